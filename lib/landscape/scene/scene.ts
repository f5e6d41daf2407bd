import type { Terrain } from "@/lib/contract/code-values/scene";
import type { LandscapeSet, Layout } from "@/lib/landscape/address";
import { createRandom } from "@/lib/landscape/random";
import { tag } from "@/lib/landscape/svg";
import { createFrame } from "./frame";
import { paletteOf } from "./palette";
import type { Scene } from "./terrain";
import { terrainScenes } from "./terrains";
import { drawGrain, drawWeather, mistFilters } from "./weather";

/** The view of a club that has not asked for another one. */
export const standardSeed = 27;

type LandscapeInput = LandscapeSet & {
  terrain?: Terrain;
  seed: number;
  layout: Layout;
  /** pixels of the SVG; the drawing itself keeps the layout's own size */
  width: number;
  height: number;
};

/** The hero landscape as a whole SVG document. Equal input gives the equal string on every machine. */
export function landscapeSvg(input: LandscapeInput): string {
  const { terrain = "pine-hills", seed, layout, width, height, ...set } = input;
  const view = terrainScenes[terrain];
  const random = createRandom(seed);
  const frame = createFrame(layout, random, view.frames);
  const palette = paletteOf(set, view);
  const scene: Scene = { frame, palette, random };
  const content = [
    view.definitions(),
    mistFilters(frame),
    view.distance(scene),
    view.land(scene),
    view.nearness(scene),
    drawWeather(frame, palette, set.weather, random.fork("weather")),
    drawGrain(frame),
  ];
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const size = {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height,
    viewBox,
    preserveAspectRatio: "xMidYMid slice",
  };
  return tag("svg", size, content.join(""));
}
