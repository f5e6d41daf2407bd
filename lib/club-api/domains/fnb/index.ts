import { shownField, windowOf } from "../boards";
import { fnbBoard } from "./repository";

export { readFnbMenu, readFnbMenus } from "./read";
export { removeFnbMenus, saveFnbMenu } from "./write";

export const fnbWindow = windowOf(fnbBoard, (row, act) => shownField(row.texts, "name", act));
