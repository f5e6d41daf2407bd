import type { RidgeFacts } from "../crest";
import { drawNearGrass } from "../grass";
import type { HolePlan } from "../hole-plan";
import { drawLand } from "../land";
import { drawRidges } from "../ridges";
import { drawSky } from "../sky";
import type { Scene, TerrainScene } from "../terrain";
import { outsideTrees } from "../tree";
import { drawMistBand } from "../weather";
import { conifersOf, drawConifers, drawFarSpires } from "./conifers";
import { drawGreatLarches } from "./great-larch";
import { mountainLights } from "./lights";
import { drawPeaks, horn } from "./peaks";

/** A par 4 down the floor of the valley, a tarn at its side. */
const plan: HolePlan = {
  line: [
    [-5, 34, 5.5],
    [-3, 46, 6],
    [2, 60, 7],
    [6, 78, 9],
    [4, 98, 11],
    [-2, 118, 12],
    [-1, 140, 11.5],
    [7, 160, 10],
    [15, 178, 8],
    [20, 192, 5],
    [22, 204, 2],
  ],
  green: [22, 198],
  pond: { at: [-46, 172], axes: [26, 22], turn: 0.1 },
  bunkers: [
    { at: [22, 102], axes: [7.5, 4.4], turn: 0.1 },
    { at: [-24, 126], axes: [7, 5], turn: -0.2 },
    { at: [5, 184], axes: [6.5, 6], turn: 0.1 },
    { at: [38, 190], axes: [7, 5.5], turn: 0 },
  ],
};

const massif: RidgeFacts = {
  base: 0.12,
  wave: 0.02,
  period: 0.12,
  isWooded: false,
  shape: horn,
  summits: [
    [0.655, 0.17, 0.52],
    [0.79, 0.13, 0.3],
    [0.56, 0.09, 0.14],
    [0.93, 0.15, 0.26],
    [0.2, 0.2, 0.05],
  ],
};

const ridges: readonly RidgeFacts[] = [
  {
    base: 0.12,
    wave: 0.04,
    period: 0.12,
    isWooded: false,
    shape: horn,
    summits: [
      [0.86, 0.2, 0.26],
      [0.5, 0.14, 0.06],
      [0.12, 0.2, 0.07],
    ],
  },
  {
    base: 0.11,
    wave: 0.035,
    period: 0.1,
    isWooded: false,
    shape: horn,
    summits: [
      [1.0, 0.24, 0.34],
      [0.42, 0.14, 0.04],
      [0, 0.2, 0.08],
    ],
  },
  {
    base: 0.09,
    wave: 0.03,
    period: 0.08,
    isWooded: true,
    shape: horn,
    summits: [
      [0.8, 0.17, 0.15],
      [-0.04, 0.3, 0.13],
    ],
  },
  {
    base: 0.06,
    wave: 0.025,
    period: 0.07,
    isWooded: true,
    shape: horn,
    summits: [
      [1.02, 0.36, 0.3],
      [-0.06, 0.22, 0.13],
      [0.34, 0.12, 0.035],
    ],
  },
];

/** A deep valley between larch woods, a snow peak far off. */
export const mountain: TerrainScene = {
  lights: mountainLights,
  isFloodlit: false,
  frames: { wide: { eyeMetres: 15 }, tall: { eyeMetres: 15 }, card: { eyeMetres: 14 } },
  definitions: () => "",
  distance: drawDistance,
  land: (scene) => drawLand(scene, { plan, trees: [...conifersOf(scene.frame.layout), ...outsideTrees] }),
  nearness: (scene) =>
    drawConifers(scene) +
    drawGreatLarches(scene) +
    drawNearGrass(scene.frame, scene.palette, scene.random.fork("grass")),
};

function drawDistance(scene: Scene): string {
  const { frame, palette, random } = scene;
  const mist = random.fork("mist");
  const foot = frame.horizon + 26 * frame.fine;
  return [
    drawSky(frame, palette, random),
    drawPeaks(scene, massif),
    drawMistBand(frame, palette, mist, foot - 60 * frame.fine, 0.3),
    drawRidges(scene, ridges, (idx) =>
      drawMistBand(frame, palette, mist, foot - (44 - idx * 9) * frame.fine, 0.36 + idx * 0.08),
    ),
    drawFarSpires(frame, palette, random.fork("spires"), (idx) =>
      drawMistBand(frame, palette, mist, foot + (6 + idx * 4) * frame.fine, 0.55 - idx * 0.16),
    ),
  ].join("");
}
