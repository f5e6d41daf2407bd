import { z } from "zod";
import { caddieMode, codeKey, segment } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { waitingState } from "../code-values/waitings";
import { clubCode, commonQuery, dateText, idParams, idx, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { waitingMenuCode } from "../page-menus";
import { wants } from "../wants";

export const waitingStateShape = codeOf(waitingState);
/** The place in the date's queue; null for an entry that is in it no more. */
const rank = z.int().nullable();

/** domain.md Y14. */
const myWaiting = z.object({
  waitingIdx: idx,
  playDate: dateText,
  standbyTimeCodes: z.array(z.string()),
  courseCodes: z.array(z.string()),
  playerCount: z.int(),
  caddieMode: caddieMode.nullable().optional(),
  state: waitingStateShape,
  stateName: z.string(),
  rank,
  createdAt: timestamp,
  offerUntil: timestamp.nullable(),
  /** Open offer. */
  offer: z.object({ sheetIdx: idx, teeTime: z.string(), courseCode: z.string() }).nullable().optional(),
  graceUntil: timestamp.nullable(),
  bookingIdx: idx.nullable(),
});
export type MyWaiting = z.infer<typeof myWaiting>;

/** domain.md R10. */
const waitingDay = z.object({
  playDate: dateText,
  possible: z.boolean(),
  closeAt: timestamp,
  bands: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      freeSlots: z.int(),
      waitingTeams: z.int(),
      /** The band's times: the smallest and largest party, and their courses. */
      minPlayers: z.int().optional(),
      maxPlayers: z.int().optional(),
      courseCodes: z.array(z.string()).optional(),
    }),
  ),
  my: z.array(
    z.object({
      waitingIdx: idx,
      standbyTimeCodes: z.array(z.string()),
      state: waitingStateShape,
      rank,
    }),
  ),
  limits: z.object({ perDate: z.int(), open: z.int(), openUsed: z.int() }),
  /** Until when the member may not wait; a delegate is not told. */
  suspendedUntil: timestamp.nullable().optional(),
});
export type WaitingDay = z.infer<typeof waitingDay>;

const uniqueKeys = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** A request for a time of a day: one to three bands, any course when none is named. */
const waitingRequest = z.strictObject({
  clubCode: clubCode.optional(),
  /** Left out by every client that knows the seed's body only. */
  action: z.literal("APPLY").optional(),
  playDate: dateText,
  standbyTimeCodes: z.array(codeKey).min(1).max(3).refine(uniqueKeys, wants("twice")),
  courseCodes: z.array(codeKey).max(9).refine(uniqueKeys, wants("twice")).default([]),
  playerCount: z.int().min(1).max(4),
  caddieMode: caddieMode.nullable().default(null),
  /** A time that becomes free may be booked for the member at once (C0300 v1 AUTO). */
  agreeAutoAssign: z.boolean().default(false),
  memo: z.string().trim().max(200).default(""),
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

/** The answer to an offer (domain.md 7.8). */
const offerAnswer = z.strictObject({
  clubCode: clubCode.optional(),
  waitingIdx: idx,
  action: z.enum(["ACCEPT", "DECLINE"]),
});

export const waitingRoutes = [
  defineRoute("GET /my-reservation/waitings/{id}", {
    summary: "All entries of a member on waiting lists, the newest first.",
    auth: "member",
    delegable: ["BOOK", "CANCEL", "OFFER"],
    params: z.strictObject({ id: segment }),
    query: z.strictObject({ ...listQueryShape, state: waitingStateShape.optional() }),
    output: pageOf(myWaiting),
  }),
  defineRoute("GET /reservation/waitings/{a}/{b}", {
    summary:
      "The waiting list of a day: bands with free times and teams in line, and the member's own entries.",
    auth: "member",
    delegable: ["BOOK"],
    menu: waitingMenuCode,
    params: z.strictObject({ a: segment, b: segment }),
    query: z.strictObject(commonQuery),
    output: waitingDay,
  }),
  defineRoute("POST /reservation/waitings", {
    summary: "Joins the waiting list of a day, or answers an offer.",
    auth: "member",
    delegable: ["BOOK", "OFFER"],
    menu: [waitingMenuCode],
    query: z.strictObject(commonQuery),
    body: z.discriminatedUnion("action", [waitingRequest, offerAnswer]),
    output: z.object({
      waitingIdx: idx,
      state: waitingStateShape,
      rank: rank.optional(),
      bookingIdx: idx.nullable().optional(),
    }),
    idempotent: true,
  }),
  defineRoute("DELETE /reservation/waitings/{id}", {
    summary: "Leaves a waiting list; a time that was given is given back within the grace period.",
    auth: "member",
    delegable: ["CANCEL"],
    params: idParams,
    query: z.strictObject(commonQuery),
    output: z.object({ waitingIdx: idx, state: waitingStateShape, bookingReleased: idx.nullable() }),
    idempotent: true,
  }),
] as const;
