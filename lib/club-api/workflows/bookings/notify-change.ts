import type { Database } from "../../db/database";
import {
  type Booking,
  type BookingPlayer,
  type NewPlayer,
  notifyAllPlayers,
  notifyPlayers,
  word,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { companionWords } from "./place-booking";

/** A booking before its change, with its players. */
type Before = { before: Booking; seated: readonly BookingPlayer[] };

/** Companions who lose their seat hear it while their seat is still on record. */
export async function notifyRemoved(
  tx: Database,
  ctx: Context,
  { before, seated }: Before,
  after: readonly NewPlayer[],
): Promise<void> {
  const removed = seated.filter((player) => !player.isBooker && !isStillThere(player, after));
  const seats = removed.filter(isReachable).map(({ seq }) => seq);
  if (seats.length > 0) await notifyPlayers(tx, ctx, before, "companionRemoved", {}, { audience: { seats } });
}

/**
 * Everybody who stays hears of the move; of an edit the companions who stay hear, and the booker if it was not he who made
 * it (product.md 7). Newcomers hear that they were named.
 */
export async function notifyChanged(
  tx: Database,
  ctx: Context,
  { before, seated }: Before,
  booking: Booking,
  players: readonly NewPlayer[],
): Promise<void> {
  const added = players.filter((player) => !player.isBooker && !isStillThere(player, seated));
  const staying = players.filter((player) => !added.includes(player));
  const seatsOf = (people: readonly NewPlayer[]) => ({ audience: { seats: people.map(({ seq }) => seq) } });
  const booker = players.filter((player) => player.isBooker);
  const others = ctx.by.kind === "member" ? staying.filter((player) => !player.isBooker) : staying;
  const isMoved = booking.sheetIdx !== before.sheetIdx;
  const isEdited =
    added.length > 0 ||
    seated.some((player) => !isStillThere(player, players)) ||
    booking.playerCount !== before.playerCount ||
    booking.caddieMode !== before.caddieMode;
  await notifyAllPlayers(tx, ctx, booking, [
    ...(isMoved ? [word("changed", {}, seatsOf(staying))] : []),
    ...(isEdited && !isMoved ? [word("partyChanged", {}, seatsOf(others))] : []),
    ...companionWords([...booker, ...added]),
  ]);
}

type Person = { memberIdx: number | null; name: string; phoneNo: string | null };

function isStillThere(person: Person, others: readonly Person[]): boolean {
  return others.some((other) =>
    person.memberIdx === null
      ? other.memberIdx === null && other.name === person.name
      : other.memberIdx === person.memberIdx,
  );
}

function isReachable({ memberIdx, phoneNo }: Person): boolean {
  return memberIdx !== null || phoneNo !== null;
}
