import { drawBushes } from "../bush";
import { drawClouds } from "../clouds";
import type { RidgeFacts } from "../crest";
import { fanDefinitions } from "../foliage";
import { drawNearGrass } from "../grass";
import type { HolePlan } from "../hole-plan";
import { drawLand } from "../land";
import { drawRidges } from "../ridges";
import { type Coast, drawPlain, drawSea, seaOf } from "../sea";
import { drawPoles } from "../shade";
import { drawSky } from "../sky";
import type { Scene, TerrainScene } from "../terrain";
import { outsideTrees, tree } from "../tree";
import { drawMistBand } from "../weather";
import { drawRocks, drawWalls } from "./lava";
import { subtropicalLights } from "./lights";
import { drawGreatPalms, drawPalms, palmsOf } from "./palms";
import { drawSilverGrass } from "./silver-grass";

/** A par 4 toward the cone, the sea along its left side. */
const plan: HolePlan = {
  line: [
    [-2, 34, 6],
    [-1, 46, 6.5],
    [2, 60, 7.5],
    [3, 78, 9.5],
    [1, 98, 11],
    [3, 118, 11.5],
    [9, 138, 10.5],
    [17, 158, 8.5],
    [23, 172, 5],
    [26, 182, 2],
  ],
  green: [27, 178],
  pond: null,
  bunkers: [
    { at: [-15, 104], axes: [7.5, 4.4], turn: -0.1 },
    { at: [-12, 136], axes: [7, 5], turn: 0.2 },
    { at: [26, 124], axes: [8, 5], turn: 0.1 },
    { at: [8, 168], axes: [7, 6], turn: 0.1 },
    { at: [44, 172], axes: [7, 5.5], turn: 0 },
  ],
};

const coast: Coast = {
  beach: 0.05,
  shore: [
    [-150, 128],
    [-110, 132],
    [-80, 142],
    [-62, 160],
    [-50, 190],
    [-30, 236],
    [0, 300],
    [60, 400],
    [190, 640],
    [560, 1500],
  ],
};

/** A low volcano: straight flanks, and a dip where its crater lies. */
function cone(distance: number): number {
  if (distance >= 1) return 0;
  return distance < 0.16
    ? 0.8 - 0.06 * Math.cos((distance / 0.16) * Math.PI)
    : Math.max(0, 1.03 - distance) ** 1.2;
}

const cones: readonly RidgeFacts[] = [
  {
    base: 0.02,
    wave: 0.004,
    period: 0.3,
    isWooded: false,
    shape: cone,
    summits: [
      [0.12, 0.18, 0.12],
      [0.3, 0.06, 0.09],
    ],
  },
  { base: 0.03, wave: 0.008, period: 0.2, isWooded: false, shape: cone, summits: [[0.95, 0.34, 0.3]] },
  {
    base: 0.03,
    wave: 0.01,
    period: 0.16,
    isWooded: false,
    shape: cone,
    summits: [
      [0.735, 0.2, 0.27],
      [1.04, 0.2, 0.13],
    ],
  },
];

/** Palms, walls of lava and a low cone above a turquoise sea. */
export const subtropical: TerrainScene = {
  lights: subtropicalLights,
  isFloodlit: true,
  frames: {
    wide: { horizon: 440, eyeMetres: 16, sun: [640, 330] },
    tall: { horizon: 352, eyeMetres: 16, sun: [112, 268] },
    card: { horizon: 338, eyeMetres: 15, sun: [540, 250] },
  },
  definitions: () => fanDefinitions("leaves"),
  distance: drawDistance,
  land: (scene) =>
    drawLand(scene, {
      plan,
      trees: [...palmsOf(scene.frame.layout), ...outsideTrees],
      below: (own) => drawSea(own, coast) + drawRocks(own, rocks),
      isBare: seaOf(coast),
    }) + drawWalls(scene, walls),
  nearness: (scene) =>
    [
      drawBushes(scene, bushes, scene.palette.needles, "shore"),
      drawPalms(scene),
      drawPoles(scene.frame, scene.palette),
      drawGreatPalms(scene),
      drawSilverGrass(scene),
      drawNearGrass(scene.frame, scene.palette, scene.random.fork("grass")),
    ].join(""),
};

const rocks = [
  [-92, 140],
  [-66, 158],
  [-52, 196],
  [-24, 262],
  [8, 330],
] as const;

const walls = [
  {
    way: [
      [150, 250],
      [104, 214],
      [70, 204],
      [56, 206],
    ],
    height: 1.6,
  },
  {
    way: [
      [-26, 206],
      [-40, 170],
      [-48, 138],
      [-62, 112],
      [-84, 100],
    ],
    height: 1.5,
  },
  {
    way: [
      [92, 128],
      [64, 108],
      [44, 98],
      [30, 92],
    ],
    height: 1.5,
  },
] as const;

const bushes = [
  tree(-55, 105, 2.6),
  tree(-44, 126, 2.4),
  tree(60, 122, 3),
  tree(52, 112, 2.4),
  tree(46, 190, 3.4),
  tree(72, 196, 4),
  tree(100, 206, 4.4),
  tree(130, 232, 5),
  tree(86, 232, 4.4),
  tree(50, 250, 4.4),
  tree(28, 262, 4),
  tree(112, 262, 5),
];

function drawDistance(scene: Scene): string {
  const { frame, palette, random } = scene;
  const mist = random.fork("mist");
  return [
    drawSky(frame, palette, random),
    drawClouds(scene, [
      { at: 0.56, half: 0.1, base: 0.66, height: 0.22 },
      { at: 0.9, half: 0.2, base: 0.6, height: 0.26 },
      { at: 0.2, half: 0.12, base: 0.95, height: 0.05 },
    ]),
    drawRidges(scene, cones, (idx) =>
      drawMistBand(frame, palette, mist, frame.horizon + (4 - idx * 6) * frame.fine, 0.26),
    ),
    drawPlain(scene),
  ].join("");
}
