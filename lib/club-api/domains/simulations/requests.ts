import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { MonthRecord, Request } from "./engine/record";
import { notPlayed, playedAs } from "./played";
import type { ApplicationRow, BookingRow, WaitingRow } from "./rows";

/** What a booking, a waiting request and an application to a draw were asked for and came to. */
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
    ...{ memberIdx, memberType, playDate, dayType, reservationType },
    key: `booking ${row.bookingIdx}`,
    kind: "BOOKING",
    isOnline:
      memberIdx !== null &&
      row.income === channelCode.homepage &&
      reservationType === reservationTypeCode.online,
    at: new Date(row.createdAt),
    sheetIdx: row.moves[0]?.sheetIdx ?? row.sheetIdx,
    ...{ bands: [], courseCodes: [], priority: 0, leftAt: null, isDeclining: false, drawIdx: null },
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
    ...{ memberIdx, memberType, playDate, dayType, bands, courseCodes, priority },
    key: `waiting ${row.waitingIdx}`,
    kind: "WAITING",
    isOnline: true,
    at: new Date(row.createdAt),
    ...{ sheetIdx: null, drawIdx: null, reservationType: reservationTypeCode.waitingList },
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
    ...{ drawIdx, memberIdx, memberType, playDate, dayType },
    key: `draw ${drawIdx}`,
    kind: "DRAW",
    isOnline: true,
    at: new Date(row.createdAt),
    ...{ sheetIdx: null, bands: [], courseCodes: [], priority: 0, leftAt: null, isDeclining: false },
    reservationType: reservationTypeCode.draw,
    ...(booking ? playedAs(booking) : notPlayed(row)),
  };
}
