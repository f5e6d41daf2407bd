import type { Database } from "../database";
import { penalties } from "../tables";
import type { DemoDays } from "./demo-day";

/** Penalty 400001: the no-show of member 100007 nine days before the demo day, suspended for 180 days (domain.md 10). */
export async function seedPenalties(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const imposedAt = days.moment(-9, "23:00");
  await tx.insert(penalties).values({
    penaltyIdx: 400_001,
    clubIdx,
    memberIdx: 100_007,
    bookingIdx: 499_812,
    penaltyCode: "40",
    point: 5,
    finePercent: 30,
    fineAmount: "252000",
    suspendFrom: imposedAt,
    suspendTo: days.moment(171, "23:00"),
    state: "10",
    createdAt: imposedAt,
    updatedAt: imposedAt,
  });
}
