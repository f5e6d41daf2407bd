import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ForecastRange, ForecastReport } from "@/lib/contract/bookings/forecast";
import { clubIdxColumn, clubKey, instant } from "../columns";

/** The weather of a day's playing hours, as it was forecast some days before. */
export const weatherOutlooks = pgTable(
  "weather_outlooks",
  {
    clubIdx: clubIdxColumn(),
    madeOn: date("made_on").notNull(),
    playDate: date("play_date").notNull(),
    /** mm and cm in all, °C on average, m/s at most. */
    rain: doublePrecision("rain").notNull(),
    snow: doublePrecision("snow").notNull(),
    temp: doublePrecision("temp").notNull(),
    wind: doublePrecision("wind").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.playDate, table.madeOn] })],
);

/** The forecasts of cancellations and no-shows, one for each day on which one was made. */
export const bookingForecasts = pgTable(
  "booking_forecasts",
  {
    clubIdx: clubIdxColumn(),
    madeOn: date("made_on").notNull(),
    fittedAt: instant("fitted_at").notNull(),
    report: jsonb("report").$type<ForecastReport>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.madeOn] })],
);

/** The sums of a forecast by day and part; nobody's own chances are stored. */
export const bookingForecastDays = pgTable(
  "booking_forecast_days",
  {
    clubIdx: clubIdxColumn(),
    madeOn: date("made_on").notNull(),
    playDate: date("play_date").notNull(),
    period: text("period").notNull(),
    bookings: integer("bookings").notNull(),
    cancels: jsonb("cancels").$type<ForecastRange>(),
    noShows: jsonb("no_shows").$type<ForecastRange>(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.madeOn, table.playDate, table.period] }),
    clubKey(table, table.madeOn, bookingForecasts, bookingForecasts.madeOn).onDelete("cascade"),
  ],
);
