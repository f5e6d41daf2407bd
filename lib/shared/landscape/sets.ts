export const lights = ["dawn", "noon", "dusk", "night"] as const;
export const weathers = ["clear", "cloud", "rain", "snow", "fog"] as const;
export const seasons = ["green", "straw"] as const;
export const layouts = ["wide", "tall", "card"] as const;

export type Light = (typeof lights)[number];
export type Weather = (typeof weathers)[number];
export type Season = (typeof seasons)[number];
export type Layout = (typeof layouts)[number];

/** What the hero shows: every visitor of one club, hour and weather gets the same picture. */
export type LandscapeSet = { light: Light; weather: Weather; season: Season };

/** Every set there is; the number of pictures kept on disk is bounded by this list. */
export const landscapeSets: readonly LandscapeSet[] = lights.flatMap((light) =>
  weathers.flatMap((weather) => seasons.map((season) => ({ light, weather, season }))),
);

/** The address of a set, e.g. `dusk-clear-straw`. */
export function landscapeName({ light, weather, season }: LandscapeSet): string {
  return `${light}-${weather}-${season}`;
}

const setsByName = new Map(landscapeSets.map((set) => [landscapeName(set), set]));

/** The set of a name written by {@link landscapeName}; null for every other text. */
export function parseLandscapeName(name: string): LandscapeSet | null {
  return setsByName.get(name) ?? null;
}
