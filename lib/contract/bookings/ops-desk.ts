import { z } from "zod";
import { commonQuery, dateText, idParams, idx, timestamp, unmaskReason } from "../common";
import { defineRoute } from "../define-route";
import { bookingStateShape } from "./booking-shapes";
import { caddieMode, codeKey, holeCode, money, quote, teeTimeText, turnTime } from "./play-shapes";
import { visitState } from "./visits";

const menu = "940100";

/** Numbers given out at the desk: locker, cart, bag tag. In capitals, so that a-12 is A-12. */
const deskNumber = z.string().trim().toUpperCase().min(1).max(12).nullable();
const deskNumbers = z.strictObject({ lockerNo: deskNumber, cartNo: deskNumber, bagTag: deskNumber });
export type DeskNumbers = z.output<typeof deskNumbers>;

export const visitBody = z.strictObject({
  ...deskNumbers.shape,
  /** Values that the desk read first; a change by another desk since then is 2002. */
  seen: deskNumbers,
});
export type VisitBody = z.output<typeof visitBody>;

const deskVisit = z.object({
  visitIdx: idx,
  /** The seat in the party; null when nobody of it is the visitor any more. */
  seq: z.int().nullable(),
  memberIdx: idx.nullable(),
  /** Empty for a companion whom nobody has named. */
  name: z.string(),
  state: visitState,
  checkInAt: timestamp.nullable(),
  lockerNo: z.string().nullable(),
  cartNo: z.string().nullable(),
  bagTag: z.string().nullable(),
  total: money,
  paid: money,
});
export type DeskVisit = z.infer<typeof deskVisit>;

const deskPlayer = z.object({
  seq: z.int(),
  isBooker: z.boolean(),
  memberIdx: idx.nullable(),
  name: z.string(),
  phoneNo: z.string().nullable(),
  memberType: codeKey,
  greenFee: money,
  /** A member pays the own fee who has accepted, or whom the desk has seen. */
  isOwnFee: z.boolean().optional(),
});

/** A party as the front desk needs it: who, when, what was given out, what it owes. */
export const deskBooking = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  playDate: dateText,
  teeTime: teeTimeText,
  turnTime,
  courseName: z.string(),
  holeCode,
  caddieMode,
  playerCount: z.int(),
  /** Fewer at check-in are code 51 (domain.md 7.7). */
  minPlayers: z.int(),
  memberIdx: idx.nullable(),
  bookerName: z.string(),
  state: bookingStateShape,
  stateName: z.string(),
  memo: z.string(),
  version: z.int(),
  quote,
  teeOffAt: timestamp,
  checkInFrom: timestamp,
  checkInTo: timestamp,
  noShowFrom: timestamp,
  players: z.array(deskPlayer),
  visits: z.array(deskVisit),
  /** Who let the party in, and when; null before that. */
  checkedIn: z.object({ by: z.string(), at: timestamp, players: z.int().nullable() }).nullable(),
});
export type DeskBooking = z.infer<typeof deskBooking>;

const deskCounts = z.object({
  parties: z.int(),
  players: z.int(),
  expected: z.int(),
  arriving: z.int(),
  late: z.int(),
  candidates: z.int(),
  checkedIn: z.int(),
  playing: z.int(),
  settled: z.int(),
  noShows: z.int(),
});
export type DeskCounts = z.infer<typeof deskCounts>;

export const deskDay = z.object({
  playDate: dateText,
  /** Version that `GET /ops/tee-sheet/changes` compares with. */
  version: z.string(),
  counts: deskCounts,
  list: z.array(deskBooking),
});
export type DeskDay = z.infer<typeof deskDay>;

/**
 * Outcome of a scanned code. `FOUND` may be checked in; every other one says why nothing happened: a forged or
 * unknown text, a code of a day that is over, of another day, of another club, a party that is there already or has
 * ended, a check-in that is not open yet.
 */
export const scanOutcomes = [
  "FOUND",
  "EARLY",
  "ALREADY_IN",
  "ENDED",
  "OTHER_DAY",
  "EXPIRED",
  "OTHER_CLUB",
  "FORGED",
  "UNKNOWN",
] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];
export const scanAnswer = z.object({
  outcome: z.enum(scanOutcomes),
  /** The booking of the code, where it is the club's own. */
  booking: deskBooking.nullable(),
});
export type ScanAnswer = z.infer<typeof scanAnswer>;

const noShowPreview = z.object({
  bookingIdx: idx,
  /** Null for a guest, who cannot be punished. */
  penalty: z
    .object({
      fineAmount: money,
      finePercent: z.number(),
      days: z.int(),
      point: z.int(),
      suspendTo: timestamp,
    })
    .nullable(),
  /** Other bookings of the member that end with it (C0270 v1). */
  otherBookings: z.array(z.object({ rsvNo: z.string(), playDate: dateText, teeTime: teeTimeText })),
  hasCoupon: z.boolean(),
  toldName: z.string().nullable(),
});
export type NoShowPreview = z.infer<typeof noShowPreview>;

export const opsDeskRoutes = [
  defineRoute("GET /ops/desk", {
    summary: "The parties of a day at the front desk, by tee time; persons are masked without a reason.",
    permission: { menu, flag: "R" },
    query: z.strictObject({ ...commonQuery, ...unmaskReason, date: dateText }),
    output: deskDay,
    isLive: true,
  }),
  defineRoute("GET /ops/desk/search", {
    summary: "Parties of the days around one, by name, phone number or booking number; that day's first.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...commonQuery,
      ...unmaskReason,
      date: dateText,
      keyword: z.string().trim().min(2).max(40),
    }),
    output: z.object({ list: z.array(deskBooking) }),
  }),
  defineRoute("POST /ops/desk/scans", {
    summary: "Reads a scanned code or a booking number; changes nothing, and says what is wrong with a code.",
    permission: { menu, flag: "R" },
    query: z.strictObject(commonQuery),
    body: z.strictObject({ code: z.string().trim().min(1).max(500), ...unmaskReason }),
    output: scanAnswer,
  }),
  defineRoute("GET /ops/desk/no-shows/{id}", {
    summary: "What marking a booking as a no-show would do, and to whom",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: noShowPreview,
  }),
  defineRoute("PUT /ops/visits/{id}", {
    summary: "Locker, cart and bag tag of a player who is there",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: visitBody,
    output: deskVisit,
  }),
] as const;
