import { countVisit, readPeriods, readReport } from "../../domains/dashboard";
import { today } from "../context";
import type { Handlers } from "../handler";

export const dashboardHandlers: Handlers<
  "PUT /dashboard/increment/club/{club}" | "GET /dashboard" | "GET /dashboard/periods"
> = {
  "GET /dashboard": ({ db, act }, { query }) => readReport(db, act, query),
  "GET /dashboard/periods": async ({ act }) => readPeriods(act),
  "PUT /dashboard/increment/club/{club}": (context, { body }) =>
    countVisit(context.db, {
      clubIdx: context.club.clubIdx,
      date: body.date,
      device: body.device,
      today: today(context),
      now: context.clock.now(),
      address: context.address,
      userAgent: context.userAgent,
    }),
};
