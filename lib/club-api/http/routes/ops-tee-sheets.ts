import { transaction } from "../../db/transaction";
import { awaitSheetChange, layOnRequest, readSheetDays, readStaffSheet } from "../../domains/tee-sheets";
import { changeAndRelease, squeezeAndRelease } from "../../workflows/change-slots";
import type { Handlers } from "../handler";

export const opsTeeSheetsHandlers: Handlers<
  | "POST /ops/sheets/generate"
  | "GET /ops/tee-sheet"
  | "GET /ops/tee-sheet/changes"
  | "GET /ops/tee-sheet/days"
  | "PUT /ops/slots"
  | "POST /ops/slots"
> = {
  "POST /ops/sheets/generate": ({ db, act }, { body }) => layOnRequest(db, act, body),
  "GET /ops/tee-sheet": ({ db, act }, { query }) => readStaffSheet(db, act, query.date, query.reason),
  "GET /ops/tee-sheet/changes": ({ db, act, clock, isOver }, { query: { date, known } }) =>
    awaitSheetChange(db, () => ({ ...act, now: clock.now() }), { date, known, isOver }),
  "GET /ops/tee-sheet/days": ({ db, act }, { query }) => readSheetDays(db, act, query),
  "PUT /ops/slots": ({ db, act }, { body }) => transaction(db, (tx) => changeAndRelease(tx, act, body)),
  "POST /ops/slots": ({ db, act }, { body }) => transaction(db, (tx) => squeezeAndRelease(tx, act, body)),
};
