import { drawClouds } from "../clouds";
import type { RidgeFacts } from "../crest";
import { fanDefinitions } from "../foliage";
import { drawNearGrass } from "../grass";
import { drawGreatTree } from "../great-tree";
import type { HolePlan } from "../hole-plan";
import { drawLand } from "../land";
import { drawRidges } from "../ridges";
import { drawSky } from "../sky";
import type { Scene, TerrainScene } from "../terrain";
import { outsideTrees } from "../tree";
import { drawMistBand } from "../weather";
import { greatOak } from "./great-oak";
import { parklandLights } from "./lights";
import { drawFarWoods, drawOaks, oaksOf } from "./oaks";

/** A par 4 that swings round a lake. */
const plan: HolePlan = {
  line: [
    [-2, 34, 6],
    [0, 46, 6.5],
    [5, 60, 7.5],
    [11, 78, 9.5],
    [14, 98, 11.5],
    [12, 118, 12],
    [9, 138, 11],
    [10, 158, 9.5],
    [15, 176, 8],
    [20, 190, 5],
    [22, 200, 2],
  ],
  green: [22, 196],
  pond: { at: [-40, 158], axes: [46, 32], turn: -0.06 },
  bunkers: [
    { at: [-8, 92], axes: [7, 4], turn: 0.2 },
    { at: [30, 132], axes: [8, 5], turn: -0.15 },
    { at: [2, 182], axes: [6, 6], turn: 0.1 },
    { at: [40, 187], axes: [8, 5], turn: 0 },
  ],
};

/** Downs: broad backs without a summit. */
function down(distance: number): number {
  return distance >= 1 ? 0 : (1 + Math.cos(distance * Math.PI)) / 2;
}

const hills: readonly RidgeFacts[] = [
  {
    base: 0.13,
    wave: 0.02,
    period: 0.5,
    isWooded: false,
    shape: down,
    summits: [
      [0.9, 0.5, 0.13],
      [0.2, 0.34, 0.04],
    ],
  },
  {
    base: 0.12,
    wave: 0.02,
    period: 0.4,
    isWooded: false,
    shape: down,
    summits: [
      [0.6, 0.34, 0.08],
      [0, 0.3, 0.05],
    ],
  },
  {
    base: 0.1,
    wave: 0.018,
    period: 0.3,
    isWooded: true,
    shape: down,
    summits: [
      [0.86, 0.3, 0.1],
      [0.34, 0.24, 0.035],
    ],
  },
  {
    base: 0.09,
    wave: 0.016,
    period: 0.24,
    isWooded: true,
    shape: down,
    summits: [
      [0.62, 0.24, 0.055],
      [0.06, 0.22, 0.04],
    ],
  },
];

/** Old oaks on soft hills round a lake. */
export const parkland: TerrainScene = {
  lights: parklandLights,
  isFloodlit: false,
  definitions: () => fanDefinitions("leaves"),
  distance: drawDistance,
  land: (scene) => drawLand(scene, { plan, trees: [...oaksOf(scene.frame.layout), ...outsideTrees] }),
  nearness: (scene) =>
    drawOaks(scene) +
    drawGreatTree(scene, greatOak, scene.random.fork("great-oak")) +
    drawNearGrass(scene.frame, scene.palette, scene.random.fork("grass")),
};

function drawDistance(scene: Scene): string {
  const { frame, palette, random } = scene;
  const mist = random.fork("mist");
  const foot = frame.horizon + 26 * frame.fine;
  return [
    drawSky(frame, palette, random),
    drawClouds(scene, [
      { at: 0.72, half: 0.15, base: 0.56, height: 0.2 },
      { at: 0.56, half: 0.1, base: 0.78, height: 0.09 },
    ]),
    drawRidges(scene, hills, (idx) =>
      drawMistBand(frame, palette, mist, foot - (40 - idx * 9) * frame.fine, 0.3 + idx * 0.06),
    ),
    drawFarWoods(frame, palette, random.fork("woods"), (idx) =>
      drawMistBand(frame, palette, mist, foot + (6 + idx * 4) * frame.fine, 0.34 - idx * 0.14),
    ),
  ].join("");
}
