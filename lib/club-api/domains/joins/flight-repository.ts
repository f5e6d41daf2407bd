import { asc, eq, gt, gte, inArray, or, sql } from "drizzle-orm";
import { tryToLock } from "../../db/advisory-lock";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { joinFlightGolfers, joinFlights } from "../../db/tables";
import type { FlightAnswer } from "./plan-flights";
import type { Owner } from "./request-repository";

export type JoinFlight = typeof joinFlights.$inferSelect;
export type FlightGolfer = typeof joinFlightGolfers.$inferSelect;

/** Of a golfer's place, its flight. */
const isOwnFlight = ofClub(
  joinFlights,
  joinFlightGolfers.clubIdx,
  eq(joinFlights.flightIdx, joinFlightGolfers.flightIdx),
);

/** One at a time makes the flights of a club, so that nobody is proposed two of them; false while another one is at it. */
export function tryToPlan(tx: Database, clubIdx: number): Promise<boolean> {
  return tryToLock(tx, `join-flights ${clubIdx}`);
}

/** Stores a flight with its golfers, none of whom has answered. */
export async function insertFlight(
  tx: Database,
  row: Omit<typeof joinFlights.$inferInsert, "flightIdx">,
  golfers: readonly Pick<FlightGolfer, "requestIdx" | "memberIdx" | "players">[],
): Promise<number> {
  const [stored] = await tx.insert(joinFlights).values(row).returning();
  if (!stored) throw new Error("The flight was not stored.");
  const { clubIdx, flightIdx } = stored;
  await tx.insert(joinFlightGolfers).values(
    golfers.map(({ requestIdx, memberIdx, players }) => ({
      clubIdx,
      flightIdx,
      requestIdx,
      memberIdx,
      players,
      answer: "ASKED" as const,
    })),
  );
  return flightIdx;
}

/** Flights that wait for answers, the oldest first. */
export function selectProposed(db: Database, clubIdx: number): Promise<JoinFlight[]> {
  return db
    .select()
    .from(joinFlights)
    .where(ofClub(joinFlights, clubIdx, eq(joinFlights.state, "PROPOSED")))
    .orderBy(asc(joinFlights.flightIdx));
}

export async function selectFlight(
  db: Database,
  clubIdx: number,
  flightIdx: number,
): Promise<JoinFlight | null> {
  if (!isStoredIdx(flightIdx)) return null;
  const [row] = await db
    .select()
    .from(joinFlights)
    .where(ofClub(joinFlights, clubIdx, eq(joinFlights.flightIdx, flightIdx)));
  return row ?? null;
}

/** The golfers of some flights, in the order in which they asked. */
export async function selectGolfers(
  db: Database,
  clubIdx: number,
  flightIdxs: readonly number[],
): Promise<FlightGolfer[]> {
  if (flightIdxs.length === 0) return [];
  return await db
    .select()
    .from(joinFlightGolfers)
    .where(ofClub(joinFlightGolfers, clubIdx, inArray(joinFlightGolfers.flightIdx, [...flightIdxs])))
    .orderBy(asc(joinFlightGolfers.flightIdx), asc(joinFlightGolfers.requestIdx));
}

export async function setAnswer(
  tx: Database,
  { clubIdx, flightIdx, requestIdx }: Pick<FlightGolfer, "clubIdx" | "flightIdx" | "requestIdx">,
  answer: FlightAnswer,
  answeredAt: Date,
): Promise<void> {
  await tx
    .update(joinFlightGolfers)
    .set({ answer, answeredAt })
    .where(
      ofClub(
        joinFlightGolfers,
        clubIdx,
        eq(joinFlightGolfers.flightIdx, flightIdx),
        eq(joinFlightGolfers.requestIdx, requestIdx),
      ),
    );
}

export async function closeFlight(
  tx: Database,
  { clubIdx, flightIdx }: Pick<JoinFlight, "clubIdx" | "flightIdx">,
  end: { bookingIdx: number } | { endedBy: NonNullable<JoinFlight["endedBy"]> },
  endedAt: Date,
): Promise<void> {
  const state = "bookingIdx" in end ? "BOOKED" : "ENDED";
  await tx
    .update(joinFlights)
    .set({ state, ...end, endedAt })
    .where(ofClub(joinFlights, clubIdx, eq(joinFlights.flightIdx, flightIdx)));
}

/**
 * On which days a request is not asked again: those that its golfer declined or let pass, and those on which nobody of its
 * flight could book.
 */
export async function selectDaysOut(
  db: Database,
  clubIdx: number,
  from: string,
): Promise<{ requestIdx: number; playDate: string }[]> {
  return await db
    .selectDistinct({ requestIdx: joinFlightGolfers.requestIdx, playDate: joinFlights.playDate })
    .from(joinFlightGolfers)
    .innerJoin(joinFlights, isOwnFlight)
    .where(
      ofClub(
        joinFlightGolfers,
        clubIdx,
        gte(joinFlights.playDate, from),
        or(inArray(joinFlightGolfers.answer, ["NO", "LATE"]), eq(joinFlights.endedBy, "UNBOOKED")),
      ),
    );
}

/** The flights that a member can answer or has said yes to, the next first. */
export async function selectOwnFlights(db: Database, { clubIdx, memberIdx }: Owner, now: Date) {
  return await db
    .select({ flight: joinFlights, own: joinFlightGolfers })
    .from(joinFlightGolfers)
    .innerJoin(joinFlights, isOwnFlight)
    .where(
      ofClub(
        joinFlightGolfers,
        clubIdx,
        eq(joinFlightGolfers.memberIdx, memberIdx),
        eq(joinFlights.state, "PROPOSED"),
        or(
          eq(joinFlightGolfers.answer, "YES"),
          sql`${eq(joinFlightGolfers.answer, "ASKED")} and ${gt(joinFlights.answerUntil, now)}`,
        ),
      ),
    )
    .orderBy(asc(joinFlights.playDate), asc(joinFlights.teeTime), asc(joinFlights.flightIdx));
}
