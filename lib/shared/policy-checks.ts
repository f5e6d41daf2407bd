import { countryFormats } from "@/lib/shared/money/country-formats";
import { isPolicyCode, kindsOf, type PolicyValueKind } from "@/lib/shared/policy-values";
import { timeZoneOfCode, timeZoneOfOffset } from "@/lib/shared/time/time-zones";
import { isZone, zoneOffsetMilliseconds } from "@/lib/shared/time/zone-offset";
import { datePattern } from "./time/date-patterns";

/** Four values of an entry. */
export type PolicyValues = readonly [string, string, string, string];

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Kinds whose values are known by their shape. */
const shapes = {
  switch: /^[YN]$/,
  time: timePattern,
  /** `6:90`: points, days. */
  points: /^[1-9]\d{0,2}:[1-9]\d{0,3}$/,
  weekday: /^[1-7]$/,
  dateFormat: /^([1-9]|[12]\d|3[0-6])$/,
  zoneCode: /^([1-9]|[123]\d|40)$/,
  offset: /^([+-]\d{2}:\d{2})?$/,
  currency: /^[A-Z]{3}$/,
  locale: /^[a-z]{2,3}-[A-Z]{2}$/,
} as const;

function isWithin(value: string, { min, max }: { min: number; max: number }, pattern: RegExp): boolean {
  return pattern.test(value) && Number(value) >= min && Number(value) <= max;
}

function isSetOf(value: string, known: readonly string[]): boolean {
  const items = value.split(",");
  return items.every((item) => known.includes(item)) && new Set(items).size === items.length;
}

/** `-10/40`: lowest, highest. */
function areTemperatures(value: string): boolean {
  const [low, high] = (/^(-?\d{1,2})\/(-?\d{1,2})$/.exec(value)?.slice(1) ?? []).map(Number);
  return low !== undefined && high !== undefined && low < high;
}

/** Whether a value is of its kind, looked at alone. */
export function isOfKind(kind: PolicyValueKind, value: string): boolean {
  switch (kind.kind) {
    case "whole":
      return (value === "" && kind.isOptional === true) || isWithin(value, kind, /^\d{1,7}$/);
    case "decimal":
      return isWithin(value, kind, /^\d{1,6}(\.\d{1,4})?$/);
    case "choice":
      return kind.of.includes(value);
    case "set":
      return isSetOf(value, kind.of);
    case "text":
      return value === "" ? kind.isOptional === true : value.length <= kind.max;
    case "span":
      // `21:00-08:00`; over midnight is allowed.
      return value.split("-").length === 2 && value.split("-").every((part) => timePattern.test(part));
    case "temperatures":
      return areTemperatures(value);
    case "country":
      return value === "ZZ" || countryFormats.some((known) => known.country === value);
    case "zone":
      return value === "" || (!/^[+-]/.test(value) && isZone(value));
    default:
      return shapes[kind.kind].test(value);
  }
}

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
 * back to (domain.md 2.2), the precision of big numbers (sums are computed exactly, whatever it says), one application
 * per post (7.9.1), one coupon per booking, never two (7.11), and erasing dormant accounts, for which no period is given
 * (7.13).
 */
const fixed: Readonly<Record<string, readonly number[]>> = {
  C0090: [2],
  C0130: [3],
  C0240: [3],
  C0330: [0],
  C0400: [1],
  C0450: [3],
};

/** Whether a value is refused because nothing but what stands there can be. */
export function isFixedPolicyValue(code: string, place: number): boolean {
  return fixed[code]?.includes(place) ?? false;
}

/** Checks a pair of values of an entry; returns the position of the one that does not fit. */
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
    return offset === "" || timeZoneOfOffset(offset)?.offset === meant ? null : 2;
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

/** First invalid value of an entry (position 0 to 3), by itself or together with the others. */
export type PolicyProblem = { place: number; isAlone: boolean };

/** The first problem of an entry; null when it may stand like this. An entry that is not known has none that may. */
export function policyProblem(code: string, values: PolicyValues): PolicyProblem | null {
  if (!isPolicyCode(code)) return { place: 0, isAlone: true };
  const kinds = kindsOf(code);
  const wrong = values.findIndex((value, place) => {
    const kind = kinds[place];
    return kind ? !isOfKind(kind, value) : value !== "";
  });
  if (wrong >= 0) return { place: wrong, isAlone: true };
  const disagreeing = agreements[code]?.(values) ?? null;
  return disagreeing === null ? null : { place: disagreeing, isAlone: false };
}
