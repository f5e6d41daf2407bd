import type { Context } from "../../platform/context";
import { orderedOfficeOf, shownField, windowOf } from "../boards";
import { type EntryRow, entryBoard } from "./repository";

export { readClubEntries, readClubEntry } from "./read";
export { changeClubEntry, createClubEntry, removeClubEntries } from "./write";

const titleOf = (row: EntryRow, ctx: Context) => shownField(row.texts, "title", ctx);

export const entryWindow = windowOf(entryBoard, titleOf);
export const entryOffice = orderedOfficeOf(entryBoard, titleOf);
