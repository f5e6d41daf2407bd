/** A season: a span of days of the year as `MM-dd`, both included; `10-01` to `03-31` runs over the turn of the year. */
export type SeasonSpan = { seasonCode: string; fromDay: string; toDay: string };

/** Faults of seasons: days that none has, or that two have. */
export type SeasonFault =
  | { kind: "gap"; fromDay: string; toDay: string }
  | { kind: "overlap"; fromDay: string; toDay: string; seasonCodes: readonly [string, string] };

/** Every day of a leap year as `MM-dd`: one that shares out these shares out every other year as well. */
const daysOfYear: readonly string[] = Array.from({ length: 366 }, (_, place) =>
  new Date(Date.UTC(2028, 0, place + 1)).toISOString().slice(5, 10),
);

/** Whether a text is a day of some year, `MM-dd`; 29 February is one. */
export function isDayOfYear(text: string): boolean {
  return daysOfYear.includes(text);
}

/** Whether a day of the year (`MM-dd`) lies in a span. */
export function isInSpan(day: string, { fromDay, toDay }: Pick<SeasonSpan, "fromDay" | "toDay">): boolean {
  return fromDay <= toDay ? day >= fromDay && day <= toDay : day >= fromDay || day <= toDay;
}

/** The season of a `yyyy-MM-dd` day; undefined where none has it. */
export function seasonOn<S extends SeasonSpan>(date: string, seasons: readonly S[]): S | undefined {
  return seasons.find((season) => isInSpan(date.slice(5), season));
}

/** The first run of days from 1 January that no season has or that two have; null when each day has exactly one. */
export function seasonFault(seasons: readonly SeasonSpan[]): SeasonFault | null {
  const owners = daysOfYear.map((day) =>
    seasons.filter((season) => isInSpan(day, season)).map(({ seasonCode }) => seasonCode),
  );
  const first = owners.findIndex((codes) => codes.length !== 1);
  if (first < 0) return null;
  const key = (owners[first] ?? []).join(" ");
  const after = owners.findIndex((codes, place) => place > first && codes.join(" ") !== key);
  const fromDay = daysOfYear[first] ?? "";
  const toDay = daysOfYear[after < 0 ? daysOfYear.length - 1 : after - 1] ?? "";
  const [one, other] = owners[first] ?? [];
  return one === undefined || other === undefined
    ? { kind: "gap", fromDay, toDay }
    : { kind: "overlap", fromDay, toDay, seasonCodes: [one, other] };
}
