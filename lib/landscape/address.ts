/** Part of the cached files' path: raise it whenever the drawing changes. */
export const drawingEdition = 3;

/** The kinds of land that a club can be drawn in. */
export const terrains = ["pine-hills", "links", "parkland", "mountain", "subtropical"] as const;
export const lights = ["dawn", "noon", "dusk", "night"] as const;
export const weathers = ["clear", "cloud", "rain", "snow", "fog"] as const;
export const seasons = ["green", "straw"] as const;
export const layouts = ["wide", "tall", "card"] as const;

export type Terrain = (typeof terrains)[number];
export type Light = (typeof lights)[number];
export type Weather = (typeof weathers)[number];
export type Season = (typeof seasons)[number];
export type Layout = (typeof layouts)[number];

/** The set of a hero picture: every visitor of one club, hour and weather gets the same one. */
export type LandscapeSet = { light: Light; weather: Weather; season: Season };

/** Every set there is; it bounds the number of pictures cached on disk. */
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

export const landscapeFormats = ["avif", "webp", "jpg"] as const;

export type LandscapeFormat = (typeof landscapeFormats)[number];

type LayoutFacts = {
  /** The picture as it is drawn, in CSS px. */
  size: readonly [width: number, height: number];
  /** The pixel widths that are offered; the height follows from `size`. */
  widths: readonly number[];
  formats: readonly LandscapeFormat[];
};

/** Link previews of chat apps read neither AVIF nor WebP, so only the card has a JPEG. */
export const layoutFacts: Record<Layout, LayoutFacts> = {
  wide: { size: [1440, 860], widths: [960, 1440, 1920], formats: ["avif", "webp"] },
  tall: { size: [390, 640], widths: [390, 780], formats: ["avif", "webp"] },
  card: { size: [1200, 630], widths: [600, 1200], formats: ["avif", "webp", "jpg"] },
};

export type LandscapeAddress = {
  set: LandscapeSet;
  layout: Layout;
  /** Pixels; one of the layout's widths. */
  width: number;
  format: LandscapeFormat;
};

/** Pixel height of a picture of that layout and width. */
export function landscapeHeight(layout: Layout, width: number): number {
  const [drawnWidth, drawnHeight] = layoutFacts[layout].size;
  return Math.round((width * drawnHeight) / drawnWidth);
}

/** `["dusk-clear-straw", "wide-1440.avif"]`: the path segments below the landscape folder. */
export function landscapeSegments(address: LandscapeAddress): [name: string, file: string] {
  return [landscapeName(address.set), `${address.layout}-${address.width}.${address.format}`];
}

const fileForm = /^([a-z]{1,8})-([1-9][0-9]{1,4})\.([a-z]{1,4})$/;

/** Reads the segments of {@link landscapeSegments}; null for any address that was never handed out. */
export function parseLandscapeAddress(segments: readonly string[]): LandscapeAddress | null {
  const [name = "", file = ""] = segments;
  const set = parseLandscapeName(name);
  const [, layoutText, widthText, formatText] = fileForm.exec(file) ?? [];
  const layout = layouts.find((known) => known === layoutText);
  if (segments.length !== 2 || !set || !layout) return null;
  const facts = layoutFacts[layout];
  const width = facts.widths.find((known) => String(known) === widthText);
  const format = facts.formats.find((known) => known === formatText);
  return width && format ? { set, layout, width, format } : null;
}

/** How many addresses are valid in all: the upper bound of files on disk. */
export const landscapeAddressCount = layouts.reduce(
  (sum, layout) =>
    sum + landscapeSets.length * layoutFacts[layout].widths.length * layoutFacts[layout].formats.length,
  0,
);
