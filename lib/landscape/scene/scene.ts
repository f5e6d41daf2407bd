import type { LandscapeSet, Layout } from "@/lib/landscape/address";
import { createRandom, type Random } from "@/lib/landscape/random";
import { tag } from "@/lib/landscape/svg";
import { createFrame, type Frame, groundEndMetres } from "./frame";
import { drawNearGrass, drawTufts } from "./grass";
import { drawGreatPine } from "./great-pine";
import { drawGround } from "./ground";
import { drawHole } from "./hole";
import { drawMiddlePines } from "./middle-pines";
import { fanDefinitions } from "./needles";
import { type Palette, paletteOf } from "./palette";
import { drawFarForest, drawRidges } from "./ridges";
import { drawGroundShade, drawPoles, drawPools, drawShadows, drawShoulder } from "./shade";
import { drawSky } from "./sky";
import { drawGrain, drawMistBand, drawSward, drawWeather, mistFilters } from "./weather";

/** The view of a club that has not asked for another one. */
export const standardSeed = 27;

type LandscapeInput = LandscapeSet & {
  seed: number;
  layout: Layout;
  /** pixels of the SVG; the drawing itself keeps the layout's own size */
  width: number;
  height: number;
};

/** The hero landscape as a whole SVG document. Equal input gives the equal string on every machine. */
export function landscapeSvg({ seed, layout, width, height, ...set }: LandscapeInput): string {
  const random = createRandom(seed);
  const frame = createFrame(layout, random);
  const palette = paletteOf(set);
  const content = [
    fanDefinitions(),
    mistFilters(frame),
    drawDistance(frame, palette, random),
    drawLand(frame, palette, random),
    drawNearness(frame, palette, random),
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

function drawDistance(frame: Frame, palette: Palette, random: Random): string {
  const mist = random.fork("mist");
  const foot = frame.horizon + 26 * frame.fine;
  const bands = [0.26, 0.36, 0.46, 0.56, 0.56];
  return [
    drawSky(frame, palette, random),
    drawRidges(frame, palette, random, (idx) =>
      drawMistBand(frame, palette, mist, foot - (46 - idx * 9) * frame.fine, bands[idx] ?? 0.3),
    ),
    drawFarForest(frame, palette, random.fork("forest"), (idx) =>
      drawMistBand(frame, palette, mist, foot + (6 + idx * 4) * frame.fine, 0.55 - idx * 0.12),
    ),
  ].join("");
}

function drawLand(frame: Frame, palette: Palette, random: Random): string {
  const [, edge] = frame.place(0, groundEndMetres);
  const mist = random.fork("ground-mist");
  return [
    drawGround(frame, palette, random.fork("ground")),
    drawHole(frame, palette, random.fork("hole")),
    drawShoulder(frame, palette, random.fork("shoulder")),
    drawGroundShade(frame, palette),
    drawSward(frame),
    drawTufts(frame, palette, random),
    drawPools(frame, palette),
    drawShadows(frame, palette, random),
    drawMistBand(frame, palette, mist, edge + 4 * frame.fine, 0.75),
    drawMistBand(frame, palette, mist, edge + 24 * frame.fine, 0.34),
    drawMistBand(frame, palette, mist, edge + 50 * frame.fine, Math.max(0, palette.mist.opacity - 0.6)),
  ].join("");
}

function drawNearness(frame: Frame, palette: Palette, random: Random): string {
  return [
    drawMiddlePines(frame, palette, random.fork("pines")),
    drawPoles(frame, palette),
    drawGreatPine(frame, palette, random.fork("great-pine")),
    drawNearGrass(frame, palette, random.fork("grass")),
  ].join("");
}
