import { readMenu, readMenuTree, readPublicMenus, readSimpleMenus, saveMenus } from "../../../domains/menus";
import { openMenu } from "../../../workflows/site/open-menu";
import { languageChoice } from "../../context";
import type { Handlers } from "../../handler";

/** The site's menus (domain.md P2, P5, A26, A27). */
export const menusHandlers: Handlers<
  | "GET /menus"
  | "GET /menus/simple"
  | "GET /menus/{id}"
  | "PUT /menus"
  | "GET /menus/{id}/password"
  | "GET /menus/club/{club}"
> = {
  "GET /menus": ({ db, ctx }) => readMenuTree(db, ctx),
  "GET /menus/simple": ({ db, ctx }) => readSimpleMenus(db, ctx),
  "GET /menus/{id}": ({ db, ctx }, { params }) => readMenu(db, ctx, params.id),
  "PUT /menus": ({ db, ctx }, { body }) => saveMenus(db, ctx, body.menus),
  "GET /menus/{id}/password": ({ db, ctx, menus, menuPass }, { params, query }) =>
    openMenu(db, ctx, menus, { id: params.id, password: query.password, pass: menuPass }),
  "GET /menus/club/{club}": (context) =>
    readPublicMenus(context.db, context.club.clubIdx, languageChoice(context)),
};
