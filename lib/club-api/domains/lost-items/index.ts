import { shownField, windowOf } from "../boards";
import { lostBoard } from "./repository";

export { disposeOfLostItems, handToPolice, lostOffice, moveLostItem } from "./life";
export { readAdminLostItem, readAdminLostItems, readLostItem, readLostItems } from "./read";
export { changeLostItem, createLostItem, removeLostItems } from "./write";

export const lostItemWindow = windowOf(lostBoard, (row, ctx) => shownField(row.texts, "itemName", ctx));
