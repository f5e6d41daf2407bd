import { scopeOf } from "../../../domains/boards";
import { readFnbMenu, readFnbMenus, removeFnbMenus, saveFnbMenu } from "../../../domains/fnb";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs } from "../../rights/named-idxs";

export const fnbHandlers: Handlers<
  | "GET /fnb-menu"
  | "GET /fnb-menu/{id}"
  | "POST /fnb-menu/{id}"
  | "DELETE /fnb-menu"
  | "DELETE /fnb-menu/{id}"
> = {
  "GET /fnb-menu": ({ db, ctx }, { query }) => readFnbMenus(db, ctx, query),
  "GET /fnb-menu/{id}": ({ db, ctx }, { params, query }) => readFnbMenu(db, ctx, params.id, scopeOf(query)),
  "POST /fnb-menu/{id}": (context, { params, body, files }) =>
    saveFnbMenu(boardWriter(context, files), params.id, body),
  "DELETE /fnb-menu": async (context, { body, query }) =>
    removeFnbMenus(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /fnb-menu/{id}": (context, { params }) => removeFnbMenus(boardWriter(context), [params.id]),
};
