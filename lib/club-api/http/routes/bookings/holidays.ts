import { transaction } from "../../../db/transaction";
import {
  addHoliday,
  affectedByClosing,
  changeHoliday,
  importHolidays,
  readHolidays,
  readStaffHolidays,
  removeHoliday,
} from "../../../domains/holidays";
import type { Handlers } from "../../handler";

export const holidaysHandlers: Handlers<
  | "GET /holiday"
  | "GET /ops/holidays"
  | "GET /ops/holidays/affected"
  | "POST /ops/holidays"
  | "PUT /ops/holidays"
  | "DELETE /ops/holidays"
  | "POST /ops/holidays/import"
> = {
  "GET /holiday": ({ db, ctx }) => readHolidays(db, ctx),
  "GET /ops/holidays": ({ db, ctx }, { query }) => readStaffHolidays(db, ctx, query.year),
  "GET /ops/holidays/affected": ({ db, ctx }, { query }) => affectedByClosing(db, ctx, query.date),
  "POST /ops/holidays": ({ db, ctx }, { body }) => transaction(db, (tx) => addHoliday(tx, ctx, body)),
  "PUT /ops/holidays": ({ db, ctx }, { body }) => transaction(db, (tx) => changeHoliday(tx, ctx, body)),
  "DELETE /ops/holidays": ({ db, ctx }, { body }) => transaction(db, (tx) => removeHoliday(tx, ctx, body)),
  "POST /ops/holidays/import": ({ db, ctx, logger, holidaySource }, { body }) =>
    importHolidays({ db, ctx, logger, source: holidaySource }, body.year),
};
