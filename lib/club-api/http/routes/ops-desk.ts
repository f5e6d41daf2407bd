import { transaction } from "../../db/transaction";
import { saveVisitNumbers, scanCode, searchDesk } from "../../domains/reservations";
import { previewNoShow } from "../../workflows/preview-no-show";
import { readDesk } from "../../workflows/read-desk";
import type { Handlers } from "../handler";

export const opsDeskHandlers: Handlers<
  | "GET /ops/desk"
  | "GET /ops/desk/search"
  | "POST /ops/desk/scans"
  | "GET /ops/desk/no-shows/{id}"
  | "PUT /ops/visits/{id}"
> = {
  "GET /ops/desk": ({ db, act }, { query }) => transaction(db, (tx) => readDesk(tx, act, query)),
  "GET /ops/desk/search": ({ db, act }, { query }) => transaction(db, (tx) => searchDesk(tx, act, query)),
  "POST /ops/desk/scans": ({ db, act }, { body }) => transaction(db, (tx) => scanCode(tx, act, body)),
  "GET /ops/desk/no-shows/{id}": ({ db, act }, { params, query }) =>
    transaction(db, (tx) => previewNoShow(tx, act, params.id, query.reason)),
  "PUT /ops/visits/{id}": ({ db, act }, { params, body }) =>
    saveVisitNumbers(db, act, { ...body, visitIdx: params.id }),
};
