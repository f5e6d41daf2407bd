import { date, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { CouponState, CouponTypeCode } from "@/lib/contract/code-values/coupons";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant, type Texts } from "../columns";

/** domain.md 6 `Coupon`; states of `couponStates`. */
export const coupons = pgTable(
  "coupons",
  {
    couponIdx: integer("coupon_idx").generatedByDefaultAsIdentity({ startWith: 300_001 }),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    couponNo: text("coupon_no").notNull(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    couponType: text("coupon_type").$type<CouponTypeCode>().notNull(),
    dcTarget: text("dc_target").notNull(),
    dcPerson: text("dc_person").notNull(),
    dcValue: numeric("dc_value").notNull(),
    maxDiscount: numeric("max_discount"),
    dayTypes: text("day_types").array().notNull(),
    periods: text("periods").array().notNull(),
    holeCodes: text("hole_codes").array().notNull(),
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to").notNull(),
    state: text("state").$type<CouponState>().notNull(),
    issuedReason: text("issued_reason").notNull().default(""),
    /** Refers to a booking; bookings refer back, so the foreign key stands in migration 0003 alone. */
    bookingIdx: integer("booking_idx"),
    usedAt: instant("used_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.couponIdx] }),
    unique("coupons_no").on(table.clubIdx, table.couponNo),
    // One coupon serves one booking at a time.
    unique("coupons_booking").on(table.clubIdx, table.bookingIdx),
    index("coupons_member").on(table.clubIdx, table.memberIdx, table.state),
    index("coupons_valid_to").on(table.clubIdx, table.state, table.validTo),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);
