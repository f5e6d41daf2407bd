import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { HourWeather } from "../../../adapters/weather";
import { clubIdxColumn, instant } from "../columns";

/** The last forecast of a club's weather source; it is shown on when the source fails. */
export const weatherCache = pgTable("weather_cache", {
  clubIdx: clubIdxColumn().primaryKey(),
  source: text("source").notNull(),
  hours: jsonb("hours").$type<HourWeather[]>().notNull(),
  fetchedAt: instant("fetched_at").notNull(),
  /** Of several calls at once one asks the source; it is not asked again for a minute after a fault. */
  triedAt: instant("tried_at").notNull(),
});
