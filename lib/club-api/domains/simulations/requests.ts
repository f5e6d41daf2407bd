import {
  type BookingState,
  bookingState,
  channelCode,
  reservationTypeCode,
} from "@/lib/contract/code-values/bookings";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { MonthRecord, Request, RequestEnd } from "./engine/record";
import type { ApplicationRow, BookingRow, WaitingRow } from "./rows";

const companionType = memberTypeCode.web;
const fulfilledStates: readonly BookingState[] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.drawHold,
];

/** The outcome of a request that became a booking. */
export function playedAs(row: BookingRow): Pick<Request, "party" | "moves" | "end" | "actual"> {
  const { memberType, playerCount, caddieMode, holeCode, discount, percentOff, penalty } = row;
  const isFulfilled = fulfilledStates.includes(row.state);
  const unnamed = Array.from({ length: Math.max(0, playerCount - row.playerTypes.length) }, () =>
    row.memberIdx === null ? memberType : companionType,
  );
  return {
    party: { memberTypes: [...row.playerTypes, ...unnamed], caddieMode, holeCode, discount, percentOff },
    // The record names the slot before each move; the next one, or the last, is where it went.
    moves: row.moves.map(({ at }, place) => ({
      at: new Date(at),
      sheetIdx: row.moves[place + 1]?.sheetIdx ?? row.sheetIdx,
    })),
    end: endOf(row),
    actual: {
      sheetIdx: row.sheetIdx,
      isFulfilled,
      fee: isFulfilled ? row.total : 0,
      fine: penalty && !penalty.isWaived ? penalty.fine : 0,
      suspensionDays: penalty && !penalty.isWaived ? penalty.days : 0,
    },
  };
}

function endOf({ state, cancelAt, graceUntil, drawIdx, penalty }: BookingRow): RequestEnd | null {
  if (
    cancelAt === null ||
    !isOneOf(state, [
      bookingState.cancelled,
      bookingState.lateCancelled,
      bookingState.noShow,
      bookingState.clubCancelled,
      bookingState.weatherCancelled,
    ])
  )
    return null;
  const isInGrace = graceUntil !== null && new Date(cancelAt) <= new Date(graceUntil);
  return {
    at: new Date(cancelAt),
    by:
      state === bookingState.noShow
        ? "NO_SHOW"
        : state === bookingState.clubCancelled || state === bookingState.weatherCancelled
          ? "CLUB"
          : "MEMBER",
    isFree: state === bookingState.cancelled && (isInGrace || drawIdx !== null),
    paidAt: penalty?.paidAt ? new Date(penalty.paidAt) : null,
    isWaived: penalty?.isWaived ?? false,
  };
}

/** A request that came to nothing, as it would have been played. */
export function notPlayed({
  memberType,
  playerCount,
}: {
  memberType: string;
  playerCount: number;
}): Pick<Request, "party" | "moves" | "end" | "actual"> {
  const companions = Array.from({ length: Math.max(0, playerCount - 1) }, () => companionType);
  return {
    party: {
      memberTypes: [memberType, ...companions],
      caddieMode: "C",
      holeCode: roundHoles.eighteen,
      discount: 0,
      percentOff: 0,
    },
    moves: [],
    end: null,
    actual: { sheetIdx: null, isFulfilled: false, fee: 0, fine: 0, suspensionDays: 0 },
  };
}

/** Bookings, waiting requests and draw applications as requests with their outcomes. */
export function requestsOf(rows: {
  bookings: readonly BookingRow[];
  waitings: readonly WaitingRow[];
  applications: readonly ApplicationRow[];
  dayTypeOf(playDate: string): Request["dayType"];
}): MonthRecord["requests"] {
  const byWaiting = new Map(rows.bookings.map((row) => [row.waitingIdx, row]));
  const byDraw = new Map(rows.bookings.map((row) => [row.drawIdx, row]));
  const [waited, drawn] = [
    new Set<number | null>(rows.waitings.map(({ waitingIdx }) => waitingIdx)),
    new Set<number | null>(rows.applications.map(({ drawIdx }) => drawIdx)),
  ];
  const isOwn = (row: BookingRow) => !waited.has(row.waitingIdx) && !drawn.has(row.drawIdx);
  return [
    ...rows.bookings.filter(isOwn).map(requestOfBooking),
    ...rows.waitings.map((row) =>
      requestOfWaiting(row, byWaiting.get(row.waitingIdx), rows.dayTypeOf(row.playDate)),
    ),
    ...rows.applications.map((row) =>
      requestOfDraw(row, byDraw.get(row.drawIdx), rows.dayTypeOf(row.playDate)),
    ),
  ];
}

function requestOfBooking(row: BookingRow): Request {
  const { memberIdx, memberType, playDate, dayType, reservationType } = row;
  return {
    memberIdx,
    memberType,
    playDate,
    dayType,
    reservationType,
    key: `booking ${row.bookingIdx}`,
    kind: "BOOKING",
    isOnline:
      memberIdx !== null &&
      row.income === channelCode.homepage &&
      reservationType === reservationTypeCode.online,
    at: new Date(row.createdAt),
    sheetIdx: row.moves[0]?.sheetIdx ?? row.sheetIdx,
    bands: [],
    courseCodes: [],
    priority: 0,
    leftAt: null,
    isDeclining: false,
    drawIdx: null,
    ...playedAs(row),
  };
}

function requestOfWaiting(
  row: WaitingRow,
  booking: BookingRow | undefined,
  dayType: Request["dayType"],
): Request {
  const { memberIdx, memberType, playDate, bands, courseCodes, priority, state } = row;
  const hasLeft = state === waitingState.cancelled && !booking;
  return {
    memberIdx,
    memberType,
    playDate,
    dayType,
    bands,
    courseCodes,
    priority,
    key: `waiting ${row.waitingIdx}`,
    kind: "WAITING",
    isOnline: true,
    at: new Date(row.createdAt),
    sheetIdx: null,
    drawIdx: null,
    reservationType: reservationTypeCode.waitingList,
    leftAt: hasLeft ? new Date(row.updatedAt) : null,
    isDeclining: state === waitingState.declined || state === waitingState.offerExpired,
    ...(booking ? playedAs(booking) : notPlayed(row)),
  };
}

function requestOfDraw(
  row: ApplicationRow,
  booking: BookingRow | undefined,
  dayType: Request["dayType"],
): Request {
  const { drawIdx, memberIdx, memberType, playDate } = row;
  return {
    drawIdx,
    memberIdx,
    memberType,
    playDate,
    dayType,
    key: `draw ${drawIdx}`,
    kind: "DRAW",
    isOnline: true,
    at: new Date(row.createdAt),
    sheetIdx: null,
    bands: [],
    courseCodes: [],
    priority: 0,
    leftAt: null,
    isDeclining: false,
    reservationType: reservationTypeCode.draw,
    ...(booking ? playedAs(booking) : notPlayed(row)),
  };
}
