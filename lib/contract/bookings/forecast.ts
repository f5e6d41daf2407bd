import { z } from "zod";
import { clubQuery, dateText, listQueryShape, pageOf, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { codeKey } from "./play-shapes";

export const forecastMenu = "941700";
const permission = { menu: forecastMenu, flag: "R" } as const;

export const forecastTargets = ["cancel", "noShow"] as const;
export type ForecastTarget = (typeof forecastTargets)[number];

/** Features of the model; of the parts of the day one for each part but the first. */
export const forecastFeatures = [
  "daysAhead",
  "today",
  "daysSinceBooking",
  "weekend",
  "players",
  "guest",
  "record",
  "rain",
  "temperature",
  "wind",
  "weatherUnknown",
  "period",
] as const;
export type ForecastFeature = (typeof forecastFeatures)[number];

/**
 * SHOWN: no month was forecast worse than by the share of the months before it. WORSE: some month was. NO_HISTORY: too few
 * months to say.
 */
const status = z.enum(["SHOWN", "WORSE", "NO_HISTORY"]);
export type ForecastStatus = z.output<typeof status>;

const month = z.object({
  month: z.string(),
  forecasts: z.int(),
  /** Brier scores, the mean of squared errors: of the model, and of the share of the months before. */
  modelScore: z.number(),
  baseScore: z.number(),
  expected: z.number(),
  observed: z.int(),
});
export type ForecastMonth = z.output<typeof month>;

const target = z.object({
  status,
  /** Forecasts that the model was fitted on: each booking of the past at one moment or several. */
  forecasts: z.int(),
  /** Of these, the share that was cancelled or missed. */
  baseRate: z.number(),
  months: z.array(month),
  /** Forecasts in tenths, the lowest first, each with its average and the share that came true. */
  calibration: z.array(
    z.object({ step: z.int(), forecasts: z.int(), expected: z.number(), observed: z.number() }),
  ),
  /** By how much a feature changes the odds, the strongest first; none where the model does not show. */
  drivers: z.array(
    z.object({ kind: z.enum(forecastFeatures), period: codeKey.nullable(), ratio: z.number() }),
  ),
  /** The range in which the past lay, in standard deviations around its sums. */
  spread: z.object({ low: z.number(), high: z.number() }),
});
export type ForecastTargetReport = z.output<typeof target>;

const report = z.object({
  /** The first day of play that the model knows; null without any. */
  from: dateText.nullable(),
  cancel: target,
  noShow: target,
});
export type ForecastReport = z.output<typeof report>;

/** An expected number of bookings with the range of four of five days. */
const expected = z.object({ mean: z.number(), low: z.number(), high: z.number() });
export type ForecastRange = z.output<typeof expected>;

const day = z.object({
  playDate: dateText,
  period: codeKey,
  bookings: z.int(),
  /** Null where the model does not show, or where there are so few bookings that it would be about somebody. */
  cancels: expected.nullable(),
  noShows: expected.nullable(),
});
export type ForecastDay = z.output<typeof day>;

const dayRow = z.object({
  playDate: dateText,
  periodName: z.string(),
  bookings: z.int(),
  cancels: expected.nullable(),
  noShows: expected.nullable(),
  /** Tee times that will be empty after all, of those booked; null where one of the two is not known. */
  empty: z.number().nullable(),
});
/** The target by the club's name of the state in which such a booking ends. */
const monthRow = month.extend({ outcomeName: z.string() });

const listQuery = z.strictObject({
  ...clubQuery.shape,
  page: listQueryShape.page,
  size: listQueryShape.size,
});

export const forecastRoutes = [
  defineRoute("GET /ops/forecast", {
    summary:
      "How many bookings of the coming 14 days will be cancelled or missed, with how the model did in the past; nobody is named.",
    permission,
    query: clubQuery,
    output: z.object({
      isOn: z.boolean(),
      /** So many months have to be tried before a forecast shows. */
      monthsNeeded: z.int(),
      /** A month can be tried with so many days of play before it. */
      daysNeeded: z.int(),
      /** Parts of the day with so many bookings have sums. */
      bookingsNeeded: z.int(),
      periods: z.array(z.object({ key: codeKey, name: z.string() })),
      /** The newest one; null before the first night. */
      forecast: report.extend({ madeOn: dateText, fittedAt: timestamp, days: z.array(day) }).nullable(),
    }),
  }),
  defineRoute("GET /ops/forecast/days", {
    summary: "The newest forecast by day and part of the day.",
    permission,
    query: listQuery,
    output: pageOf(dayRow),
    xlsx: "forecastDay",
  }),
  defineRoute("GET /ops/forecast/months", {
    summary: "How the model did in each month beside the share of the months before it.",
    permission,
    query: listQuery,
    output: pageOf(monthRow),
    xlsx: "forecastMonth",
  }),
] as const;
