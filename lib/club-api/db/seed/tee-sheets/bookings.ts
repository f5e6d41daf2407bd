import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { Context } from "../../../platform/context";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { bookingCounters, bookingPlayers, bookings } from "../../tables";
import { morningOf, seedMorningVisits } from "../play/morning";
import { roundTermsOf } from "../play/round-terms";
import type { Seeding } from "../seeding";
import {
  type Booker,
  cancelled,
  type NewSlot,
  played,
  quoteReader,
  readBookers,
  type Taken,
  takenBy,
} from "./bookers";
import { bookedOf, cancellersOf, filledDates, isWeekendDay } from "./filling";
import { linkWins, seedPastDraw } from "./past-draw";
import { seedPastWaitings } from "./past-requests";

/** Below the first number of a booking that is made here. */
const firstBookingIdx = 480_001;
/** Of each day the first three were taken here, the others come from before (rsvNo of R8: the next one is 00004). */
const numberedHere = 3;
const takenOver = 50_000;

/**
 * Fills the sheets around today: bookings of people who are no members, taken by phone or by a partner, and on the days
 * behind us those of the regulars. All of it is fictional, and the same for the same day.
 */
export async function seedFilledBookings(
  tx: Database,
  ctx: Context,
  seeding: Seeding,
  slots: readonly NewSlot[],
): Promise<void> {
  const { clubIdx, days, regulars } = seeding;
  const wins = await seedPastDraw(tx, ctx, seeding, slots);
  const bookers = await readBookers(tx, ctx, seeding, wins);
  const terms = roundTermsOf(seeding.data);
  const quotes = quoteReader(tx, ctx, terms);
  const taken: Taken[] = [];
  const book = (slot: NewSlot, booker: Booker, place: number) => {
    const bookingIdx = firstBookingIdx + taken.length;
    const rsvNo = rsvNoOf(slot.playDate, place);
    return takenBy(ctx, slot, booker, { bookingIdx, rsvNo, quotes, terms });
  };
  const counters: (typeof bookingCounters.$inferInsert)[] = [];
  for (const playDate of filledDates(days)) {
    const ofDay = slots.filter((slot) => slot.playDate === playDate);
    const booked = bookedOf(seeding, playDate, isWeekendDay(playDate), ofDay);
    if (booked.length === 0) continue;
    for (const [place, slot] of booked.entries()) {
      const one = await book(slot, bookers.of(slot), place);
      taken.push(playDate < days.today ? played(one) : one);
    }
    const left = ofDay.filter((slot) => !booked.includes(slot)).reverse();
    for (const [place, regular] of cancellersOf(days, regulars, playDate).entries()) {
      const slot = left[place];
      if (!slot) continue;
      const booker = { ...bookers.online(regular, slot), reservationType: reservationTypeCode.online };
      taken.push(cancelled(await book(slot, booker, ofDay.length + place)));
    }
    counters.push({ clubIdx, playDate, last: Math.min(numberedHere, booked.length) });
  }
  const seeded = morningOf(taken, seeding);
  const rows = seeded.map(({ booking }) => booking);
  await bulkInsert(tx, bookings, rows);
  await linkWins(tx, clubIdx);
  await seedPastWaitings(tx, ctx, seeding, rows);
  await bulkInsert(
    tx,
    bookingPlayers,
    seeded.flatMap(({ players }) => players),
  );
  await seedMorningVisits(tx, seeded, seeding);
  await bulkInsert(tx, bookingCounters, counters);
}

function rsvNoOf(playDate: string, place: number): string {
  const number = place < numberedHere ? place + 1 : takenOver + place + 1;
  return `${playDate.slice(2).replaceAll("-", "")}-${String(number).padStart(5, "0")}`;
}
