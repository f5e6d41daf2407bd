import { boardOffices } from "../../workflows/board-offices";
import type { Handlers } from "../handler";

/** What the back office does to rows of any board alike (domain.md A35). */
export const boardOfficeHandlers: Handlers<"GET /ops/trash/{entity}" | "POST /ops/trash/{entity}/restore"> = {
  "GET /ops/trash/{entity}": (context, { params, query: { page, size } }) =>
    boardOffices[params.entity].trash(context, { page, size }),
  "POST /ops/trash/{entity}/restore": (context, { params, body }) =>
    boardOffices[params.entity].restore(context, body.idxs),
};
