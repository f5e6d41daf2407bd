import Big from "big.js";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import { moneyToWire } from "@/lib/shared/money/money";
import { readRoundingMode, roundToUnit } from "@/lib/shared/money/rounding";
import type { Database } from "../../db/database";
import { restoreCoupon } from "../../domains/coupons";
import { countDay } from "../../domains/dashboard";
import { readFormats } from "../../domains/policies";
import {
  type Booking,
  type BookingPolicy,
  endBooking,
  notifyPlayers,
  playersOf,
  readBookingPolicy,
  settleVisits,
  stageOfBooking,
} from "../../domains/reservations";
import { followRounds } from "../../domains/teams";
import { settleWeatherStop } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { lockSlotsOf, releaseSlotsOf } from "./end-others";

/** Places in C0520; the last one also holds for L4. */
const stagePositions = { L0: 0, L1: 1, L2: 2, L3: 3, L4: 3 } as const;

type Compensation = { percent: number; amount: number | string };

/**
 * The club cancels a booking (domain.md 7.7): no penalty, what it owes by the same stages recorded (C0520) and paid
 * off-line, the coupon given back, everybody told, the slot released; the schedule of a team's round follows. Throws 4301,
 * 4211.
 */
export async function cancelByClub(
  tx: Database,
  ctx: Context,
  booking: Booking,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<{ booking: Booking; compensation: Compensation }> {
  const { bookingIdx } = booking;
  const numbers = await readBookingPolicy(tx, ctx.club.clubIdx);
  const stage = stageOfBooking(booking, numbers.cancel, ctx.now, ctx.club.zone);
  await lockSlotsOf(tx, ctx, [booking]);
  const compensation = await compensationOf(tx, ctx, booking, numbers, stage);
  const ended = await endBooking(tx, ctx, bookingIdx, {
    state: bookingState.clubCancelled,
    reasonText: reason,
    workCode: bookingWork.cancel,
    compensation,
    version,
  });
  if (ended.couponIdx !== null) await restoreCoupon(tx, ctx, bookingIdx);
  await notifyPlayers(tx, ctx, ended, "cancelledByClub", { reason });
  await releaseSlotsOf(tx, ctx, [ended], { isLate: stage !== "L0" });
  if (ended.teamFormIdx !== null) await followRounds(tx, ctx, ended.teamFormIdx, [ended.playDate]);
  await countDay(tx, ctx, "cancels");
  return { booking: ended, compensation };
}

async function compensationOf(
  tx: Database,
  ctx: Context,
  booking: Booking,
  numbers: BookingPolicy,
  stage: ReturnType<typeof stageOfBooking>,
): Promise<Compensation> {
  const percent = numbers.compensationPercent[stagePositions[stage]] ?? 0;
  const { fine, rounding } = numbers.moneyUnit;
  const exact = new Big(booking.quote.penaltyBase).times(percent).div(100);
  const amount = roundToUnit(exact, fine, readRoundingMode(rounding));
  return { percent, amount: moneyToWire(amount, await readFormats(tx, ctx.club.clubIdx)) };
}

export type StopAnswer = {
  bookingIdx: number;
  state: BookingState;
  settlement: {
    perPlayer: (number | string)[];
    cartFee: number | string;
    caddieFee: number | string;
    total: number | string;
  } | null;
};

/**
 * The weather ends a booking without penalty (state 71). A team under way pays what domain.md 7.4 says for the holes it
 * has played. The caller holds the slot and decides what becomes of it. Throws 4301, 4211.
 */
export async function stopForWeather(
  tx: Database,
  ctx: Context,
  booking: Booking,
  { reason, holesPlayed, version }: { reason: string; holesPlayed: number; version?: number | undefined },
): Promise<StopAnswer> {
  const { bookingIdx } = booking;
  const ended = await endBooking(tx, ctx, bookingIdx, {
    state: bookingState.weatherCancelled,
    reasonCode: "C2",
    reasonText: reason,
    workCode: bookingWork.cancel,
    version,
  });
  if (ended.couponIdx !== null) await restoreCoupon(tx, ctx, bookingIdx);
  await notifyPlayers(tx, ctx, ended, "weatherCancelled", {});
  await countDay(tx, ctx, "cancels");
  const settlement = await settle(tx, ctx, booking, holesPlayed);
  return { bookingIdx, state: ended.state, settlement };
}

/** Price of a started round for the holes played (domain.md 7.4); null for all others. */
export async function stoppedSettlement(
  db: Database,
  ctx: Context,
  booking: Booking,
  holesPlayed: number,
): Promise<StopAnswer["settlement"]> {
  if (booking.state !== bookingState.checkedIn) return null;
  const { clubIdx } = ctx.club;
  const players = await playersOf(db, clubIdx, booking.bookingIdx);
  const { cartFee, caddieFee } = booking.quote;
  const greenFees = players.map(({ greenFee }) => greenFee);
  const booked = { greenFees, cartFee, caddieFee, playDate: booking.playDate };
  const { stoppedCaddieFees: caddieSteps } = await readBookingPolicy(db, clubIdx);
  const stopped = await settleWeatherStop(db, ctx, booked, { holesPlayed, caddieSteps });
  const formats = await readFormats(db, clubIdx);
  const wire = (amount: Big) => moneyToWire(amount, formats);
  return {
    perPlayer: stopped.perPlayer.map(wire),
    cartFee: wire(stopped.cartFee),
    caddieFee: wire(stopped.caddieFee),
    total: wire(stopped.total),
  };
}

async function settle(
  tx: Database,
  ctx: Context,
  booking: Booking,
  holesPlayed: number,
): Promise<StopAnswer["settlement"]> {
  const settlement = await stoppedSettlement(tx, ctx, booking, holesPlayed);
  if (!settlement) return null;
  const { perPlayer, cartFee, caddieFee, total } = settlement;
  const charges = [
    ...perPlayer.map((fee) => ({ feeCode: feeItem.greenFee, qty: 1, unit: fee, amount: fee })),
    { feeCode: feeItem.cartFee, qty: 1, unit: cartFee, amount: cartFee },
    { feeCode: feeItem.caddieFee, qty: 1, unit: caddieFee, amount: caddieFee },
  ];
  await settleVisits(tx, ctx, booking, {
    charges,
    discount: "0",
    total: String(total),
    paid: "0",
    payMethods: [],
    holesPlayed,
  });
  return settlement;
}
