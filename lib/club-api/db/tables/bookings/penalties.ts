import { sql } from "drizzle-orm";
import { index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PenaltyKind, PenaltyState } from "@/lib/contract/code-values/penalties";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { bookings } from "./reservations";

/** domain.md 6 `Penalty`; states of `penaltyStates`. A suspension runs from `suspendFrom` up to `suspendTo`. */
export const penalties = pgTable(
  "penalties",
  {
    penaltyIdx: integer("penalty_idx").generatedByDefaultAsIdentity({ startWith: 400_001 }),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    bookingIdx: integer("booking_idx"),
    penaltyCode: text("penalty_code").$type<PenaltyKind>().notNull(),
    point: integer("point").notNull(),
    finePercent: integer("fine_percent").notNull(),
    fineAmount: numeric("fine_amount").notNull(),
    paidAmount: numeric("paid_amount").notNull().default("0"),
    paidAt: instant("paid_at"),
    suspendFrom: instant("suspend_from").notNull(),
    suspendTo: instant("suspend_to").notNull(),
    state: text("state").$type<PenaltyState>().notNull(),
    reason: text("reason").notNull().default(""),
    /** RELEASE entry of `reasonCodes`, and when: what waivers of a year are counted by. */
    releaseReason: text("release_reason"),
    releasedAt: instant("released_at"),
    memo: text("memo").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.penaltyIdx] }),
    // One booking is punished once per rule.
    uniqueIndex("penalties_booking_code")
      .on(table.clubIdx, table.bookingIdx, table.penaltyCode)
      .where(sql`booking_idx is not null`),
    index("penalties_member").on(table.clubIdx, table.memberIdx, table.suspendTo),
    index("penalties_ending").on(table.clubIdx, table.state, table.suspendTo),
    clubKey(table, table.memberIdx, members, members.memberIdx),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx),
  ],
);
