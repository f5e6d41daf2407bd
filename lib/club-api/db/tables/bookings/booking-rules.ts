import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant, type Texts } from "../columns";

/** The numbers of domain.md 7.3 to 7.7 and 7.12 that no policy entry holds; one row per club. */
export const bookingRules = pgTable("booking_rules", {
  clubIdx: clubIdxColumn().primaryKey(),
  /** Days before the play date up to which a cancellation is free (7.7). */
  freeDaysWeekday: integer("free_days_weekday").notNull().default(3),
  freeDaysWeekend: integer("free_days_weekend").notNull().default(4),
  /** Two rounds of one person on a day lie at least so far apart (7.3). */
  clashMinutes: integer("clash_minutes").notNull().default(270),
  /** The span in which the seconds of holding a slot add up (7.5). */
  lockWindowMinutes: integer("lock_window_minutes").notNull().default(30),
  /** After tee-off, without check-in: a candidate for a no-show (7.12). */
  noShowCandidateMinutes: integer("no_show_candidate_minutes").notNull().default(20),
  /** Caddie fee of a stopped round by holes played; beyond the last step the booked fee (7.4). */
  stoppedCaddieFees: jsonb("stopped_caddie_fees")
    .$type<{ holes: number; amount: string }[]>()
    .notNull()
    .default([
      { holes: 3, amount: "40000" },
      { holes: 9, amount: "70000" },
    ]),
});

/** Public and club holidays (domain.md 9.5). */
export const holidays = pgTable(
  "holidays",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    seq: integer("seq").notNull().default(1),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    dateKind: text("date_kind").notNull().default("01"),
    isHoliday: text("is_holiday").$type<"Y" | "N">().notNull().default("Y"),
    holidayType: text("holiday_type").$type<HolidayTypeCode>().notNull(),
    /** CLUB: entered or changed by hand; an import of the public list leaves it alone. */
    source: text("source").$type<"LIST" | "CLUB">().notNull().default("LIST"),
    /** Taken out by hand; the row stays, so that an import does not bring it back. */
    isRemoved: boolean("is_removed").notNull().default(false),
  },
  // Serves the read of two years in order.
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.seq] })],
);

/** Who stands in line for a play date; member types that open at another moment stand in another line. */
export const openingTickets = pgTable(
  "opening_tickets",
  {
    clubIdx: clubIdxColumn(),
    playDate: date("play_date").notNull(),
    openAt: instant("open_at").notNull(),
    memberIdx: integer("member_idx").notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** The session in which the member has opened the line last: it is shown in one at a time. */
    sessionIdx: integer("session_idx"),
    /** The order of the line: chance, and above all chance the moment for those who came late. */
    draw: bigint("draw", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.playDate, table.openAt, table.memberIdx] }),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);
