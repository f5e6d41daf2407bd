import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clubIdxColumn } from "../columns";

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
