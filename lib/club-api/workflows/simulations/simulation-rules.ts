import type { Database } from "../../db/database";
import { type DrawPolicy, readDrawPolicy } from "../../domains/draws";
import { type PenaltyPolicy, readPenaltyPolicy } from "../../domains/penalties";
import { policyNumber, readPolicies } from "../../domains/policies";
import { type BookingPolicy, readBookingPolicy } from "../../domains/reservations";
import { type RuleBook, readRuleBook } from "../../domains/tee-sheets";
import { readWaitingPolicy, type WaitingPolicy } from "../../domains/waitings";
import type { Context } from "../../platform/context";

/** The club's rules besides the tables that a simulation may change. */
export type RuleSet = {
  book: RuleBook;
  numbers: BookingPolicy;
  penalty: PenaltyPolicy;
  waiting: WaitingPolicy;
  draw: DrawPolicy;
  /** Open bookings of a type without a row of limits (C0230 v2). */
  openBookings: number;
};

/** The rules for the days `from` to `to`. */
export async function readRuleSet(
  db: Database,
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<RuleSet> {
  const { clubIdx } = ctx.club;
  return {
    book: await readRuleBook(db, ctx, from, to),
    numbers: await readBookingPolicy(db, clubIdx),
    penalty: await readPenaltyPolicy(db, ctx),
    waiting: await readWaitingPolicy(db, ctx),
    draw: await readDrawPolicy(db, clubIdx),
    openBookings: policyNumber((await readPolicies(db, clubIdx, ["C0230"])).get("C0230")?.value2, 6),
  };
}
