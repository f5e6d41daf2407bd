import type { Language } from "@/lib/shared/languages";
import cities from "./cities.json";
import type { Coordinates } from "./coordinates";

/** A well-known city: names in four languages, where it lies, its zone (IANA) and country (ISO 3166). */
export type City = Coordinates & { names: Record<Language, string>; zone: string; country: string };

/** The eight directions from the city to the place. */
export const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof directions)[number];
export type NearestCity = { city: City; kilometres: number; direction: Direction };

const radians = Math.PI / 180;
const earthKilometres = 6371;

type Row = readonly [string, string, string, string, number, number, string, string];

export const knownCities: readonly City[] = (cities as unknown as readonly Row[]).map(
  ([en, ko, ja, zh, lat, lon, zone, country]) => ({ names: { en, ko, ja, zh }, lat, lon, zone, country }),
);

/** The city nearest to a place, how far it is and in which direction of the city the place lies. */
export function nearestCity(place: Coordinates): NearestCity | null {
  let nearest: { city: City; kilometres: number } | null = null;
  for (const city of knownCities) {
    const kilometres = distance(city, place);
    if (!nearest || kilometres < nearest.kilometres) nearest = { city, kilometres };
  }
  return nearest && { ...nearest, direction: directionOf(nearest.city, place) };
}

function distance(one: Coordinates, other: Coordinates): number {
  const [from, to] = [one.lat * radians, other.lat * radians];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(((other.lon - one.lon) * radians) / 2) ** 2;
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(half)));
}

function directionOf(from: Coordinates, to: Coordinates): Direction {
  const turn = (to.lon - from.lon) * radians;
  const [start, end] = [from.lat * radians, to.lat * radians];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const degrees = (Math.atan2(east, north) / radians + 360) % 360;
  return directions[Math.round(degrees / 45) % 8] ?? "N";
}

const mostFound = 8;
const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
const namesOf = new Map(knownCities.map((city) => [city, Object.values(city.names).map(folded)]));

/** Cities by a name in any language, in either case, with or without accents: those that begin with the text come first. */
export function findCities(text: string): City[] {
  const asked = folded(text);
  if (asked === "") return [];
  const named = (test: (name: string) => boolean) =>
    knownCities.filter((city) => namesOf.get(city)?.some(test));
  const first = named((name) => name.startsWith(asked));
  return [...new Set([...first, ...named((name) => name.includes(asked))])].slice(0, mostFound);
}
