import type { Language } from "@/lib/shared/languages";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { datePattern } from "@/lib/shared/time/date-patterns";
import { timeZones } from "@/lib/shared/time/time-zones";
import { isZone, zoneOffsetMilliseconds } from "@/lib/shared/time/zone-offset";

/** Clock, money, formats and languages of a club in plain words. */
export type ClubPlace = {
  zone: string;
  country: string;
  currency: string;
  symbol: string;
  locale: string;
  decimals: number;
  roundingUnit: number;
  dateFormat: number;
  languages: readonly Language[];
  defaultLanguage: Language;
};

/** The policies that a club's place is kept in (domain.md 3). */
export const placePolicyCodes = ["C0080", "C0090", "C0130", "C0140", "C0190", "C0200"] as const;
type PlacePolicy = (typeof placePolicyCodes)[number];

/** The 40 codes stand for offsets (domain.md 5.2): the one that a zone keeps in winter or summer; null where none does. */
export function zoneCodeOf(zone: string): { code: number; offset: string } | null {
  if (!isZone(zone)) return null;
  const offsets = ["2026-01-01T00:00:00Z", "2026-07-01T00:00:00Z"].map((moment) =>
    offsetText(zoneOffsetMilliseconds(zone, new Date(moment))),
  );
  return (
    timeZones.find(({ offset }) => offset === offsets[0]) ??
    timeZones.find(({ offset }) => offset === offsets[1]) ??
    null
  );
}

function offsetText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

/** The field that does not fit, and why: in words of failure 9001. */
export type PlaceProblem = readonly [keyof ClubPlace, "choice" | "default_listed" | "twice"];

/**
 * The values of the policies for a place; `before` gives those of now, of which the ones stay that a place says nothing of. The field that
 * cannot be, such as `zone`, when there is one.
 */
export function placePolicies(
  place: ClubPlace,
  before: (code: PlacePolicy) => PolicyValues,
): { policies: Record<PlacePolicy, PolicyValues> } | { problem: PlaceProblem } {
  const zone = zoneCodeOf(place.zone);
  if (!zone || /^[+-]/.test(place.zone)) return { problem: ["zone", "choice"] };
  const pattern = datePattern(place.dateFormat);
  if (!pattern) return { problem: ["dateFormat", "choice"] };
  if (!place.languages.includes(place.defaultLanguage))
    return { problem: ["defaultLanguage", "default_listed"] };
  if (new Set(place.languages).size !== place.languages.length) return { problem: ["languages", "twice"] };
  const [, numbers, weather, big] = before("C0130");
  const unit = String(place.roundingUnit);
  return {
    policies: {
      C0080: [place.country, place.currency, place.symbol, place.locale],
      C0090: [place.languages.join(","), place.defaultLanguage, before("C0090")[2], ""],
      C0130: [String(place.decimals), numbers, weather, big],
      C0140: [unit, unit, "", ""],
      C0190: [String(zone.code), place.zone, zone.offset, ""],
      C0200: [String(place.dateFormat), pattern, "HH:mm", `${pattern} HH:mm`],
    },
  };
}
