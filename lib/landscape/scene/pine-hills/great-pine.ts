import { type GreatTree, limb } from "../great-tree";
import type { Joint } from "../stems";

/** The S of the trunk, from below the frame to the top, in px of the wide layout. */
const trunk: readonly Joint[] = [
  [1290, 900, 33],
  [1314, 800, 26],
  [1356, 700, 22.5],
  [1374, 615, 20],
  [1356, 535, 18],
  [1314, 455, 15.5],
  [1284, 380, 13.5],
  [1280, 310, 11],
  [1298, 245, 8.5],
  [1304, 190, 6],
  [1298, 160, 3.5],
];

const backLimbs: GreatTree["back"] = [
  limb(1364, 172, 128, 52, 0.04, 0.95),
  limb(1438, 222, 104, 46, 0.06, 0.86),
  limb(1214, 186, 116, 46, -0.07, 0.93),
  limb(1176, 262, 86, 34, 0.02, 0.8),
  limb(1430, 404, 80, 34, 0.02, 0.52),
];

const frontLimbs: GreatTree["back"] = [
  limb(1288, 148, 98, 42, -0.03, 0.97),
  limb(1104, 240, 120, 40, -0.11, 0.84),
  limb(1412, 280, 96, 38, 0.07, 0.78),
  limb(1242, 240, 86, 36, 0.04, 0.83),
  limb(1168, 292, 104, 33, -0.03, 0.78),
  limb(1358, 330, 80, 32, 0.09, 0.7),
  limb(1072, 376, 130, 38, -0.1, 0.63),
  limb(1194, 396, 82, 30, 0.03, 0.6),
  limb(1434, 482, 66, 29, 0.1, 0.44),
  limb(1142, 498, 142, 41, -0.08, 0.43),
];

/** One great red pine, its trunk an S, its crown below the navigation. */
export const greatPine: GreatTree = {
  trunk,
  back: backLimbs,
  front: frontLimbs,
  density: 2.7,
  litFrom: 0.5,
};
