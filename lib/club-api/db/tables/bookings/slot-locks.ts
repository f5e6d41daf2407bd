import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LastMinute } from "@/lib/shared/fees/last-minute";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { bookings } from "./reservations";
import { teeSlots } from "./tee-sheets";

/**
 * Who holds a slot while booking (LOCK, dies by `expiresAt`) or by an offer of the waiting list or a draw win
 * (OFFER, DRAW: `expiresAt` is far away, a job ends them). One per slot; one LOCK per member.
 */
export const slotLocks = pgTable(
  "slot_locks",
  {
    clubIdx: clubIdxColumn(),
    sheetIdx: integer("sheet_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    kind: text("kind").$type<"LOCK" | "OFFER" | "DRAW">().notNull().default("LOCK"),
    lockedAt: instant("locked_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    renewals: integer("renewals").notNull().default(0),
    /** The booking that is to move here, so that another device goes on with the move; null while a new one is made. */
    movingBookingIdx: integer("moving_booking_idx"),
    /** The offer that was live when the slot was held: its price is the holder's until the hold ends. */
    lastMinute: jsonb("last_minute").$type<LastMinute>(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.sheetIdx] }),
    uniqueIndex("slot_locks_member").on(table.clubIdx, table.memberIdx).where(sql`kind = 'LOCK'`),
    clubKey(table, table.sheetIdx, teeSlots, teeSlots.sheetIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
    clubKey(table, table.movingBookingIdx, bookings, bookings.bookingIdx).onDelete("cascade"),
  ],
);

/** How long a member has held a slot: 600 s in 30 minutes, whatever was released between (domain.md 7.5). */
export const lockUses = pgTable(
  "lock_uses",
  {
    useIdx: integer("use_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    sheetIdx: integer("sheet_idx").notNull(),
    heldFrom: instant("held_from").notNull(),
    heldUntil: instant("held_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.useIdx] }),
    index("lock_uses_member").on(table.clubIdx, table.memberIdx, table.sheetIdx, table.heldUntil),
    index("lock_uses_until").on(table.heldUntil),
  ],
);
