import { and, eq } from "drizzle-orm";
import { penaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../database";
import { bookings, penalties } from "../../tables";
import type { DemoDays } from "./demo-day";

const noShowIdx = 499_812;

/** Penalty 400001: the no-show of member 100007 nine days before the demo day, suspended for 180 days (domain.md 10). */
export async function seedPenalties(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const imposedAt = days.moment(-9, "23:00");
  await tx.insert(penalties).values({
    penaltyIdx: 400_001,
    clubIdx,
    memberIdx: 100_007,
    bookingIdx: (await isSeeded(tx, clubIdx)) ? noShowIdx : null,
    penaltyCode: penaltyKind.noShow,
    point: 5,
    finePercent: 30,
    fineAmount: "252000",
    suspendFrom: imposedAt,
    suspendTo: days.moment(171, "23:00"),
    state: penaltyState.active,
    createdAt: imposedAt,
    updatedAt: imposedAt,
  });
}

/** The round is missing when the course rested on both days that it could have been played. */
async function isSeeded(tx: Database, clubIdx: number): Promise<boolean> {
  const isRound = and(eq(bookings.clubIdx, clubIdx), eq(bookings.bookingIdx, noShowIdx));
  return (await tx.select({ bookingIdx: bookings.bookingIdx }).from(bookings).where(isRound)).length > 0;
}
