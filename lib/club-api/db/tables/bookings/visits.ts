import { sql } from "drizzle-orm";
import {
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
import type { VisitState } from "@/lib/contract/bookings/visits";
import type { FeeItem } from "@/lib/contract/code-values/tee-sheets";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { bookings } from "./reservations";

export type Charge = {
  feeCode: FeeItem;
  qty: number;
  unit: number | string;
  amount: number | string;
  share?: string;
};

/** States of a player who is there now; written out, or the indexes would not serve. */
const atTheClub = sql.raw("state in ('CHECKED_IN', 'PLAYING')");

/** domain.md 6 `Visit`: a player's round at the front desk. */
export const visits = pgTable(
  "visits",
  {
    visitIdx: integer("visit_idx").generatedByDefaultAsIdentity({ startWith: 550_001 }),
    clubIdx: clubIdxColumn(),
    bookingIdx: integer("booking_idx").notNull(),
    memberIdx: integer("member_idx"),
    /** The seat of a companion who has no round of his own: no member, or one who has not accepted; null for all others. */
    seat: integer("seat"),
    playDate: date("play_date").notNull(),
    teeTime: text("tee_time").notNull(),
    courseCode: text("course_code").notNull(),
    checkInAt: instant("check_in_at"),
    bagTag: text("bag_tag"),
    lockerNo: text("locker_no"),
    cartNo: text("cart_no"),
    caddieName: text("caddie_name"),
    holesPlayed: integer("holes_played").notNull().default(0),
    startAt: instant("start_at"),
    finishAt: instant("finish_at"),
    charges: jsonb("charges").$type<Charge[]>().notNull(),
    discount: numeric("discount").notNull().default("0"),
    total: numeric("total").notNull().default("0"),
    paid: numeric("paid").notNull().default("0"),
    payMethods: jsonb("pay_methods").$type<{ method: string; amount: number | string }[]>().notNull(),
    state: text("state").$type<VisitState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.visitIdx] }),
    // One visit per player of a booking; that of a booker who is no member has neither memberIdx nor seat.
    unique("visits_player")
      .on(table.clubIdx, table.bookingIdx, table.memberIdx, table.seat)
      .nullsNotDistinct(),
    // A locker and a bag tag are with one player at a time; whoever has settled has given them back.
    uniqueIndex("visits_locker").on(table.clubIdx, table.playDate, table.lockerNo).where(atTheClub),
    uniqueIndex("visits_bag_tag").on(table.clubIdx, table.playDate, table.bagTag).where(atTheClub),
    index("visits_member").on(table.clubIdx, table.memberIdx, table.playDate),
    index("visits_booking").on(table.clubIdx, table.bookingIdx),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);
