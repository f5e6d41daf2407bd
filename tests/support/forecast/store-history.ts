import { bulkInsert } from "@/lib/club-api/db/bulk-insert";
import type { Database } from "@/lib/club-api/db/database";
import { bookings, members, teeSlots, weatherOutlooks } from "@/lib/club-api/db/tables";
import type { PastBooking } from "@/lib/club-api/domains/forecast/features";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { grouped } from "@/lib/shared/grouped";
import { addDays } from "@/lib/shared/time/calendar";
import type { MadeHistory } from "./history";

/** A booking of the past, or one that is still to be played. */
export type Stored = Omit<PastBooking, "end"> & { end: PastBooking["end"] | "COMING" };

const states: Readonly<Record<Stored["end"], BookingState>> = {
  KEPT: "10",
  PLAYED: "40",
  CANCELLED: "50",
  NO_SHOW: "60",
  COMING: "20",
};
const firstBooking = 20_000_000;
/** Behind the numbers that the club's own sheets have. */
const firstPlace = 50;

/** Stores bookings with their tee times, for members of the demo club in turn. */
export async function storeBookings(db: Database, list: readonly Stored[], offset = 0): Promise<void> {
  const known = await db.select({ memberIdx: members.memberIdx }).from(members);
  const [one] = await db.select({ quote: bookings.quote }).from(bookings).limit(1);
  if (!one) throw new Error("The demo club has no booking.");
  const memberOf = (memberIdx: number | null) =>
    memberIdx === null ? null : (known[memberIdx % known.length]?.memberIdx ?? null);
  const rows = [...grouped(list, ({ playDate }) => playDate).values()].flatMap((ofDay) =>
    ofDay.map((booking, place) => ({ ...booking, place: firstPlace + place })),
  );
  await bulkInsert(db, teeSlots, rows.map(slotOf));
  await bulkInsert(
    db,
    bookings,
    rows.map((row, place) =>
      bookingOf(row, {
        bookingIdx: firstBooking + offset + place,
        memberIdx: memberOf(row.memberIdx),
        quote: one.quote,
      }),
    ),
  );
}

type Placed = Stored & { place: number };

const sheetIdxOf = ({ playDate, place }: Placed) =>
  Number(playDate.slice(2).replaceAll("-", "")) * 1000 + 100 + place;
/** A minute that no sheet of the club has. */
const teeTimeOf = ({ place }: Placed) => `21:${String(place - firstPlace).padStart(2, "0")}`;

function slotOf(row: Placed): typeof teeSlots.$inferInsert {
  const at = new Date(row.bookedAt);
  return {
    clubIdx: 1,
    sheetIdx: sheetIdxOf(row),
    playDate: row.playDate,
    courseCode: "1",
    courseOut: "2",
    period: row.period,
    teeTime: teeTimeOf(row),
    minPlayers: 3,
    maxPlayers: 4,
    createdAt: at,
    updatedAt: at,
  };
}

type Given = Pick<typeof bookings.$inferInsert, "bookingIdx" | "memberIdx" | "quote">;

function bookingOf(row: Placed, { bookingIdx = 0, memberIdx, quote }: Given): typeof bookings.$inferInsert {
  const at = new Date(row.bookedAt);
  return {
    clubIdx: 1,
    bookingIdx,
    rsvNo: `${row.playDate.slice(2).replaceAll("-", "")}-${bookingIdx}`,
    memberIdx,
    memberType: "10",
    sheetIdx: sheetIdxOf(row),
    playDate: row.playDate,
    dayType: row.isWeekend ? "WEEKEND" : "WEEKDAY",
    teeTime: teeTimeOf(row),
    courseCode: "1",
    courseOut: "2",
    period: row.period,
    holeCode: "18",
    playerCount: row.players,
    caddieMode: "C",
    reservationType: "10",
    income: "10",
    state: states[row.end],
    quote,
    freeCancelUntil: at,
    noShowAfter: at,
    cancelAt: row.end === "CANCELLED" || row.end === "NO_SHOW" ? new Date(row.endedAt) : null,
    createdAt: at,
    createdBy: "job:test",
    updatedAt: at,
    updatedBy: "job:test",
  };
}

/** Stores a made past with the weather as it was forecast. */
export async function storeHistory(db: Database, { past, outlooks }: MadeHistory): Promise<void> {
  await storeBookings(db, past);
  const days = [...new Set(past.map(({ playDate }) => playDate))];
  await bulkInsert(
    db,
    weatherOutlooks,
    days.flatMap((playDate) =>
      [0, 1, 2, 6].flatMap((daysAhead) => {
        const outlook = outlooks(playDate, daysAhead);
        return outlook ? [{ clubIdx: 1, playDate, madeOn: addDays(playDate, -daysAhead), ...outlook }] : [];
      }),
    ),
  );
}
