import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { JobTime } from "./job";

const minuteMs = 60_000;
const stepMs = { minutely: minuteMs, hourly: 60 * minuteMs };
/** Moves of the clock beyond this many minutes run minutely jobs in larger steps. */
const maxSteps = 120;

/**
 * The latest time at or before `now` at which a job fell due. A time that daylight saving skips comes when the gap is
 * over, one that comes twice counts once, at the earlier.
 */
export function lastDue(at: JobTime, now: Date, zone: string): Date {
  if (at === "minutely" || at === "hourly") return floor(now, stepMs[at]);
  const day = clubDate(now, zone);
  const today = atClubTime(day, at, zone);
  return today <= now ? today : atClubTime(addDays(day, -1), at, zone);
}

/** The first time after `now` at which a job falls due: until then `lastDue` stays what it is at `now`. */
export function nextDue(at: JobTime, now: Date, zone: string): Date {
  if (at === "minutely" || at === "hourly") return new Date(floor(now, stepMs[at]).getTime() + stepMs[at]);
  const day = clubDate(now, zone);
  const today = atClubTime(day, at, zone);
  return today > now ? today : atClubTime(addDays(day, 1), at, zone);
}

/**
 * The times after `from` up to `to` at which a job falls due, in order. Over a long span a minutely job gets at most
 * 120 even steps: a month has too many minutes to go through each.
 */
export function duesBetween(at: JobTime, from: Date, to: Date, zone: string): Date[] {
  if (at === "minutely" || at === "hourly") return stepsBetween(stepMs[at], from, to);
  const dues: Date[] = [];
  const lastDay = clubDate(to, zone);
  for (let day = clubDate(from, zone); day <= lastDay; day = addDays(day, 1)) {
    const due = atClubTime(day, at, zone);
    if (due > from && due <= to) dues.push(due);
  }
  return dues;
}

function stepsBetween(unitMs: number, from: Date, to: Date): Date[] {
  const units = Math.ceil((to.getTime() - from.getTime()) / unitMs);
  const step = Math.max(1, Math.ceil(units / maxSteps)) * unitMs;
  const last = floor(to, unitMs).getTime();
  const dues: Date[] = [];
  for (let due = last; due > from.getTime(); due -= step) dues.unshift(new Date(due));
  return dues;
}

function floor(moment: Date, unitMs: number): Date {
  return new Date(Math.floor(moment.getTime() / unitMs) * unitMs);
}
