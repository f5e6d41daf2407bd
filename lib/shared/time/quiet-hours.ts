import { addDays } from "./calendar";
import { atClubTime, clubDate, clubTime } from "./club-time";

/** Hours in which nobody is hurried, `HH:mm`; they may run over midnight. */
export type QuietHours = { from: string; to: string };

/** `21:00-08:00` (C0300 v4); null when the club names none. */
export function readQuietHours(value: string | undefined): QuietHours | null {
  const [, from, to] = /^(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/.exec(value ?? "") ?? [];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** The first moment at or after `now` that is outside the quiet hours. */
export function afterQuiet(now: Date, quiet: QuietHours | null, zone: string): Date {
  if (quiet === null) return now;
  const time = clubTime(now, zone);
  const today = clubDate(now, zone);
  const overnight = quiet.from > quiet.to;
  const isLateEvening = overnight && time >= quiet.from;
  const isQuiet = overnight ? isLateEvening || time < quiet.to : time >= quiet.from && time < quiet.to;
  if (!isQuiet) return now;
  const end = atClubTime(isLateEvening ? addDays(today, 1) : today, quiet.to, zone);
  // In the hour that the clock shows twice the end of the quiet hours has been, the first time.
  return end > now ? end : now;
}
