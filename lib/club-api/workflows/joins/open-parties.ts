import type { Database } from "../../db/database";
import { freeSeatsOf, joinSpan, type Party, readJoinPolicy, selectParties } from "../../domains/joins";
import {
  type Booking,
  type BookingPlayer,
  playersOfAll,
  readBookingPolicy,
  rosterDueAt,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";

/** An open party with its booking, whose seats it gives away. */
export type OpenParty = Party & { booking: Booking; isAutomatic: boolean; seats: number; joined: number };

/** Parties of the next days that can still take somebody in, or the one of a booking: until the roster is due. */
export async function readOpenParties(db: Database, ctx: Context, bookingIdx?: number): Promise<OpenParty[]> {
  const { clubIdx } = ctx.club;
  const span = joinSpan(ctx, await readJoinPolicy(db, clubIdx));
  const rows = await selectParties(db, clubIdx, bookingIdx === undefined ? span : { ...span, bookingIdx });
  const numbers = await readBookingPolicy(db, clubIdx);
  const open = rows.filter(({ booking }) => ctx.now < rosterDueAt(ctx, booking.playDate, numbers));
  const players = await playersOfAll(
    db,
    clubIdx,
    open.map(({ booking }) => booking.bookingIdx),
  );
  const seated = new Map<number, BookingPlayer[]>();
  for (const player of players) {
    seated.set(player.bookingIdx, [...(seated.get(player.bookingIdx) ?? []), player]);
  }
  return open.map(({ party, booking, maxPlayers, joined }) => {
    const { seats, isAutomatic, levels, languages, pace } = party;
    const { playDate, teeTime } = booking;
    const own = seated.get(booking.bookingIdx) ?? [];
    return {
      bookingIdx: booking.bookingIdx,
      playDate,
      teeTime,
      levels,
      languages,
      pace,
      isAutomatic,
      seats,
      booking,
      joined,
      members: own.flatMap(({ memberIdx }) => (memberIdx === null ? [] : [memberIdx])),
      freeSeats: freeSeatsOf({ seats, joined, taken: own.filter(isTaken).length, maxPlayers }),
    };
  });
}

/** Somebody sits there, or is named to. */
export const isTaken = ({ memberIdx, name }: Pick<BookingPlayer, "memberIdx" | "name">) =>
  memberIdx !== null || name !== "";
