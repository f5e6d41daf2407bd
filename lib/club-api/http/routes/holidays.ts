import { transaction } from "../../db/transaction";
import {
  addHoliday,
  affectedByClosing,
  changeHoliday,
  importHolidays,
  readHolidays,
  readStaffHolidays,
  removeHoliday,
} from "../../domains/holidays";
import type { Handlers } from "../handler";

export const holidaysHandlers: Handlers<
  | "GET /holiday"
  | "GET /ops/holidays"
  | "GET /ops/holidays/affected"
  | "POST /ops/holidays"
  | "PUT /ops/holidays"
  | "DELETE /ops/holidays"
  | "POST /ops/holidays/import"
> = {
  "GET /holiday": ({ db, act }) => readHolidays(db, act),
  "GET /ops/holidays": ({ db, act }, { query }) => readStaffHolidays(db, act, query.year),
  "GET /ops/holidays/affected": ({ db, act }, { query }) => affectedByClosing(db, act, query.date),
  "POST /ops/holidays": ({ db, act }, { body }) => transaction(db, (tx) => addHoliday(tx, act, body)),
  "PUT /ops/holidays": ({ db, act }, { body }) => transaction(db, (tx) => changeHoliday(tx, act, body)),
  "DELETE /ops/holidays": ({ db, act }, { body }) => transaction(db, (tx) => removeHoliday(tx, act, body)),
  "POST /ops/holidays/import": ({ db, act, logger, holidaySource }, { body }) =>
    importHolidays({ db, act, logger, source: holidaySource }, body.year),
};
