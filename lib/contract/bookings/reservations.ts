import { z } from "zod";
import {
  clubCode,
  clubQuery,
  commonQuery,
  dateText,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { liveMenuCode } from "../page-menus";
import { wants } from "../wants";
import {
  bookingAnswer,
  bookingBody,
  bookingCounts,
  bookingDetail,
  bookingItem,
  cancelAnswer,
  cancelBody,
  companion,
  lockBody,
  ownHold,
  quoteAnswer,
  quoteBody,
  roster,
  slotHold,
  switchedHold,
} from "./booking-shapes";
import { segment } from "./play-shapes";

/** Where the caller stands in line for a play date (C0540). */
const openingQueue = z.object({
  isOn: z.boolean(),
  /** When the date opens for the caller's member type. */
  openAt: timestamp,
  /** From when tickets are given; null while the queue is off. */
  joinFrom: timestamp.nullable().optional(),
  joined: z.boolean(),
  /** The caller stands in line, and has opened it in this session last. */
  isHere: z.boolean(),
  /** Tickets before the caller's whose turn is not over; null without a ticket and until the order is drawn. */
  position: z.int().nullable(),
  total: z.int(),
  /** From when the caller may hold a slot; null until the order is drawn. */
  admittedAt: timestamp.nullable(),
  isAdmitted: z.boolean(),
});

const stateCode = z
  .string()
  .regex(/^(\d{2}(,\d{2})*)?$/, wants("like", "10,20"))
  .optional();
const bookingListQuery = z.strictObject({
  ...listQueryShape,
  from: dateText.optional(),
  to: dateText.optional(),
  /** `10,20`; empty is all. */
  state: stateCode,
  /** COMPANION lists the rounds that the member is named in. */
  role: z.enum(["BOOKER", "COMPANION"]).optional(),
});
const idParams = z.strictObject({ id: segment });
const idxParams = z.strictObject({ id: idxText });

export const reservationRoutes = [
  defineRoute("GET /reservation/{a}/{b}/cnt", {
    summary: "Bookings of a member around a date, limits and what is left",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    params: z.strictObject({ a: segment, b: segment }),
    query: z.strictObject(commonQuery),
    output: bookingCounts,
  }),
  defineRoute("PUT /reservation/sheet/lock/{id}", {
    summary: "Holds a tee time while booking, holds it longer, or lets it go",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    menu: liveMenuCode,
    params: idxParams,
    query: z.strictObject(commonQuery),
    body: lockBody.optional(),
    output: slotHold,
    isContended: true,
  }),
  defineRoute("PUT /reservation/sheet/lock/{id}/{id2}", {
    summary: "Holds another tee time in place of the held one, or keeps that",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    menu: liveMenuCode,
    params: z.strictObject({ id: idxText, id2: idxText }),
    query: z.strictObject(commonQuery),
    body: lockBody.omit({ lock: true }).optional(),
    output: switchedHold,
    isContended: true,
  }),
  defineRoute("POST /reservation/booking", {
    summary: "Books the held tee time, moves a booking to it, or edits the companions",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    menu: [liveMenuCode],
    query: z.strictObject(commonQuery),
    body: bookingBody,
    output: bookingAnswer,
    idempotent: true,
  }),
  defineRoute("DELETE /reservation/cancel", {
    summary: "Cancels a booking; a late one with the consent to its penalty",
    auth: "member",
    delegable: ["CANCEL"],
    query: z.strictObject(commonQuery),
    body: cancelBody,
    output: cancelAnswer,
    idempotent: true,
  }),
  defineRoute("GET /my-reservation/bookings/{id}", {
    summary: "Bookings of a member",
    auth: "member",
    delegable: ["BOOK", "CHANGE", "CANCEL"],
    params: idParams,
    query: bookingListQuery,
    output: pageOf(bookingItem),
  }),
  defineRoute("GET /ext/hold", {
    summary: "The tee time that the member holds at present, on whichever device it was taken",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    query: z.strictObject(commonQuery),
    output: z.object({ hold: ownHold.nullable() }),
  }),
  defineRoute("GET /ext/companions", {
    summary: "With whom the member plays often",
    auth: "member",
    query: z.strictObject(commonQuery),
    output: z.object({ list: z.array(companion) }),
  }),
  defineRoute("POST /ext/booking-quote", {
    summary: "What a round would cost this party, each player by the own member type; nothing is booked",
    auth: "member",
    delegable: ["BOOK", "CHANGE"],
    menu: liveMenuCode,
    query: z.strictObject(commonQuery),
    body: quoteBody,
    output: quoteAnswer,
  }),
  defineRoute("GET /ext/bookings/{id}", {
    summary: "One own booking, with what cancelling it now would cost",
    auth: "member",
    delegable: ["BOOK", "CHANGE", "CANCEL"],
    params: idxParams,
    query: z.strictObject(commonQuery),
    output: bookingDetail,
  }),
  defineRoute("GET /ext/bookings/{id}/roster", {
    summary: "The players of a booking, for its players",
    auth: "member",
    params: idxParams,
    query: z.strictObject(commonQuery),
    output: roster,
  }),
  defineRoute("PUT /ext/bookings/{id}/players/me", {
    summary: "A named companion accepts, or takes himself out",
    auth: "member",
    params: idxParams,
    query: z.strictObject(commonQuery),
    body: z.strictObject({ action: z.enum(["ACCEPT", "LEAVE"]) }),
    output: z.object({ bookingIdx: idx, isAccepted: z.boolean() }),
  }),
  defineRoute("POST /ext/opening-queue", {
    summary:
      "Puts the caller in line for the opening of a play date; who stands in it stays there, and goes on in this session.",
    auth: "member",
    delegable: ["BOOK"],
    menu: liveMenuCode,
    query: clubQuery,
    body: z.strictObject({ clubCode: clubCode.optional(), playDate: dateText }),
    output: openingQueue,
  }),
  defineRoute("GET /ext/opening-queue/{date}", {
    summary: "Where the caller stands in line for the opening of a play date.",
    auth: "member",
    delegable: ["BOOK"],
    menu: liveMenuCode,
    params: z.strictObject({ date: dateText }),
    query: clubQuery,
    output: openingQueue,
  }),
] as const;
