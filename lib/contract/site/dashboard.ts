import { z } from "zod";
import { dashboardPeriods } from "../code-values/dashboard";
import { clubCode, clubQuery, commonQuery, dateText, listQueryShape, pageOf } from "../common";
import { defineRoute } from "../define-route";

const permission = { menu: "900000", flag: "R" } as const;

const counters = {
  visits: z.int(),
  newMembers: z.int(),
  withdrawals: z.int(),
  dormants: z.int(),
  bookings: z.int(),
  cancels: z.int(),
  lateCancels: z.int(),
  noShows: z.int(),
  waitings: z.int(),
  drawApplications: z.int(),
  teamForms: z.int(),
  vocReceived: z.int(),
  vocAnswered: z.int(),
};

/** domain.md A1. `C` takes `from` and `to`, at most two years. */
const dashboardPeriod = z.enum(dashboardPeriods);

const period = {
  period: dashboardPeriod.default("M"),
  from: dateText.optional(),
  to: dateText.optional(),
};
const periodQuery = z.strictObject({ ...commonQuery, ...period });
const listQuery = z.strictObject({
  ...commonQuery,
  ...period,
  page: listQueryShape.page,
  size: listQueryShape.size,
});

/** Pending items of the office. Draws run by themselves; the office only sees that one is due. */
export const todoTypes = [
  ...(["voc", "team", "member", "request", "message"] as const),
  ...(["drawClose", "drawRun", "drawAnnounce", "terms"] as const),
] as const;
export type TodoType = (typeof todoTypes)[number];

const totals = z.object({ ...counters, vocAvgHours: z.number().nullable() });
const courseRow = z.object({
  courseCode: z.string(),
  courseName: z.string().optional(),
  teams: z.int(),
  rate: z.number(),
});
const channelRow = z.object({ income: z.string(), incomeName: z.string().optional(), teams: z.int() });

const dashboard = z.object({
  period: dashboardPeriod,
  from: dateText,
  to: dateText,
  totals,
  /** The same counters of the whole period before. */
  previous: z.object(counters).partial(),
  /**
   * Period that the totals are compared with: the one before, of a running period as many of its days as have passed. Null
   * when nothing was counted then.
   */
  compared: z.object({ from: dateText, to: dateText, totals }).nullable().optional(),
  series: z.array(z.object({ date: dateText, visits: z.int(), bookings: z.int(), cancels: z.int() })),
  /** Teams that play in the period, and the share of the slots that they fill. */
  byCourse: z.array(courseRow),
  byChannel: z.array(channelRow),
  /** Pending items that the admin may read. `dueDate` is that of the most urgent one. */
  todo: z.array(
    z.object({
      type: z.enum(todoTypes),
      count: z.int(),
      dueDate: dateText.nullable().optional(),
      link: z.string(),
    }),
  ),
});

export const dashboardRoutes = [
  defineRoute("PUT /dashboard/increment/club/{club}", {
    summary: "Counts one homepage view; a repeat of the same visitor on the same day is ignored.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: clubQuery,
    body: z.strictObject({ date: dateText, device: z.enum(["PC", "TABLET", "MOBILE"]) }),
    output: z.object({ date: dateText, visits: z.int() }),
  }),
  defineRoute("GET /dashboard", {
    summary: "Counters of a period, the one before it, courses, channels, and what waits for the office.",
    auth: "admin",
    permission,
    query: periodQuery,
    output: dashboard,
  }),
  defineRoute("GET /dashboard/periods", {
    summary: "The periods to choose from, with their days.",
    auth: "admin",
    permission,
    query: clubQuery,
    output: z.array(z.object({ key: dashboardPeriod, name: z.string(), from: dateText, to: dateText })),
  }),
  defineRoute("GET /ops/dashboard/days", {
    summary: "The counters of a period day by day; a day that is left out had nothing to count.",
    auth: "admin",
    permission,
    query: listQuery,
    output: pageOf(z.object({ date: dateText, ...counters })),
    xlsx: "dashboard-day",
  }),
  defineRoute("GET /ops/dashboard/courses", {
    summary: "Teams that play in a period and the share of the slots that they fill, by course.",
    auth: "admin",
    permission,
    query: listQuery,
    output: pageOf(courseRow),
    xlsx: "dashboard-course",
  }),
  defineRoute("GET /ops/dashboard/channels", {
    summary: "Teams that play in a period, by the way on which they were booked.",
    auth: "admin",
    permission,
    query: listQuery,
    output: pageOf(channelRow),
    xlsx: "dashboard-channel",
  }),
] as const;
