import { sql } from "drizzle-orm";
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { BookingWork } from "@/lib/contract/code-values/bookings";
import { clubIdxColumn, instant } from "../columns";
import { bookings } from "./reservations";

/** The slot that a booking had before what a log line tells. */
export const formerSheetIdx = sql<number>`(("before"->>'sheetIdx')::integer)`;

/** domain.md 6 `BookingLog`: what was done with a booking; `workCode` of group RSVLOG. */
export const bookingLogs = pgTable(
  "booking_logs",
  {
    logIdx: integer("log_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    bookingIdx: integer("booking_idx").notNull(),
    workCode: text("work_code").$type<BookingWork>().notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    by: text("by").notNull(),
    channel: text("channel").notNull(),
    at: instant("at").notNull(),
    address: text("address"),
  },
  (table) => [
    index("booking_logs_booking").on(table.clubIdx, table.bookingIdx),
    // Whether a slot has been booked before, by a booking that was moved away.
    index("booking_logs_former_slot").on(table.clubIdx, formerSheetIdx).where(sql`work_code = '20'`),
    foreignKey({
      columns: [table.clubIdx, table.bookingIdx],
      foreignColumns: [bookings.clubIdx, bookings.bookingIdx],
    }),
  ],
);

/** The last reservation number of a play date. */
export const bookingCounters = pgTable(
  "booking_counters",
  {
    clubIdx: clubIdxColumn(),
    playDate: date("play_date").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.playDate] })],
);
