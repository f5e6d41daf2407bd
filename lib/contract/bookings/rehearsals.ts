import { z } from "zod";
import { commonQuery, dateText, idParams, idx, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { codeKey } from "./play-shapes";

export const rehearsalsMenu = "941400";
const reading = { menu: rehearsalsMenu, flag: "R" } as const;
const changing = { menu: rehearsalsMenu, flag: "C" } as const;

export const rehearsalStates = ["RUNNING", "DONE", "STOPPED", "FAILED"] as const;
export type RehearsalState = (typeof rehearsalStates)[number];
/** How a rehearsal ends for somebody of its crowd. */
export const rehearsalOutcomes = ["BOOKED", "SOLD_OUT", "LATE_TURN", "REFUSED", "UNFINISHED"] as const;
export type RehearsalOutcome = (typeof rehearsalOutcomes)[number];
/** Calls that the crowd makes. */
export const rehearsalCalls = ["JOIN", "PLACE", "SHEET", "HOLD", "BOOK"] as const;
export type RehearsalCall = (typeof rehearsalCalls)[number];
export const arrivalBands = ["BEFORE", "FIRST_10", "FIRST_60", "FIRST_600", "LATER"] as const;
export type ArrivalBand = (typeof arrivalBands)[number];
export const rehearsalDevices = ["PHONE", "DESKTOP"] as const;
export type RehearsalDevice = (typeof rehearsalDevices)[number];
export const crowdGroups = ["TYPE", "ARRIVAL", "DEVICE", "PLAYERS"] as const;
export type CrowdGroup = (typeof crowdGroups)[number];
/** Suggested settings and their reasons. */
export const rehearsalAdvices = [
  ...(["QUEUE_ON", "DRAW_SECONDS", "TURN_SECONDS", "HOLD_SECONDS", "RATE_LIMIT", "SLOW_BOOKING"] as const),
] as const;
export type RehearsalAdvice = (typeof rehearsalAdvices)[number];

/** The crowd is as large as at the last openings, times this. */
export const maxLoad = 10;
export const maxCrowd = 10_000;

const counts = z.object({
  members: z.int(),
  /** Those who have come by now. */
  arrived: z.int(),
  /** Those who stand in line or hold a time. */
  waiting: z.int(),
  booked: z.int(),
  left: z.int(),
  calls: z.int(),
  /** Calls that the server could not answer. */
  faults: z.int(),
  /** The moment that is being played. */
  at: timestamp,
});
export type RehearsalCounts = z.infer<typeof counts>;

const spread = z.object({
  count: z.int(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  max: z.number(),
});
export type Spread = z.infer<typeof spread>;

const report = z.object({
  members: z.int(),
  onSale: z.int(),
  sold: z.int(),
  soldTwice: z.int(),
  outcomes: z.array(z.object({ outcome: z.enum(rehearsalOutcomes), members: z.int() })),
  groups: z.array(
    z.object({
      group: z.enum(crowdGroups),
      key: z.string(),
      members: z.int(),
      booked: z.int(),
      /** Booked within an hour of the tee time that was wished for. */
      asWished: z.int(),
      /** Seconds from the arrival, or the opening for who came before it, to the booking; null where nobody booked. */
      waited: z.number().nullable(),
    }),
  ),
  /** Seconds in line after the opening. */
  queue: spread,
  /** Milliseconds of a call, by what was asked. */
  calls: z.array(z.object({ call: z.enum(rehearsalCalls), ...spread.shape })),
  failures: z.array(z.object({ call: z.enum(rehearsalCalls), code: z.string(), count: z.int() })),
  advices: z.array(
    z.object({
      advice: z.enum(rehearsalAdvices),
      /** The policy entry and the place of the value in it; null where none of the club's policies mends it. */
      policy: z.string().nullable(),
      place: z.int().nullable(),
      current: z.string(),
      suggested: z.string(),
      /** The number that it follows from. */
      seen: z.number(),
    }),
  ),
  /** Real seconds, and seconds of the day that were played. */
  seconds: z.number(),
  playedSeconds: z.number(),
  connections: z.int(),
  source: z.object({
    openings: z.int(),
    tickets: z.int(),
    bookings: z.int(),
    waitings: z.int(),
    /** Too little was on record: types of members by their number, arrivals and wishes as usual. */
    isAssumed: z.boolean(),
  }),
});
export type RehearsalReport = z.infer<typeof report>;

const rehearsal = z.object({
  rehearsalIdx: idx,
  playDate: dateText,
  load: z.int(),
  seed: z.string(),
  state: z.enum(rehearsalStates),
  startedAt: timestamp,
  startedBy: z.string(),
  endedAt: timestamp.nullable(),
  counts,
  /** A stop has been asked for. */
  isStopping: z.boolean(),
});
export type Rehearsal = z.infer<typeof rehearsal>;
const whole = z.object({
  ...rehearsal.shape,
  report: report.nullable(),
  typeNames: z.record(codeKey, z.string()),
});
export type RehearsalDetail = z.infer<typeof whole>;

const base = z.object({
  /** Days to come with times on sale that are not open yet, the next first; `openAt` is the first member type's. */
  days: z.array(z.object({ playDate: dateText, openAt: timestamp, onSale: z.int() })),
  /** The crowd of one load. */
  crowd: z.int(),
  source: report.shape.source,
  guardMinutes: z.int(),
  /** The server cannot rehearse: its database is reached through a pooler. */
  isUnavailable: z.boolean(),
});
export type RehearsalBase = z.infer<typeof base>;

export const rehearsalRoutes = [
  defineRoute("GET /ops/rehearsals", {
    summary: "Rehearsals of openings, the latest first.",
    permission: reading,
    query: z.strictObject({
      ...commonQuery,
      page: listQueryShape.page,
      size: listQueryShape.size,
    }),
    output: pageOf(rehearsal),
  }),
  defineRoute("GET /ops/rehearsals/base", {
    summary: "Days that can be rehearsed, and the crowd of the last openings.",
    permission: reading,
    query: z.strictObject(commonQuery),
    output: base,
  }),
  defineRoute("GET /ops/rehearsals/{id}", {
    summary: "A rehearsal with its counts as they are now, and its report once it is over.",
    permission: reading,
    isLive: true,
    params: idParams,
    query: z.strictObject(commonQuery),
    output: whole,
  }),
  defineRoute("GET /ops/rehearsals/{id}/figures", {
    summary: "The figures of a report as a list, for a sheet.",
    permission: reading,
    xlsx: "rehearsal-figure",
    params: idParams,
    query: z.strictObject({ ...commonQuery, page: listQueryShape.page, size: listQueryShape.size }),
    output: pageOf(
      z.object({
        part: z.string(),
        name: z.string(),
        count: z.number().nullable(),
        booked: z.number().nullable(),
        p50: z.number().nullable(),
        p95: z.number().nullable(),
        p99: z.number().nullable(),
      }),
    ),
  }),
  defineRoute("POST /ops/rehearsals", {
    summary: "Begins a rehearsal in a sandbox; nothing of the club is touched but the record of it.",
    permission: changing,
    idempotent: true,
    query: z.strictObject(commonQuery),
    body: z.strictObject({
      playDate: dateText,
      load: z.int().min(1).max(maxLoad).default(1),
      /** Makes the crowd the same again; without it the day's own. */
      seed: z
        .string()
        .regex(/^[A-Za-z0-9-]{1,40}$/, wants("characters", "A–Z, a–z, 0–9, - (1–40)"))
        .optional(),
    }),
    output: rehearsal,
  }),
  defineRoute("POST /ops/rehearsals/{id}/stop", {
    summary: "Stops a rehearsal that is running; what it has seen by then is its report.",
    permission: changing,
    params: idParams,
    query: z.strictObject(commonQuery),
    output: rehearsal,
  }),
] as const;
