import { transaction } from "../../../db/transaction";
import { awaitSheetChange, layOnRequest, readSheetDays, readStaffSheet } from "../../../domains/tee-sheets";
import { changeAndRelease, squeezeAndRelease } from "../../../workflows/tee-sheets/change-slots";
import type { Handlers } from "../../handler";

export const opsTeeSheetsHandlers: Handlers<
  | "POST /ops/sheets/generate"
  | "GET /ops/tee-sheet"
  | "GET /ops/tee-sheet/changes"
  | "GET /ops/tee-sheet/days"
  | "PUT /ops/slots"
  | "POST /ops/slots"
> = {
  "POST /ops/sheets/generate": ({ db, ctx }, { body }) => layOnRequest(db, ctx, body),
  "GET /ops/tee-sheet": ({ db, ctx }, { query }) => readStaffSheet(db, ctx, query.date, query.reason),
  "GET /ops/tee-sheet/changes": ({ db, ctx, clock, isOver }, { query: { date, known } }) =>
    awaitSheetChange(db, () => ({ ...ctx, now: clock.now() }), { date, known, isOver }),
  "GET /ops/tee-sheet/days": ({ db, ctx }, { query }) => readSheetDays(db, ctx, query),
  "PUT /ops/slots": ({ db, ctx }, { body }) => transaction(db, (tx) => changeAndRelease(tx, ctx, body)),
  "POST /ops/slots": ({ db, ctx }, { body }) => transaction(db, (tx) => squeezeAndRelease(tx, ctx, body)),
};
