import { z } from "zod";
import { bookingWork, reservationTypeCode } from "../code-values/bookings";
import { codeOf } from "../code-values/code-shape";
import { penaltyKind } from "../code-values/penalties";
import { feeItem, roundHoles } from "../code-values/tee-sheets";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { bookingStateShape, delegateAct } from "./booking-shapes";
import { caddieMode, codeKey, holeCode, money, playerInput, quote, teeTimeText } from "./play-shapes";
import { visitState } from "./visits";

const menu = "940100";

const payMethod = z.strictObject({ method: z.string().trim().min(1).max(20), amount: money });
const chargeInput = z.strictObject({
  feeCode: codeOf(feeItem),
  qty: z.number().min(0).max(1000),
  unit: money,
  amount: money,
});

/** domain.md 11.8 `PUT /ops/bookings/{id}/state`; which fields count depends on the event. */
export const bookingEventBody = z.strictObject({
  event: z.enum(["CHECK_IN", "UNDO", "SETTLE", "NO_SHOW", "CLUB_CANCEL", "WEATHER_CANCEL", "CONFIRM"]),
  reason: z.string().trim().max(200).optional(),
  /** CHECK_IN: who came; fewer than the minimum is code 51. */
  actualPlayers: z.int().min(1).max(8).optional(),
  /** CHECK_IN: the booker did not come himself (code 50). */
  isBookerAbsent: z.boolean().optional(),
  /** CHECK_IN: the seats of members who have not accepted but stand at the desk; they pay the own green fee. */
  seenSeqs: z.array(z.int().min(2).max(20)).max(19).optional(),
  /** CHECK_IN from the kiosk; without one staff vouch for who came. */
  checkInToken: z.string().min(1).max(200).optional(),
  /** SETTLE: what was used; left out, what was quoted. */
  charges: z.array(chargeInput).max(50).optional(),
  payMethods: z.array(payMethod).max(10).optional(),
  /** SETTLE and WEATHER_CANCEL of a round under way. */
  holesPlayed: z.int().min(0).max(36).optional(),
  version: z.int().optional(),
});
export type BookingEventBody = z.output<typeof bookingEventBody>;

export const settlement = z.object({
  perPlayer: z.array(money),
  cartFee: money,
  caddieFee: money,
  total: money,
});
const bookingEventAnswer = z.object({
  bookingIdx: idx,
  state: bookingStateShape,
  penalties: z.array(z.object({ penaltyIdx: idx, penaltyCode: codeOf(penaltyKind) })).optional(),
  compensation: z.object({ percent: z.number(), amount: money }).nullable().optional(),
  settlement: settlement.nullable().optional(),
});

/** A booking by staff for a member or a guest: phone (50), partner (60), walk-in (70). */
export const officeBookingBody = z.strictObject({
  sheetIdx: idx,
  reservationType: codeOf(reservationTypeCode).extract([
    reservationTypeCode.phone,
    reservationTypeCode.partner,
    reservationTypeCode.walkIn,
  ]),
  memberIdx: idx.optional(),
  guest: z
    .strictObject({
      name: z.string().trim().min(1).max(40),
      phoneNo: z.string().trim().min(1).max(19).nullable(),
    })
    .optional(),
  holeCode: holeCode.exclude([roundHoles.thirtySix]).default(roundHoles.eighteen),
  /** 27 holes: the slot on which the third nine begins (domain.md A36). */
  linkedSheetIdx: idx.optional(),
  playerCount: z.int().min(1).max(4),
  caddieMode,
  players: z.array(playerInput).max(8).default([]),
  couponIdx: idx.optional(),
  memo: z.string().trim().max(200).optional(),
});
export type OfficeBookingBody = z.output<typeof officeBookingBody>;

/** product.md 9: a stop is declared once for a day and a span of tee times, both ends included. */
export const weatherStopBody = z.strictObject({
  date: dateText,
  from: teeTimeText,
  to: teeTimeText,
  courseCodes: z.array(codeKey).max(10).optional(),
  reason: z.string().trim().min(1).max(200),
  /** Holes that the teams under way have played; a team that is not named has played none. */
  played: z
    .array(z.strictObject({ bookingIdx: idx, holes: z.int().min(0).max(36) }))
    .max(200)
    .default([]),
  /** Of the preview that was confirmed: when something of it has changed since, 2002. */
  stamp: z.string().max(40).optional(),
});
export type WeatherStopBody = z.output<typeof weatherStopBody>;

const officePlayer = z.object({
  seq: z.int(),
  isBooker: z.boolean(),
  memberIdx: idx.nullable(),
  name: z.string(),
  phoneNo: z.string().nullable(),
  memberType: codeKey,
  greenFee: money,
  isAccepted: z.boolean(),
  checkedInAt: timestamp.nullable(),
});
const officeRowShape = {
  bookingIdx: idx,
  rsvNo: z.string(),
  sheetIdx: idx,
  playDate: dateText,
  teeTime: teeTimeText,
  courseCode: codeKey,
  courseName: z.string(),
  holeCode,
  playerCount: z.int(),
  caddieMode,
  reservationType: codeOf(reservationTypeCode),
  income: codeKey,
  state: bookingStateShape,
  stateName: z.string(),
  memberIdx: idx.nullable(),
  bookerName: z.string(),
  total: money,
  createdAt: timestamp,
  version: z.int(),
};
const officeRow = z.object(officeRowShape);
const officeDetail = z.object({
  ...officeRowShape,
  quote,
  players: z.array(officePlayer),
  couponIdx: idx.nullable(),
  changeCount: z.int(),
  companionEdits: z.int(),
  freeCancelUntil: timestamp,
  noShowAfter: timestamp,
  graceUntil: timestamp.nullable(),
  cancelAt: timestamp.nullable(),
  cancelReason: z.string().nullable(),
  cancelText: z.string().nullable(),
  compensation: z.object({ percent: z.number(), amount: money }).nullable(),
  memo: z.string(),
  visits: z.array(
    z.object({
      visitIdx: idx,
      memberIdx: idx.nullable(),
      state: visitState,
      checkInAt: timestamp.nullable(),
      total: money,
      paid: money,
    }),
  ),
  /** Acts of others in the member's name. */
  delegateActs: z.array(delegateAct),
  logs: z.array(
    z.object({
      logIdx: idx,
      workCode: codeOf(bookingWork),
      workName: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      by: z.string(),
      channel: codeKey,
      at: timestamp,
    }),
  ),
});

const searchQuery = z.strictObject({
  ...listQueryShape,
  ...unmaskReason,
  date: dateText.optional(),
  from: dateText.optional(),
  to: dateText.optional(),
  rsvNo: z.string().trim().max(12).optional(),
  name: z.string().trim().min(1).max(40).optional(),
  /** At least four digits. */
  phone: z
    .string()
    .max(20)
    .regex(/^(\D*\d){4,}\D*$/, wants("digits_at_least", "4"))
    .optional(),
  memberIdx: idxText.optional(),
  state: z
    .string()
    .regex(/^(\d{2}(,\d{2})*)?$/, wants("like", "10,20"))
    .optional(),
});

export const opsBookingRoutes = [
  defineRoute("GET /ops/bookings", {
    summary: "Bookings by day, number, name or phone; names are masked without a reason.",
    permission: { menu, flag: "R" },
    query: searchQuery,
    output: pageOf(officeRow),
  }),
  defineRoute("GET /ops/bookings/{id}", {
    summary: "One booking with players, visits and log; persons are masked without a reason.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: officeDetail,
  }),
  defineRoute("POST /ops/bookings", {
    summary: "Books for a member or a guest, by phone or at the desk",
    permission: { menu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: officeBookingBody,
    output: z.object({ bookingIdx: idx, rsvNo: z.string(), state: bookingStateShape, quote }),
    idempotent: true,
  }),
  defineRoute("PUT /ops/bookings/{id}/state", {
    summary: "Check-in, settlement, no-show and cancellation by the club",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: bookingEventBody,
    output: bookingEventAnswer,
  }),
  defineRoute("POST /ops/weather-stop", {
    summary: "Stops play for the weather: all affected bookings end without penalty and are told",
    permission: { menu, flag: "C" },
    query: z.strictObject(commonQuery),
    body: weatherStopBody,
    output: z.object({
      affected: z.int(),
      settled: z.int(),
      blockedSlots: z.int(),
      bookings: z.array(bookingEventAnswer),
    }),
  }),
] as const;
