import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { historyDays, makeForecast, readForecastPolicy } from "../../domains/forecast";
import { readOutlooks, storeOutlooks, type WeatherDeps } from "../../domains/weather";
import type { Context } from "../../platform/context";

/** Runs each night: remembers the weather as it is forecast today, then forecasts cancellations and no-shows. */
export async function runForecast(deps: WeatherDeps, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  if (!(await readForecastPolicy(deps.db, clubIdx)).isOn) return;
  await storeOutlooks(deps, ctx);
  const from = addDays(clubDate(ctx.now, zone), -historyDays);
  const outlooks = await readOutlooks(deps.db, clubIdx, from);
  const isNew = await makeForecast(deps.db, ctx, outlooks);
  deps.logger.info({ isNew }, "cancellations forecast");
}
