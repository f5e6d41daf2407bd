import { eq } from "drizzle-orm";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../database";
import { ofClub } from "../../of-club";
import { bookings, penalties, waitings } from "../../tables";
import type { Seeding } from "../seeding";
import { roundTermsOf } from "./round-terms";

/**
 * The queue of flow F6: first a member who has been suspended since, then 600001 (domain.md Y14), then one who would
 * also take the next band.
 */
export async function seedWaitings(tx: Database, { clubIdx, days, data }: Seeding): Promise<void> {
  if (data.waitings.length === 0) return;
  const { caddieMode, maxPlayers } = roundTermsOf(data);
  await tx.insert(waitings).values(
    data.waitings.map(({ waitingIdx, memberIdx, playDistance, bands, written }) => {
      const createdAt = days.moment(written.distance, written.timeOfDay);
      return {
        waitingIdx,
        clubIdx,
        memberIdx,
        playDate: days.day(playDistance),
        standbyTimeCodes: bands,
        courseCodes: [],
        playerCount: maxPlayers,
        caddieMode,
        state: waitingState.waiting,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

/** Suspensions, each with the round that it follows from (domain.md 10). */
export async function seedPenalties(tx: Database, { clubIdx, days, data }: Seeding): Promise<void> {
  for (const { bookingIdx, imposed, until, ...penalty } of data.penalties) {
    const imposedAt = days.moment(imposed.distance, imposed.timeOfDay);
    await tx.insert(penalties).values({
      ...penalty,
      clubIdx,
      bookingIdx: (await isSeeded(tx, clubIdx, bookingIdx)) ? bookingIdx : null,
      suspendFrom: imposedAt,
      suspendTo: days.moment(until.distance, until.timeOfDay),
      createdAt: imposedAt,
      updatedAt: imposedAt,
    });
  }
}

/** The round is missing when the course rested on both days that it could have been played. */
async function isSeeded(tx: Database, clubIdx: number, bookingIdx: number): Promise<boolean> {
  const isRound = ofClub(bookings, clubIdx, eq(bookings.bookingIdx, bookingIdx));
  return (await tx.select({ bookingIdx: bookings.bookingIdx }).from(bookings).where(isRound)).length > 0;
}
