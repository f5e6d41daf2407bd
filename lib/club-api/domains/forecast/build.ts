import type {
  ForecastDay,
  ForecastReport,
  ForecastTarget,
  ForecastTargetReport,
} from "@/lib/contract/bookings/forecast";
import { grouped } from "@/lib/shared/grouped";
import { addDays, daysBetween } from "@/lib/shared/time/calendar";
import {
  baseRatesOf,
  daysForecast,
  evaluationOf,
  expectedOf,
  fewestBookings,
  fitRows,
  type MonthTrial,
  monthsToTry,
  tryMonth,
} from "./evaluate";
import {
  type Feature,
  featuresFor,
  type LiveBooking,
  type Outlooks,
  type PastBooking,
  periodsOf,
  recordReader,
  rowsOf,
  valuesOf,
} from "./features";
import { type LogisticModel, predict } from "./logistic";

export type ForecastInput = {
  past: readonly PastBooking[];
  coming: readonly LiveBooking[];
  outlooks: Outlooks;
  today: string;
  /** The moment of the day at which a forecast is made. */
  momentOf: (date: string) => number;
};

export type Forecast = Pick<ForecastReport, ForecastTarget> & { days: ForecastDay[] };

/** A forecast for the coming days, with how the model did in the past. `breathe` lets other work go on between fits. */
export async function buildForecast(
  input: ForecastInput,
  breathe: () => Promise<unknown>,
): Promise<Forecast> {
  const features = featuresFor(periodsOf([...input.past, ...input.coming]));
  const cancel = await learn(input, features, "cancel", breathe);
  const noShow = await learn(input, features, "noShow", breathe);
  return { cancel: cancel.report, noShow: noShow.report, days: daysOf(input, cancel, noShow) };
}

type Learned = { report: ForecastTargetReport; shareOf: (booking: LiveBooking, daysAhead: number) => number };

async function learn(
  { past, outlooks, today, momentOf }: ForecastInput,
  features: readonly Feature[],
  target: ForecastTarget,
  breathe: () => Promise<unknown>,
): Promise<Learned> {
  const rows = rowsOf({ bookings: past, features, outlooks, momentOf }, target);
  const trials: MonthTrial[] = [];
  for (const month of monthsToTry(rows, today)) {
    await breathe();
    const trial = tryMonth(rows, month);
    if (trial) trials.push(trial);
  }
  await breathe();
  const model = fitRows(rows);
  const rates = baseRatesOf(rows);
  const evaluation = evaluationOf(trials);
  const record = recordReader(past, target);
  const at = momentOf(today);
  return {
    report: {
      ...evaluation,
      forecasts: rows.length,
      baseRate: rates.all,
      drivers: evaluation.status === "SHOWN" ? driversOf(features, model) : [],
    },
    shareOf(booking, daysAhead) {
      if (evaluation.status !== "SHOWN") return rates.byDays.get(daysAhead) ?? rates.all;
      const { playDate, memberIdx } = booking;
      const outlook = outlooks(playDate, daysAhead);
      return predict(model, valuesOf(features, { booking, daysAhead, at }, outlook, record(memberIdx, at)));
    },
  };
}

const present: readonly string[] = ["today", "weekend", "guest", "weatherUnknown", "period"];

/** The features that vary, the strongest first. */
function driversOf(
  features: readonly Feature[],
  { weights, scales }: LogisticModel,
): ForecastTargetReport["drivers"] {
  return features
    .flatMap((feature, place) => {
      const [weight, scale] = [weights[place] ?? 0, scales[place] ?? 0];
      if (scale === 0) return [];
      return [{ ...feature, ratio: Math.exp(present.includes(feature.kind) ? weight / scale : weight) }];
    })
    .toSorted((one, other) => Math.abs(Math.log(other.ratio)) - Math.abs(Math.log(one.ratio)));
}

/** The coming days by part. */
function daysOf({ coming, today }: ForecastInput, cancel: Learned, noShow: Learned): ForecastDay[] {
  const until = addDays(today, daysForecast);
  const near = coming.filter(({ playDate }) => playDate >= today && playDate < until);
  const parts = grouped(near, ({ playDate, period }) => `${playDate} ${period}`);
  return [...parts.values()].flatMap((bookings) => {
    const [first] = bookings;
    if (!first) return [];
    const { playDate, period } = first;
    const daysAhead = daysBetween(today, playDate);
    const cancels = bookings.map((booking) => cancel.shareOf(booking, daysAhead));
    const noShows = bookings.map(
      (booking, place) => (1 - (cancels[place] ?? 0)) * noShow.shareOf(booking, daysAhead),
    );
    const shown = ({ report }: Learned, shares: readonly number[]) =>
      report.status === "SHOWN" && bookings.length >= fewestBookings
        ? expectedOf(shares, report.spread)
        : null;
    return [
      {
        playDate,
        period,
        bookings: bookings.length,
        cancels: shown(cancel, cancels),
        noShows: shown(noShow, noShows),
      },
    ];
  });
}
