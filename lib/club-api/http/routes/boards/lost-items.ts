import {
  changeLostItem,
  createLostItem,
  readAdminLostItems,
  readLostItems,
  removeLostItems,
} from "../../../domains/lost-items";
import { moveClaim } from "../../../workflows/lost-items/claim-lost-item";
import { showAdminLostItem, showLostItem } from "../../../workflows/lost-items/show-lost-item";
import { boardWriter } from "../../boards";
import type { Handlers } from "../../handler";
import { namedIdxs } from "../../rights/named-idxs";

export const lostItemsHandlers: Handlers<
  | "GET /lost-item"
  | "GET /lost-item/{id}"
  | "GET /ops/lost-items"
  | "GET /ops/lost-items/{id}"
  | "POST /ops/lost-items"
  | "PUT /ops/lost-items"
  | "PUT /ops/lost-items/{id}"
  | "DELETE /ops/lost-items"
  | "DELETE /ops/lost-items/{id}"
> = {
  "GET /lost-item": ({ db, ctx }, { query }) => readLostItems(db, ctx, query),
  "GET /lost-item/{id}": ({ db, ctx }, { params }) => showLostItem(db, ctx, params.id),
  "GET /ops/lost-items": ({ db, ctx }, { query }) => readAdminLostItems(db, ctx, query),
  "GET /ops/lost-items/{id}": ({ db, ctx }, { params, query }) =>
    showAdminLostItem(db, ctx, params.id, query.reason),
  "POST /ops/lost-items": (context, { body, files }) => createLostItem(boardWriter(context, files), body),
  "PUT /ops/lost-items": (context, { body, files }) =>
    changeLostItem(boardWriter(context, files), body.lostIdx, body),
  "PUT /ops/lost-items/{id}": ({ db, ctx }, { params, body }) => moveClaim(db, ctx, params.id, body),
  "DELETE /ops/lost-items": async (context, { body, query }) =>
    removeLostItems(boardWriter(context), namedIdxs(body?.idxs, query.idx)),
  "DELETE /ops/lost-items/{id}": (context, { params }) => removeLostItems(boardWriter(context), [params.id]),
};
