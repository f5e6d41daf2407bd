import { countVisit, readChannels, readCourses, readDays, readPeriods } from "../../domains/dashboard";
import { readDashboard } from "../../workflows/read-dashboard";
import { today } from "../context";
import type { Handlers } from "../handler";

export const dashboardHandlers: Handlers<
  | "PUT /dashboard/increment/club/{club}"
  | "GET /dashboard"
  | "GET /dashboard/periods"
  | "GET /ops/dashboard/days"
  | "GET /ops/dashboard/courses"
  | "GET /ops/dashboard/channels"
> = {
  "GET /dashboard": ({ db, act }, { query }) => readDashboard(db, act, query),
  "GET /dashboard/periods": async ({ act }) => readPeriods(act),
  "GET /ops/dashboard/days": ({ db, act }, { query }) => readDays(db, act, query),
  "GET /ops/dashboard/courses": ({ db, act }, { query }) => readCourses(db, act, query),
  "GET /ops/dashboard/channels": ({ db, act }, { query }) => readChannels(db, act, query),
  "PUT /dashboard/increment/club/{club}": (context, { body }) =>
    countVisit(context.db, {
      clubIdx: context.club.clubIdx,
      date: body.date,
      today: today(context),
      now: context.clock.now(),
      address: context.address,
    }),
};
