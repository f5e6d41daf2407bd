import Big from "big.js";
import type { Money, Quote } from "@/lib/contract/bookings/play-shapes";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../db/database";
import { couponDiscount } from "../../domains/coupons";
import { findMember } from "../../domains/members";
import {
  type Booking,
  type BookingPlayer,
  countsForFine,
  paysOwnFee,
  playersOf,
  type SeatPrice,
  writePrice,
} from "../../domains/reservations";
import {
  companionType,
  greenFeeIn,
  quoteOfParts,
  type RuleBook,
  readRuleBook,
  readSlot,
  type Slot,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

type PartyPrice = { quote: Quote; seats: SeatPrice[] };
/** A seat as it is and as it is to be paid for. */
type Priced = { player: BookingPlayer; memberType: string; greenFee: Big; fineFee: Big };

/**
 * Brings the price of a booking to who has accepted and whom the desk has seen (domain.md 7.4, 7.9): only seats whose
 * class has changed are priced anew, everything else stays as it was told. Call it with every change of an answer, behind
 * the lock of the booking. Throws 4211 for a booking that was changed meanwhile.
 */
export async function repriceParty(
  tx: Database,
  ctx: Context,
  booking: Booking,
  from: readonly BookingState[] = [bookingState.booked, bookingState.confirmed],
): Promise<Booking> {
  return writePrice(tx, ctx, booking, await priceNow(tx, ctx, booking), from);
}

/**
 * Base of a fine of this booking (domain.md 7.4): the green fees of the party, members at their own only if
 * they had accepted before the free deadline. Whoever was named and said nothing never lowers it, however it came to be
 * stored.
 */
export async function fineBaseOf(
  db: Database,
  ctx: Context,
  booking: Booking,
  /**
   * From when on giving the round up costs, where that is earlier than for other bookings (a group's, domain.md
   * 7.10).
   */
  freeUntil = booking.freeCancelUntil,
): Promise<Money> {
  const isEarlier = freeUntil < booking.freeCancelUntil;
  const price = await priceNow(
    db,
    ctx,
    isEarlier ? { ...booking, freeCancelUntil: freeUntil } : booking,
    isEarlier,
  );
  return price?.quote.penaltyBase ?? booking.quote.penaltyBase;
}

/**
 * The green fee of a companion's seat as it would be after a yes, and without one; null where the fee table has none.
 */
export async function feesOfSeat(
  db: Database,
  ctx: Context,
  booking: Booking,
  memberType: string,
): Promise<{ asCompanion: Big; asMember: Big } | null> {
  const feeOf = await feesOn(db, ctx, booking);
  const [asCompanion, asMember] = [feeOf?.(companionType), feeOf?.(memberType)];
  return asCompanion && asMember ? { asCompanion, asMember } : null;
}

/** Null when every seat is paid for as it should be. */
async function priceNow(
  db: Database,
  ctx: Context,
  booking: Booking,
  isForced = false,
): Promise<PartyPrice | null> {
  const players = await playersOf(db, booking.clubIdx, booking.bookingIdx);
  const wanted: { player: BookingPlayer; memberType: string }[] = [];
  for (const player of players) wanted.push({ player, memberType: await typeOf(db, player) });
  const isRight = wanted.every(({ player, memberType }) => player.memberType === memberType);
  if (isRight && !isForced) return null;
  const book = await readRuleBook(db, ctx, booking.playDate);
  const slot = await readSlot(db, booking.clubIdx, booking.sheetIdx);
  if (!slot) return null;
  const priced = wanted.map((seat) => pricedSeat(book, booking, slot, seat));
  const parts = {
    greenFees: priced.map(({ greenFee }) => greenFee),
    fineFees: priced.map(({ fineFee }) => fineFee),
    cart: new Big(booking.quote.cartFee),
    caddie: new Big(booking.quote.caddieFee),
  };
  const undiscounted = quoteOfParts(book, booking.playDate, { ...parts, discount: new Big(0) });
  const discount = await discountNow(db, ctx, booking, slot, undiscounted);
  const { greenFees, ...quote } = quoteOfParts(book, booking.playDate, { ...parts, discount });
  const seats = priced.map(({ player, memberType }, place) => ({
    seq: player.seq,
    memberType,
    greenFee: greenFees[place] ?? player.greenFee,
  }));
  return { quote, seats };
}

/** Member type that a seat is priced by. A type that staff changed after the acceptance counts from the next one. */
async function typeOf(db: Database, player: BookingPlayer): Promise<string> {
  const { isBooker, memberIdx, memberType, clubIdx } = player;
  if (isBooker) return memberType;
  if (!paysOwnFee(player) || memberIdx === null) return companionType;
  if (memberType !== companionType) return memberType;
  return (await findMember(db, clubIdx, memberIdx))?.memberType ?? companionType;
}

function pricedSeat(
  book: RuleBook,
  { holeCode, playerCount: partySize, freeCancelUntil, percentOff }: Booking,
  slot: Slot,
  { player, memberType }: { player: BookingPlayer; memberType: string },
): Priced {
  const stored = new Big(player.greenFee);
  const feeOf = (type: string) =>
    type === player.memberType
      ? stored
      : (greenFeeIn(book, { slot, holeCode, partySize, percentOff }, type) ?? stored);
  const fineType = countsForFine(player, freeCancelUntil) ? memberType : companionType;
  return { player, memberType, greenFee: feeOf(memberType), fineFee: feeOf(fineType) };
}

async function feesOn(db: Database, ctx: Context, booking: Booking) {
  const { clubIdx, playDate, sheetIdx, holeCode, playerCount: partySize, percentOff } = booking;
  const book = await readRuleBook(db, ctx, playDate);
  const slot = await readSlot(db, clubIdx, sheetIdx);
  return (
    slot && ((memberType: string) => greenFeeIn(book, { slot, holeCode, partySize, percentOff }, memberType))
  );
}

/** The coupon of the booker on the new price; one that would not fit any more keeps what it took off. */
async function discountNow(
  db: Database,
  ctx: Context,
  booking: Booking,
  slot: Slot,
  quote: Quote & { greenFees: string[] },
): Promise<Big> {
  const { couponIdx, memberIdx, bookingIdx, holeCode } = booking;
  const stored = new Big(booking.quote.discount);
  if (couponIdx === null || memberIdx === null) return stored;
  try {
    return new Big(
      await couponDiscount(db, ctx, { couponIdx, memberIdx, bookingIdx, slot, holeCode, quote }),
    );
  } catch (error) {
    if (error instanceof ClubFailure) return stored.gt(quote.total) ? new Big(quote.total) : stored;
    throw error;
  }
}
