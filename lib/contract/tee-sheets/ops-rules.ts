import { z } from "zod";
import { teeTimeText } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { weekdayCode } from "../code-values/tee-sheets";
import { clubQuery } from "../common";
import { type CacheTag, defineRoute } from "../define-route";
import { wants } from "../wants";
import { feeAmount } from "./fee-shapes";
import { expectedStranded, ruleEffect } from "./rule-effects";

const settingsMenu = "940700";
const key = z.string().regex(/^[A-Za-z0-9]{1,10}$/, wants("characters", "A–Z, a–z, 0–9 (1–10)"));
const month = z.int().min(1).max(12);
const limit = z.int().min(0).max(1000).nullable();
const days = z.int().min(0).max(365);
const minutes = z.int().min(0).max(1440);
/** domain.md 7.2: when a play date opens for a member type. */
const openRow = z.strictObject({
  memberType: key,
  weekdayDays: days,
  weekdayTime: teeTimeText,
  weekendDays: days,
  weekendTime: teeTimeText,
  /** False: sees the sheet, cannot book online. */
  isBookable: z.boolean().default(true),
  weekdaySharePercent: z.int().min(1).max(100).nullable().default(null),
});

/** domain.md 7.3: bookings per window of play dates; null is no limit. */
const limitRow = z.strictObject({
  memberType: key,
  perDay: limit.default(null),
  perWeek: limit.default(null),
  perMonth: limit.default(null),
  weekendPerMonth: limit.default(null),
  perYear: limit.default(null),
  openBookings: limit.default(null),
});

/** domain.md 7.1: a weekday of some months on which the club is closed. */
const closingRow = z.strictObject({
  weekCode: codeOf(weekdayCode),
  monthFrom: month,
  monthTo: month,
});

/** The numbers of domain.md 7.3 to 7.12 that stand in no policy; one row. */
const bookingRow = z.strictObject({
  freeDaysWeekday: z.int().min(0).max(60),
  freeDaysWeekend: z.int().min(0).max(60),
  clashMinutes: minutes,
  lockWindowMinutes: z.int().min(1).max(1440),
  noShowCandidateMinutes: minutes,
  stoppedCaddieFees: z.array(z.strictObject({ holes: z.int().min(0).max(36), amount: feeAmount })).max(10),
});

/** domain.md 7.9.2: where the weight of a member type begins in a draw. */
const drawBaseRow = z.strictObject({ memberType: key, base: z.number().positive().max(100) });

/** The rule tables and the shape of their rows; a table of the database each. */
export const ruleRows = {
  open: openRow,
  limits: limitRow,
  closings: closingRow,
  bookings: bookingRow,
  "draw-bases": drawBaseRow,
} as const;
export type RuleTable = keyof typeof ruleRows;

function readRoute<T extends RuleTable>(table: T) {
  return defineRoute(`GET /ops/rules/${table}`, {
    summary: `The rule table "${table}" of the club.`,
    permission: { menu: settingsMenu, flag: "R" },
    query: clubQuery,
    output: z.object({
      rows: z.array(ruleRows[table]),
      /** Changes with every value of the table. */
      version: z.string(),
    }),
  });
}

function saveRoute<T extends RuleTable>(table: T, tags: readonly CacheTag[]) {
  return defineRoute(`PUT /ops/rules/${table}`, {
    summary: `Puts rows in the place of the rule table "${table}"; they count from the next call.`,
    permission: { menu: settingsMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({
      rows: z.array(ruleRows[table]).max(300),
      version: z.string().max(80).optional(),
      expects: expectedStranded,
    }),
    output: z.object({ saved: z.int(), version: z.string() }),
    tags,
  });
}

function effectRoute<T extends RuleTable>(table: T) {
  return defineRoute(`POST /ops/rules/${table}/effect`, {
    summary: `What the rule table "${table}" with these rows would mean for standing bookings; saves nothing.`,
    permission: { menu: settingsMenu, flag: "R" },
    query: clubQuery,
    body: z.strictObject({ rows: z.array(ruleRows[table]).max(300) }),
    output: ruleEffect,
  });
}

export const opsRuleRoutes = [
  readRoute("open"),
  readRoute("limits"),
  readRoute("closings"),
  readRoute("bookings"),
  readRoute("draw-bases"),
  saveRoute("open", []),
  saveRoute("limits", []),
  saveRoute("closings", []),
  saveRoute("bookings", ["fees"]),
  saveRoute("draw-bases", []),
  effectRoute("open"),
  effectRoute("limits"),
  effectRoute("closings"),
  effectRoute("bookings"),
  effectRoute("draw-bases"),
] as const;
