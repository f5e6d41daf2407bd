import { type Building, buildings, type Terrain } from "@/lib/contract/code-values/scene";
import { type LandscapeView, splitView, viewSuffix } from "@/lib/landscape/address";
import { breakfast, breakfastSize } from "./breakfast";
import { clubhouse } from "./clubhouse";
import { clubhouseSize } from "./clubhouse-size";
import { giftParcel, giftSize } from "./gift";
import type { PictureSize } from "./parts";
import { type SceneMood, sceneMoods, sceneSize, smallScene } from "./scenes";
import { harvest, harvestSize, persimmonsSize, stillLife } from "./still-life";

/** Part of the address, which is cached for ever: raise it whenever a drawing changes. */
const edition = 3;
const scenes = 6;
const parcels = 3;

type Drawn = { size: PictureSize; draw(terrain: Terrain, own: string): string };

/** The names of a clubhouse: today's house has no style in its name. */
function clubhouseName(building: Building): string {
  return building === "timber" ? "clubhouse" : `clubhouse-${building}`;
}

/** Every drawing of a view; the number of addresses is bounded by this list. */
const drawings: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  ...buildings.map((building): [string, Drawn] => [
    clubhouseName(building),
    { size: clubhouseSize, draw: (terrain, own) => clubhouse(terrain, building, own) },
  ]),
  ["persimmons", { size: persimmonsSize, draw: (terrain) => stillLife(terrain) }],
  ["harvest", { size: harvestSize, draw: (terrain) => harvest(terrain) }],
  ["breakfast", { size: breakfastSize, draw: (terrain, own) => breakfast(terrain, own) }],
  ...Array.from({ length: parcels }, (_, turn): [string, Drawn] => [
    `gift-${turn}`,
    { size: giftSize, draw: (terrain) => giftParcel(turn, terrain) },
  ]),
  ...sceneMoods.flatMap((mood) =>
    Array.from({ length: scenes }, (_, seed): [string, Drawn] => [
      sceneName(mood, seed),
      { size: sceneSize, draw: (terrain, own) => smallScene(mood, seed, terrain, own) },
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

/** Input of a club's drawings. */
type DrawingScene = { building: Building; view: LandscapeView | null };

/** Address and size of a drawing in the club's land and style. RangeError on a name that is none. */
export function drawingImage(name: string, scene?: DrawingScene): { src: string } & PictureSize {
  const { building, view } = scene ?? { building: "timber", view: null };
  const own = name === "clubhouse" ? clubhouseName(building) : name;
  const drawn = drawings.get(own);
  if (!drawn) throw new RangeError(`no drawing is named ${name}`);
  return { src: `/drawings/${own}${viewSuffix(view)}.svg?${edition}`, ...drawn.size };
}

type FoundDrawing = { view: LandscapeView | null; draw: () => string };

/** The view of a file name of an address, and its SVG document; null for any other name. */
export function findDrawing(file: string): FoundDrawing | null {
  const [, name = ""] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? [];
  const { rest, view } = splitView(name) ?? { rest: name, view: null };
  const drawn = drawings.get(rest);
  return drawn ? { view, draw: () => drawn.draw(view?.terrain ?? "pine-hills", viewSuffix(view)) } : null;
}
