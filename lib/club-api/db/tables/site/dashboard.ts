import { date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { HourWeather } from "../../../adapters/weather";
import { clubIdxColumn, instant } from "../columns";

const counter = (name: string) => integer(name).notNull().default(0);

/** domain.md 6 `Dashboard`: counters per club day. */
export const dashboardDays = pgTable(
  "dashboard_days",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    visits: counter("visits"),
    newMembers: counter("new_members"),
    withdrawals: counter("withdrawals"),
    dormants: counter("dormants"),
    bookings: counter("bookings"),
    cancels: counter("cancels"),
    lateCancels: counter("late_cancels"),
    noShows: counter("no_shows"),
    waitings: counter("waitings"),
    drawApplications: counter("draw_applications"),
    teamForms: counter("team_forms"),
    vocReceived: counter("voc_received"),
    vocAnswered: counter("voc_answered"),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.date] })],
);

/** Who was counted on a day: a keyed hash, swept after two days. */
export const dashboardVisitors = pgTable(
  "dashboard_visitors",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    visitorHash: text("visitor_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.visitorHash] })],
);

/** How often a record was seen on a day; `kind` is that of its files, `notice` or `event`. Partitioned by month (db/partitions.ts). */
export const viewDays = pgTable(
  "view_days",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    kind: text("kind").notNull(),
    recordIdx: integer("record_idx").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.kind, table.recordIdx] })],
);

/** Who saw what on a day: a keyed hash of visitor and record, swept after two days. */
export const viewVisitors = pgTable(
  "view_visitors",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    visitorHash: text("visitor_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.visitorHash] })],
);

/** The last forecast of a club's weather source; it is shown on when the source fails. */
export const weatherCache = pgTable("weather_cache", {
  clubIdx: clubIdxColumn().primaryKey(),
  source: text("source").notNull(),
  hours: jsonb("hours").$type<HourWeather[]>().notNull(),
  fetchedAt: instant("fetched_at").notNull(),
  /** Of several calls at once one asks the source; it is not asked again for a minute after a fault. */
  triedAt: instant("tried_at").notNull(),
});
