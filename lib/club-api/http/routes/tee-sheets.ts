import { transaction } from "@/lib/club-api/db/transaction";
import {
  addHoliday,
  affectedByClosing,
  changeHoliday,
  importHolidays,
  readHolidays,
  readStaffHolidays,
  removeHoliday,
} from "@/lib/club-api/domains/holidays";
import { readRuleTable, saveRuleTable } from "@/lib/club-api/domains/rule-tables";
import {
  awaitSheetChange,
  clearTeeSpan,
  guest,
  layOnRequest,
  layTeeSpan,
  readCalendar,
  readCourses,
  readFeeTable,
  readSheetDays,
  readSlotsLedger,
  readStaffSheet,
  readTeePlans,
  readTeeSpan,
  removeTeePlan,
  type SheetFilter,
  saveTeePlan,
} from "@/lib/club-api/domains/tee-sheets";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import {
  changeAndRelease,
  readSheet,
  readSlotDetail,
  squeezeAndRelease,
  viewerOf,
} from "@/lib/club-api/workflows/tee-sheets/office-sheets";
import { ruleEffect, withEffect } from "@/lib/club-api/workflows/tee-sheets/rule-effect";
import {
  teeDayPreview,
  teePlanEffect,
  withTeePlanEffect,
} from "@/lib/club-api/workflows/tee-sheets/tee-plan-effect";
import { readDate } from "@/lib/shared/time/calendar";
import { readSegments } from "../context";
import type { CallContext, RouteHandlers } from "../handler";

/** A number below ten names a course where a slot could stand (domain.md R5). */
const lastCourse = 9;

/** The month of the path, or whose calendar; without either the caller's (domain.md A6). */
async function calendarOf(context: CallContext, id: string) {
  const { db, ctx } = context;
  const { member, month } = await readSegments(context, [id], ["member", "month"]);
  return readCalendar(db, ctx, await viewerOf(db, ctx, member), month ?? null);
}

async function sheetOf(context: CallContext, segments: readonly string[], filter: SheetFilter) {
  const { db, ctx } = context;
  const { member, date } = await readSegments(context, segments, ["member", "date"]);
  return readSheet(db, ctx, await viewerOf(db, ctx, member), known(date), filter);
}

async function slotOrCourse(context: CallContext, segments: readonly string[], filter: SheetFilter) {
  const { db, ctx } = context;
  const { member, date, idx } = await readSegments(context, segments, ["member", "date", "idx"]);
  const viewer = await viewerOf(db, ctx, member);
  if (idx !== undefined && idx <= lastCourse) {
    return readSheet(db, ctx, viewer, known(date), { ...filter, courses: [String(idx)] });
  }
  return readSlotDetail(db, ctx, viewer, { date: known(date), sheetIdx: idx ?? 0 });
}

/** A path without a day is none. */
function known(date: string | null | undefined): string {
  if (!date) throw new ClubFailure("REQ_PATH");
  return date;
}

export const teeSheetsHandlers = {
  "GET /reservation/calendar/{id}": (context, { params }) => calendarOf(context, params.id),
  "GET /reservation/sheets/non-member/{club}/{b}": ({ db, ctx }, { params, query }) =>
    readSheet(db, ctx, guest, known(readDate(params.b)), query),
  "GET /reservation/sheets/{a}/{b}": (context, { params, query }) =>
    sheetOf(context, [params.a, params.b], query),
  "GET /reservation/sheets/{a}/{b}/{c}": (context, { params, query }) =>
    slotOrCourse(context, [params.a, params.b, params.c], query),
  "GET /ext/courses": ({ db, ctx }) => readCourses(db, ctx),
  "GET /ext/fees": ({ db, ctx }) => readFeeTable(db, ctx),
  "GET /ext/slots-ledger/{club}/{date}": ({ db, ctx }, { params }) =>
    readSlotsLedger(db, ctx, known(readDate(params.date))),
  "POST /ops/sheets/generate": ({ db, ctx }, { body }) => layOnRequest(db, ctx, body),
  "GET /ops/tee-sheet": ({ db, ctx }, { query }) => readStaffSheet(db, ctx, query.date, query.reason),
  "GET /ops/tee-sheet/changes": ({ db, ctx, clock, isOver }, { query: { date, known } }) =>
    awaitSheetChange(db, () => ({ ...ctx, now: clock.now() }), { date, known, isOver }),
  "GET /ops/tee-sheet/days": ({ db, ctx }, { query }) => readSheetDays(db, ctx, query),
  "PUT /ops/slots": ({ db, ctx }, { body }) => transaction(db, (tx) => changeAndRelease(tx, ctx, body)),
  "POST /ops/slots": ({ db, ctx }, { body }) => transaction(db, (tx) => squeezeAndRelease(tx, ctx, body)),
  "GET /ops/rules/open": ({ db, ctx }) => readRuleTable(db, ctx, "open"),
  "GET /ops/rules/limits": ({ db, ctx }) => readRuleTable(db, ctx, "limits"),
  "GET /ops/rules/closings": ({ db, ctx }) => readRuleTable(db, ctx, "closings"),
  "GET /ops/rules/bookings": ({ db, ctx }) => readRuleTable(db, ctx, "bookings"),
  "GET /ops/rules/draw-bases": ({ db, ctx }) => readRuleTable(db, ctx, "draw-bases"),
  "PUT /ops/rules/open": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "open", input)),
  "PUT /ops/rules/limits": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "limits", input)),
  "PUT /ops/rules/closings": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "closings", input)),
  "PUT /ops/rules/bookings": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "bookings", input)),
  "PUT /ops/rules/draw-bases": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "draw-bases", input)),
  "POST /ops/rules/open/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "open", body)),
  "POST /ops/rules/limits/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "limits", body)),
  "POST /ops/rules/closings/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "closings", body)),
  "POST /ops/rules/bookings/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "bookings", body)),
  "POST /ops/rules/draw-bases/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "draw-bases", body)),
  "GET /ops/tee-times": ({ db, ctx }) => readTeePlans(db, ctx),
  "PUT /ops/tee-times": ({ db, ctx }, { body: { expects, ...plan } }) =>
    transaction(db, (tx) => withTeePlanEffect(tx, ctx, expects, (inner) => saveTeePlan(inner, ctx, plan))),
  "DELETE /ops/tee-times": ({ db, ctx }, { body: { expects, ...plan } }) =>
    transaction(db, (tx) => withTeePlanEffect(tx, ctx, expects, (inner) => removeTeePlan(inner, ctx, plan))),
  "POST /ops/tee-times/preview": ({ db, ctx }, { body }) => teeDayPreview(db, ctx, body),
  "POST /ops/tee-times/effect": ({ db, ctx }, { body }) =>
    teePlanEffect(db, ctx, (tx) => saveTeePlan(tx, ctx, body)),
  "GET /ops/tee-times/span": ({ db, ctx }, { query: { from, to } }) => readTeeSpan(db, ctx, { from, to }),
  "POST /ops/tee-times/generate": ({ db, ctx }, { body }) => layTeeSpan(db, ctx, body),
  "DELETE /ops/tee-times/unsold": ({ db, ctx }, { body }) => clearTeeSpan(db, ctx, body),
  "GET /holiday": ({ db, ctx }) => readHolidays(db, ctx),
  "GET /ops/holidays": ({ db, ctx }, { query }) => readStaffHolidays(db, ctx, query.year),
  "GET /ops/holidays/affected": ({ db, ctx }, { query }) => affectedByClosing(db, ctx, query.date),
  "POST /ops/holidays": ({ db, ctx }, { body }) => transaction(db, (tx) => addHoliday(tx, ctx, body)),
  "PUT /ops/holidays": ({ db, ctx }, { body }) => transaction(db, (tx) => changeHoliday(tx, ctx, body)),
  "DELETE /ops/holidays": ({ db, ctx }, { body }) => transaction(db, (tx) => removeHoliday(tx, ctx, body)),
  "POST /ops/holidays/import": ({ db, ctx, logger, holidaySource }, { body }) =>
    importHolidays({ db, ctx, logger, source: holidaySource }, body.year),
} satisfies RouteHandlers;
