import { transaction } from "../../../db/transaction";
import { saveVisitNumbers, scanCode, searchDesk } from "../../../domains/reservations";
import { previewNoShow } from "../../../workflows/desk/preview-no-show";
import { readDesk } from "../../../workflows/desk/read-desk";
import type { Handlers } from "../../handler";

export const opsDeskHandlers: Handlers<
  | "GET /ops/desk"
  | "GET /ops/desk/search"
  | "POST /ops/desk/scans"
  | "GET /ops/desk/no-shows/{id}"
  | "PUT /ops/visits/{id}"
> = {
  "GET /ops/desk": ({ db, ctx }, { query }) => transaction(db, (tx) => readDesk(tx, ctx, query)),
  "GET /ops/desk/search": ({ db, ctx }, { query }) => transaction(db, (tx) => searchDesk(tx, ctx, query)),
  "POST /ops/desk/scans": ({ db, ctx }, { body }) => transaction(db, (tx) => scanCode(tx, ctx, body)),
  "GET /ops/desk/no-shows/{id}": ({ db, ctx }, { params, query }) =>
    transaction(db, (tx) => previewNoShow(tx, ctx, params.id, query.reason)),
  "PUT /ops/visits/{id}": ({ db, ctx }, { params, body }) =>
    saveVisitNumbers(db, ctx, { ...body, visitIdx: params.id }),
};
