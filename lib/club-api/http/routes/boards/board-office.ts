import { boardOffices } from "../../../workflows/site/board-offices";
import type { Handlers } from "../../handler";

/** What the back office does to rows of any board alike (domain.md A35). */
export const boardOfficeHandlers: Handlers<
  | "GET /ops/boards/{entity}/counts"
  | "GET /ops/trash/{entity}"
  | "POST /ops/trash/{entity}/restore"
  | "PUT /ops/boards/{entity}/visibility"
  | "PUT /ops/boards/{entity}/orders"
> = {
  "GET /ops/boards/{entity}/counts": (context, { params }) => boardOffices[params.entity].counts(context),
  "GET /ops/trash/{entity}": (context, { params, query: { page, size } }) =>
    boardOffices[params.entity].trash(context, { page, size }),
  "POST /ops/trash/{entity}/restore": (context, { params, body }) =>
    boardOffices[params.entity].restore(context, body.idxs),
  "PUT /ops/boards/{entity}/visibility": (context, { params, body }) =>
    boardOffices[params.entity].show(context, body.idxs, body.isVisible),
  "PUT /ops/boards/{entity}/orders": (context, { params, body }) =>
    boardOffices[params.entity].move(context, body.orders),
};
