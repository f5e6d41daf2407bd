import { type StageDeadlines, stageDeadlines } from "@/lib/shared/bookings/cancel-stage";
import { type ClubFormats, clubFormats } from "@/lib/shared/money/club-formats";
import { formatMoney } from "@/lib/shared/money/money";
import { roundToUnit, roundUpToUnit } from "@/lib/shared/money/rounding";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { nthWeekday } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { closingMoment, type OpenRule, openingMoment, openingUnit } from "@/lib/shared/time/opening-moments";

/** The policies of the club, with the unsaved values of the one that is edited. */
export type PolicyTable = ReadonlyMap<string, readonly string[]>;

export function formatsOf(table: PolicyTable): ClubFormats {
  return clubFormats([...table].map(([key, values]) => ({ key, values })));
}

/** An upcoming Saturday for "a booking for …": the second of the next month. */
export function sampleDay(now: Date, zone: string): string {
  const [year = 0, month = 0] = clubDate(now, zone).split("-").map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const day = nthWeekday(nextYear, nextMonth, "2", 7);
  if (day === null) throw new RangeError("every month has a second Saturday");
  return day;
}

const sampleAmounts = ["1234567.891", "-67250.5", "0.5"];
const sampleFee = "67250";
const sampleFine = "25249.5";

/** Amounts as the club would write them, and a fee and a fine in its units (C0140). */
export function moneySamples(table: PolicyTable) {
  const formats = formatsOf(table);
  const [feeUnit = "1", fineUnit = "1"] = table.get("C0140") ?? [];
  const written = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, formats);
  return {
    amounts: sampleAmounts.map((amount) => ({ exact: amount, written: written(amount) })),
    fee: { exact: sampleFee, written: written(roundUpToUnit(sampleFee, feeUnit)) },
    fine: { exact: sampleFine, written: written(roundToUnit(sampleFine, fineUnit, formats.roundFormat)) },
  };
}

const sampleTimes = 6;

/** The first tee times of a row, `HH:mm`, so many minutes apart. */
export function teeTimes(first: string, interval: number): string[] {
  const [hours = 0, minutes = 0] = first.split(":").map(Number);
  return Array.from({ length: sampleTimes }, (_, at) => {
    const total = hours * 60 + minutes + at * interval;
    return [Math.floor(total / 60) % 24, total % 60].map((part) => String(part).padStart(2, "0")).join(":");
  });
}

/** When a Saturday opens by a rule, with these values of C0210. */
export function sampleOpening(day: string, rule: OpenRule, values: PolicyValues, zone: string): Date {
  return openingMoment(day, true, rule, openingUnit(values), zone);
}

/** When something closes so many days before a day at a time: C0220, C0040, C0290. */
export function sampleClosing(
  day: string,
  days: string | undefined,
  time: string | undefined,
  zone: string,
): Date {
  return closingMoment(day, Number(days), time ?? "", zone);
}

export const sampleTeeTime = "07:21";

/** Until when a Saturday's booking is free to cancel, and after when it is a no-show, with these values of C0250. */
export function sampleCancel(
  day: string,
  freeDays: { WEEKDAY: number; WEEKEND: number },
  values: PolicyValues,
  zone: string,
): StageDeadlines {
  const numbers = { freeDays, noShowMinutes: Number(values[2]), dayBoundary: values[3] };
  return stageDeadlines({ playDate: day, teeTime: sampleTeeTime, dayType: "WEEKEND" }, numbers, zone);
}
