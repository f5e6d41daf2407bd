import { z } from "zod";
import { bookingStateShape } from "../bookings/booking-shapes";
import {
  caddieMode,
  codeKey,
  dateText,
  holeCode,
  money,
  teeTimeText,
  turnTime,
} from "../bookings/play-shapes";
import { reservationTypeCode } from "../code-values/bookings";
import { codeOf } from "../code-values/code-shape";
import { dayCode, holidayTypeCode, slotState } from "../code-values/tee-sheets";
import { commonQuery, idx, timestamp, unmaskReason } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { dayType, openCode } from "./tee-sheets";

const sheetMenu = "940100";
const openType = codeOf(slotState).extract([
  slotState.open,
  slotState.membersOnly,
  slotState.draw,
  slotState.team,
  slotState.blocked,
]);
const players = z.int().min(1).max(5);
/** Green fees of 18 holes by member type; `*` for all others. Null takes the slot's own price away. */
const price = z
  .record(
    z.string().regex(/^([A-Za-z0-9]{1,10}|\*)$/, wants("choice")),
    z.union([z.int().min(0), z.string().regex(/^\d+(\.\d{1,4})?$/, wants("amount"))], wants("amount")),
  )
  .nullable();

const slotChange = {
  note: z.string().trim().max(200).optional(),
  caddieMode: caddieMode.optional(),
  holeCode: holeCode.optional(),
  minPlayers: players.optional(),
  maxPlayers: players.optional(),
  price: price.optional(),
};

/** Slot types that staff may set; draws and teams assign theirs themselves. */
export const slotsBody = z
  .strictObject({
    sheetIdxs: z.array(idx).min(1).max(200),
    /** The slots as the desk saw them: when one of them is no longer that, 2002. */
    seen: z
      .array(z.strictObject({ sheetIdx: idx, version: z.string().max(40) }))
      .max(200)
      .optional(),
    openType: openType.extract([slotState.open, slotState.membersOnly, slotState.blocked]).optional(),
    /** With 60: the types that may book. */
    memberTypes: z.array(codeKey).max(20).nullable().optional(),
    ...slotChange,
  })
  .refine((body) => body.openType !== slotState.membersOnly || (body.memberTypes ?? []).length > 0, {
    path: ["memberTypes"],
    error: wants("required"),
  })
  .refine((body) => (body.minPlayers ?? 1) <= (body.maxPlayers ?? 5), {
    path: ["maxPlayers"],
    error: wants("not_below_least"),
  });
export type SlotsChange = z.output<typeof slotsBody>;

export const newSlotBody = z.strictObject({
  playDate: dateText,
  courseCode: codeKey,
  teeTime: teeTimeText,
  ...slotChange,
});
export type NewSlotInput = z.output<typeof newSlotBody>;

const staffPlayer = z.object({
  seq: z.int(),
  isBooker: z.boolean(),
  memberIdx: idx.nullable(),
  name: z.string(),
  phoneNo: z.string().nullable(),
  memberType: codeKey,
  checkedInAt: timestamp.nullable(),
});

const staffSlot = z.object({
  sheetIdx: idx,
  /** Of the slot alone: changes with its purpose, note, party, price; not with who books it. */
  version: z.string(),
  /**
   * Slot state for staff (domain.md 8.1): sold or offered slots stay 20 after tee-off, 50 is a time that passed unsold, 40
   * a day that has opened for nobody yet; when online booking closes is no matter of a desk's.
   */
  display: openCode,
  teeTime: teeTimeText,
  turnTime,
  courseCode: codeKey,
  courseOut: codeKey,
  period: codeKey,
  holeCode,
  openType,
  memberTypes: z.array(codeKey).nullable(),
  caddieMode,
  minPlayers: z.int(),
  maxPlayers: z.int(),
  price: z.record(z.string(), money).nullable(),
  note: z.string(),
  drawPostIdx: idx.nullable(),
  teamFormIdx: idx.nullable(),
  linkedSheetIdx: idx.nullable(),
  booking: z
    .object({
      bookingIdx: idx,
      rsvNo: z.string(),
      state: bookingStateShape,
      stateName: z.string(),
      memberIdx: idx.nullable(),
      memberType: codeKey,
      playerCount: z.int(),
      holeCode,
      caddieMode,
      reservationType: codeOf(reservationTypeCode),
      income: codeKey,
      total: money,
      memo: z.string(),
      version: z.int(),
      players: z.array(staffPlayer),
      /** Given out at the front desk, each once. */
      carts: z.array(z.string()),
    })
    .nullable(),
  lock: z
    .object({
      memberIdx: idx,
      name: z.string(),
      kind: z.enum(["LOCK", "OFFER", "DRAW"]),
      expiresAt: timestamp,
    })
    .nullable(),
});

/** Slots of a day by use (product.md 8): each counts once, so they add up to `total`. */
const ledger = z.object({
  total: z.int(),
  open: z.int(),
  allotted: z.int(),
  draw: z.int(),
  team: z.int(),
  blocked: z.int(),
  /** Sold, third nines of 27 holes among them. */
  booked: z.int(),
  /** Somebody is booking it, or it is offered to somebody. */
  held: z.int(),
});
export type SheetLedger = z.infer<typeof ledger>;

const sheetDay = z.object({
  date: dateText,
  dayCode: codeOf(dayCode),
  dayType,
  holidayName: z.string().nullable(),
  isOpen: z.boolean(),
  ledger,
});

/** Changes with whatever a sheet of a day shows. */
const version = z.string().min(1).max(40);

export const staffSheetOutput = z.object({
  playDate: dateText,
  version,
  ledger,
  dayCode: codeOf(dayCode),
  dayType,
  holidayType: codeOf(holidayTypeCode),
  holidayName: z.string().nullable(),
  isOpen: z.boolean(),
  closeAt: timestamp,
  courses: z.array(z.object({ courseCode: codeKey, courseName: z.string() })),
  /** Ways to play that a booking may have, by the way of the slot: its own, self where C0050 allows it, none without a fee. */
  caddieModes: z.object({ C: z.array(caddieMode), I: z.array(caddieMode), S: z.array(caddieMode) }),
  slots: z.array(staffSlot),
});
export type StaffSheet = z.infer<typeof staffSheetOutput>;

export const opsTeeSheetRoutes = [
  defineRoute("POST /ops/sheets/generate", {
    summary: "Lays the sheets of a span of days; slots that exist stay.",
    permission: { menu: sheetMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: z.strictObject({ from: dateText, to: dateText }),
    output: z.object({ created: z.int() }),
  }),
  defineRoute("GET /ops/tee-sheet", {
    summary:
      "The whole sheet of a day with its bookings and their players, for staff; masked without a reason.",
    permission: { menu: sheetMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, ...unmaskReason, date: dateText }),
    output: staffSheetOutput,
    isLive: true,
  }),
  defineRoute("GET /ops/tee-sheet/changes", {
    summary: "Waits, at most eight seconds, until the sheet of a day is no longer the known version.",
    permission: { menu: sheetMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, date: dateText, known: version }),
    output: z.object({ version, isChanged: z.boolean() }),
    isLive: true,
  }),
  defineRoute("GET /ops/tee-sheet/days", {
    summary: "What the slots of up to 93 days are kept for, day by day.",
    permission: { menu: sheetMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, from: dateText, to: dateText }),
    output: z.object({ list: z.array(sheetDay) }),
  }),
  defineRoute("PUT /ops/slots", {
    summary: "Blocks, opens, limits or prices slots that nobody has booked.",
    permission: { menu: sheetMenu, flag: "U" },
    query: z.strictObject(commonQuery),
    body: slotsBody,
    output: z.object({ updated: z.int() }),
  }),
  defineRoute("POST /ops/slots", {
    summary: "Squeezes a slot in between two others (domain.md A38).",
    permission: { menu: sheetMenu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: newSlotBody,
    output: z.object({ sheetIdx: idx }),
  }),
] as const;
