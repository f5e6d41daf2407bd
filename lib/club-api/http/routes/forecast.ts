import { listDays, listMonths, readForecast } from "@/lib/club-api/domains/forecast";
import type { RouteHandlers } from "../handler";

export const forecastHandlers = {
  "GET /ops/forecast": ({ db, ctx }) => readForecast(db, ctx),
  "GET /ops/forecast/days": ({ db, ctx }, { query }) => listDays(db, ctx, query),
  "GET /ops/forecast/months": ({ db, ctx }, { query }) => listMonths(db, ctx, query),
} satisfies RouteHandlers;
