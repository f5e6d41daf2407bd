import { readPublicMenus } from "../../domains/menus";
import { languageChoice } from "../context";
import type { Handlers } from "../handler";

export const menusHandlers: Handlers<"GET /menus/club/{club}"> = {
  "GET /menus/club/{club}": (context) =>
    readPublicMenus(context.db, context.club.clubIdx, languageChoice(context)),
};
