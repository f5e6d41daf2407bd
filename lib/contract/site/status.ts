import { z } from "zod";
import { pushKinds } from "@/lib/shared/push-kinds";
import { clubQuery, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { siteStateValue } from "./site";

/** How a part stands: in order, or something to look at. */
const part = z.enum(["ok", "look"]);

const messages = z.object({
  channel: z.enum(["MAIL", "SMS", "PUSH"]),
  state: part,
  waiting: z.int(),
  /** Since when the oldest waits that is due; null when none does. */
  oldestAt: timestamp.nullable(),
  /** Given up after the last try. */
  parked: z.int(),
  lastSentAt: timestamp.nullable(),
});

/** Results of app pushes. */
const pushResults = { sent: z.int(), delivered: z.int(), expired: z.int() };

const run = z.object({ name: z.string(), dueAt: timestamp });

/** State of the club's own server for staff, without technical terms. */
const clubStatus = z.object({
  at: timestamp,
  site: z.object({ state: siteStateValue, endAt: timestamp.nullable() }),
  bookings: z.object({
    /** Whether visitors can reach the booking pages: the site is open. */
    isOpen: z.boolean(),
    /** Since midnight of the club, 500 at most. */
    today: z.int(),
    lastAt: timestamp.nullable(),
  }),
  /** App pushes are there where the server has keys for them. */
  messages: z.array(messages),
  /**
   * Results of app pushes in the last 30 days, also for each kind that had any, and the number of devices on which members
   * get them; null without keys.
   */
  pushes: z
    .object({
      ...pushResults,
      devices: z.int(),
      kinds: z.array(z.object({ kind: z.enum(pushKinds), ...pushResults })),
    })
    .nullable(),
  jobs: z.object({
    state: part,
    /** Runs since midnight of the club that went well. */
    done: z.int(),
    /** Due for a quarter of an hour and not done. */
    late: z.array(run),
    /** Given up in the last week. */
    parked: z.array(run),
  }),
  /** The last backup that the operator's command has made or noted; null when there is none on record. */
  backup: z.object({ state: part, at: timestamp.nullable() }),
  /** Whom to call, as the operator has set it; null when nobody is named. */
  contact: z.string().nullable(),
});

export const statusRoutes = [
  defineRoute("GET /ops/status", {
    summary:
      "How the club's server stands: site, bookings, messages, jobs of the night, backup, whom to call.",
    auth: "admin",
    permission: { menu: "900000", flag: "R" },
    query: clubQuery,
    output: clubStatus,
  }),
] as const;
