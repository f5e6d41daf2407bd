import type { CaddieMode, PlayerInput, Quote } from "@/lib/contract/bookings/play-shapes";
import type { bookingState, ReservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import { percentOffFor } from "@/lib/shared/fees/last-minute";
import type { Database } from "../../db/database";
import { type CouponQuote, couponDiscount, reserveCoupon } from "../../domains/coupons";
import { countDay } from "../../domains/dashboard";
import { takeOffer } from "../../domains/last-minute";
import {
  type Booking,
  type BookingPlayer,
  type BookingPolicy,
  cancelTerms,
  countsForFine,
  insertBooking,
  type LockedMember,
  lockMembers,
  type NewPlayer,
  namedMembers,
  notifyAllPlayers,
  playersOfSeats,
  seatsOf,
  type Word,
  word,
} from "../../domains/reservations";
import {
  companionType,
  offeredModeIn,
  quoteIn,
  type RuleBook,
  readRuleBook,
  type Slot,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";

export type PlaceInput = {
  slot: Slot;
  /** Null for a guest by phone or at the desk, who is `guest`. */
  member: LockedMember | null;
  guest?: { name: string; phoneNo: string | null };
  /** The booker may be left out: the first seat is his. */
  players: readonly PlayerInput[];
  playerCount: number;
  holeCode: HoleCode;
  caddieMode: CaddieMode;
  reservationType: ReservationTypeCode;
  income: string;
  state?: typeof bookingState.booked | typeof bookingState.drawHold;
  graceUntil?: Date;
  waitingIdx?: number;
  drawIdx?: number;
  teamFormIdx?: number;
  couponIdx?: number | undefined;
  memo?: string;
  /** Rows that the caller has already read and locked, so that nothing is read twice. */
  known?: {
    book?: RuleBook;
    members?: readonly LockedMember[];
    numbers?: BookingPolicy;
    rsvNo?: string | undefined;
  };
  /** False where the caller tells booker and companions in better words than `booked` and `companionAdded`. */
  isNotified?: boolean;
};

/**
 * Sells a slot: quote, coupon, booking, players, log, notices. The caller has checked and has locked the slot and the
 * booker. Where the fees of the day have no caddie, the party plays without one. Throws 4201 when the slot has a live booking, 5101 for a coupon that does not fit, 9001 `players`.
 */
export async function placeBooking(tx: Database, ctx: Context, input: PlaceInput): Promise<Booking> {
  const party = await readParty(tx, ctx, input);
  const caddieMode = offeredModeIn(party.book, input.slot.playDate, input.caddieMode);
  const { quote, undiscounted, players, percentOff } = await priceParty(
    tx,
    ctx,
    { ...input, caddieMode },
    party,
  );
  const booking = await insertBooking(tx, ctx, {
    ...input,
    caddieMode,
    memberIdx: input.member?.memberIdx ?? null,
    memberType: players[0]?.memberType ?? "",
    players,
    quote,
    percentOff,
    book: party.book,
    numbers: input.known?.numbers,
    rsvNo: input.known?.rsvNo,
  });
  if (percentOff > 0) await takeOffer(tx, ctx, input.slot, booking.bookingIdx);
  if (input.couponIdx !== undefined && input.member) {
    const { slot, holeCode, couponIdx, member } = input;
    const { memberIdx } = member;
    const { bookingIdx } = booking;
    await reserveCoupon(tx, ctx, { couponIdx, memberIdx, bookingIdx, slot, holeCode, quote: undiscounted });
  }
  if (input.isNotified !== false) {
    const words = [word("booked", {}, { audience: "booker" }), ...companionWords(players)];
    await notifyAllPlayers(tx, ctx, booking, words);
  }
  // All bookings of a day count in one row: it is locked last, and for the shortest time.
  await countDay(tx, ctx, "bookings");
  return booking;
}

/** A companion with an address hears who booked for him, and that he may take himself out. */
export function companionWords(
  players: readonly Pick<NewPlayer, "seq" | "isBooker" | "name" | "memberIdx" | "phoneNo">[],
): Word[] {
  const seats = players.filter(
    ({ isBooker, memberIdx, phoneNo }) => !isBooker && (memberIdx !== null || phoneNo !== null),
  );
  if (seats.length === 0) return [];
  const booker = players.find((player) => player.isBooker)?.name ?? "";
  const audience = { seats: seats.map(({ seq }) => seq) };
  return [word("companionAdded", { booker }, { audience })];
}

export type PartyInput = Pick<
  PlaceInput,
  "slot" | "member" | "guest" | "players" | "playerCount" | "known"
> & {
  currentPlayers?: readonly BookingPlayer[];
  /** Seats whose members the desk has before it (`playersOfSeats`). */
  seenSeqs?: readonly number[];
};
export type PricedParty = {
  quote: Quote;
  undiscounted: CouponQuote;
  players: NewPlayer[];
  /** Percent that a last-minute offer takes off each green fee. */
  percentOff: number;
};
/** A booking that changes, as its price has to know it; without `percentOff` the slot's offer decides. */
type Changing = { bookingIdx: number; freeCancelUntil: Date; percentOff?: number };

/** The seats of a party with the members on them, whose rows stay locked, and the rules of the day. */
export async function readParty(tx: Database, ctx: Context, input: PartyInput) {
  const { member: booker, guest, players: inputs, playerCount, currentPlayers = [], seenSeqs = [] } = input;
  const seats = seatsOf({ booker, ...(guest ? { guest } : {}), inputs, playerCount, currentPlayers });
  const idxs = seats.flatMap(({ memberIdx }) => (memberIdx === null ? [] : [memberIdx]));
  const locked = input.known?.members ?? (booker ? [booker] : []);
  const missing = idxs.filter((idx) => !locked.some((row) => row.memberIdx === idx));
  const members =
    missing.length === 0 ? locked : [...locked, ...(await lockMembers(tx, ctx.club.clubIdx, missing))];
  const seated = playersOfSeats(ctx, { seats, members, currentPlayers, seenSeqs });
  const book = input.known?.book ?? (await readRuleBook(tx, ctx, input.slot.playDate));
  return { seats, seated, members, book };
}

/**
 * Price of a party, less the coupon: who books, has accepted or was seen at the desk by the own member type, all others
 * as companions (domain.md 7.4).
 */
export async function priceParty(
  tx: Database,
  ctx: Context,
  input: Pick<PlaceInput, "slot" | "holeCode" | "caddieMode" | "couponIdx" | "member">,
  party: Awaited<ReturnType<typeof readParty>>,
  /** The booking that changes: it may hold the coupon already, and has a moment from which cancelling it costs. */
  changing?: Changing,
): Promise<PricedParty> {
  const { slot, holeCode, caddieMode, couponIdx, member } = input;
  const bookingIdx = changing?.bookingIdx;
  const memberTypes = party.seated.map(({ memberType }) => memberType);
  const fineTypes = party.seated.map((player) =>
    countsForFine(player, changing?.freeCancelUntil ?? null) ? player.memberType : companionType,
  );
  const percentOff = changing?.percentOff ?? percentOffFor(slot.lastMinute, memberTypes[0] ?? "");
  const base = { slot, holeCode, memberTypes, fineTypes, caddieMode, percentOff };
  const undiscounted = quoteIn(party.book, { ...base, discount: 0 });
  let priced = undiscounted;
  if (couponIdx !== undefined && member) {
    const { memberIdx } = member;
    const use = { couponIdx, memberIdx, slot, holeCode, quote: undiscounted };
    const discount = await couponDiscount(tx, ctx, { ...use, ...(bookingIdx ? { bookingIdx } : {}) });
    priced = quoteIn(party.book, { ...base, discount });
  }
  const { greenFees, ...quote } = priced;
  const players = party.seated.map((player, place) => ({ ...player, greenFee: greenFees[place] ?? "0" }));
  return { quote, undiscounted, players, percentOff };
}

/**
 * A booking that changes as `priceParty` wants it, with the free deadline that it will have on the slot. One that stays keeps
 * its last-minute discount.
 */
export async function changingOf(
  db: Database,
  ctx: Context,
  {
    bookingIdx,
    sheetIdx,
    freeCancelUntil,
    percentOff,
  }: Pick<Booking, "bookingIdx" | "sheetIdx" | "freeCancelUntil" | "percentOff">,
  slot: Slot,
): Promise<Changing> {
  if (slot.sheetIdx === sheetIdx) return { bookingIdx, freeCancelUntil, percentOff };
  return { bookingIdx, freeCancelUntil: (await cancelTerms(db, ctx, slot)).freeCancelUntil };
}

/** The members of a party in lock order: the booker and those who are named. */
export function partyMembers(
  memberIdx: number,
  players: readonly { memberIdx?: number | null | undefined }[],
): number[] {
  return [...new Set([memberIdx, ...namedMembers(players)])];
}
