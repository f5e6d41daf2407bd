import { type SeasonSpan, seasonOn } from "./seasons";

/** Days that a template is for: all, by how they are priced (a public holiday is a weekend day), or chosen weekdays. */
export const dayKinds = ["EVERY", "WEEKDAY", "WEEKEND", "CHOSEN"] as const;
export type DayKind = (typeof dayKinds)[number];

/** One row of tee times: `firstTee`, then every `interval` minutes up to `lastTee`, on each of its courses. */
export type TeeTemplate = {
  seasonCode: string;
  dayKind: DayKind;
  /** Of `CHOSEN`: weekCodes, 1 Sunday to 7 Saturday; a public holiday counts as its weekday. */
  weekCodes: readonly string[];
  /** Part of the day (code group `periods`). */
  period: string;
  /** `HH:mm`, club time. */
  firstTee: string;
  lastTee: string;
  /** Minutes; null follows the club's interval (C0020). */
  interval: number | null;
  courseCodes: readonly string[];
  /** Null follows the club's party size (C0030). */
  minPlayers: number | null;
  maxPlayers: number | null;
  /** Of a lunch break between the nines: minutes from the end of the first nine to the start of the second. */
  lunchMinutes: number | null;
  /** How many of a course's times are held back, in percent. */
  heldPercent: number;
  /** Of times held back: blocked (90), or open to `memberTypes` alone (60). */
  heldFor: "60" | "90";
  memberTypes: readonly string[];
};

/** Seasons and templates that count from a day on, until the next version does. */
export type TeePlan<S extends SeasonSpan = SeasonSpan> = {
  seasons: readonly S[];
  templates: readonly TeeTemplate[];
};

/** The part of a day's class that templates ask for. */
export type PlannedDay = { date: string; weekCode: string; isWeekend: boolean };

/** The minutes between two times of a template that names none. */
export type DefaultInterval = (period: string, isWeekend: boolean) => number;

/** A start on a course; `template` is its row in the plan. */
export type Start = {
  teeTime: string;
  period: string;
  template: number;
  isHeld: boolean;
  /** `HH:mm` of the second nine; only where the template has a lunch break. */
  turnTime?: string | null;
};

/** How long a group plays nine holes before it goes on to the next course, in minutes: the least that clubs reckon with. */
export const minutesToTurn = 120;

/** When a group that starts at a time is on its second nine after a lunch break; null past midnight. */
export function turnTimeAfter(teeTime: string, lunchMinutes: number): string | null {
  return laterTime(teeTime, minutesToTurn + lunchMinutes);
}

/** Minutes since midnight of an `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `07:00` and 7 minutes is `07:07`; null past midnight. */
export function laterTime(time: string, minutes: number): string | null {
  const total = minutesOf(time) + minutes;
  if (total >= 24 * 60) return null;
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

/** Whether a template is for a day of its season. */
export function isForDay({ dayKind, weekCodes }: TeeTemplate, day: Omit<PlannedDay, "date">): boolean {
  if (dayKind === "CHOSEN") return weekCodes.includes(day.weekCode);
  return dayKind === "EVERY" || (dayKind === "WEEKEND") === day.isWeekend;
}

/** The version of a plan that a day goes by: the last that has begun. Undefined before the first one. */
export function planOn<P extends { fromDate: string }>(date: string, plans: readonly P[]): P | undefined {
  return plans
    .filter(({ fromDate }) => fromDate <= date)
    .reduce<P | undefined>((last, plan) => (last && last.fromDate > plan.fromDate ? last : plan), undefined);
}

/** The times of a template; none where its last comes before its first. */
export function teeTimesOf(
  { firstTee, lastTee }: Pick<TeeTemplate, "firstTee" | "lastTee">,
  interval: number,
): string[] {
  const count = Math.floor((minutesOf(lastTee) - minutesOf(firstTee)) / Math.max(interval, 1)) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, place) =>
    laterTime(firstTee, place * interval),
  ).filter((time) => time !== null);
}

/** Which of `count` times are held back: `percent` of them, rounded, spread evenly and always the same ones. */
export function heldPlaces(count: number, percent: number): boolean[] {
  const held = Math.round((count * percent) / 100);
  const upTo = (places: number) => Math.floor((places * held) / Math.max(count, 1));
  return Array.from({ length: count }, (_, place) => upTo(place + 1) > upTo(place));
}

/**
 * The starts of a day on each course, by time. Of two templates that lay the same minute the first counts.
 * `exists` tells whether the club's clock shows a time on that day: daylight saving skips some.
 */
export function startsOfDay(
  plan: TeePlan,
  day: PlannedDay,
  defaultInterval: DefaultInterval,
  exists: (teeTime: string) => boolean = () => true,
): Map<string, Start[]> {
  const seasonCode = seasonOn(day.date, plan.seasons)?.seasonCode;
  return startsOf(plan.templates, (one) => one.seasonCode === seasonCode && isForDay(one, day), {
    interval: (one) => one.interval ?? defaultInterval(one.period, day.isWeekend),
    exists,
  });
}

type Laying = { interval: (template: TeeTemplate) => number; exists: (teeTime: string) => boolean };

function startsOf(
  templates: readonly TeeTemplate[],
  isWanted: (template: TeeTemplate) => boolean,
  { interval, exists }: Laying,
): Map<string, Start[]> {
  const byCourse = new Map<string, Map<string, Start>>();
  for (const [place, template] of templates.entries()) {
    if (!isWanted(template)) continue;
    const times = teeTimesOf(template, interval(template)).filter(exists);
    const held = heldPlaces(times.length, template.heldPercent);
    for (const courseCode of template.courseCodes) {
      const starts = byCourse.get(courseCode) ?? new Map<string, Start>();
      byCourse.set(courseCode, starts);
      for (const [at, teeTime] of times.entries()) {
        if (starts.has(teeTime)) continue;
        const { period } = template;
        const start = { teeTime, period, template: place, isHeld: held[at] ?? false };
        const turnTime = template.lunchMinutes ? turnTimeAfter(teeTime, template.lunchMinutes) : null;
        starts.set(teeTime, turnTime === null ? start : { ...start, turnTime });
      }
    }
  }
  const byTime = (one: Start, other: Start) => (one.teeTime < other.teeTime ? -1 : 1);
  return new Map([...byCourse].map(([code, starts]) => [code, [...starts.values()].toSorted(byTime)]));
}
