import { fanDefinitions } from "../foliage";
import { drawNearGrass } from "../grass";
import { drawGreatTree } from "../great-tree";
import { drawLand } from "../land";
import { drawRidges } from "../ridges";
import { drawPoles } from "../shade";
import { drawSky } from "../sky";
import type { Scene, TerrainScene } from "../terrain";
import { outsideTrees } from "../tree";
import { drawMistBand } from "../weather";
import { drawFarForest } from "./far-forest";
import { greatPine } from "./great-pine";
import { pineLights } from "./lights";
import { drawMiddlePines, middleTrees } from "./middle-pines";
import { pinePlan } from "./plan";
import { pineRidges } from "./ridges";

/** Red pines before soft granite hills. */
export const pineHills: TerrainScene = {
  lights: pineLights,
  isFloodlit: true,
  definitions: () => fanDefinitions("needles"),
  distance: drawDistance,
  land: (scene) =>
    drawLand(scene, { plan: pinePlan, trees: [...middleTrees(scene.frame.layout), ...outsideTrees] }),
  nearness: (scene) => {
    const { frame, palette, random } = scene;
    return [
      drawMiddlePines(frame, palette, random.fork("pines")),
      drawPoles(frame, palette),
      drawGreatTree(scene, greatPine, random.fork("great-pine")),
      drawNearGrass(frame, palette, random.fork("grass")),
    ].join("");
  },
};

const ridgeMist = [0.26, 0.36, 0.46, 0.56, 0.56];

function drawDistance(scene: Scene): string {
  const { frame, palette, random } = scene;
  const mist = random.fork("mist");
  const foot = frame.horizon + 26 * frame.fine;
  return [
    drawSky(frame, palette, random),
    drawRidges(scene, pineRidges, (idx) =>
      drawMistBand(frame, palette, mist, foot - (46 - idx * 9) * frame.fine, ridgeMist[idx] ?? 0.3),
    ),
    drawFarForest(frame, palette, random.fork("forest"), (idx) =>
      drawMistBand(frame, palette, mist, foot + (6 + idx * 4) * frame.fine, 0.55 - idx * 0.12),
    ),
  ].join("");
}
