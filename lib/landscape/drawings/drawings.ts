import { clubhouse, clubhouseSize, giftParcel, giftSize, persimmons, persimmonsSize } from "./clubhouse-gift";
import { type PictureSize, type SceneMood, sceneMoods, sceneSize, smallScene } from "./scenes";

/** Part of the address, which is cached for ever: raise it whenever a drawing changes. */
const edition = 1;
const scenes = 6;
const parcels = 3;

type Drawn = { size: PictureSize; draw(): string };

/** Every drawing there is; the number of addresses is bounded by this list. */
const drawings: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  ["clubhouse", { size: clubhouseSize, draw: clubhouse }],
  ["persimmons", { size: persimmonsSize, draw: persimmons }],
  ...Array.from({ length: parcels }, (_, turn): [string, Drawn] => [
    `gift-${turn}`,
    { size: giftSize, draw: () => giftParcel(turn) },
  ]),
  ...sceneMoods.flatMap((mood) =>
    Array.from({ length: scenes }, (_, seed): [string, Drawn] => [
      sceneName(mood, seed),
      { size: sceneSize, draw: () => smallScene(mood, seed) },
    ]),
  ),
]);

/** A view in a mood; entries share the few there are by their number. */
export function sceneName(mood: SceneMood, idx: number): string {
  return `scene-${mood}-${idx % scenes}`;
}

/** A parcel for a product by its place on the shelf. */
export function giftName(position: number): string {
  return `gift-${position % parcels}`;
}

/** Address and size of a drawing. RangeError on a name that is none. */
export function drawingImage(name: string): { src: string } & PictureSize {
  const drawn = drawings.get(name);
  if (!drawn) throw new RangeError(`no drawing is named ${name}`);
  return { src: `/drawings/${name}.svg?${edition}`, ...drawn.size };
}

/** The SVG document behind a file name of an address; null for any other. */
export function drawingFile(file: string): string | null {
  const [, name = ""] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? [];
  return drawings.get(name)?.draw() ?? null;
}
