import { bookingState } from "@/lib/contract/code-values/bookings";
import { atClubTime } from "@/lib/shared/time/club-time";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { visits } from "../../tables";
import type { Seeding } from "../seeding";
import { played, type Taken } from "../tee-sheets/bookers";
import { share } from "../tools/chance";

const minute = 60_000;
/** Players come so many minutes before their time: the last of them as the check-in closes. */
const earliest = 70;
const latest = 15;
/** A round with its meal, and the bill is paid. */
const roundMinutes = 330;
/** So long after its time a party that is not there is a candidate for a no-show, by any club's rules. */
const missedMinutes = 30;
/** Below the first visit of the demo members. */
const firstVisitIdx = 530_001;

/**
 * The day as the front desk has it at the moment of the seed: whoever's time has come is there, whoever began early enough
 * has paid and gone.
 */
export function morningOf(taken: readonly Taken[], { now, days }: Seeding): Taken[] {
  const isOfToday = ({ booking }: Taken) =>
    booking.playDate === days.today && booking.state === bookingState.booked;
  const teeOffOf = ({ booking }: Taken) => atClubTime(booking.playDate, booking.teeTime, days.zone).getTime();
  // One party has not come: the front desk has somebody to call.
  const missing = taken
    .filter((one) => isOfToday(one) && teeOffOf(one) + missedMinutes * minute <= now.getTime())
    .toSorted((one, other) => (one.booking.teeTime < other.booking.teeTime ? 1 : -1))[0];
  return taken.map((one) => {
    if (!isOfToday(one) || one === missing) return one;
    const { booking } = one;
    const teeOff = teeOffOf(one);
    if (arrivalOf(booking.sheetIdx, teeOff) > now.getTime()) return one;
    if (teeOff + roundMinutes * minute <= now.getTime()) return played(one);
    return { ...one, booking: { ...booking, state: bookingState.checkedIn } };
  });
}

/** The players who are there: one round each, the booker's by his number, his companions' by their seats. */
export async function seedMorningVisits(
  tx: Database,
  taken: readonly Taken[],
  { days }: Seeding,
): Promise<void> {
  const there = taken.filter(({ booking }) => booking.state === bookingState.checkedIn);
  const rows = there.flatMap(({ booking, players }) => {
    const { clubIdx, bookingIdx, playDate, teeTime, courseCode, sheetIdx } = booking;
    const checkInAt = new Date(arrivalOf(sheetIdx, atClubTime(playDate, teeTime, days.zone).getTime()));
    return players.map(({ seq, isBooker, memberIdx }) => ({
      clubIdx,
      bookingIdx,
      playDate,
      teeTime,
      courseCode,
      checkInAt,
      memberIdx: isBooker ? (memberIdx ?? null) : null,
      seat: isBooker ? null : seq,
      charges: [],
      payMethods: [],
      state: "CHECKED_IN" as const,
    }));
  });
  await bulkInsert(
    tx,
    visits,
    rows.map((row, place) => ({ visitIdx: firstVisitIdx + place, ...row })),
  );
}

function arrivalOf(sheetIdx: number, teeOff: number): number {
  return teeOff - Math.round(latest + share(`arrival ${sheetIdx}`) * (earliest - latest)) * minute;
}
