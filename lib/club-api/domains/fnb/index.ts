import type { Act } from "../../platform/act";
import { orderedOfficeOf, shownField, windowOf } from "../boards";
import { type FnbRow, fnbBoard } from "./repository";

export { readFnbMenu, readFnbMenus } from "./read";
export { removeFnbMenus, saveFnbMenu } from "./write";

const titleOf = (row: FnbRow, act: Act) => shownField(row.texts, "name", act);

export const fnbWindow = windowOf(fnbBoard, titleOf);
export const fnbOffice = orderedOfficeOf(fnbBoard, titleOf);
