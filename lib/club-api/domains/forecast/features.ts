import {
  type ForecastFeature,
  type ForecastTarget,
  forecastFeatures,
} from "@/lib/contract/bookings/forecast";
import { grouped } from "@/lib/shared/grouped";
import { addDays } from "@/lib/shared/time/calendar";

/** How a booking ended: kept without a record of who came, played, cancelled by the booker, nobody came. */
export type BookingEnd = "KEPT" | "PLAYED" | "CANCELLED" | "NO_SHOW";

/** A booking as the forecast looks at it; `memberIdx` joins the bookings of one booker and goes no further. */
export type LiveBooking = {
  memberIdx: number | null;
  playDate: string;
  period: string;
  isWeekend: boolean;
  players: number;
  bookedAt: number;
};
export type PastBooking = LiveBooking & {
  end: BookingEnd;
  /** When the end was known. */
  endedAt: number;
};

/** The weather of a day's playing hours as it was forecast: mm, cm, °C on average, m/s at most. */
export type Outlook = { rain: number; snow: number; temp: number; wind: number };
/** The outlook for a day of play as it was so many days before; undefined where none was stored. */
export type Outlooks = (playDate: string, daysAhead: number) => Outlook | undefined;

/** A feature; of the parts of the day there is one for each part but the first. */
export type Feature = { kind: ForecastFeature; period: string | null };

/** The features for a club with these parts of the day. */
export function featuresFor(periods: readonly string[]): Feature[] {
  const others = periods.slice(1);
  return forecastFeatures.flatMap((kind): Feature[] =>
    kind === "period" ? others.map((period) => ({ kind, period })) : [{ kind, period: null }],
  );
}

const dayMs = 86_400_000;
const mildestTemp = 18;

/** A booking as it is so many days before its day, at a moment. */
export type Snapshot = { booking: LiveBooking; daysAhead: number; at: number };

/** The values of the features, from what was known at the moment of the snapshot and nothing later. */
export function valuesOf(
  features: readonly Feature[],
  { booking, daysAhead, at }: Snapshot,
  outlook: Outlook | undefined,
  record: number,
): number[] {
  const values: Record<Exclude<ForecastFeature, "period">, number> = {
    daysAhead: Math.log1p(daysAhead),
    today: daysAhead === 0 ? 1 : 0,
    daysSinceBooking: Math.log1p(Math.max(0, at - booking.bookedAt) / dayMs),
    weekend: booking.isWeekend ? 1 : 0,
    players: booking.players,
    guest: booking.memberIdx === null ? 1 : 0,
    record,
    rain: outlook ? Math.log1p(outlook.rain + outlook.snow) : 0,
    temperature: outlook ? Math.abs(outlook.temp - mildestTemp) / 10 : 0,
    wind: outlook ? outlook.wind / 5 : 0,
    weatherUnknown: outlook ? 0 : 1,
  };
  return features.map(({ kind, period }) =>
    kind === "period" ? Number(booking.period === period) : values[kind],
  );
}

/** How many bookings of the club's usual share a booker's own record is mixed with. */
const shrinkage = 5;

/** Running counts of one booker, or of all, by the moment at which each end was known. */
type Counts = { at: number[]; hits: number[] };

const countsFor: Record<ForecastTarget, (end: BookingEnd) => boolean> = {
  cancel: () => true,
  noShow: (end) => end === "PLAYED" || end === "NO_SHOW",
};
const hitOf: Record<ForecastTarget, BookingEnd> = { cancel: "CANCELLED", noShow: "NO_SHOW" };

export function isHit(target: ForecastTarget, end: BookingEnd): boolean {
  return end === hitOf[target];
}

function countsOf(bookings: readonly PastBooking[], target: ForecastTarget): Counts {
  const counted = bookings
    .filter(({ end }) => countsFor[target](end))
    .toSorted((one, other) => one.endedAt - other.endedAt);
  let hits = 0;
  const running = counted.map(({ end }) => {
    hits += Number(isHit(target, end));
    return hits;
  });
  return { at: counted.map(({ endedAt }) => endedAt), hits: running };
}

/** How many ends were known before a moment, and how many of them were hits. */
function knownAt({ at, hits }: Counts, moment: number): { all: number; hits: number } {
  let [from, to] = [0, at.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((at[middle] ?? 0) < moment) from = middle + 1;
    else to = middle;
  }
  return { all: from, hits: from === 0 ? 0 : (hits[from - 1] ?? 0) };
}

type RecordReader = (memberIdx: number | null, at: number) => number;

/**
 * The booker's earlier record at a moment: how far the own share of cancelled (or missed) bookings is from the club's,
 * pulled towards it while there are few. 0 for a guest.
 */
export function recordReader(history: readonly PastBooking[], target: ForecastTarget): RecordReader {
  const club = countsOf(history, target);
  const own = new Map(
    [...grouped(history, ({ memberIdx }) => memberIdx)].map(
      ([memberIdx, bookings]) => [memberIdx, countsOf(bookings, target)] as const,
    ),
  );
  return (memberIdx, at) => {
    const counts = memberIdx === null ? undefined : own.get(memberIdx);
    const usual = knownAt(club, at);
    if (!counts || usual.all === 0) return 0;
    const share = usual.hits / usual.all;
    const known = knownAt(counts, at);
    return (known.hits + shrinkage * share) / (known.all + shrinkage) - share;
  };
}

/** How many days before the day of play the past is looked at: a forecast reaches from today to the last of these. */
export const horizons = [0, 2, 6, 13] as const;
/** For who did not come: what was known on the morning of the day before. */
const eve = 1;

/** One booking of the past as it was at one moment, with what became of it. */
export type Row = {
  values: readonly number[];
  outcome: number;
  playDate: string;
  daysAhead: number;
  /** Day, part and moment: bookings that a forecast puts together. */
  cell: string;
};

export type History = {
  bookings: readonly PastBooking[];
  features: readonly Feature[];
  outlooks: Outlooks;
  /** The moment at which the forecast of a day is made. */
  momentOf: (date: string) => number;
};

/** The past as rows to learn from: each booking at each moment at which it was still to come. */
export function rowsOf({ bookings, features, outlooks, momentOf }: History, target: ForecastTarget): Row[] {
  const record = recordReader(bookings, target);
  const rows: Row[] = [];
  const moments = target === "cancel" ? horizons : [eve];
  for (const booking of bookings) {
    if (target === "noShow" && !countsFor.noShow(booking.end)) continue;
    for (const daysAhead of moments) {
      const at = momentOf(addDays(booking.playDate, -daysAhead));
      if (booking.bookedAt >= at || booking.endedAt <= at) continue;
      const { playDate, period, memberIdx } = booking;
      rows.push({
        values: valuesOf(
          features,
          { booking, daysAhead, at },
          outlooks(playDate, daysAhead),
          record(memberIdx, at),
        ),
        outcome: Number(isHit(target, booking.end)),
        playDate,
        daysAhead,
        cell: `${playDate} ${period} ${daysAhead}`,
      });
    }
  }
  return rows;
}

/** The parts of the day in a history. */
export function periodsOf(bookings: readonly LiveBooking[]): string[] {
  return [...new Set(bookings.map(({ period }) => period))].toSorted();
}
