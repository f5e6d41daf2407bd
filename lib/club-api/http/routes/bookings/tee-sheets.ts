import { readDate } from "@/lib/shared/time/calendar";
import {
  guest,
  readCalendar,
  readCourses,
  readFeeTable,
  readSlotsLedger,
  type SheetFilter,
} from "../../../domains/tee-sheets";
import { ClubFailure } from "../../../platform/failure";
import { readSheet, readSlotDetail, viewerOf } from "../../../workflows/tee-sheets/read-sheets";
import type { CallContext, Handlers } from "../../handler";
import { readSegments } from "../../segments";

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

export const teeSheetsHandlers: Handlers<
  | "GET /reservation/calendar/{id}"
  | "GET /reservation/sheets/non-member/{club}/{b}"
  | "GET /reservation/sheets/{a}/{b}"
  | "GET /reservation/sheets/{a}/{b}/{c}"
  | "GET /ext/courses"
  | "GET /ext/fees"
  | "GET /ext/slots-ledger/{club}/{date}"
> = {
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
};
