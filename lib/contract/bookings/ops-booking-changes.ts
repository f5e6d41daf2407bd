import { z } from "zod";
import { commonQuery, idParams, idx, unmaskReason } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { bookingStateShape } from "./booking-shapes";
import { settlement, weatherStopBody } from "./ops-bookings";
import { caddieMode, codeKey, dateText, playerInput, quote, teeTimeText } from "./play-shapes";

const menu = "940100";
const reason = z.string().trim().min(1).max(200);
/** Of the booking as the desk saw it; another one is 4211. */
const version = z.int();

/** Where the club moves a booking: to a free slot, or into the place of another one that comes into its own. */
export const moveBody = z
  .strictObject({
    sheetIdx: idx,
    version,
    withBookingIdx: idx.optional(),
    withVersion: version.optional(),
    reason,
    /** Every player of a moved booking is told. */
    isTold: z.boolean(),
  })
  .refine((body) => (body.withBookingIdx === undefined) === (body.withVersion === undefined), {
    path: ["withVersion"],
    error: wants("required"),
  });
export type MoveBody = z.output<typeof moveBody>;

const moved = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  state: bookingStateShape,
  version,
  sheetIdx: idx,
  playDate: dateText,
  teeTime: teeTimeText,
  courseCode: codeKey,
});

/** The party as it is to be: seats that are not named keep who sat there, a seat without a name is empty. */
export const partyBody = z.strictObject({
  version,
  playerCount: z.int().min(1).max(4),
  players: z.array(playerInput).max(8),
  caddieMode: caddieMode.optional(),
  reason,
});
export type PartyBody = z.output<typeof partyBody>;

const stoppedBooking = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  sheetIdx: idx,
  teeTime: teeTimeText,
  courseCode: codeKey,
  state: bookingStateShape,
  stateName: z.string(),
  playerCount: z.int(),
  bookerName: z.string(),
  players: z.array(
    z.object({ seq: z.int(), isBooker: z.boolean(), memberIdx: idx.nullable(), name: z.string() }),
  ),
  /** A team under way pays for the holes that it has played; all others pay nothing. */
  settlement: settlement.nullable(),
});

/** The span of a stop, which has not been declared yet. */
export const stopSpan = weatherStopBody.omit({ reason: true, stamp: true });
export type StopSpan = z.output<typeof stopSpan>;

export const opsBookingChangeRoutes = [
  defineRoute("PUT /ops/bookings/{id}/slot", {
    summary: "The club moves a booking to a free slot or swaps two; price and limits stay out of it.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: moveBody,
    output: moved.extend({ swapped: moved.nullable() }),
  }),
  defineRoute("PUT /ops/bookings/{id}/players", {
    summary: "Changes the party of a booking until it is settled; priced anew, everybody concerned is told.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: partyBody,
    output: z.object({ bookingIdx: idx, state: bookingStateShape, version, quote }),
  }),
  defineRoute("POST /ops/weather-stop/preview", {
    summary: "What a stop of play would do now; its `stamp` lets the stop be declared for exactly that.",
    permission: { menu, flag: "R" },
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    body: stopSpan,
    output: z.object({
      stamp: z.string(),
      bookings: z.array(stoppedBooking),
      /** How many persons have an address to be told at. */
      toldPersons: z.int(),
      blockedSlots: z.array(z.object({ sheetIdx: idx, teeTime: teeTimeText, courseCode: codeKey })),
    }),
  }),
] as const;
