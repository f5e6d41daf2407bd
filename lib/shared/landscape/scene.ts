import { drawFarForest } from "@/lib/shared/landscape/far-forest";
import { drawPoles, drawPools } from "@/lib/shared/landscape/floodlights";
import { createFrame, type Frame, groundEndMetres } from "@/lib/shared/landscape/frame";
import { drawGrain, drawSward } from "@/lib/shared/landscape/grain";
import { drawNearGrass } from "@/lib/shared/landscape/grass";
import { drawGreatPine } from "@/lib/shared/landscape/great-pine";
import { drawGround } from "@/lib/shared/landscape/ground";
import { drawHole } from "@/lib/shared/landscape/hole";
import { drawMiddlePines } from "@/lib/shared/landscape/middle-pines";
import { drawMistBand, mistFilters } from "@/lib/shared/landscape/mist";
import { fanDefinitions } from "@/lib/shared/landscape/needle-fans";
import { type Palette, paletteOf } from "@/lib/shared/landscape/palette";
import { createRandom, type Random } from "@/lib/shared/landscape/random";
import { drawRidges } from "@/lib/shared/landscape/ridges";
import type { LandscapeSet, Layout } from "@/lib/shared/landscape/sets";
import { drawShadows } from "@/lib/shared/landscape/shadows";
import { drawGroundShade, drawShoulder } from "@/lib/shared/landscape/shoulder";
import { drawSky } from "@/lib/shared/landscape/sky";
import { tag } from "@/lib/shared/landscape/svg";
import { drawTufts } from "@/lib/shared/landscape/tufts";
import { drawWeather } from "@/lib/shared/landscape/weather";

/** Part of the kept files' path: raise it whenever the drawing changes. */
export const drawingEdition = 3;

/** The view of a club that has not asked for another one. */
export const standardSeed = 27;

export type LandscapeInput = LandscapeSet & {
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
