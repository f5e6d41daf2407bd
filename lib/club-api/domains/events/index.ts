import type { Context } from "../../platform/context";
import { officeOf, shownField, windowOf } from "../boards";
import { type EventRow, eventBoard } from "./repository";

export { readEvent, readEvents } from "./read";
export { changeEvent, cloneEvent, createEvent, removeEvents } from "./write";

const titleOf = (row: EventRow, ctx: Context) => shownField(row.texts, "title", ctx);

export const eventWindow = windowOf(eventBoard, titleOf);
export const eventOffice = officeOf(eventBoard, titleOf);
