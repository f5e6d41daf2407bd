import type { BookingEventBody } from "@/lib/contract/bookings/ops-bookings";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { consumeCoupon } from "../../domains/coupons";
import { readFormats } from "../../domains/policies";
import { type Booking, findBooking, moveState, resetVisits, settleVisits } from "../../domains/reservations";
import { assignSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { billOf, checkIn, forgetSeen, takeBackWarnings } from "../desk/check-in";
import { markNoShow } from "../desk/no-show";
import { cancelByClub, stopForWeather } from "./club-cancel";
import { lockSlotsOf, releaseSlotsOf } from "./end-others";

type Answer = CallOutput<"PUT /ops/bookings/{id}/state">;
type Step = (tx: Database, ctx: Context, booking: Booking, input: BookingEventBody) => Promise<Answer>;

/**
 * Applies an event of staff to a booking (domain.md 8.2, 11.8). Throws 2001, 4211, 4301 for a state that it is not
 * for.
 */
export async function moveBookingState(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  input: BookingEventBody,
): Promise<Answer> {
  const booking = await findBooking(tx, ctx.club.clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  if (input.version !== undefined && input.version !== booking.version) throw new ClubFailure("RSV_VERSION");
  const answer = await steps[input.event](tx, ctx, booking, input);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "booking",
    entityKey: bookingIdx,
    before: { state: booking.state },
    after: { event: input.event, state: answer.state },
    memberIdx: booking.memberIdx,
    reason: input.reason ?? null,
  });
  return answer;
}

const steps: Record<BookingEventBody["event"], Step> = {
  CHECK_IN: checkIn,
  UNDO: undoCheckIn,
  SETTLE: settle,
  NO_SHOW: async (tx, ctx, booking) => {
    refuseBeforeTeeOff(ctx, booking);
    const { penalty } = await markNoShow(tx, ctx, booking);
    const { bookingIdx } = booking;
    return { bookingIdx, state: bookingState.noShow, penalties: penalty ? [shownPenalty(penalty)] : [] };
  },
  CLUB_CANCEL: async (tx, ctx, booking, { reason = "" }) => {
    const input = { reason, version: booking.version };
    const { booking: ended, compensation } = await cancelByClub(tx, ctx, booking, input);
    return { bookingIdx: ended.bookingIdx, state: ended.state, compensation };
  },
  WEATHER_CANCEL: cancelForWeather,
  CONFIRM: async (tx, ctx, booking) => {
    const { bookingIdx, version } = booking;
    const step = {
      from: [bookingState.booked],
      to: bookingState.confirmed,
      workCode: bookingWork.change,
      version,
    } as const;
    return { bookingIdx, state: (await moveState(tx, ctx, bookingIdx, step)).state };
  },
};

/**
 * The weather ends one booking. Before the party is there its slots go to the waiting list like any cancelled ones
 * (domain.md 8.1). A round that was under way, or should have been, cannot be given to anybody: its slot is blocked.
 */
async function cancelForWeather(
  tx: Database,
  ctx: Context,
  booking: Booking,
  { reason = "", holesPlayed = 0 }: BookingEventBody,
): Promise<Answer> {
  await lockSlotsOf(tx, ctx, [booking]);
  const end = { reason, holesPlayed, version: booking.version };
  const answer = await stopForWeather(tx, ctx, booking, end);
  if (booking.state === bookingState.checkedIn || ctx.now >= teeOffOf(ctx, booking)) {
    await assignSlots(tx, ctx, [booking.sheetIdx], { openType: slotState.blocked, note: reason });
  }
  await releaseSlotsOf(tx, ctx, [booking], { isLate: ctx.now >= booking.freeCancelUntil });
  return answer;
}

/** A check-in can be taken back until tee-off (domain.md 8.2), and with it what it punished. */
async function undoCheckIn(tx: Database, ctx: Context, booking: Booking): Promise<Answer> {
  if (ctx.now >= teeOffOf(ctx, booking)) throw new ClubFailure("VAL_FIELD", ["event", "before_tee_off"]);
  const step = {
    from: [bookingState.checkedIn],
    to: bookingState.booked,
    workCode: bookingWork.undoCheckIn,
    version: booking.version,
  } as const;
  const moved = await moveState(tx, ctx, booking.bookingIdx, step);
  await resetVisits(tx, moved);
  await takeBackWarnings(tx, ctx, moved);
  await forgetSeen(tx, ctx, moved);
  return { bookingIdx: moved.bookingIdx, state: moved.state };
}

/** The round is played and paid for: the coupon is used up with it. */
async function settle(
  tx: Database,
  ctx: Context,
  booking: Booking,
  input: BookingEventBody,
): Promise<Answer> {
  const { version } = booking;
  const step = {
    from: [bookingState.checkedIn],
    to: bookingState.played,
    workCode: bookingWork.checkIn,
    after: { state: bookingState.played },
    version,
  } as const;
  const moved = await moveState(tx, ctx, booking.bookingIdx, step);
  await settleVisits(tx, ctx, moved, billOf(moved, input, await readFormats(tx, ctx.club.clubIdx)));
  await consumeCoupon(tx, ctx, moved.bookingIdx);
  return { bookingIdx: moved.bookingIdx, state: moved.state };
}

function refuseBeforeTeeOff(ctx: Context, booking: Booking): void {
  if (ctx.now < teeOffOf(ctx, booking)) throw new ClubFailure("VAL_FIELD", ["event", "after_tee_off"]);
}

function teeOffOf(ctx: Context, { playDate, teeTime }: Booking): Date {
  return atClubTime(playDate, teeTime, ctx.club.zone);
}

function shownPenalty({ penaltyIdx, penaltyCode }: { penaltyIdx: number; penaltyCode: PenaltyKind }) {
  return { penaltyIdx, penaltyCode };
}
