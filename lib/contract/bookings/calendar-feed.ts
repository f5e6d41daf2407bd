import { z } from "zod";
import { clubQuery, dateText, idx, languageSchema, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { holeCode, teeTimeText, turnTime } from "./play-shapes";

/** A token as `randomToken` makes it: 32 random bytes, base64url. */
const feedToken = z.string().regex(/^[\w-]{43}$/, wants("proof"));

/** Whether the caller has a private calendar address, and since when; the address itself is never shown again. */
const calendarAddress = z.object({ createdAt: timestamp.nullable() });

/** A round as calendars show it: nobody is named, and only the booker reads the number and the deadline. */
const calendarRound = z.object({
  bookingIdx: idx,
  rsvNo: z.string().nullable(),
  /** Grows with every change of the booking (RFC 5545, 3.8.7.4). */
  sequence: z.int(),
  playDate: dateText,
  teeTime: teeTimeText,
  turnTime,
  holeCode,
  courseName: z.string(),
  freeCancelUntil: timestamp.nullable(),
  changedAt: timestamp,
});
export type CalendarRound = z.output<typeof calendarRound>;

const calendarFeed = z.object({
  /** Of the page on which the address was made. */
  language: languageSchema,
  /** Of the booking office. */
  phone: z.string(),
  rounds: z.array(calendarRound),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

export const calendarFeedRoutes = [
  defineRoute("GET /ext/calendar-address", {
    summary: "Whether the caller has a private calendar address, and since when.",
    auth: "member",
    query: clubQuery,
    output: calendarAddress,
  }),
  defineRoute("POST /ext/calendar-address", {
    summary:
      "Makes the caller's private calendar address, or a new one in its place; its token is answered once.",
    auth: "member",
    query: clubQuery,
    output: z.object({ token: feedToken, createdAt: timestamp }),
  }),
  defineRoute("DELETE /ext/calendar-address", {
    summary: "Ends the caller's private calendar address; without one nothing changes.",
    auth: "member",
    query: clubQuery,
    output: calendarAddress,
  }),
  defineRoute("POST /ext/calendar-feed", {
    summary:
      "The rounds behind a private calendar address: those to come and those of the last 30 days; 2001 for no address in use.",
    auth: "anonymous",
    isCountedApart: true,
    query: clubQuery,
    // In the body, since addresses of calls stand in the logs of whatever lies between web and club API.
    body: z.strictObject({ token: feedToken }),
    output: calendarFeed,
  }),
] as const;
