import { countVisit, readChannels, readCourses, readDays, readPeriods } from "../../../domains/dashboard";
import { readDashboard } from "../../../workflows/site/read-dashboard";
import { today } from "../../context";
import type { Handlers } from "../../handler";

export const dashboardHandlers: Handlers<
  | "PUT /dashboard/increment/club/{club}"
  | "GET /dashboard"
  | "GET /dashboard/periods"
  | "GET /ops/dashboard/days"
  | "GET /ops/dashboard/courses"
  | "GET /ops/dashboard/channels"
> = {
  "GET /dashboard": ({ db, ctx }, { query }) => readDashboard(db, ctx, query),
  "GET /dashboard/periods": async ({ ctx }) => readPeriods(ctx),
  "GET /ops/dashboard/days": ({ db, ctx }, { query }) => readDays(db, ctx, query),
  "GET /ops/dashboard/courses": ({ db, ctx }, { query }) => readCourses(db, ctx, query),
  "GET /ops/dashboard/channels": ({ db, ctx }, { query }) => readChannels(db, ctx, query),
  "PUT /dashboard/increment/club/{club}": (context, { body }) =>
    countVisit(context.db, {
      clubIdx: context.club.clubIdx,
      date: body.date,
      today: today(context),
      now: context.clock.now(),
      address: context.address,
    }),
};
