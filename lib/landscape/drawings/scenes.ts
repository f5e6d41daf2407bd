import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom, type Random } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import { fade, type PineColors, picture, ridge, wash } from "./parts";
import { drawTree } from "./trees";

export const sceneMoods = ["snow", "dusk", "dawn", "noon"] as const;
export type SceneMood = (typeof sceneMoods)[number];
export const sceneSize = { width: 400, height: 400 } as const;

type Palette = {
  sky: [string, string];
  disc: string;
  far: string;
  near: string;
  ground: string;
  tree: string;
};

const palettes: Record<SceneMood, Palette> = {
  snow: {
    sky: ["#c4d0cb", "#ecebe0"],
    disc: "#f1e3ba",
    far: "#8fa5a3",
    near: "#5d7d75",
    ground: "#e9ebe4",
    tree: "#25473b",
  },
  dusk: {
    sky: ["#efd9ae", "#f3d3a4"],
    disc: "#fbf1d8",
    far: "#c79a72",
    near: "#a06d4e",
    ground: "#d9b582",
    tree: "#3a3a2b",
  },
  dawn: {
    sky: ["#dfe3d6", "#f3dcc6"],
    disc: "#fbf3e2",
    far: "#a9bcae",
    near: "#6f9482",
    ground: "#b9c79c",
    tree: "#23503e",
  },
  noon: {
    sky: ["#c9dbd8", "#eef0e2"],
    disc: "#fbf7e8",
    far: "#93b0a4",
    near: "#5a8570",
    ground: "#a9be7b",
    tree: "#1f4636",
  },
};

/** The mood of a day: snow and low sun in the cold months, the green ones else; `turn` tells neighbours apart. */
export function sceneMood(month: number, turn: number): SceneMood {
  const isWinter = month === 12 || month <= 2;
  const choices: SceneMood[] = isWinter ? ["snow", "dawn"] : month >= 9 ? ["dusk", "dawn"] : ["noon", "dawn"];
  return choices[turn % choices.length] ?? "dawn";
}

/** How the land of a terrain differs from hills: how high its three crests rise, its water, the tree that grows there. */
type Land = { rise: readonly [number, number, number]; sea?: number; trunk: string; lawn?: number };

const lands: Record<Terrain, Land> = {
  "pine-hills": { rise: [150, 140, 110], trunk: "#7d4630" },
  links: { rise: [34, 30, 50], sea: 0.1, trunk: "#d3b872", lawn: 0.45 },
  parkland: { rise: [90, 70, 56], trunk: "#5e4a38" },
  mountain: { rise: [250, 160, 90], trunk: "#57423c" },
  subtropical: { rise: [120, 34, 40], sea: 0.72, trunk: "#7d6750" },
};

/** A small view of the club's land: equal seeds give equal views. */
export function smallScene(mood: SceneMood, seed: number, terrain: Terrain = "pine-hills", own = ""): string {
  const { width, height } = sceneSize;
  const random = createRandom(`scene ${seed}${own}`);
  const { sky, disc, far, near, ground, tree } = palettes[mood];
  const { rise, sea, trunk, lawn = 0 } = lands[terrain];
  const sunX = random.between(0.36, 0.74) * width;
  const hill = (base: number, rise: number, fill: string) =>
    tag("path", { d: ridge(random, width, height * base, rise, height), fill });
  return picture(sceneSize, [
    "<defs>",
    wash("sky", ...sky),
    fade("far", far, height * 0.4, height * 0.72),
    fade("mid", near, height * 0.52, height * 0.84, 0.9),
    fade("near", near, height * 0.62, height * 0.95),
    "</defs>",
    tag("rect", { width, height, fill: "url(#sky)" }),
    tag("circle", { cx: sunX, cy: height * random.between(0.26, 0.34), r: 54, fill: disc }),
    hill(0.68, rise[0], "url(#far)"),
    sea === undefined ? hill(0.77, rise[1], "url(#mid)") : water(mix(far, sky[0], 0.4), sea, sky[1]),
    hill(0.85, rise[2], "url(#near)"),
    hill(0.85, 26, mix(ground, "#d8c283", mood === "snow" ? 0 : lawn)),
    grove(random, { crown: terrain === "links" ? mix(tree, ground, 0.45) : tree, trunk }, terrain),
    mood === "snow" ? flakes(random) : "",
  ]);
}

/** A group at one side and a single pine at the other. */
function grove(random: Random, colors: PineColors, terrain: Terrain): string {
  const grow = drawTree[terrain];
  const side = random.chance(0.5) ? 0.1 : 0.62;
  const { width, height } = sceneSize;
  const group = [0.02, 0.14, 0.25].map((step) =>
    grow(
      [(side + step) * width, height * random.between(0.86, 0.94)],
      random.between(105, 150),
      colors,
      random.chance(0.5) ? 1 : -1,
    ),
  );
  return group.join("") + grow([(side < 0.5 ? 0.88 : 0.12) * width, height * 0.9], 88, colors);
}

/** Open water from the horizon down; `warmth` 0 is a northern sea, 1 a turquoise one. */
function water(color: string, warmth: number, light: string): string {
  const { width, height } = sceneSize;
  const blue = mix(mix(color, "#7d9fb0", 0.5), "#4fb3b8", warmth * 0.7);
  const [top, foot] = [height * 0.64, height * 0.86];
  const waves = Array.from(
    { length: 22 },
    (_, i) => `M${(i * 67) % width} ${num(top + 6 + ((i * 29) % 76))}h${16 + ((i * 11) % 34)}`,
  );
  return (
    tag("rect", { y: top, width, height: foot - top, fill: blue }) +
    tag("path", { d: waves.join(""), stroke: mix(blue, light, 0.7), "stroke-width": 1.4, opacity: 0.7 })
  );
}

function flakes(random: Random): string {
  const dots = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(0, sceneSize.width), random.between(0, sceneSize.height)];
    return `M${num(x)} ${num(y)}h0`;
  });
  return `<path d="${dots.join("")}" stroke="#fdfbf5" stroke-width="4" stroke-linecap="round" opacity="0.85"/>`;
}
