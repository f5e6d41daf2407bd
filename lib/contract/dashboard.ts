import { z } from "zod";
import { clubCode, clubQuery, commonQuery, dateText } from "./common";
import { defineRoute } from "./define-route";

const dashboardMenu = "900000";

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
export const dashboardPeriod = z.enum(["D", "W", "M", "Q", "Y", "C"]);
export type DashboardPeriod = z.output<typeof dashboardPeriod>;

const dashboard = z.object({
  period: dashboardPeriod,
  from: dateText,
  to: dateText,
  totals: z.object({ ...counters, vocAvgHours: z.number().nullable() }),
  /** The same counters of the period before. */
  previous: z.object(counters).partial(),
  series: z.array(z.object({ date: dateText, visits: z.int(), bookings: z.int(), cancels: z.int() })),
  /** Teams that play in the period, and the share of the slots that they fill. */
  byCourse: z.array(z.object({ courseCode: z.string(), teams: z.int(), rate: z.number() })),
  byChannel: z.array(z.object({ income: z.string(), teams: z.int() })),
  todo: z.array(z.object({ type: z.string(), count: z.int(), link: z.string() })),
});

export const dashboardRoutes = [
  defineRoute({
    method: "PUT",
    path: "/dashboard/increment/club/{club}",
    summary: "Counts one homepage view; a repeat of the same visitor on the same day is ignored.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: clubQuery,
    body: z.strictObject({ date: dateText, device: z.enum(["PC", "TABLET", "MOBILE"]) }),
    output: z.object({ date: dateText, visits: z.int() }),
  }),
  defineRoute({
    method: "GET",
    path: "/dashboard",
    summary: "Counters of a period, the one before it, courses, channels, and what waits for the office.",
    auth: "admin",
    permission: { menu: dashboardMenu, flag: "R" },
    query: z.strictObject({
      ...commonQuery,
      period: dashboardPeriod.default("M"),
      from: dateText.optional(),
      to: dateText.optional(),
    }),
    output: dashboard,
  }),
  defineRoute({
    method: "GET",
    path: "/dashboard/periods",
    summary: "The periods to choose from, with their days.",
    auth: "admin",
    permission: { menu: dashboardMenu, flag: "R" },
    query: clubQuery,
    output: z.array(z.object({ key: dashboardPeriod, name: z.string(), from: dateText, to: dateText })),
  }),
] as const;
