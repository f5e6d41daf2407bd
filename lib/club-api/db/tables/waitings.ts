import { sql } from "drizzle-orm";
import { date, foreignKey, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "./columns";
import { members } from "./members";

/** domain.md 6 `Waiting`; states of `standbyStateCodes`. */
export const waitings = pgTable(
  "waitings",
  {
    waitingIdx: integer("waiting_idx").primaryKey().generatedByDefaultAsIdentity({ startWith: 600_001 }),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    playDate: date("play_date").notNull(),
    standbyTimeCodes: text("standby_time_codes").array().notNull(),
    /** Empty is any course. */
    courseCodes: text("course_codes").array().notNull(),
    playerCount: integer("player_count").notNull(),
    caddieMode: text("caddie_mode").$type<"C" | "I" | "S">(),
    priority: integer("priority").notNull().default(0),
    state: text("state").$type<"10" | "20" | "30" | "40" | "50" | "60" | "70">().notNull(),
    offerSheetIdx: integer("offer_sheet_idx"),
    offerUntil: instant("offer_until"),
    bookingIdx: integer("booking_idx"),
    graceUntil: instant("grace_until"),
    memo: text("memo").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("waitings_open")
      .on(table.clubIdx, table.memberIdx, table.playDate)
      .where(sql`state in ('10', '20')`),
    // The queue of a date, and offers that run out.
    index("waitings_queue").on(table.clubIdx, table.playDate, table.state, table.priority, table.createdAt),
    foreignKey({
      columns: [table.clubIdx, table.memberIdx],
      foreignColumns: [members.clubIdx, members.memberIdx],
    }),
  ],
);
