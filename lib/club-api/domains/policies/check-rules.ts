import { countryFormats } from "@/lib/shared/country-formats";
import { datePattern } from "@/lib/shared/date-patterns";
import { isLanguage } from "@/lib/shared/languages";
import { timeZoneOfCode } from "@/lib/shared/time-zones";
import { isZone, zoneOffsetMilliseconds } from "@/lib/shared/zone-offset";

/** Four values of an entry. */
export type PolicyValues = readonly [string, string, string, string];
type Check = (value: string) => boolean;
type Checks = readonly [Check, Check?, Check?, Check?];

const none: Check = (value) => value === "";
const yes: Check = (value) => value === "Y" || value === "N";
const time: Check = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const words =
  (max: number): Check =>
  (value) =>
    value !== "" && value.length <= max;
const one =
  (...choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value);
const int =
  (min: number, max: number): Check =>
  (value) =>
    /^\d{1,7}$/.test(value) && Number(value) >= min && Number(value) <= max;
const decimal =
  (min: number, max: number): Check =>
  (value) =>
    /^\d{1,6}(\.\d{1,4})?$/.test(value) && Number(value) >= min && Number(value) <= max;
const list =
  (each: Check): Check =>
  (value) => {
    const items = value.split(",");
    return items.every(each) && new Set(items).size === items.length;
  };
/** `6:90`: points, days. */
const pointsAndDays: Check = (value) => /^[1-9]\d{0,2}:[1-9]\d{0,3}$/.test(value);
/** `21:00-08:00`; over midnight is allowed. */
const span: Check = (value) => value.split("-").length === 2 && value.split("-").every(time);
const temperatures: Check = (value) => {
  const [low, high] = (/^(-?\d{1,2})\/(-?\d{1,2})$/.exec(value)?.slice(1) ?? []).map(Number);
  return low !== undefined && high !== undefined && low < high;
};

const country: Check = (value) => value === "ZZ" || countryFormats.some((known) => known.country === value);
const pattern =
  (shape: RegExp): Check =>
  (value) =>
    shape.test(value);
const orEmpty =
  (check: Check): Check =>
  (value) =>
    value === "" || check(value);
const zone: Check = (value) => !/^[+-]/.test(value) && isZone(value);
const days = int(0, 365);
const minutes = int(0, 1440);

/** What each value of domain.md 3 may be; a value that is missing here has to be empty. */
const checks: Readonly<Record<string, Checks>> = {
  C0010: [int(9, 81), one("9", "18"), list(pattern(/^[1-9]$/)), yes],
  C0020: [int(4, 30), int(4, 30), int(4, 30), int(0, 60)],
  C0030: [int(1, 4), int(1, 4), int(1, 4), int(0, 3)],
  C0040: [int(0, 30), time, yes, int(0, 4)],
  C0050: [one("C", "I", "S"), yes, yes, list(one("09", "18", "27", "36"))],
  C0080: [country, pattern(/^[A-Z]{3}$/), words(4), pattern(/^[a-z]{2,3}-[A-Z]{2}$/)],
  C0090: [list(isLanguage), isLanguage, one("en")],
  C0100: [time, time, words(19)],
  C0130: [int(0, 4), int(0, 6), int(0, 3), int(0, 30)],
  C0140: [int(1, 100_000), int(1, 100_000)],
  C0180: [one("0", "1", "2")],
  C0190: [int(1, 40), orEmpty(zone), orEmpty(pattern(/^[+-]\d{2}:\d{2}$/))],
  C0200: [int(1, 36), words(12), one("HH:mm"), words(20)],
  C0210: [one("DAILY", "WEEKLY", "MONTHLY"), int(1, 7), int(1, 28), time],
  C0220: [int(0, 30), time, yes],
  C0230: [yes, int(0, 100), yes, int(0, 100)],
  C0240: [int(30, 3600), int(0, 10), int(30, 7200), one("1")],
  C0250: [yes, yes, minutes, time],
  C0260: [int(0, 10), yes, yes],
  C0270: [yes, yes, yes, int(30, 1095)],
  C0280: [pointsAndDays, pointsAndDays, int(0, 20)],
  C0290: [int(0, 10), int(0, 30), int(0, 30), time],
  C0300: [one("AUTO", "OFFER", "OFF"), one("ALL", "LATE"), int(5, 1440), span],
  C0310: [minutes, minutes, yes, yes],
  C0320: [int(10, 600), int(0, 600), int(0, 120), yes],
  C0330: [one("1"), int(1, 30), int(1, 10), int(1, 4)],
  C0340: [one("RANDOM", "WEIGHTED", "SCORE"), yes, decimal(1, 10), decimal(0.01, 1)],
  C0350: [int(0, 730), int(0, 730), int(0, 20), decimal(0.01, 1)],
  C0360: [yes, yes],
  C0370: [yes, int(0, 30), time, int(0, 10)],
  C0380: [int(1, 40), int(1, 40), int(0, 52), int(0, 52)],
  C0390: [days, days, int(1, 10), int(0, 12)],
  C0400: [int(0, 1), one("N"), int(0, 60), yes],
  C0410: [int(1, 1440), int(1, 365), int(1, 720), int(0, 600)],
  C0420: [int(1, 100), int(1, 1440), int(1, 20), int(1, 20)],
  C0430: [int(1, 3650), int(1, 365), int(0, 10), int(0, 24)],
  C0440: [int(30, 3600), int(1, 10), int(0, 600), int(1, 100)],
  C0450: [yes, int(30, 3650), int(1, 90), one("N")],
  C0460: [days, int(1, 3650), int(1, 20), int(1, 20)],
  C0470: [int(0, 90), int(0, 180), yes],
  C0480: [int(1, 3650), days, orEmpty(words(40))],
  C0490: [int(1, 720), int(0, 10), int(0, 90), int(1, 365)],
  C0500: [int(1, 50), int(1, 200), int(1, 20), orEmpty(int(1, 100_000))],
  C0510: [decimal(0, 500), decimal(0, 500), decimal(0, 100), temperatures],
  C0520: [int(0, 100), int(0, 100), int(0, 100), int(0, 100)],
  C0530: [int(1, 100_000), int(1, 100_000), int(1, 100_000), int(1, 100_000)],
  C0540: [yes, int(1, 1440), int(1, 300), int(10, 3600)],
};

/** A course is nine holes (domain.md 7.1). */
const holesOfCourse = 9;

/** The offsets that a zone keeps in a year, `+09:00`: in winter and in summer. */
function offsetsOf(zoneName: string): string[] {
  return ["2026-01-01T00:00:00Z", "2026-07-01T00:00:00Z"].map((moment) => {
    const total = Math.round(zoneOffsetMilliseconds(zoneName, new Date(moment)) / 60_000);
    const two = (part: number) => String(part).padStart(2, "0");
    return `${total < 0 ? "-" : "+"}${two(Math.floor(Math.abs(total) / 60))}:${two(Math.abs(total) % 60)}`;
  });
}

/**
 * Values that the rules of the club do not leave open, so that no change of them can act: the last language texts fall
 * back to (domain.md 2.2), one application per post (7.9.1), one coupon per booking, never two (7.11), and erasing
 * dormant accounts, for which no period is given (7.13).
 */
const fixed: Readonly<Record<string, readonly number[]>> = {
  C0090: [2],
  C0240: [3],
  C0330: [0],
  C0400: [1],
  C0450: [3],
};

/** Whether a value is refused because nothing but what stands there can be. */
export function isFixedPolicyValue(code: string, place: number): boolean {
  return fixed[code]?.includes(place) ?? false;
}

/** What two values of an entry must agree on; the place of the one that does not. */
const agreements: Readonly<Record<string, (values: PolicyValues) => number | null>> = {
  C0010: ([holes, , courses]) => (Number(holes) === courses.split(",").length * holesOfCourse ? null : 0),
  C0030: ([weekday, weekend, most, companions]) => {
    if (Number(weekday) > Number(most)) return 0;
    if (Number(weekend) > Number(most)) return 1;
    return Number(companions) >= Number(most) ? 3 : null;
  },
  C0090: ([all, own]) => (all.split(",").includes(own) ? null : 1),
  C0190: ([code, name, offset]) => {
    const meant = timeZoneOfCode(code)?.offset ?? "";
    if (name !== "" && !offsetsOf(name).includes(meant)) return 0;
    return offset === "" || offset === meant ? null : 2;
  },
  C0200: ([code, written]) => (datePattern(code) === written ? null : 1),
  C0240: ([once, , total]) => (Number(total) < Number(once) ? 2 : null),
  C0280: ([first, second]) => {
    const [points = 0, daysOff = 0] = first.split(":").map(Number);
    const [morePoints = 0, moreDays = 0] = second.split(":").map(Number);
    return morePoints > points && moreDays >= daysOff ? null : 1;
  },
  C0320: ([opens, advised, closes]) => {
    if (Number(advised) > Number(opens)) return 1;
    return Number(closes) > Number(advised) ? 2 : null;
  },
  C0380: ([least, most]) => (Number(most) < Number(least) ? 1 : null),
  C0410: ([access, , plain]) => (Number(plain) * 60 < Number(access) ? 2 : null),
  C0450: ([, until, notice]) => (Number(notice) >= Number(until) ? 2 : null),
  C0470: ([ordinary, unfavourable]) => (Number(unfavourable) < Number(ordinary) ? 1 : null),
};

/** The place (0 to 3) of the first value that an entry cannot have; null when it may stand like this. */
export function wrongPolicyValue(code: string, values: PolicyValues): number | null {
  const own = checks[code];
  if (!own) return 0;
  const wrong = values.findIndex((value, place) => !(own[place] ?? none)(value));
  return wrong >= 0 ? wrong : (agreements[code]?.(values) ?? null);
}
