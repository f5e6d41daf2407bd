import { type SetupPlace, setupPlaceBody } from "@/lib/contract/site/setup";
import type { Language } from "@/lib/shared/languages";
import { type ClubFormats, clubFormats } from "@/lib/shared/money/club-formats";
import { countryFormats } from "@/lib/shared/money/country-formats";
import { type Coordinates, readCoordinates } from "@/lib/shared/place/coordinates";
import { placePolicies } from "@/lib/shared/place/place-policies";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** The form of the place: texts as they are typed. */
export type PlaceDraft = {
  coordinates: string;
  zone: string;
  country: string;
  currency: string;
  symbol: string;
  locale: string;
  decimals: string;
  roundingUnit: string;
  dateFormat: string;
  languages: Language[];
  defaultLanguage: Language;
};

export function placeDraftOf(place: SetupPlace): PlaceDraft {
  const { lat, lon, decimals, roundingUnit, dateFormat, version: _version, isSaved, ...rest } = place;
  const isNowhere = !isSaved && lat === 0 && lon === 0;
  return {
    ...rest,
    coordinates: isNowhere ? "" : `${lat}, ${lon}`,
    decimals: String(decimals),
    roundingUnit: String(roundingUnit),
    dateFormat: String(dateFormat),
  };
}

export const coordinatesIn = (draft: PlaceDraft): Coordinates | null => readCoordinates(draft.coordinates);

/** The body of the save; coordinates that cannot be read are left out and refused by `placeProblems`. */
export function placeBody(draft: PlaceDraft, { version }: Pick<SetupPlace, "version">) {
  const { coordinates: _, decimals, roundingUnit, dateFormat, ...rest } = draft;
  const { lat, lon } = coordinatesIn(draft) ?? { lat: Number.NaN, lon: Number.NaN };
  return {
    ...rest,
    lat,
    lon,
    decimals: Number(decimals),
    roundingUnit: Number(roundingUnit),
    dateFormat: Number(dateFormat),
    version,
  };
}

export function placeProblems(draft: PlaceDraft, saved: SetupPlace): FieldProblem[] {
  const problems = schemaProblems(setupPlaceBody, placeBody(draft, saved)).filter(
    ({ field }) => field !== "lat" && field !== "lon",
  );
  const needed = draft.coordinates.trim() === "" ? "required" : "format";
  return coordinatesIn(draft) ? problems : [{ field: "coordinates", reason: needed }, ...problems];
}

/** Usual values of a country: its currency with symbol and decimals, and its locale in the first language. */
export function usualOf(country: string, language: Language): Partial<PlaceDraft> {
  const known = countryFormats.find((one) => one.country === country);
  if (!known) return { country };
  const { currency, symbol, decimals } = known;
  return { country, currency, symbol, decimals: String(decimals), locale: `${language}-${country}` };
}

/** The formats of the unsaved input, for samples; null while it cannot be. */
export function formatsOfDraft(draft: PlaceDraft): ClubFormats | null {
  const { decimals, roundingUnit, dateFormat } = draft;
  const numbers = {
    decimals: Number(decimals),
    roundingUnit: Number(roundingUnit),
    dateFormat: Number(dateFormat),
  };
  const before: PolicyValues = ["2", "3", "1", "20"];
  const found = placePolicies({ ...draft, ...numbers }, () => before);
  if ("problem" in found) return null;
  return clubFormats(Object.entries(found.policies).map(([key, values]) => ({ key, values })));
}
