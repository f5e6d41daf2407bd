import type {
  ForecastMonth,
  ForecastRange,
  ForecastStatus,
  ForecastTargetReport,
} from "@/lib/contract/bookings/forecast";
import { addDays } from "@/lib/shared/time/calendar";
import type { Row } from "./features";
import { fitLogistic, type LogisticModel, predict } from "./logistic";

/** Of squared weights: pulls them to zero. */
const penalty = 10;
/** A model is tried on months only with so many days of play before it, so many rows and so many hits among them. */
const warmUpDays = 90;
const fewestRows = 200;
const fewestHits = 10;
const fewestScored = 30;
/** The first forecast for a day of play is made so many days before. */
export const daysForecast = 14;
/** A month can be tried with so many days of play before it. */
export const daysNeeded = warmUpDays + daysForecast;
/** Months that are looked at, the newest; a forecast is shown from so many on. */
const monthsLookedAt = 12;
export const fewestMonths = 3;
/** Fewer bookings are not put into a sum: it would say something about somebody. */
export const fewestBookings = 5;

/** The share of the past at the same number of days ahead. */
export type BaseRates = { all: number; byDays: ReadonlyMap<number, number> };

export function baseRatesOf(rows: readonly Row[]): BaseRates {
  const counts = new Map<number, { all: number; hits: number }>();
  let hits = 0;
  for (const { daysAhead, outcome } of rows) {
    const count = counts.get(daysAhead) ?? { all: 0, hits: 0 };
    count.all += 1;
    count.hits += outcome;
    hits += outcome;
    counts.set(daysAhead, count);
  }
  const byDays = new Map([...counts].map(([days, count]) => [days, count.hits / count.all]));
  return { all: rows.length === 0 ? 0 : hits / rows.length, byDays };
}

type Scored = Pick<Row, "outcome" | "cell"> & { share: number; base: number };

export type MonthTrial = { month: ForecastMonth; scored: Scored[] };

/** The months that a model can be tried on: whole ones, the newest, in order. */
export function monthsToTry(rows: readonly Row[], today: string): string[] {
  const months = [...new Set(rows.map(({ playDate }) => playDate.slice(0, 7)))].toSorted();
  return months.filter((month) => month < today.slice(0, 7)).slice(-monthsLookedAt);
}

/**
 * Fits on the days of play that were over when the first forecast for the month was made, and scores the month. Null where
 * there is too little before it or in it.
 */
export function tryMonth(rows: readonly Row[], month: string): MonthTrial | null {
  const until = addDays(`${month}-01`, -daysForecast);
  const before = rows.filter(({ playDate }) => playDate < until);
  const within = rows.filter(({ playDate }) => playDate.startsWith(month));
  if (!isEnough(before, until) || within.length < fewestScored) return null;
  const model = fitRows(before);
  const rates = baseRatesOf(before);
  const scored = within.map(({ values, outcome, cell, daysAhead }) => ({
    outcome,
    cell,
    share: predict(model, values),
    base: rates.byDays.get(daysAhead) ?? rates.all,
  }));
  const mean = (read: (one: Scored) => number) => sumOf(scored, read) / scored.length;
  return {
    month: {
      month,
      forecasts: scored.length,
      modelScore: mean(({ share, outcome }) => (share - outcome) ** 2),
      baseScore: mean(({ base, outcome }) => (base - outcome) ** 2),
      expected: rounded(
        sumOf(scored, ({ share }) => share),
        1,
      ),
      observed: sumOf(scored, ({ outcome }) => outcome),
    },
    scored,
  };
}

function isEnough(before: readonly Row[], until: string): boolean {
  let [first, hits] = [until, 0];
  for (const { playDate, outcome } of before) {
    if (playDate < first) first = playDate;
    hits += outcome;
  }
  return before.length >= fewestRows && hits >= fewestHits && first <= addDays(until, -warmUpDays);
}

export function fitRows(rows: readonly Row[]): LogisticModel {
  return fitLogistic(
    rows.map(({ values }) => values),
    rows.map(({ outcome }) => outcome),
    penalty,
  );
}

/** How a model did in the months that it was tried on. */
export type Evaluation = Pick<ForecastTargetReport, "status" | "months" | "calibration" | "spread">;

/** Shown only where no month that was looked at would have been forecast better by the share of the months before it. */
export function evaluationOf(trials: readonly MonthTrial[]): Evaluation {
  const months = trials.map(({ month }) => month);
  const scored = trials.flatMap((trial) => trial.scored);
  return { status: statusOf(months), months, calibration: calibrationOf(scored), spread: spreadOf(scored) };
}

function statusOf(months: readonly ForecastMonth[]): ForecastStatus {
  if (months.length < fewestMonths) return "NO_HISTORY";
  return months.every(({ modelScore, baseScore }) => modelScore <= baseScore) ? "SHOWN" : "WORSE";
}

const steps = 10;

/** Forecasts in tenths, the lowest first: what was expected on average, and what came. */
function calibrationOf(scored: readonly Scored[]): Evaluation["calibration"] {
  const sorted = scored.toSorted((one, other) => one.share - other.share);
  return Array.from({ length: steps }, (_, place) => {
    const from = Math.round((place * sorted.length) / steps);
    const part = sorted.slice(from, Math.round(((place + 1) * sorted.length) / steps));
    const mean = (read: (one: Scored) => number) => sumOf(part, read) / Math.max(1, part.length);
    const expected = mean(({ share }) => share);
    return { step: place + 1, forecasts: part.length, expected, observed: mean(({ outcome }) => outcome) };
  }).filter(({ forecasts }) => forecasts > 0);
}

/** Four of five days of the past lay within. */
const outside = 0.1;
const fewestCells = 20;

function spreadOf(scored: readonly Scored[]): Evaluation["spread"] {
  const cells = new Map<string, { count: number; off: number; variance: number }>();
  for (const { cell, outcome, share } of scored) {
    const sum = cells.get(cell) ?? { count: 0, off: 0, variance: 0 };
    sum.count += 1;
    sum.off += outcome - share;
    sum.variance += share * (1 - share);
    cells.set(cell, sum);
  }
  const offs = [...cells.values()]
    .filter(({ count, variance }) => count >= fewestBookings && variance > 0)
    .map(({ off, variance }) => off / Math.sqrt(variance))
    .toSorted((one, other) => one - other);
  if (offs.length < fewestCells) return { low: -normalTenth, high: normalTenth };
  const at = (share: number) => offs[Math.round(share * (offs.length - 1))] ?? 0;
  return { low: Math.min(at(outside), 0), high: Math.max(at(1 - outside), 0) };
}

/** Of a normal distribution, where there are too few days to look at. */
const normalTenth = 1.2816;

/** The sum over some bookings. */
export function expectedOf(shares: readonly number[], { low, high }: Evaluation["spread"]): ForecastRange {
  const mean = sumOf(shares, (share) => share);
  const deviation = Math.sqrt(sumOf(shares, (share) => share * (1 - share)));
  return {
    mean: rounded(mean, 2),
    low: rounded(Math.max(0, mean + low * deviation), 2),
    high: rounded(Math.min(shares.length, mean + high * deviation), 2),
  };
}

function sumOf<Value>(values: readonly Value[], read: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + read(value), 0);
}

/** A number with so many decimals, as it is stored. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
