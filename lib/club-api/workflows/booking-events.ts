import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { BookingEventBody } from "@/lib/contract/ops-bookings";
import type { CallOutput } from "@/lib/contract/routes";
import { atClubTime } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { consumeCoupon } from "../domains/coupons";
import { type Booking, findBooking, moveState, resetVisits, settleVisits } from "../domains/reservations";
import { assignSlots } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { billOf } from "./bill";
import { checkIn, forgetSeen, takeBackWarnings } from "./check-in";
import { cancelByClub, stopForWeather } from "./club-cancel";
import { lockSlotsOf, releaseSlotsOf } from "./end-others";
import { markNoShow } from "./no-show";

type Answer = CallOutput<"PUT /ops/bookings/{id}/state">;
type Step = (tx: Database, act: Act, booking: Booking, wish: BookingEventBody) => Promise<Answer>;

/** What staff do with a booking, by event (domain.md 8.2, 11.8). Throws 2001, 4211, 4301 for a state that it is not for. */
export async function moveBookingState(
  tx: Database,
  act: Act,
  bookingIdx: number,
  wish: BookingEventBody,
): Promise<Answer> {
  const booking = await findBooking(tx, act.club.clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  if (wish.version !== undefined && wish.version !== booking.version) throw new ClubFailure("RSV_VERSION");
  const answer = await steps[wish.event](tx, act, booking, wish);
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "booking",
    entityKey: bookingIdx,
    before: { state: booking.state },
    after: { event: wish.event, state: answer.state },
    memberIdx: booking.memberIdx,
    reason: wish.reason ?? null,
  });
  return answer;
}

const steps: Record<BookingEventBody["event"], Step> = {
  CHECK_IN: checkIn,
  UNDO: undoCheckIn,
  SETTLE: settle,
  NO_SHOW: async (tx, act, booking) => {
    refuseBeforeTeeOff(act, booking);
    const { penalty } = await markNoShow(tx, act, booking);
    const { bookingIdx } = booking;
    return { bookingIdx, state: bookingState.noShow, penalties: penalty ? [shownPenalty(penalty)] : [] };
  },
  CLUB_CANCEL: async (tx, act, booking, { reason = "" }) => {
    const wish = { reason, version: booking.version };
    const { booking: ended, compensation } = await cancelByClub(tx, act, booking, wish);
    return { bookingIdx: ended.bookingIdx, state: ended.state, compensation };
  },
  WEATHER_CANCEL: cancelForWeather,
  CONFIRM: async (tx, act, booking) => {
    const { bookingIdx, version } = booking;
    const step = {
      from: [bookingState.booked],
      to: bookingState.confirmed,
      workCode: bookingWork.change,
      version,
    } as const;
    return { bookingIdx, state: (await moveState(tx, act, bookingIdx, step)).state };
  },
};

/**
 * The weather ends one booking. Before the party is there its slots go to the waiting list like any cancelled ones
 * (domain.md 8.1). A round that was under way, or should have been, cannot be given to anybody: its slot is blocked.
 */
async function cancelForWeather(
  tx: Database,
  act: Act,
  booking: Booking,
  { reason = "", holesPlayed = 0 }: BookingEventBody,
): Promise<Answer> {
  await lockSlotsOf(tx, act, [booking]);
  const end = { reason, holesPlayed, version: booking.version };
  const answer = await stopForWeather(tx, act, booking, end);
  if (booking.state === bookingState.checkedIn || act.now >= teeOffOf(act, booking)) {
    await assignSlots(tx, act, [booking.sheetIdx], { openType: slotState.blocked, note: reason });
  }
  await releaseSlotsOf(tx, act, [booking], { isLate: act.now >= booking.freeCancelUntil });
  return answer;
}

/** A check-in can be taken back until tee-off (domain.md 8.2), and with it what it punished. */
async function undoCheckIn(tx: Database, act: Act, booking: Booking): Promise<Answer> {
  if (act.now >= teeOffOf(act, booking)) throw new ClubFailure("VAL_FIELD", ["event"]);
  const step = {
    from: [bookingState.checkedIn],
    to: bookingState.booked,
    workCode: bookingWork.undoCheckIn,
    version: booking.version,
  } as const;
  const moved = await moveState(tx, act, booking.bookingIdx, step);
  await resetVisits(tx, moved);
  await takeBackWarnings(tx, act, moved);
  await forgetSeen(tx, act, moved);
  return { bookingIdx: moved.bookingIdx, state: moved.state };
}

/** The round is played and paid for: the coupon is used up with it. */
async function settle(tx: Database, act: Act, booking: Booking, wish: BookingEventBody): Promise<Answer> {
  const { version } = booking;
  const step = {
    from: [bookingState.checkedIn],
    to: bookingState.played,
    workCode: bookingWork.checkIn,
    after: { state: bookingState.played },
    version,
  } as const;
  const moved = await moveState(tx, act, booking.bookingIdx, step);
  await settleVisits(tx, act, moved, billOf(moved, wish));
  await consumeCoupon(tx, act, moved.bookingIdx);
  return { bookingIdx: moved.bookingIdx, state: moved.state };
}

function refuseBeforeTeeOff(act: Act, booking: Booking): void {
  if (act.now < teeOffOf(act, booking)) throw new ClubFailure("VAL_FIELD", ["event"]);
}

function teeOffOf(act: Act, { playDate, teeTime }: Booking): Date {
  return atClubTime(playDate, teeTime, act.club.zone);
}

function shownPenalty({ penaltyIdx, penaltyCode }: { penaltyIdx: number; penaltyCode: string }) {
  return { penaltyIdx, penaltyCode };
}
