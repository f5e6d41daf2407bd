import { asc, eq, gte, inArray, sql } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookingPlayers, bookings, joinAsks, joinChoices, openParties, teeSlots } from "../../db/tables";
import type { Owner } from "./request-repository";

const liveStates = [bookingState.booked, bookingState.confirmed];

/** Open parties of live bookings whose bookers take part, with the flight's size and how many have joined and stayed. */
export async function selectParties(
  db: Database,
  clubIdx: number,
  { from, to, bookingIdx }: { from?: string; to?: string; bookingIdx?: number },
) {
  const joined = sql<number>`(select coalesce(sum(${joinAsks.players}), 0)::int from ${joinAsks} where ${ofClub(
    joinAsks,
    openParties.clubIdx,
    eq(joinAsks.bookingIdx, openParties.bookingIdx),
    eq(joinAsks.state, "JOINED"),
    sql`exists (select 1 from ${bookingPlayers} where ${ofClub(
      bookingPlayers,
      joinAsks.clubIdx,
      eq(bookingPlayers.bookingIdx, joinAsks.bookingIdx),
      eq(bookingPlayers.memberIdx, joinAsks.memberIdx),
    )})`,
  )})`;
  return await db
    .select({ party: openParties, booking: bookings, maxPlayers: teeSlots.maxPlayers, joined })
    .from(openParties)
    .innerJoin(
      bookings,
      ofClub(
        bookings,
        openParties.clubIdx,
        eq(bookings.bookingIdx, openParties.bookingIdx),
        eq(bookings.memberIdx, openParties.memberIdx),
      ),
    )
    .innerJoin(teeSlots, ofClub(teeSlots, bookings.clubIdx, eq(teeSlots.sheetIdx, bookings.sheetIdx)))
    .innerJoin(
      joinChoices,
      ofClub(
        joinChoices,
        openParties.clubIdx,
        eq(joinChoices.memberIdx, openParties.memberIdx),
        eq(joinChoices.isOn, true),
      ),
    )
    .where(
      ofClub(
        openParties,
        clubIdx,
        sql`${openParties.closedAt} is null`,
        inArray(bookings.state, liveStates),
        from === undefined ? undefined : gte(bookings.playDate, from),
        to === undefined ? undefined : sql`${bookings.playDate} <= ${to}`,
        bookingIdx === undefined ? undefined : eq(openParties.bookingIdx, bookingIdx),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx));
}

/** A member's own live bookings of a span, each with the size of its flight. */
export function selectOwnBookings(
  db: Database,
  { clubIdx, memberIdx }: Owner,
  { from, to }: { from: string; to: string },
) {
  return db
    .select({ booking: bookings, maxPlayers: teeSlots.maxPlayers })
    .from(bookings)
    .innerJoin(teeSlots, ofClub(teeSlots, bookings.clubIdx, eq(teeSlots.sheetIdx, bookings.sheetIdx)))
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.memberIdx, memberIdx),
        inArray(bookings.state, liveStates),
        sql`${bookings.playDate} between ${from} and ${to}`,
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime));
}

export async function upsertParty(tx: Database, row: typeof openParties.$inferInsert): Promise<void> {
  const { clubIdx: _club, bookingIdx: _booking, createdAt: _since, ...change } = row;
  await tx
    .insert(openParties)
    .values(row)
    .onConflictDoUpdate({ target: [openParties.clubIdx, openParties.bookingIdx], set: change });
}

export async function closeParties(
  tx: Database,
  clubIdx: number,
  which: { memberIdx: number } | { bookingIdx: number },
  closedAt: Date,
): Promise<void> {
  const isMeant =
    "memberIdx" in which
      ? eq(openParties.memberIdx, which.memberIdx)
      : eq(openParties.bookingIdx, which.bookingIdx);
  await tx
    .update(openParties)
    .set({ closedAt })
    .where(ofClub(openParties, clubIdx, isMeant, sql`${openParties.closedAt} is null`));
}
