import { z } from "zod";
import { clubCode, clubQuery, dateText, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { liveMenuCode } from "../page-menus";

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

export const openingRoutes = [
  defineRoute("POST /ext/opening-queue", {
    summary:
      "Puts the caller in line for the opening of a play date; who stands in it stays there, and goes on in this session.",
    auth: "member",
    menu: liveMenuCode,
    query: clubQuery,
    body: z.strictObject({ clubCode: clubCode.optional(), playDate: dateText }),
    output: openingQueue,
  }),
  defineRoute("GET /ext/opening-queue/{date}", {
    summary: "Where the caller stands in line for the opening of a play date.",
    auth: "member",
    menu: liveMenuCode,
    params: z.strictObject({ date: dateText }),
    query: clubQuery,
    output: openingQueue,
  }),
] as const;
