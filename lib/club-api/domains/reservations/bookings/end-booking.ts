import { hasCode } from "@/lib/club-api/platform/failure";
import {
  type BookingState,
  type BookingWork,
  bookingState,
  bookingWork,
} from "@/lib/contract/code-values/bookings";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { codeNames } from "../../codes";
import type { Slot } from "../../tee-sheets";
import { type Booking, selectBooking, selectFrom, setAside, updateBooking } from "../repository";
import { updateVisits } from "../visits/visit-repository";
import { movedPlace, seenOf, slotTaken } from "./bookings";
import { writeLog } from "./logs";

const endableStates: Record<EndState, readonly BookingState[]> = {
  [bookingState.cancelled]: [bookingState.booked, bookingState.confirmed, bookingState.drawHold],
  [bookingState.lateCancelled]: [bookingState.booked, bookingState.confirmed],
  [bookingState.noShow]: [bookingState.booked, bookingState.confirmed],
  [bookingState.clubCancelled]: [bookingState.booked, bookingState.confirmed, bookingState.drawHold],
  [bookingState.weatherCancelled]: [
    bookingState.booked,
    bookingState.confirmed,
    bookingState.checkedIn,
    bookingState.drawHold,
  ],
};
type EndState =
  | typeof bookingState.cancelled
  | typeof bookingState.lateCancelled
  | typeof bookingState.noShow
  | typeof bookingState.clubCancelled
  | typeof bookingState.weatherCancelled;

export type BookingEnd = {
  state: EndState;
  /** CANCEL entry of `reasonCodes`. */
  reasonCode?: string | undefined;
  reasonText?: string | undefined;
  /** RSVLOG entry of `workCodes`. */
  workCode: BookingWork;
  /** The version that the caller saw; another one is 4211. */
  version?: number | undefined;
  compensation?: Booking["compensation"] | undefined;
};

/**
 * Ends a live booking, compare-and-swap: of two that end it at once the second is told. Frees nothing by itself and
 * counts nothing: the workflow hands the slot to `releaseSlots`. Throws 2001, 4211, 4301 with the state's name.
 */
export async function endBooking(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  end: BookingEnd,
): Promise<Booking> {
  const { clubIdx } = ctx.club;
  const booking = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: endableStates[end.state], version: end.version },
    {
      state: end.state,
      cancelAt: ctx.now,
      cancelReason: end.reasonCode ?? null,
      cancelText: end.reasonText ?? null,
      ...(end.compensation ? { compensation: end.compensation } : {}),
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    },
  );
  if (!booking) throw await endRefusal(tx, ctx, bookingIdx, end);
  await writeLog(tx, ctx, booking, end.workCode, null, { state: end.state, reason: end.reasonCode ?? null });
  return booking;
}

async function endRefusal(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  end: BookingEnd,
): Promise<ClubFailure> {
  const booking = await selectBooking(tx, ctx.club.clubIdx, bookingIdx);
  if (!booking) return new ClubFailure("NOT_FOUND");
  if (endableStates[end.state].includes(booking.state)) return new ClubFailure("RSV_VERSION");
  return notCancellable(tx, ctx, booking.state);
}

/** 4301 with the name of the state in the caller's language. */
export async function notCancellable(db: Database, ctx: Context, state: BookingState): Promise<ClubFailure> {
  const [names, englishNames] = [
    await codeNames(db, ctx.club.clubIdx, "rsvStates", ctx.choice),
    await codeNames(db, ctx.club.clubIdx, "rsvStates", { ...ctx.choice, language: "en" }),
  ];
  return new ClubFailure("RSV_NOT_CANCELLABLE", [names.get(state) ?? state], undefined, [
    englishNames.get(state) ?? state,
  ]);
}

/**
 * Moves a live booking from one state to another and logs it; 4301 when it is not in one of `from` (any more), 4211 when
 * it is not of the version that the caller read.
 */
export async function moveState(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  step: {
    from: readonly BookingState[];
    to: BookingState;
    workCode: BookingWork;
    after?: unknown;
    version?: number | undefined;
  },
): Promise<Booking> {
  const booking = await updateBooking(
    tx,
    { clubIdx: ctx.club.clubIdx, bookingIdx, states: step.from, version: step.version },
    { state: step.to, updatedAt: ctx.now, updatedBy: actorName(ctx.by) },
  );
  if (!booking) {
    const found = await selectBooking(tx, ctx.club.clubIdx, bookingIdx);
    if (found && step.from.includes(found.state)) throw new ClubFailure("RSV_VERSION");
    throw found ? await notCancellable(tx, ctx, found.state) : new ClubFailure("NOT_FOUND");
  }
  await writeLog(tx, ctx, booking, step.workCode, null, step.after ?? { state: step.to });
  return booking;
}

/** A member's bookings whose tee-off is still to come, in states 10, 20 and 80 (and 30 for `withCheckedIn`). */
export async function openBookings(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { withCheckedIn = false }: { withCheckedIn?: boolean } = {},
): Promise<Booking[]> {
  const { clubIdx, zone } = ctx.club;
  const states: BookingState[] = withCheckedIn
    ? [bookingState.booked, bookingState.confirmed, bookingState.checkedIn, bookingState.drawHold]
    : [bookingState.booked, bookingState.confirmed, bookingState.drawHold];
  const from = clubDate(ctx.now, zone);
  const rows = await selectFrom(db, { clubIdx, memberIdx, from, states });
  return rows.filter(({ playDate, teeTime }) => atClubTime(playDate, teeTime, zone) > ctx.now);
}

const uniqueViolation = "23505";

/**
 * Moves a booking that is still to be played to another slot as it is: party, price and counts stay, deadlines are those
 * of the new time. Log 20. The caller holds both slots. Throws 4201 for a sold slot, 4211 for another version.
 */
export async function moveAsItIs(
  tx: Database,
  ctx: Context,
  before: Booking,
  slot: Slot,
  from: readonly BookingState[] = [bookingState.booked, bookingState.confirmed],
): Promise<Booking> {
  const { clubIdx, bookingIdx, version } = before;
  const booking = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: from, version },
    { ...(await movedPlace(tx, ctx, before, slot)), updatedAt: ctx.now, updatedBy: actorName(ctx.by) },
  ).catch((error: unknown) => {
    throw hasCode(error, uniqueViolation) ? slotTaken(slot) : error;
  });
  if (!booking) throw new ClubFailure("RSV_VERSION");
  const { playDate, teeTime, courseCode } = slot;
  const place = { playDate, teeTime, courseCode };
  await updateVisits(tx, { clubIdx, bookingIdx, states: ["READY"] }, place);
  await writeLog(tx, ctx, booking, bookingWork.change, seenOf(before), seenOf(booking));
  return booking;
}

type Swap = { booking: Booking; slot: Slot };

/** Two bookings change places; each `slot` is the one that its booking has now. The one is set aside while the other moves. */
export async function swapPlaces(
  tx: Database,
  ctx: Context,
  one: Swap,
  other: Swap,
): Promise<{ one: Booking; other: Booking }> {
  await setAside(tx, one.booking, bookingState.cancelled);
  const moved = await moveAsItIs(tx, ctx, other.booking, one.slot);
  return { one: await moveAsItIs(tx, ctx, one.booking, other.slot, [bookingState.cancelled]), other: moved };
}
