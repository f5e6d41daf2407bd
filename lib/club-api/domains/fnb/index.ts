import type { Context } from "../../platform/context";
import { orderedOfficeOf, shownField, windowOf } from "../boards";
import { type FnbRow, fnbBoard } from "./repository";

export { readFnbMenu, readFnbMenus } from "./read";
export { removeFnbMenus, saveFnbMenu } from "./write";

const titleOf = (row: FnbRow, ctx: Context) => shownField(row.texts, "name", ctx);

export const fnbWindow = windowOf(fnbBoard, titleOf);
export const fnbOffice = orderedOfficeOf(fnbBoard, titleOf);
