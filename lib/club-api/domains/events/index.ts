import type { Act } from "../../platform/act";
import { officeOf, shownField, windowOf } from "../boards";
import { type EventRow, eventBoard } from "./repository";

export { readEvent, readEvents } from "./read";
export { changeEvent, cloneEvent, createEvent, removeEvents } from "./write";

const titleOf = (row: EventRow, act: Act) => shownField(row.texts, "title", act);

export const eventWindow = windowOf(eventBoard, titleOf);
export const eventOffice = officeOf(eventBoard, titleOf);
