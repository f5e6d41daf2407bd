import { drawBushes } from "../bush";
import { drawClouds } from "../clouds";
import { fanDefinitions } from "../foliage";
import { drawNearGrass } from "../grass";
import type { HolePlan } from "../hole-plan";
import { drawLand } from "../land";
import { drawRidges } from "../ridges";
import { type Coast, drawPlain, drawSea, seaOf } from "../sea";
import { drawSky } from "../sky";
import type { Scene, TerrainScene } from "../terrain";
import { tree } from "../tree";
import { drawMistBand } from "../weather";
import { type Dune, drawDunes, drawNearDune } from "./dunes";
import { headlands } from "./headland";
import { drawLighthouse } from "./lighthouse";
import { linksLights } from "./lights";

/** A par 4 along the bay, four pots on its way. */
const plan: HolePlan = {
  line: [
    [-6, 34, 6],
    [-6, 46, 6.5],
    [-4, 60, 7.5],
    [0, 78, 9.5],
    [5, 98, 10.5],
    [11, 118, 10],
    [17, 136, 8],
    [21, 148, 5],
    [23, 156, 2],
  ],
  green: [23, 152],
  pond: null,
  bunkers: [
    { at: [-13, 101], axes: [4.6, 4.2], turn: 0 },
    { at: [20, 112], axes: [3.8, 3.6], turn: 0 },
    { at: [7, 128], axes: [3.4, 3.8], turn: 0 },
    { at: [9.5, 145], axes: [4, 4.4], turn: 0 },
    { at: [39, 144], axes: [4.4, 4.6], turn: 0 },
  ],
  style: "links",
};

const coast: Coast = {
  beach: 0.045,
  shore: [
    [-130, 108],
    [-100, 116],
    [-72, 127],
    [-52, 150],
    [-36, 184],
    [-12, 228],
    [28, 296],
    [110, 400],
    [300, 640],
    [900, 1500],
  ],
};

/** Beyond the green, and on this side of it. */
const farDunes: readonly Dune[] = [
  { right: 190, away: 360, width: 320, height: 11 },
  { right: 60, away: 300, width: 110, height: 7, scar: true },
  { right: 170, away: 262, width: 170, height: 17 },
  { right: 82, away: 218, width: 96, height: 12, scar: true },
  { right: 10, away: 222, width: 70, height: 5 },
  { right: 44, away: 178, width: 56, height: 6 },
];
const nearDunes: readonly Dune[] = [
  { right: 92, away: 148, width: 96, height: 12, scar: true },
  { right: -26, away: 146, width: 44, height: 4.4, scar: true },
  { right: 56, away: 116, width: 52, height: 6.5 },
  { right: -52, away: 108, width: 54, height: 6, scar: true },
  { right: 38, away: 84, width: 34, height: 4.6 },
];

/** Gorse, in flower whenever it likes. */
const gorse = [
  tree(-43, 96, 2.9),
  tree(-38, 91, 2.5),
  tree(-36.5, 99, 2.6),
  tree(-49, 89, 3.3),
  tree(-33, 122, 2.8),
  tree(-24, 118, 2.3),
  tree(33, 102, 2.9),
  tree(36.5, 97, 3.4),
  tree(29, 96, 2.3),
  tree(46, 128, 3.1),
];

/** Dunes, marram and pot bunkers along a bay under a big sky; no trees. */
export const links: TerrainScene = {
  lights: linksLights,
  isFloodlit: false,
  frames: {
    wide: { horizon: 440, eyeMetres: 17, sun: [690, 338] },
    tall: { horizon: 352, eyeMetres: 17, sun: [112, 270] },
    card: { horizon: 338, eyeMetres: 16, sun: [566, 252] },
  },
  definitions: () => fanDefinitions("leaves"),
  distance: drawDistance,
  land: (scene) =>
    drawLand(scene, {
      plan,
      trees: [],
      below: (own) => drawSea(own, coast) + drawDunes(own, farDunes, "far"),
      isBare: seaOf(coast),
    }) +
    drawDunes(scene, nearDunes, "near") +
    drawBushes(scene, gorse, scene.palette.needles, "gorse"),
  nearness: (scene) =>
    drawNearDune(scene) + drawNearGrass(scene.frame, scene.palette, scene.random.fork("grass")),
};

function drawDistance(scene: Scene): string {
  const { frame, palette, random } = scene;
  const mist = random.fork("mist");
  return [
    drawSky(frame, palette, random),
    drawClouds(scene, [
      { at: 0.88, half: 0.2, base: 0.62, height: 0.36 },
      { at: 0.66, half: 0.12, base: 0.84, height: 0.13 },
      { at: 0.97, half: 0.14, base: 0.86, height: 0.2 },
      { at: 0.3, half: 0.1, base: 0.93, height: 0.05 },
    ]),
    drawRidges(scene, headlands, (idx) =>
      drawMistBand(frame, palette, mist, frame.horizon + (2 - idx * 6) * frame.fine, 0.3),
    ),
    drawPlain(scene),
    drawLighthouse(scene),
  ].join("");
}
