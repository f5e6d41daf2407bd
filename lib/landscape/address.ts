import {
  type Light,
  lights,
  type Terrain,
  terrains,
  type Weather,
  weathers,
} from "@/lib/contract/code-values/scene";
import { hashText } from "./random";

/** Part of the cached files' path: raise it whenever the drawing changes. */
export const drawingEdition = 3;

export { type Light, lights, type Weather, weathers };

export const seasons = ["green", "straw"] as const;
export const layouts = ["wide", "tall", "card"] as const;

export type Season = (typeof seasons)[number];
export type Layout = (typeof layouts)[number];

/** The set of a hero picture: every visitor of one club, hour and weather gets the same one. */
export type LandscapeSet = { light: Light; weather: Weather; season: Season };

/** Every set there is; it bounds the number of pictures cached on disk. */
export const landscapeSets: readonly LandscapeSet[] = lights.flatMap((light) =>
  weathers.flatMap((weather) => seasons.map((season) => ({ light, weather, season }))),
);

/** The land that a club looks out on: its terrain, and the number that all positions come from (32 bits). */
export type LandscapeView = { terrain: Terrain; seed: number };

type SceneOfClub = {
  clubCode: string;
  terrain: Terrain;
  /** The club's own text; empty is its standard picture. */
  seed: string;
  /** The number of the standard picture, which is the club's alone. */
  standardSeed: number;
};

/**
 * View of a club. The club's code is part of the number, so two clubs with the same words see different land. Null is
 * the standard view: pine hills by the standard number, with the addresses that they always had.
 */
export function landscapeViewOf({
  clubCode,
  terrain,
  seed,
  standardSeed,
}: SceneOfClub): LandscapeView | null {
  if (seed === "") return terrain === "pine-hills" ? null : { terrain, seed: standardSeed };
  return { terrain, seed: hashText(`${clubCode}\n${seed}`, 0) };
}

/** A set of a view; the view null is the club's standard one, pine hills by its own number. */
export type NamedLandscape = { set: LandscapeSet; view: LandscapeView | null };

/** The end of a name: `-links-0009af3c`; empty for the standard view. */
export function viewSuffix(view: LandscapeView | null): string {
  return view ? `-${view.terrain}-${view.seed.toString(16).padStart(8, "0")}` : "";
}

/** The address of a set, e.g. `dusk-clear-straw`, in another view than the standard one `dusk-clear-straw-links-0009af3c`. */
export function landscapeName(
  { light, weather, season }: LandscapeSet,
  view: LandscapeView | null = null,
): string {
  return `${light}-${weather}-${season}${viewSuffix(view)}`;
}

const setsByName = new Map(landscapeSets.map((set) => [landscapeName(set), set]));
const viewForm = new RegExp(`^(.*)-(${terrains.join("|")})-([0-9a-f]{8})$`);

/** Reads the view from the end of a name; null when the name ends without one. */
export function splitView(name: string): { rest: string; view: LandscapeView } | null {
  const [whole, rest = "", terrainText, seedText = ""] = viewForm.exec(name) ?? [];
  const terrain = terrains.find((known) => known === terrainText);
  return whole !== undefined && terrain
    ? { rest, view: { terrain, seed: Number.parseInt(seedText, 16) } }
    : null;
}

/** Reads a name written by {@link landscapeName}; null for every other text. */
export function parseLandscapeName(name: string): NamedLandscape | null {
  const { rest, view } = splitView(name) ?? { rest: name, view: null };
  const set = setsByName.get(rest);
  return set ? { set, view } : null;
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

export type LandscapeAddress = NamedLandscape & {
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
  return [landscapeName(address.set, address.view), `${address.layout}-${address.width}.${address.format}`];
}

const fileForm = /^([a-z]{1,8})-([1-9][0-9]{1,4})\.([a-z]{1,4})$/;

/** Reads the segments of {@link landscapeSegments}; null for any address that was never handed out. */
export function parseLandscapeAddress(segments: readonly string[]): LandscapeAddress | null {
  const [name = "", file = ""] = segments;
  const named = parseLandscapeName(name);
  const [, layoutText, widthText, formatText] = fileForm.exec(file) ?? [];
  const layout = layouts.find((known) => known === layoutText);
  if (segments.length !== 2 || !named || !layout) return null;
  const facts = layoutFacts[layout];
  const width = facts.widths.find((known) => String(known) === widthText);
  const format = facts.formats.find((known) => known === formatText);
  return width && format ? { ...named, layout, width, format } : null;
}
