import { buildForecast } from "@/lib/club-api/domains/forecast/build";
import { expectedOf, fewestBookings, tryMonth } from "@/lib/club-api/domains/forecast/evaluate";
import {
  featuresFor,
  horizons,
  type PastBooking,
  recordReader,
  rowsOf,
} from "@/lib/club-api/domains/forecast/features";
import { fitLogistic, predict } from "@/lib/club-api/domains/forecast/logistic";
import { type MadeHistory, madeHistory, momentOf, numbers } from "../../support/forecast/history";

const today = "2027-01-01";
const year = { from: "2026-01-01", days: 365, perDay: 30 };
/** The first four months are learned from; each later one is forecast. */
const triedMonths = ["05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2026-${month}`);

const forecastOf = ({ past, outlooks }: MadeHistory, coming: readonly PastBooking[] = []) =>
  buildForecast({ past, coming, outlooks, today, momentOf }, async () => {});

const madeYear = madeHistory({ ...year, seed: 7 });
const rowsFor = ({ past, outlooks }: MadeHistory, target: "cancel" | "noShow" = "cancel") =>
  rowsOf({ bookings: past, features: featuresFor(["1", "2"]), outlooks, momentOf }, target);

describe("a year with a structure", () => {
  let forecast: Awaited<ReturnType<typeof forecastOf>>;
  beforeAll(async () => {
    forecast = await forecastOf(madeYear);
  });

  test("is forecast no worse than by the base rate in every month after the first four, so it shows", () => {
    for (const { status, months } of [forecast.cancel, forecast.noShow]) {
      expect(months.map(({ month }) => month)).toEqual(triedMonths);
      expect(months.filter(({ modelScore, baseScore }) => modelScore > baseScore)).toEqual([]);
      expect(status).toBe("SHOWN");
    }
  });

  test("is forecast with chances that come true: no tenth is off by more than a twentieth", () => {
    const { cancel } = forecast;
    expect(cancel.calibration).toHaveLength(10);
    for (const { expected, observed } of cancel.calibration) {
      expect(Math.abs(expected - observed)).toBeLessThan(0.05);
    }
    const [first, last] = [cancel.calibration[0], cancel.calibration[9]];
    expect((last?.observed ?? 0) - (first?.observed ?? 0)).toBeGreaterThan(0.3);
  });

  test("gives its drivers the direction that they were made with", () => {
    const { cancel } = forecast;
    const ratioOf = (kind: string) => cancel.drivers.find((driver) => driver.kind === kind)?.ratio ?? 1;
    expect(ratioOf("record")).toBeGreaterThan(1.5);
    expect(ratioOf("rain")).toBeGreaterThan(1.3);
    expect(ratioOf("weekend")).toBeLessThan(0.7);
    expect(ratioOf("players")).toBeLessThan(0.9);
    expect(ratioOf("period")).toBeCloseTo(1, 0);
  });

  test("with a month in which everything turns round does not show", async () => {
    const turned = madeYear.past.map((booking) =>
      booking.playDate.startsWith("2026-09") && booking.end !== "CANCELLED"
        ? { ...booking, end: "CANCELLED" as const, endedAt: momentOf(booking.playDate) - 1 }
        : booking.playDate.startsWith("2026-09")
          ? { ...booking, end: "PLAYED" as const, endedAt: momentOf(booking.playDate) + 86_400_000 }
          : booking,
    );
    const { cancel } = await forecastOf({ ...madeYear, past: turned });
    expect(cancel.months.filter(({ modelScore, baseScore }) => modelScore > baseScore)).not.toEqual([]);
    expect(cancel.status).toBe("WORSE");
    expect(cancel.drivers).toEqual([]);
  });
});

test("pure noise does not show: some month is worse than the base rate", async () => {
  const noise = madeHistory({ ...year, seed: 3, isNoise: true });
  const coming = noise.past.slice(0, 40).map((booking) => ({ ...booking, playDate: "2027-01-03" }));
  const { cancel, noShow, days } = await forecastOf(noise, coming);
  expect([cancel.status, noShow.status]).toEqual(["WORSE", "WORSE"]);
  expect(days.map(({ cancels, noShows }) => [cancels, noShows])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("half a year is not enough history for three months behind the first four", async () => {
  const half = madeHistory({ from: "2026-07-20", days: 165, perDay: 30, seed: 7 });
  const { cancel, noShow } = await forecastOf(half);
  expect([cancel.status, noShow.status]).toEqual(["NO_HISTORY", "NO_HISTORY"]);
  expect(cancel.months).toHaveLength(2);
  expect(cancel.baseRate).toBeGreaterThan(0.05);
});

describe("nothing of the future is looked at", () => {
  test("a row's values stay what they are, whatever happens after its moment", () => {
    const cut = momentOf("2026-07-01");
    const other = madeYear.past.map((booking, place) =>
      booking.endedAt > cut
        ? { ...booking, end: place % 2 ? ("CANCELLED" as const) : ("NO_SHOW" as const) }
        : booking,
    );
    const valuesBefore = (rows: ReturnType<typeof rowsFor>) =>
      rows.filter(({ playDate }) => playDate <= "2026-07-01").map(({ values }) => values);
    const [now, then] = [
      valuesBefore(rowsFor(madeYear)),
      valuesBefore(rowsFor({ ...madeYear, past: other })),
    ];
    expect(now.length).toBeGreaterThan(1000);
    expect(then).toEqual(now);
  });

  test("a month is forecast from days of play that were over when its first forecast was made", () => {
    const rows = rowsFor(madeYear);
    const turned = rows.map((row) =>
      row.playDate >= "2026-08-18" && row.playDate < "2026-09-01"
        ? { ...row, outcome: 1 - row.outcome }
        : row,
    );
    expect(tryMonth(turned, "2026-09")?.month).toEqual(tryMonth(rows, "2026-09")?.month);
    const earlier = rows.map((row) =>
      row.playDate >= "2026-08-10" && row.playDate < "2026-08-18"
        ? { ...row, outcome: 1 - row.outcome }
        : row,
    );
    expect(tryMonth(earlier, "2026-09")?.month).not.toEqual(tryMonth(rows, "2026-09")?.month);
  });

  test("a booking is looked at only while it was booked and not yet cancelled", () => {
    const at = momentOf("2026-06-13");
    const day = 86_400_000;
    const booking = { memberIdx: 1, playDate: "2026-06-15", period: "1", isWeekend: false, players: 4 };
    const late = { ...booking, bookedAt: at - 3 * day, endedAt: at + day, end: "CANCELLED" as const };
    const gone = { ...late, endedAt: at - 1 };
    const rows = rowsFor({ past: [late, gone], outlooks: () => undefined });
    expect(rows.map(({ daysAhead, outcome }) => [daysAhead, outcome])).toEqual([[2, 1]]);
    expect(horizons).toContain(2);
    expect(rowsFor({ past: [late], outlooks: () => undefined }, "noShow")).toEqual([]);
  });
});

describe("a booker's record", () => {
  const ended = (memberIdx: number | null, day: number, end: PastBooking["end"]): PastBooking => ({
    memberIdx,
    playDate: "2026-05-01",
    period: "1",
    isWeekend: false,
    players: 4,
    bookedAt: 0,
    endedAt: day,
    end,
  });
  const history = [
    ...Array.from({ length: 20 }, (_, day) => ended(1, day, day % 2 ? "CANCELLED" : "PLAYED")),
    ...Array.from({ length: 60 }, (_, day) => ended(null, day, "PLAYED")),
    ended(2, 10, "CANCELLED"),
  ];

  test("is how far the own share is from the club's, pulled towards it while there are few", () => {
    const record = recordReader(history, "cancel");
    expect(record(null, 100)).toBe(0);
    const usual = 11 / 81;
    expect(record(1, 100)).toBeCloseTo((10 + 5 * usual) / 25 - usual, 10);
    expect(record(2, 100)).toBeCloseTo((1 + 5 * usual) / 6 - usual, 10);
    expect(record(3, 100)).toBe(0);
  });

  test("of who did not come leaves out bookings that nobody has a record of", () => {
    const kept = [
      ended(1, 1, "KEPT"),
      ended(1, 2, "CANCELLED"),
      ended(1, 3, "NO_SHOW"),
      ended(null, 3, "PLAYED"),
    ];
    expect(recordReader(kept, "noShow")(1, 10)).toBeCloseTo((1 + 5 * 0.5) / 6 - 0.5, 10);
  });
});

describe("the coming days", () => {
  const comingOf = (count: number) =>
    madeYear.past.slice(-count).map((booking) => ({ ...booking, playDate: "2027-01-04", period: "1" }));

  test("have sums by day and part, with a range around them that is within the bookings", async () => {
    const { days } = await forecastOf(madeYear, comingOf(30));
    expect(days).toHaveLength(1);
    const { playDate, period, bookings, cancels, noShows } = days[0] ?? {};
    expect({ playDate, period, bookings }).toEqual({ playDate: "2027-01-04", period: "1", bookings: 30 });
    for (const expected of [cancels, noShows]) {
      expect(expected?.low).toBeLessThanOrEqual(expected?.mean ?? 0);
      expect(expected?.high).toBeGreaterThan(expected?.mean ?? 30);
      expect(expected?.high).toBeLessThanOrEqual(30);
    }
  });

  test("say nothing about so few bookings that it would be about somebody, nor about days further away", async () => {
    const { days } = await forecastOf(madeYear, comingOf(fewestBookings - 1));
    expect(days[0]).toMatchObject({ bookings: fewestBookings - 1, cancels: null, noShows: null });
    const far = comingOf(30).map((booking) => ({ ...booking, playDate: "2027-01-15" }));
    expect((await forecastOf(madeYear, far)).days).toEqual([]);
  });

  test("have a range that four of five days of the past lay in", () => {
    expect(expectedOf([0.5, 0.5, 0.5, 0.5], { low: -1, high: 2 })).toEqual({ mean: 2, low: 1, high: 4 });
    expect(expectedOf([], { low: -1, high: 1 })).toEqual({ mean: 0, low: 0, high: 0 });
  });
});

describe("logistic regression", () => {
  test("finds the weights that the outcomes were made with, and leaves out what never varies", () => {
    const next = numbers(1);
    const rows = Array.from({ length: 20_000 }, () => [next() * 2 - 1, next() < 0.3 ? 1 : 0, 5]);
    const outcomes = rows.map(([one = 0, other = 0]) =>
      Number(next() < 1 / (1 + Math.exp(-(-1 + 1.5 * one - 0.8 * other)))),
    );
    const model = fitLogistic(rows, outcomes, 1);
    const raw = model.weights.map((weight, place) => weight / (model.scales[place] || 1));
    expect(raw[0]).toBeCloseTo(1.5, 0);
    expect(Math.abs((raw[0] ?? 0) - 1.5)).toBeLessThan(0.1);
    expect(Math.abs((raw[1] ?? 0) + 0.8)).toBeLessThan(0.1);
    expect(model.weights[2]).toBe(0);
    const mean = rows.reduce((sum, row) => sum + predict(model, row), 0) / rows.length;
    const share = outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length;
    expect(mean).toBeCloseTo(share, 6);
  });

  test("stays finite where outcomes are all the same or divided by one feature", () => {
    const rows = [[0], [0], [1], [1]];
    expect(predict(fitLogistic(rows, [0, 0, 0, 0], 1), [1])).toBeCloseTo(0.1, 10);
    const divided = predict(fitLogistic(rows, [0, 0, 1, 1], 1), [1]);
    expect(divided).toBeGreaterThan(0.5);
    expect(divided).toBeLessThan(1);
  });
});
