import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { holidayTypeCode } from "../code-values/tee-sheets";
import { clubQuery, commonQuery, dateText, textsByLanguage } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const holidayMenu = "940700";
const seq = z.int().min(1).max(999);
const nameText = z.string().trim().min(1).max(60);

/** domain.md P7; the lists of two years. */
export const holiday = z.object({
  date: dateText,
  dateName: z.string(),
  dateKind: z.string(),
  isHoliday: z.enum(["Y", "N"]),
  holidayType: codeOf(holidayTypeCode),
  seq: z.int(),
});
export type Holiday = z.infer<typeof holiday>;

/** Public holidays, club closings and peak days; weekdays and regular closings are rules, not entries. */
const entryType = codeOf(holidayTypeCode).extract([
  holidayTypeCode.publicHoliday,
  holidayTypeCode.substituteHoliday,
  holidayTypeCode.temporaryHoliday,
  holidayTypeCode.temporaryClosing,
  holidayTypeCode.peakDay,
]);

const staffHoliday = holiday.extend({
  i18n: textsByLanguage(z.string()),
  /** LIST: as the public list has it; CLUB: entered or changed here, an import leaves it alone. */
  source: z.enum(["LIST", "CLUB"]),
  isRemoved: z.boolean(),
});
export type StaffHoliday = z.infer<typeof staffHoliday>;

const savedHoliday = z.object({
  date: dateText,
  seq: z.int(),
  /** Bookings of the day that a closing does not cancel by itself; staff answer for them. */
  affected: z.int(),
});

/** `dateName` is the text of the request language; `i18n` holds further ones. */
export const newHoliday = z.strictObject({
  date: dateText,
  dateName: nameText,
  holidayType: entryType,
  isHoliday: z.enum(["Y", "N"]).default("Y"),
  i18n: textsByLanguage(nameText).optional(),
});
export type NewHolidayEntry = z.output<typeof newHoliday>;

const changedHoliday = z.strictObject({
  date: dateText,
  seq,
  dateName: nameText.optional(),
  holidayType: entryType.optional(),
  isHoliday: z.enum(["Y", "N"]).optional(),
  i18n: textsByLanguage(nameText).optional(),
  /** False brings an entry back that was taken out. */
  isRemoved: z.literal(false).optional(),
});
export type HolidayChange = z.output<typeof changedHoliday>;

const year = z
  .string()
  .regex(/^20\d{2}$/, wants("range", "2000–2099"))
  .transform(Number);

export const holidayRoutes = [
  defineRoute("GET /holiday", {
    summary: "Public and club holidays of this year and the next.",
    auth: "anonymous",
    query: clubQuery,
    output: z.array(holiday),
    tags: ["holidays"],
  }),
  defineRoute("GET /ops/holidays", {
    summary: "The entries of a year for the back office, removed ones too.",
    permission: { menu: holidayMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, year }),
    output: z.array(staffHoliday),
  }),
  defineRoute("GET /ops/holidays/affected", {
    summary: "How many bookings of a day a closing would meet: it cancels none by itself.",
    permission: { menu: holidayMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, date: dateText }),
    output: z.object({ date: dateText, affected: z.int() }),
  }),
  defineRoute("POST /ops/holidays", {
    summary:
      "Enters a holiday, a closing (51) or a peak day (60); tells how many bookings of the day it meets.",
    permission: { menu: holidayMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: newHoliday,
    output: savedHoliday,
    tags: ["holidays"],
  }),
  defineRoute("PUT /ops/holidays", {
    summary: "Changes the named fields of an entry, or brings one back that was taken out.",
    permission: { menu: holidayMenu, flag: "U" },
    query: z.strictObject(commonQuery),
    body: changedHoliday,
    output: savedHoliday,
    tags: ["holidays"],
  }),
  defineRoute("DELETE /ops/holidays", {
    summary: "Takes an entry out; an import does not bring it back.",
    permission: { menu: holidayMenu, flag: "X" },
    query: z.strictObject(commonQuery),
    body: z.strictObject({ date: dateText, seq }),
    output: z.object({ deleted: z.int() }),
    tags: ["holidays"],
  }),
  defineRoute("POST /ops/holidays/import", {
    summary: "Takes a year over from the public list; entries that the club made or changed stay.",
    permission: { menu: holidayMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: z.strictObject({ year: z.int().min(2000).max(2099) }),
    output: z.object({ added: z.int(), changed: z.int(), kept: z.int() }),
    tags: ["holidays"],
  }),
] as const;
