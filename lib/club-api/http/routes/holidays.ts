import { readHolidays } from "../../domains/holidays";
import { languageChoice, today } from "../context";
import type { Handlers } from "../handler";

export const holidaysHandlers: Handlers<"GET /holiday"> = {
  "GET /holiday": (context) =>
    readHolidays(context.db, context.club.clubIdx, today(context), languageChoice(context)),
};
