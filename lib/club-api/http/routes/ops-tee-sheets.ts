import { transaction } from "../../db/transaction";
import { layOnRequest, readStaffSheet } from "../../domains/tee-sheets";
import { changeAndRelease, squeezeAndRelease } from "../../workflows/change-slots";
import type { Handlers } from "../handler";

export const opsTeeSheetsHandlers: Handlers<
  "POST /ops/sheets/generate" | "GET /ops/tee-sheet" | "PUT /ops/slots" | "POST /ops/slots"
> = {
  "POST /ops/sheets/generate": ({ db, act }, { body }) => layOnRequest(db, act, body),
  "GET /ops/tee-sheet": ({ db, act }, { query }) => readStaffSheet(db, act, query.date, query.reason),
  "PUT /ops/slots": ({ db, act }, { body }) => transaction(db, (tx) => changeAndRelease(tx, act, body)),
  "POST /ops/slots": ({ db, act }, { body }) => transaction(db, (tx) => squeezeAndRelease(tx, act, body)),
};
