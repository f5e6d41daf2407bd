import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import type { WaitingState } from "@/lib/contract/code-values/waitings";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { teeSlots } from "./tee-sheets";

/** domain.md 6 `Waiting`; states of `standbyStateCodes`. */
export const waitings = pgTable(
  "waitings",
  {
    waitingIdx: integer("waiting_idx").generatedByDefaultAsIdentity({ startWith: 600_001 }),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    playDate: date("play_date").notNull(),
    standbyTimeCodes: text("standby_time_codes").array().notNull(),
    /** Empty is any course. */
    courseCodes: text("course_codes").array().notNull(),
    playerCount: integer("player_count").notNull(),
    caddieMode: text("caddie_mode").$type<CaddieMode>(),
    priority: integer("priority").notNull().default(0),
    /** A time may be booked for the member at once; else he is offered one (domain.md 7.8). */
    agreesAutoAssign: boolean("agrees_auto_assign").notNull().default(true),
    state: text("state").$type<WaitingState>().notNull(),
    offerSheetIdx: integer("offer_sheet_idx"),
    offerUntil: instant("offer_until"),
    /** Refers to a booking; bookings refer back, so the foreign key stands in migration 0003 alone. */
    bookingIdx: integer("booking_idx"),
    graceUntil: instant("grace_until"),
    memo: text("memo").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.waitingIdx] }),
    uniqueIndex("waitings_open")
      .on(table.clubIdx, table.memberIdx, table.playDate)
      .where(sql`state in ('10', '20')`),
    // The queue of a date, and offers that run out.
    index("waitings_queue").on(table.clubIdx, table.playDate, table.state, table.priority, table.createdAt),
    clubKey(table, table.memberIdx, members, members.memberIdx),
    clubKey(table, table.offerSheetIdx, teeSlots, teeSlots.sheetIdx),
  ],
);
