import Big from "big.js";
import type { BookingEventBody } from "@/lib/contract/bookings/ops-bookings";
import type { DeskDay } from "@/lib/contract/bookings/ops-desk";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { type PenaltyKind, penaltyKind } from "@/lib/contract/code-values/penalties";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { formatMoney } from "@/lib/shared/money/money";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { activeSuspension, type Penalty, takeBackPenalties } from "../../domains/penalties";
import {
  type Bill,
  type Booking,
  type BookingPlayer,
  beginVisits,
  checkInWindowOf,
  findBooking,
  markSeen,
  moveState,
  playersOf,
  readBookingPolicy,
  readDeskDay,
  visitByIdx,
  visitOfToken,
  writeLog,
} from "../../domains/reservations";
import { readSlot, sheetVersion } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { penaltyVars } from "../bookings/cancel-booking";
import { fineBaseOf, repriceParty } from "../bookings/party-price";
import { notifyMember } from "../messages/notify";
import { punishMember, settleCoupons } from "../penalties/punish-member";

type Answer = CallOutput<"PUT /ops/bookings/{id}/state">;

/**
 * The party is here (domain.md 7.12): state 30. With a token inside the window of C0320; staff without one may also let
 * a late party in, on the play date from the opening of the window. A booker who did not come is code 50, fewer
 * players than the minimum code 51. Members on `seenSeqs`, whom staff have before them, play and pay the own green fee
 * from now on, though they have not accepted; fines are still counted without them (domain.md 7.4). Throws 4301, 9001
 * `checkInToken`, `event` or `seenSeqs`.
 */
export async function checkIn(
  tx: Database,
  ctx: Context,
  booking: Booking,
  input: Pick<BookingEventBody, "actualPlayers" | "isBookerAbsent" | "checkInToken" | "seenSeqs">,
): Promise<Answer> {
  const { bookingIdx, clubIdx } = booking;
  const window = await checkInWindowOf(tx, ctx, booking);
  if (input.checkInToken !== undefined) {
    const visit = await visitByIdx(tx, ctx, await visitOfToken(tx, ctx, input.checkInToken));
    if (visit?.bookingIdx !== bookingIdx)
      throw new ClubFailure("VAL_FIELD", ["checkInToken", "check_in_code"]);
    if (ctx.now > window.to) throw new ClubFailure("VAL_FIELD", ["event", "check_in_time"]);
  }
  const isPlayDate = clubDate(ctx.now, ctx.club.zone) === booking.playDate;
  if (ctx.now < window.from || !isPlayDate) throw new ClubFailure("VAL_FIELD", ["event", "check_in_time"]);
  const came = input.actualPlayers ?? booking.playerCount;
  const step = {
    from: [bookingState.booked, bookingState.confirmed],
    to: bookingState.checkedIn,
    workCode: bookingWork.checkIn,
    after: { state: bookingState.checkedIn, players: came },
    version: booking.version,
  } as const;
  const moved = await moveState(tx, ctx, bookingIdx, step);
  const players = await playersOf(tx, clubIdx, bookingIdx);
  await beginVisits(tx, ctx, moved, players);
  const minimum = (await readSlot(tx, clubIdx, booking.sheetIdx))?.minPlayers ?? 0;
  const codes = [
    ...(input.isBookerAbsent ? [penaltyKind.bookerAbsent] : []),
    ...(came < minimum ? [penaltyKind.tooFewPlayers] : []),
  ];
  const penalties: Penalty[] = [];
  for (const penaltyCode of codes) penalties.push(...(await punish(tx, ctx, moved, penaltyCode)));
  await see(tx, ctx, moved, players, input.seenSeqs ?? []);
  return {
    bookingIdx,
    state: moved.state,
    penalties: penalties.map(({ penaltyIdx, penaltyCode }) => ({ penaltyIdx, penaltyCode })),
  };
}

async function see(
  tx: Database,
  ctx: Context,
  booking: Booking,
  players: readonly BookingPlayer[],
  seenSeqs: readonly number[],
): Promise<void> {
  if (seenSeqs.length === 0) return;
  const seen = players.filter(({ seq, memberIdx }) => memberIdx !== null && seenSeqs.includes(seq));
  if (seen.length < new Set(seenSeqs).size) throw new ClubFailure("VAL_FIELD", ["seenSeqs", "seat"]);
  await markSeen(tx, seen, ctx.now);
  await repriceParty(tx, ctx, booking, [bookingState.checkedIn]);
}

/** The party is not here after all: nobody has been seen, and the price is again that of who accepted. */
export async function forgetSeen(tx: Database, ctx: Context, booking: Booking): Promise<Booking> {
  const players = await playersOf(tx, booking.clubIdx, booking.bookingIdx);
  const seen = players.filter(({ checkedInAt }) => checkedInAt !== null);
  if (seen.length === 0) return booking;
  await markSeen(tx, seen, null);
  return repriceParty(tx, ctx, booking);
}

/** Codes 50 and 51: a warning the first time, then days of suspension (domain.md 7.7). A guest cannot be punished. */
async function punish(
  tx: Database,
  ctx: Context,
  booking: Booking,
  penaltyCode: PenaltyKind,
): Promise<Penalty[]> {
  const { memberIdx, bookingIdx } = booking;
  if (memberIdx === null) return [];
  const penaltyBase = await fineBaseOf(tx, ctx, booking);
  const order = { memberIdx, bookingIdx, penaltyCode, penaltyBase };
  const penalty = await punishMember(tx, ctx, order);
  await writeLog(tx, ctx, booking, bookingWork.penalty, null, { penaltyIdx: penalty.penaltyIdx });
  const { until } = await penaltyVars(tx, ctx, penalty);
  await notifyMember(tx, ctx, memberIdx, "penaltyImposed", async (choice) => {
    const names = await codeNames(tx, ctx.club.clubIdx, "penaltyCodes", choice);
    return { penalty: names.get(penaltyCode) ?? penaltyCode, until };
  });
  return [penalty];
}

/** The party is not here after all: what the check-in punished is taken back, on the booking's log, and told. */
export async function takeBackWarnings(tx: Database, ctx: Context, booking: Booking): Promise<void> {
  const { bookingIdx, memberIdx } = booking;
  const ended = await takeBackPenalties(tx, ctx, bookingIdx, [
    penaltyKind.bookerAbsent,
    penaltyKind.tooFewPlayers,
  ]);
  if (memberIdx === null || ended.length === 0) return;
  for (const { penaltyIdx, state } of ended) {
    await writeLog(tx, ctx, booking, bookingWork.penaltyReleased, null, { penaltyIdx, state });
  }
  await settleCoupons(tx, ctx, memberIdx);
  const isFree = (await activeSuspension(tx, ctx, memberIdx)) === null;
  if (isFree) await notifyMember(tx, ctx, memberIdx, "penaltyReleased", () => ({}));
}

/** Self check-in with the own token, where the club allows it (A7, C0320 v4); else 9403. */
export async function checkOneselfIn(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  checkInToken: string,
): Promise<CallOutput<"POST /my-reservation/frontdesk/{id}">> {
  const { checkIn: rule } = await readBookingPolicy(tx, ctx.club.clubIdx);
  if (!rule.isSelfAllowed) throw new ClubFailure("REQ_FORBIDDEN");
  const visit = await visitByIdx(tx, ctx, await visitOfToken(tx, ctx, checkInToken));
  if (visit?.memberIdx !== memberIdx) throw new ClubFailure("VAL_FIELD", ["checkInToken", "check_in_code"]);
  const booking = await findBooking(tx, ctx.club.clubIdx, visit.bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  const { state } = await checkIn(tx, ctx, booking, { checkInToken });
  const { visitIdx, bookingIdx } = visit;
  return { visitIdx, bookingIdx, state, checkInAt: clubTimestamp(ctx.now, ctx.club.zone) };
}

/**
 * Bill of a party at the desk: the charges entered by staff, else the quoted ones, less the coupon's discount. Throws
 * 9001 for a line that is not quantity times price, for a discount above the sum, and for payments that do not add up.
 */
export function billOf(booking: Booking, input: BookingEventBody, formats: ClubFormats): Bill {
  const charges = input.charges ?? quotedCharges(booking);
  const discount = new Big(booking.quote.discount);
  const sum = charges.reduce((total, { amount }) => total.plus(amount), new Big(0));
  const payMethods = input.payMethods ?? [];
  const paid = payMethods.reduce((total, { amount }) => total.plus(amount), new Big(0));
  const total = sum.minus(discount);
  refuseWrongSums(charges, total);
  // Without a payment the bill stays open; with one it is paid whole.
  if (payMethods.length > 0 && !paid.eq(total))
    throw new ClubFailure("VAL_FIELD", ["payMethods", "pays_total", formatMoney(total.toFixed(), formats)]);
  return {
    charges,
    discount: discount.toFixed(),
    total: total.toFixed(),
    paid: paid.toFixed(),
    payMethods,
    holesPlayed: input.holesPlayed ?? Number(booking.holeCode),
  };
}

function refuseWrongSums(charges: Bill["charges"], total: Big): void {
  const wrong = charges.findIndex(({ qty, unit, amount }) => !new Big(unit).times(qty).eq(amount));
  if (wrong >= 0) throw new ClubFailure("VAL_FIELD", [`charges.${wrong}.amount`, "quantity_price"]);
  if (total.lt(0)) throw new ClubFailure("VAL_FIELD", ["charges", "discount_most"]);
}

function quotedCharges({ quote }: Booking): Bill["charges"] {
  const fees = [
    [feeItem.greenFee, quote.greenFee],
    [feeItem.cartFee, quote.cartFee],
    [feeItem.caddieFee, quote.caddieFee],
    [feeItem.clubRental, quote.rental],
  ] as const;
  return fees
    .filter(([, amount]) => new Big(amount).gt(0))
    .map(([feeCode, amount]) => ({ feeCode, qty: 1, unit: amount, amount }));
}

/** The arrivals of a day, with the version of its sheet from before they were read: nothing in between is missed. */
export async function readDesk(
  tx: Database,
  ctx: Context,
  query: { date: string; reason?: string | undefined },
): Promise<DeskDay> {
  const version = await sheetVersion(tx, ctx, query.date);
  return { version, ...(await readDeskDay(tx, ctx, query)) };
}
