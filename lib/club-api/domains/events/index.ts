import { shownField, windowOf } from "../boards";
import { eventBoard } from "./repository";

export { readEvent, readEvents } from "./read";
export { changeEvent, cloneEvent, createEvent, removeEvents } from "./write";

export const eventWindow = windowOf(eventBoard, (row, act) => shownField(row.texts, "title", act));
