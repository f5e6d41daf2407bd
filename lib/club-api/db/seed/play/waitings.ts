import { and, eq } from "drizzle-orm";
import { penaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../database";
import { bookings, penalties, waitings } from "../../tables";
import type { DemoDays } from "./demo-day";

/** The Saturday of flow F6, counted from the demo day. */
const playDay = 5;

/**
 * The queue of flow F6: first a member who has been suspended since, then 600001 (domain.md Y14), then one who would
 * also take the next band.
 */
export async function seedWaitings(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const entry = (waitingIdx: number, memberIdx: number, createdAt: Date, standbyTimeCodes = ["12"]) => ({
    waitingIdx,
    clubIdx,
    memberIdx,
    playDate: days.day(playDay),
    standbyTimeCodes,
    courseCodes: [],
    playerCount: 4,
    caddieMode: "C" as const,
    state: waitingState.waiting,
    createdAt,
    updatedAt: createdAt,
  });
  await tx
    .insert(waitings)
    .values([
      entry(600_000, 100_007, days.moment(-13, "10:30")),
      entry(600_001, 100_002, days.moment(-3, "11:02")),
      entry(599_999, 100_008, days.moment(-2, "09:30"), ["12", "13"]),
    ]);
}

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
