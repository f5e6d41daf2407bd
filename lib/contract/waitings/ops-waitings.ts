import { z } from "zod";
import { caddieMode, codeKey, teeTimeText } from "../bookings/play-shapes";
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
import { waitingStateShape } from "./waitings";

const menu = "940100";

const waitingRow = z.object({
  waitingIdx: idx,
  memberIdx: idx,
  memberName: z.string(),
  memberType: codeKey,
  memberTypeName: z.string(),
  playDate: dateText,
  standbyTimeCodes: z.array(codeKey),
  bandNames: z.array(z.string()),
  courseCodes: z.array(codeKey),
  /** Empty is any course. */
  courseNames: z.array(z.string()),
  playerCount: z.int(),
  caddieMode: caddieMode.nullable(),
  priority: z.int(),
  /** A time may be booked at once; else it is offered. */
  agreesAutoAssign: z.boolean(),
  state: waitingStateShape,
  stateName: z.string(),
  /** The place in the day's queue; null for an entry that is in it no more. */
  rank: z.int().nullable(),
  createdAt: timestamp,
  offerUntil: timestamp.nullable(),
  offer: z.object({ sheetIdx: idx, teeTime: teeTimeText, courseName: z.string() }).nullable(),
  graceUntil: timestamp.nullable(),
  bookingIdx: idx.nullable(),
});
export type WaitingRow = z.infer<typeof waitingRow>;

/** Why something cannot be, as the failure of domain.md 13 that it would be. */
const obstacle = z.object({ msgCode: z.string(), msgVar: z.array(z.string()) });
export type Obstacle = z.infer<typeof obstacle>;

const waitingSlot = z.object({
  sheetIdx: idx,
  teeTime: teeTimeText,
  courseCode: codeKey,
  courseName: z.string(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  /** In which of its requests the entry does not fit the slot; empty when it does. */
  misfits: z.array(z.enum(["BAND", "COURSE", "PLAYERS"])),
  /** Entries before this one in the line that fit the slot. */
  ahead: z.int(),
  /** Failures that forbid the member this slot. */
  obstacle: obstacle.nullable(),
});
export type WaitingSlot = z.infer<typeof waitingSlot>;

const waitingDetail = waitingRow.extend({
  isMasked: z.boolean(),
  phoneNo: z.string(),
  memo: z.string(),
  updatedAt: timestamp,
  /** Failures that forbid the member every time of the day: the list, the account, penalties, limits. */
  obstacles: z.array(obstacle),
  /** The free slots of the day; none for an entry that waits no more. */
  slots: z.array(waitingSlot),
});
export type WaitingDetail = z.infer<typeof waitingDetail>;

/** Decision of the office on an entry (domain.md 7.8, 8.3). */
const waitingEvent = z.enum(["ASSIGN", "OFFER", "WITHDRAW_OFFER", "CANCEL"]);
export type WaitingEvent = z.infer<typeof waitingEvent>;

export const waitingDecision = z.strictObject({
  event: waitingEvent,
  /** The slot of ASSIGN and OFFER. */
  sheetIdx: idx.optional(),
  reason: z.string().trim().max(200).default(""),
});

export const opsWaitingRoutes = [
  defineRoute("GET /ops/waiting-days", {
    summary: "Days with entries on their waiting list: how many wait, and how many times are free.",
    permission: { menu, flag: "R" },
    query: z.strictObject(commonQuery),
    output: z.object({
      days: z.array(
        z.object({
          playDate: dateText,
          waiting: z.int(),
          offered: z.int(),
          assigned: z.int(),
          freeSlots: z.int(),
          closeAt: timestamp,
        }),
      ),
    }),
  }),
  defineRoute("GET /ops/waitings", {
    summary:
      "Entries of the waiting lists in rank order, coming days first. Persons are masked without a reason.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...unmaskReason,
      playDate: dateText.optional(),
      state: waitingStateShape.optional(),
      memberIdx: idxText.optional(),
    }),
    output: pageOf(waitingRow),
    persons: true,
    xlsx: "waiting",
  }),
  defineRoute("GET /ops/waitings/{id}", {
    summary: "An entry with the free times of its day, and why it fits each or not.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: waitingDetail,
  }),
  defineRoute("PUT /ops/waitings/{id}", {
    summary: "Gives or offers a free time to an entry, withdraws an offer, or takes the entry off the list.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: z.strictObject(commonQuery),
    body: waitingDecision,
    output: z.object({
      waitingIdx: idx,
      state: waitingStateShape,
      bookingIdx: idx.nullable(),
      /** Entries that stood before and wanted the slot too. */
      passedOver: z.array(idx),
    }),
    idempotent: true,
  }),
] as const;
