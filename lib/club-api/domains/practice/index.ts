import type { Context } from "../../platform/context";
import { orderedOfficeOf, shownField } from "../boards";
import { type PracticeRow, practiceBoard } from "./repository";

export { readPracticeGround, readPracticeGrounds } from "./read";
export { changePracticeGround, createPracticeGround, removePracticeGrounds } from "./write";

const nameOf = (row: PracticeRow, ctx: Context) => shownField(row.texts, "name", ctx);

export const practiceOffice = orderedOfficeOf(practiceBoard, nameOf);
