import { groundEndMetres } from "./frame";
import { drawTufts } from "./grass";
import { drawGround, mownOf } from "./ground";
import { drawHole } from "./hole";
import type { HolePlan } from "./hole-plan";
import { drawGroundShade, drawPools, drawShadows, drawShoulder } from "./shade";
import type { Layer, Scene } from "./terrain";
import type { Tree } from "./tree";
import { drawMistBand, drawSward } from "./weather";

type Land = {
  plan: HolePlan;
  /** Trees that cast a shadow on the ground. */
  trees: readonly Tree[];
  /** Lies on the ground, below the hole: a shore, a lake. */
  below?: Layer;
  /** Where no grass grows, besides what is mown. */
  isBare?: (right: number, away: number) => boolean;
};

/** The ground with the hole on it, from the far edge to the bank next to the tee. */
export function drawLand(scene: Scene, { plan, trees, below, isBare }: Land): string {
  const { frame, palette, random } = scene;
  const [, edge] = frame.place(0, groundEndMetres);
  const mist = random.fork("ground-mist");
  const isMown = mownOf(plan);
  return [
    drawGround(frame, palette, random.fork("ground")),
    below ? below(scene) : "",
    drawHole(frame, palette, random.fork("hole"), plan),
    drawShoulder(frame, palette, random.fork("shoulder")),
    drawGroundShade(frame, palette),
    drawSward(frame),
    drawTufts(frame, palette, random, (right, away) => isMown(right, away) || isBare?.(right, away) === true),
    drawPools(frame, palette),
    drawShadows(frame, palette, random, trees),
    drawMistBand(frame, palette, mist, edge + 4 * frame.fine, 0.75),
    drawMistBand(frame, palette, mist, edge + 24 * frame.fine, 0.34),
    drawMistBand(frame, palette, mist, edge + 50 * frame.fine, Math.max(0, palette.mist.opacity - 0.6)),
  ].join("");
}
