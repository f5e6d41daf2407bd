import { z } from "zod";
import {
  caddieMode,
  codeKey,
  dateText,
  holeCode,
  money,
  segment,
  teeTimeText,
  turnTime,
} from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { dayCode, feeItem, holidayTypeCode, slotState } from "../code-values/tee-sheets";
import { clubCode, commonQuery, idx, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { liveMenuCode } from "../page-menus";
import { wants } from "../wants";

/** timeOpenCodes: what a viewer sees of a slot (domain.md 8.1). */
export const openCode = codeOf(slotState);
export const dayType = z.enum(["WEEKDAY", "WEEKEND"]);

/** domain.md R2. */
const calendarDay = z.object({
  date: dateText,
  dayCode: codeOf(dayCode),
  dayType: dayType.optional(),
  /** Code of the season that the day belongs to. */
  season: z.string().optional(),
  holidayType: codeOf(holidayTypeCode),
  holidayName: z.string().nullable(),
  isOpen: z.boolean(),
  /** When the day opens for the viewer's type; null is never. */
  openAt: timestamp.nullable(),
  /** Booking is open for the viewer: opened and not yet closed. */
  opened: z.boolean(),
  /** From when a viewer who never books online sees the sheet; null for everybody else, and where no rule says so. */
  visibleAt: timestamp.nullable().optional(),
  /** When online booking of the day ends. */
  closeAt: timestamp.optional(),
  freeTeams: z.int(),
  totalTeams: z.int(),
  /** Of the viewer's type, among the free slots where there are any; null on a day without slots. */
  minGreenFee: money.nullable(),
  hasDraw: z.boolean(),
  /** An event runs on the day. */
  hasEvent: z.boolean(),
  /** The event that takes place on this day or a few days around it only, not for weeks; null for none. */
  eventIdx: idx.nullable().optional(),
  waitingPossible: z.boolean(),
  myBookings: z.int(),
});

export const calendarOutput = z.object({
  memberType: codeKey,
  from: dateText,
  to: dateText,
  /** The last day that is open for the viewer by now; null when none is. */
  openUntil: dateText.nullable(),
  /** Parts of the day in which any of the days has tee times. */
  periods: z.array(codeKey).optional(),
  days: z.array(calendarDay),
});
export type ReservationCalendar = z.infer<typeof calendarOutput>;
export type CalendarDay = ReservationCalendar["days"][number];

const slotShape = {
  sheetIdx: idx,
  teeTime: teeTimeText,
  turnTime,
  courseCode: codeKey,
  courseOut: codeKey,
  period: codeKey,
  openCode,
  bookable: z.boolean(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  companionGreenFee: money.nullable(),
};

/** A slot as its viewer sees it; fees for 18 holes per person, null where the type has none. */
const sheetSlot = z.object({
  ...slotShape,
  holeCode,
  caddieMode,
  greenFee: money.nullable(),
  /** Without the slot's own price. */
  normalGreenFee: money.nullable(),
  /** Of a last-minute offer to the viewer's type: what `greenFee` is without it. */
  lastMinute: z.object({ percent: z.int(), usualFee: money }).optional(),
  event: z.string().nullable(),
});

/** domain.md R3, R4. */
export const sheetOutput = z.object({
  playDate: dateText,
  dayCode: codeOf(dayCode),
  holidayType: codeOf(holidayTypeCode),
  openAt: timestamp.nullable(),
  closeAt: timestamp.nullable(),
  freeCancelUntil: timestamp.nullable(),
  courses: z.array(
    z.object({ courseCode: codeKey, courseName: z.string(), courseOut: codeKey, free: z.int() }),
  ),
  slots: z.array(sheetSlot),
  waitingPossible: z.boolean(),
});
export type TeeSheet = z.infer<typeof sheetOutput>;
export type SheetSlot = TeeSheet["slots"][number];

/** domain.md R5. */
export const slotOutput = z.object({
  ...slotShape,
  playDate: dateText,
  courseName: z.string(),
  courseOutName: z.string(),
  holeCodes: z.array(holeCode),
  caddieModes: z.array(caddieMode),
  fees: z.array(
    z.object({ feeCode: codeOf(feeItem), name: z.string(), amount: money, unit: z.enum(["PERSON", "TEAM"]) }),
  ),
  coupons: z.array(z.object({ couponIdx: idx, couponName: z.string(), discount: money })),
  cancelRule: z.object({
    freeUntil: timestamp,
    stages: z.array(
      z.object({
        stage: z.enum(["L1", "L2", "L3", "L4"]),
        /** The stage's last moment; null of the no-show, which has none. */
        until: timestamp.nullable(),
        percent: z.int(),
        days: z.int(),
      }),
    ),
  }),
  /** The viewer's own live hold. */
  lock: z
    .object({
      lockedAt: timestamp,
      expiresAt: timestamp,
      remainSeconds: z.int(),
      renewals: z.int(),
    })
    .nullable(),
});
export type SlotDetail = z.infer<typeof slotOutput>;

const keys = z
  .string()
  .regex(/^[A-Za-z0-9]{1,10}(,[A-Za-z0-9]{1,10})*$/, wants("like", "10,20"))
  .max(100)
  .transform((text) => text.split(","));
const sheetQuery = z.strictObject({ ...commonQuery, courses: keys.optional(), periods: keys.optional() });

/** The path with a literal segment stands before those that would take it for a member. */
export const teeSheetRoutes = [
  defineRoute("GET /reservation/calendar/{id}", {
    summary: "The days of a month (`202612`), or from today to the last open day (memberIdx, 0 for a guest).",
    auth: "anonymous",
    isGathered: true,
    delegable: ["BOOK", "CHANGE"],
    menu: liveMenuCode,
    params: z.strictObject({ id: segment }),
    query: z.strictObject(commonQuery),
    output: calendarOutput,
  }),
  defineRoute("GET /reservation/sheets/non-member/{club}/{b}", {
    summary: "The sheet of a day as a guest sees it: no slot can be booked.",
    auth: "anonymous",
    isGathered: true,
    menu: liveMenuCode,
    params: z.strictObject({ club: clubCode, b: segment }),
    query: sheetQuery,
    output: sheetOutput,
  }),
  defineRoute("GET /reservation/sheets/{a}/{b}", {
    summary: "The sheet of a day for a member (`{memberIdx}/{date}`).",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    menu: liveMenuCode,
    params: z.strictObject({ a: segment, b: segment }),
    query: sheetQuery,
    output: sheetOutput,
  }),
  defineRoute("GET /reservation/sheets/{a}/{b}/{c}", {
    summary: "One slot (`{memberIdx}/{date}/{sheetIdx}`), or the day's sheet of one course (one digit).",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    menu: liveMenuCode,
    params: z.strictObject({ a: segment, b: segment, c: segment }),
    query: sheetQuery,
    output: z.union([slotOutput, sheetOutput]),
  }),
] as const;
