import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { bookings } from "./reservations";
import { teeSlots } from "./tee-sheets";

/** The club's rules of last-minute offers; a course, part or kind of day of null is any. */
export const lastMinuteRules = pgTable(
  "last_minute_rules",
  {
    clubIdx: clubIdxColumn(),
    ruleIdx: integer("rule_idx").generatedByDefaultAsIdentity(),
    courseCode: text("course_code"),
    period: text("period"),
    dayType: text("day_type").$type<"WEEKDAY" | "WEEKEND">(),
    memberTypes: text("member_types").array().notNull(),
    percent: integer("percent").notNull(),
    hoursBefore: integer("hours_before").notNull(),
    isOn: boolean("is_on").notNull(),
    /** Counts edits; each offer names the one that it was made by. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.ruleIdx] })],
);

/** A tee time that was offered for less, with what became of it. */
export const lastMinuteOffers = pgTable(
  "last_minute_offers",
  {
    clubIdx: clubIdxColumn(),
    offerIdx: integer("offer_idx").generatedByDefaultAsIdentity(),
    ruleIdx: integer("rule_idx").notNull(),
    ruleVersion: integer("rule_version").notNull(),
    sheetIdx: integer("sheet_idx").notNull(),
    playDate: date("play_date").notNull(),
    percent: integer("percent").notNull(),
    memberTypes: text("member_types").array().notNull(),
    state: text("state").$type<"LIVE" | "TAKEN" | "ENDED">().notNull(),
    madeAt: instant("made_at").notNull(),
    endedAt: instant("ended_at"),
    /**
     * Cause of an untaken end: its time, the rule or the policy, or the slot, which was blocked or sold at another
     * price.
     */
    endedBy: text("ended_by").$type<"TIME" | "RULE" | "SLOT">(),
    /** Who took it. */
    bookingIdx: integer("booking_idx"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.offerIdx] }),
    // A tee time has one price at a time, whatever two jobs at once believe.
    uniqueIndex("last_minute_offers_live").on(table.clubIdx, table.sheetIdx).where(sql`state = 'LIVE'`),
    index("last_minute_offers_day").on(table.clubIdx, table.playDate, table.state),
    index("last_minute_offers_booking").on(table.clubIdx, table.bookingIdx),
    clubKey(table, table.ruleIdx, lastMinuteRules, lastMinuteRules.ruleIdx),
    clubKey(table, table.sheetIdx, teeSlots, teeSlots.sheetIdx).onDelete("cascade"),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx),
  ],
);

/** Who was notified of an offer, as the member type of then. */
export const lastMinuteNotices = pgTable(
  "last_minute_notices",
  {
    clubIdx: clubIdxColumn(),
    offerIdx: integer("offer_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    memberType: text("member_type").notNull(),
    notifiedAt: instant("notified_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.offerIdx, table.memberIdx] }),
    // How often a member was notified of late.
    index("last_minute_notices_member").on(table.clubIdx, table.memberIdx, table.notifiedAt),
    clubKey(table, table.offerIdx, lastMinuteOffers, lastMinuteOffers.offerIdx).onDelete("cascade"),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);
