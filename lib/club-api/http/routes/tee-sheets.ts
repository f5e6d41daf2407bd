import { readDate } from "@/lib/shared/calendar";
import {
  guest,
  readCalendar,
  readCourses,
  readFeeTable,
  readSlotsLedger,
  type SheetFilter,
} from "../../domains/tee-sheets";
import { ClubFailure } from "../../platform/failure";
import { readSheet, readSlotDetail, viewerOf } from "../../workflows/read-sheets";
import type { CallContext, Handlers } from "../handler";
import { readSegments } from "../segments";

/** A number below ten names a course where a slot could stand (domain.md R5). */
const lastCourse = 9;

/** The month of the path, or whose calendar; without either the caller's (domain.md A6). */
async function calendarOf(context: CallContext, id: string) {
  const { db, act } = context;
  const { member, month } = await readSegments(context, [id], ["member", "month"]);
  return readCalendar(db, act, await viewerOf(db, act, member), month ?? null);
}

async function sheetOf(context: CallContext, segments: readonly string[], filter: SheetFilter) {
  const { db, act } = context;
  const { member, date } = await readSegments(context, segments, ["member", "date"]);
  return readSheet(db, act, await viewerOf(db, act, member), known(date), filter);
}

async function slotOrCourse(context: CallContext, segments: readonly string[], filter: SheetFilter) {
  const { db, act } = context;
  const { member, date, idx } = await readSegments(context, segments, ["member", "date", "idx"]);
  const viewer = await viewerOf(db, act, member);
  if (idx !== undefined && idx <= lastCourse) {
    return readSheet(db, act, viewer, known(date), { ...filter, courses: [String(idx)] });
  }
  return readSlotDetail(db, act, viewer, { date: known(date), sheetIdx: idx ?? 0 });
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
  "GET /reservation/sheets/non-member/{club}/{b}": ({ db, act }, { params, query }) =>
    readSheet(db, act, guest, known(readDate(params.b)), query),
  "GET /reservation/sheets/{a}/{b}": (context, { params, query }) =>
    sheetOf(context, [params.a, params.b], query),
  "GET /reservation/sheets/{a}/{b}/{c}": (context, { params, query }) =>
    slotOrCourse(context, [params.a, params.b, params.c], query),
  "GET /ext/courses": ({ db, act }) => readCourses(db, act),
  "GET /ext/fees": ({ db, act }) => readFeeTable(db, act),
  "GET /ext/slots-ledger/{club}/{date}": ({ db, act }, { params }) =>
    readSlotsLedger(db, act, known(readDate(params.date))),
};
