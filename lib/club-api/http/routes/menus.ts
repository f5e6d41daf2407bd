import { readMenu, readMenuTree, readPublicMenus, readSimpleMenus, saveMenus } from "../../domains/menus";
import { openMenu } from "../../workflows/open-menu";
import { languageChoice } from "../context";
import type { Handlers } from "../handler";

/** The site's menus (domain.md P2, P5, A26, A27). */
export const menusHandlers: Handlers<
  | "GET /menus"
  | "GET /menus/simple"
  | "GET /menus/{id}"
  | "PUT /menus"
  | "GET /menus/{id}/password"
  | "GET /menus/club/{club}"
> = {
  "GET /menus": ({ db, act }) => readMenuTree(db, act),
  "GET /menus/simple": ({ db, act }) => readSimpleMenus(db, act),
  "GET /menus/{id}": ({ db, act }, { params }) => readMenu(db, act, params.id),
  "PUT /menus": ({ db, act }, { body }) => saveMenus(db, act, body.menus),
  "GET /menus/{id}/password": ({ db, act, menus, menuPass }, { params, query }) =>
    openMenu(db, act, menus, { id: params.id, password: query.password, pass: menuPass }),
  "GET /menus/club/{club}": (context) =>
    readPublicMenus(context.db, context.club.clubIdx, languageChoice(context)),
};
