import type { QuoteBody } from "@/lib/contract/bookings/booking-shapes";
import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import { findMember } from "../../domains/members";
import { readFormats } from "../../domains/policies";
import {
  atHeldPrice,
  findBooking,
  type LockedMember,
  namedMembers,
  paysOwnFee,
  playersOf,
  readSlotSnapshot,
} from "../../domains/reservations";
import { readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { playOf } from "./book-slot";
import { namesForPrice } from "./companions";
import { changingOf, partyMembers, priceParty, readParty } from "./place-booking";
import { requireActive } from "./slot-checks";

/**
 * Quote of a round by the rules of booking it; holds and writes nothing, and looks nobody up: whoever
 * is named pays as a companion until he has accepted, whether there is such a member or not. Throws 1003, 2001 for a
 * booking of somebody else, 4104, 5101, 9001.
 */
export async function quoteBooking(
  db: Database,
  ctx: Context,
  memberIdx: number,
  input: QuoteBody,
): Promise<CallOutput<"POST /ext/booking-quote">> {
  const { clubIdx } = ctx.club;
  const member = await requireActive(db, ctx, memberIdx);
  const snapshot = await readSlotSnapshot(db, clubIdx, input.sheetIdx);
  if (!snapshot) throw new ClubFailure("RSV_NO_SLOT");
  const { slot } = atHeldPrice(snapshot, memberIdx, ctx.now);
  const { bookingIdx, playerCount } = input;
  const booking = bookingIdx === undefined ? null : await ownBooking(db, ctx, memberIdx, bookingIdx);
  const currentPlayers = booking ? await playersOf(db, clubIdx, booking.bookingIdx) : [];
  const seated = namedMembers(currentPlayers);
  const players = await namesForPrice(db, ctx, { memberIdx, players: input.players, seated });
  const book = await readRuleBook(db, ctx, slot.playDate);
  const members = await named(db, clubIdx, member, [...players, ...currentPlayers]);
  const party = await readParty(db, ctx, {
    slot,
    member,
    players,
    playerCount,
    currentPlayers,
    known: { book, members },
  });
  const play = playOf(book, slot, input);
  const couponIdx = input.couponIdx ?? undefined;
  const changing = booking ? await changingOf(db, ctx, booking, slot) : undefined;
  const priced = await priceParty(db, ctx, { slot, member, couponIdx, ...play }, party, changing);
  const formats = await readFormats(db, clubIdx);
  return {
    quote: priced.quote,
    greenFees: priced.players.map(({ greenFee }) => moneyToWire(greenFee, formats)),
    ownFees: priced.players.map(paysOwnFee),
  };
}

async function ownBooking(db: Database, ctx: Context, memberIdx: number, bookingIdx: number) {
  const booking = await findBooking(db, ctx.club.clubIdx, bookingIdx);
  if (booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  return booking;
}

/** The booker and whom the party names; a number that nobody has is refused (9001) before anything is locked. */
async function named(
  db: Database,
  clubIdx: number,
  booker: LockedMember,
  players: readonly Pick<PlayerInput, "memberIdx">[],
): Promise<LockedMember[]> {
  const others = partyMembers(booker.memberIdx, players).filter((idx) => idx !== booker.memberIdx);
  const found = await Promise.all(others.map((idx) => findMember(db, clubIdx, idx)));
  if (found.some((one) => !one)) throw new ClubFailure("VAL_FIELD", ["players", "no_member"]);
  return [booker, ...found.flatMap((one) => one ?? [])];
}
