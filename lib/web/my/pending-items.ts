import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { type ApplicationState, applicationState } from "@/lib/contract/code-values/draws";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { CallOutput } from "@/lib/contract/routes";

type Booking = CallOutput<"GET /my-reservation/bookings/{id}">["list"][number];
type Waiting = CallOutput<"GET /my-reservation/waitings/{id}">["list"][number];
type Draw = CallOutput<"GET /my-reservation/draw/{id}">["list"][number];
type Penalties = CallOutput<"GET /my-reservation/penalty/{id}">;
type Coupon = CallOutput<"GET /coupon/{id}">["list"][number];

/** The answers that the page has so far; failed reads are left out. */
export type Known = {
  bookings?: readonly Booking[];
  waitings?: readonly Waiting[];
  draws?: readonly Draw[];
  penalties?: Pick<Penalties, "list">;
  coupons?: readonly Coupon[];
};

/** Something that ends at a moment; `idx` is of the booking, the waiting entry or the draw post. */
export type Deadline = {
  kind: "offer" | "grace" | "draw" | "free";
  idx: number;
  day: string | null;
  until: string;
};

/** A group has several tee times on a day: the first of each day. */
function firstOfDays(bookings: readonly Booking[]): Booking[] {
  return bookings.filter(
    ({ playDate }, place) => bookings.findIndex((other) => other.playDate === playDate) === place,
  );
}

const live = new Set<BookingState>([bookingState.booked, bookingState.confirmed]);
/** States of an application in which a win waits for a word, or can be given back (domain.md 8.5). */
const won = new Set<ApplicationState>([applicationState.won, applicationState.confirmed]);

/** Items that need a decision, the next deadline first; expired ones are left out, and the times of a group on one day are one. */
export function deadlinesOf({ bookings = [], waitings = [], draws = [] }: Known, now: number): Deadline[] {
  const all: Deadline[] = [
    ...waitings.flatMap(({ waitingIdx: idx, playDate: day, state, offerUntil, graceUntil }) => [
      ...(state === waitingState.offered && offerUntil
        ? [{ kind: "offer" as const, idx, day, until: offerUntil }]
        : []),
      ...(state === waitingState.assigned && graceUntil
        ? [{ kind: "grace" as const, idx, day, until: graceUntil }]
        : []),
    ]),
    ...draws.flatMap(({ drawPostIdx: idx, state, declineUntil, result }) =>
      won.has(state) && declineUntil
        ? [{ kind: "draw" as const, idx, day: result?.playDate ?? null, until: declineUntil }]
        : [],
    ),
    ...firstOfDays(bookings.filter(({ state, canCancel }) => live.has(state) && canCancel)).map(
      ({ bookingIdx: idx, playDate: day, freeCancelUntil: until }) => ({
        kind: "free" as const,
        idx,
        day,
        until,
      }),
    ),
  ];
  return all
    .filter(({ until }) => Date.parse(until) > now)
    .sort((one, other) => Date.parse(one.until) - Date.parse(other.until));
}

/** A penalty, fine or coupon that blocks the member now or soon. */
export type Warning =
  | { kind: "suspended"; until: string }
  | { kind: "fine"; amount: number }
  | { kind: "companions"; bookingIdx: number; day: string; missing: number }
  | { kind: "coupon"; name: string; day: string };

/** A coupon is named as soon as it runs out within these days (domain.md 7.11: notice 7 d before). */
const couponDays = 7;

/** The worst first: what forbids booking, what is owed, what is missing, what runs out. */
export function warningsOf({ bookings = [], penalties, coupons = [] }: Known, now: number): Warning[] {
  const list = penalties?.list ?? [];
  const held = list
    .filter(({ state, suspendTo }) => state === penaltyState.active && Date.parse(suspendTo) > now)
    .map(({ suspendTo }) => suspendTo)
    .sort((one, other) => Date.parse(other) - Date.parse(one));
  const withEmptySeats = bookings.filter((one) => live.has(one.state) && emptySeats(one) > 0);
  const owed = list.reduce((sum, one) => sum + owedOf(one), 0);
  return [
    ...held.slice(0, 1).map((until): Warning => ({ kind: "suspended", until })),
    ...(owed > 0 ? [{ kind: "fine", amount: owed } as const] : []),
    ...firstOfDays(withEmptySeats).map(
      ({ bookingIdx, playDate: day }): Warning => ({
        kind: "companions",
        bookingIdx,
        day,
        missing: withEmptySeats
          .filter(({ playDate }) => playDate === day)
          .reduce((sum, one) => sum + emptySeats(one), 0),
      }),
    ),
    ...coupons
      .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= couponDays)
      .map(({ couponName, validTo }): Warning => ({ kind: "coupon", name: couponName, day: validTo })),
  ];
}

/** Seats without a person: never named, or left by a companion. */
function emptySeats({ players, playerCount }: Pick<Booking, "players" | "playerCount">): number {
  return Math.max(0, playerCount - players.filter(({ name }) => name.trim() !== "").length);
}

/** The unpaid part of a fine; nothing of a waived one (state 30). */
export function owedOf({
  state,
  fineAmount,
  paidAmount,
}: Pick<Penalties["list"][number], "state" | "fineAmount" | "paidAmount">): number {
  return state === penaltyState.waived || state === penaltyState.releasedByPayment
    ? 0
    : Math.max(0, Number(fineAmount) - Number(paidAmount));
}

/** The next round of a member, booked or played along: the earliest whose tee time is still to come. */
export function nextRound<T extends Pick<Booking, "playDate" | "teeTime" | "state">>(
  bookings: readonly T[],
  clubNow: string,
): T | null {
  const key = ({ playDate, teeTime }: T) => `${playDate}T${teeTime}`;
  const coming = bookings.filter(
    (one) =>
      isOneOf(one.state, [
        bookingState.booked,
        bookingState.confirmed,
        bookingState.checkedIn,
        bookingState.drawHold,
      ]) &&
      (one.state === bookingState.checkedIn || key(one) >= clubNow.slice(0, 16)),
  );
  return coming.sort((one, other) => key(one).localeCompare(key(other)))[0] ?? null;
}
