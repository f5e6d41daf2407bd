import { setImmediate } from "node:timers/promises";
import { type ForecastTarget, forecastTargets } from "@/lib/contract/bookings/forecast";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { codeNames } from "../codes";
import { readPolicies } from "../policies";
import { buildForecast } from "./build";
import { daysForecast, daysNeeded, fewestBookings, fewestMonths, rounded } from "./evaluate";
import type { BookingEnd, LiveBooking, Outlooks, PastBooking } from "./features";
import {
  deleteBefore,
  hasForecast,
  insertForecast,
  selectComing,
  selectDays,
  selectNewest,
  selectPast,
} from "./repository";

/** When forecasts are made, and the past is looked at. */
export const forecastTime = "04:00";
/** The days of play of the past that are learned from: the twelve months that are tried, and half a year before them. */
export const historyDays = 545;
/** How long forecasts of earlier days are kept. */
const retentionDays = 90;

/** C0582 of the club; a club without the entry has no forecast. */
export async function readForecastPolicy(db: Database, clubIdx: number): Promise<{ isOn: boolean }> {
  const policy = (await readPolicies(db, clubIdx, ["C0582"])).get("C0582");
  return { isOn: policy?.value1 === "Y" };
}

/**
 * Makes the forecast of today, once: of two runs at once the second stores nothing.
 *
 * @returns whether this run has stored it
 */
export async function makeForecast(db: Database, ctx: Context, outlooks: Outlooks): Promise<boolean> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  if (await hasForecast(db, clubIdx, today)) return false;
  const clock = clockOf(zone);
  const past = (await selectPast(db, clubIdx, { from: addDays(today, -historyDays), to: today })).map((row) =>
    pastOf(row, clock),
  );
  const coming = (await selectComing(db, clubIdx, { from: today, to: addDays(today, daysForecast) }))
    .filter((row) => atClubTime(row.playDate, row.teeTime, zone) > ctx.now)
    .map(liveOf);
  const momentOf = (date: string) => clock(date, forecastTime);
  const { days, ...targets } = await buildForecast({ past, coming, outlooks, today, momentOf }, setImmediate);
  const report = { from: past[0]?.playDate ?? null, ...targets };
  return transaction(db, (tx) =>
    insertForecast(tx, { clubIdx, madeOn: today, fittedAt: ctx.now, report }, days),
  );
}

type Clock = (date: string, time: string) => number;

/** Moments of club days, each computed once. */
function clockOf(zone: string): Clock {
  const known = new Map<string, number>();
  return (date, time) => {
    const key = `${date} ${time}`;
    const moment = known.get(key) ?? atClubTime(date, time, zone).getTime();
    known.set(key, moment);
    return moment;
  };
}

type Row = Awaited<ReturnType<typeof selectPast>>[number];

function liveOf({ memberIdx, playDate, period, dayType, playerCount, createdAt }: Row): LiveBooking {
  const isWeekend = dayType === "WEEKEND";
  return { memberIdx, playDate, period, isWeekend, players: playerCount, bookedAt: createdAt.getTime() };
}

const ends: Readonly<Partial<Record<BookingState, BookingEnd>>> = {
  [bookingState.cancelled]: "CANCELLED",
  [bookingState.lateCancelled]: "CANCELLED",
  [bookingState.noShow]: "NO_SHOW",
  [bookingState.checkedIn]: "PLAYED",
  [bookingState.played]: "PLAYED",
};

/** A day of play is known to be over with the next one. */
function pastOf(row: Row, clock: Clock): PastBooking {
  const end = ends[row.state] ?? "KEPT";
  const cancelledAt = end === "CANCELLED" ? row.cancelAt : null;
  const endedAt = cancelledAt?.getTime() ?? clock(addDays(row.playDate, 1), "00:00");
  return { ...liveOf(row), end, endedAt };
}

/** The newest forecast for the office; nobody is named. */
export async function readForecast(db: Database, ctx: Context): Promise<CallOutput<"GET /ops/forecast">> {
  const { clubIdx, zone } = ctx.club;
  const { isOn } = await readForecastPolicy(db, clubIdx);
  const row = isOn ? await selectNewest(db, clubIdx) : null;
  const names = await codeNames(db, clubIdx, "periods", ctx.choice);
  const periods = [...names].map(([key, name]) => ({ key, name }));
  const shared = { isOn, monthsNeeded: fewestMonths, daysNeeded, bookingsNeeded: fewestBookings, periods };
  if (!row) return { ...shared, forecast: null };
  const { madeOn, fittedAt, report } = row;
  const days = await selectDays(db, clubIdx, madeOn);
  return {
    ...shared,
    forecast: { ...report, madeOn, fittedAt: clubTimestamp(fittedAt, zone), days },
  };
}

type Page = { page: number; size: number };

/** The days of the newest forecast as a list. */
export async function listDays(
  db: Database,
  ctx: Context,
  page: Page,
): Promise<CallOutput<"GET /ops/forecast/days">> {
  const { forecast, periods } = await readForecast(db, ctx);
  const nameOf = new Map(periods.map(({ key, name }) => [key, name]));
  const rows = (forecast?.days ?? []).map(({ period, ...day }) => ({
    ...day,
    periodName: nameOf.get(period) ?? period,
    empty: day.cancels && day.noShows ? rounded(day.cancels.mean + day.noShows.mean, 2) : null,
  }));
  return pageOf(rows, page);
}

const outcomes: Readonly<Record<ForecastTarget, BookingState>> = {
  cancel: bookingState.cancelled,
  noShow: bookingState.noShow,
};

/** How the model did in each month, as a list. */
export async function listMonths(
  db: Database,
  ctx: Context,
  page: Page,
): Promise<CallOutput<"GET /ops/forecast/months">> {
  const { forecast } = await readForecast(db, ctx);
  const names = await codeNames(db, ctx.club.clubIdx, "rsvStates", ctx.choice);
  const rows = forecastTargets.flatMap((target) => {
    const state = outcomes[target];
    const outcomeName = names.get(state) ?? state;
    return (forecast?.[target].months ?? []).map((month) => ({ outcomeName, ...month }));
  });
  return pageOf(rows, page);
}

function pageOf<T>(rows: readonly T[], { page, size }: Page) {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}

export function purgeForecasts(db: Database, { club, now }: Context): Promise<void> {
  return deleteBefore(db, club.clubIdx, addDays(clubDate(now, club.zone), -retentionDays));
}
