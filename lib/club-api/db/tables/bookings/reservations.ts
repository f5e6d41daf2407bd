import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CaddieMode, Quote } from "@/lib/contract/bookings/play-shapes";
import type { BookingState, BookingWork, ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { coupons } from "./coupons";
import { drawApplications } from "./draws";
import { teamForms } from "./teams";
import { teeSlots } from "./tee-sheets";
import { waitings } from "./waitings";

/** States of a booking that keep its slot (domain.md 8.2); written out, or the index of live bookings would not serve. */
export const holdingStates = sql.raw("state in ('10', '20', '30', '40', '60', '80')");

/** domain.md 6 `Booking`. `memberIdx` is null for phone, partner and walk-in bookings of non-members. */
export const bookings = pgTable(
  "bookings",
  {
    bookingIdx: integer("booking_idx").generatedByDefaultAsIdentity({ startWith: 500_001 }),
    clubIdx: clubIdxColumn(),
    rsvNo: text("rsv_no").notNull(),
    memberIdx: integer("member_idx"),
    memberType: text("member_type").notNull(),
    sheetIdx: integer("sheet_idx").notNull(),
    playDate: date("play_date").notNull(),
    /** Of the play date when it was booked: the deadlines that the booker was told follow from it (domain.md 7.7). */
    dayType: text("day_type").$type<"WEEKDAY" | "WEEKEND">().notNull().default("WEEKDAY"),
    teeTime: text("tee_time").notNull(),
    /** As its slot has it: the start of the second nine after a lunch break. */
    turnTime: text("turn_time"),
    courseCode: text("course_code").notNull(),
    courseOut: text("course_out").notNull(),
    period: text("period").notNull(),
    holeCode: text("hole_code").$type<HoleCode>().notNull(),
    playerCount: integer("player_count").notNull(),
    caddieMode: text("caddie_mode").$type<CaddieMode>().notNull(),
    reservationType: text("reservation_type").$type<ReservationTypeCode>().notNull(),
    /** CHANNEL entry of `incomes`. */
    income: text("income").notNull(),
    state: text("state").$type<BookingState>().notNull(),
    couponIdx: integer("coupon_idx"),
    drawIdx: integer("draw_idx"),
    waitingIdx: integer("waiting_idx"),
    teamFormIdx: integer("team_form_idx"),
    quote: jsonb("quote").$type<Quote>().notNull(),
    /** Percent that a last-minute offer takes off each green fee, whenever the booking is priced again. */
    percentOff: integer("percent_off").notNull().default(0),
    changeCount: integer("change_count").notNull().default(0),
    /** Replacements of companions so far (C0040 v4). */
    companionEdits: integer("companion_edits").notNull().default(0),
    freeCancelUntil: instant("free_cancel_until").notNull(),
    noShowAfter: instant("no_show_after").notNull(),
    /** A booking from the waiting list may be released free until then. */
    graceUntil: instant("grace_until"),
    cancelAt: instant("cancel_at"),
    cancelReason: text("cancel_reason"),
    cancelText: text("cancel_text"),
    /** The compensation that the club owes for its own cancellation (C0520), paid off-line. */
    compensation: jsonb("compensation").$type<{ percent: number; amount: number | string }>(),
    memo: text("memo").notNull().default(""),
    /** Counts writes; a writer that read another value is refused with 4211. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  (table) => [
    // A slot is sold once: the states that hold it (domain.md 8.2), whatever the application believes.
    uniqueIndex("bookings_live_slot").on(table.clubIdx, table.sheetIdx).where(holdingStates),
    unique("bookings_rsv_no").on(table.clubIdx, table.rsvNo),
    primaryKey({ columns: [table.clubIdx, table.bookingIdx] }),
    // The day's sheet and the jobs of a day.
    index("bookings_day").on(table.clubIdx, table.playDate, table.state),
    // A member's list and limits.
    index("bookings_member").on(table.clubIdx, table.memberIdx, table.playDate),
    clubKey(table, table.sheetIdx, teeSlots, teeSlots.sheetIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
    clubKey(table, table.couponIdx, coupons, coupons.couponIdx),
    clubKey(table, table.drawIdx, drawApplications, drawApplications.drawIdx),
    clubKey(table, table.waitingIdx, waitings, waitings.waitingIdx),
    clubKey(table, table.teamFormIdx, teamForms, teamForms.teamFormIdx),
  ],
);

/** A member's private calendar address; the token is not stored, only its hash. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** The language of the page on which it was made: calendars ask in none. */
    lang: text("lang").$type<Language>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    // One address for each member: a new one takes the place of the old one.
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
    // Whose address a calendar asks for.
    uniqueIndex("calendar_feeds_token").on(table.clubIdx, table.tokenHash),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

export const bookingPlayers = pgTable(
  "booking_players",
  {
    clubIdx: clubIdxColumn(),
    bookingIdx: integer("booking_idx").notNull(),
    seq: integer("seq").notNull(),
    isBooker: boolean("is_booker").notNull(),
    memberIdx: integer("member_idx"),
    name: text("name").notNull(),
    phoneNo: text("phone_no"),
    gender: text("gender"),
    memberType: text("member_type").notNull(),
    greenFee: numeric("green_fee").notNull(),
    /** A named member is bound by 4208 once accepted; the booker is from the start (domain.md 7.9). */
    acceptedAt: instant("accepted_at"),
    checkedInAt: instant("checked_in_at"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.bookingIdx, table.seq] }),
    index("booking_players_member").on(table.clubIdx, table.memberIdx),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx).onDelete("cascade"),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);

/** The slot that a booking had before what a log line tells. */
export const formerSheetIdx = sql<number>`(("before"->>'sheetIdx')::integer)`;

/** domain.md 6 `BookingLog`: what was done with a booking; `workCode` of group RSVLOG. */
export const bookingLogs = pgTable(
  "booking_logs",
  {
    logIdx: integer("log_idx").generatedByDefaultAsIdentity(),
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
    // Partitioned by month (db/partitions.ts): the moment has to be a part of the key.
    primaryKey({ columns: [table.clubIdx, table.logIdx, table.at] }),
    index("booking_logs_booking").on(table.clubIdx, table.bookingIdx),
    // Whether a slot has been booked before, by a booking that was moved away.
    index("booking_logs_former_slot").on(table.clubIdx, formerSheetIdx).where(sql`work_code = '20'`),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx),
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
