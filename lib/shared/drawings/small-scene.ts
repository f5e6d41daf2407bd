import { createRandom, type Random } from "@/lib/shared/landscape/random";
import { num, tag } from "@/lib/shared/landscape/svg";
import { fade, type PineColors, picture, pine, ridge, wash } from "./parts";

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

/** A small view of the club's hills: equal seeds give equal views. */
export function smallScene(mood: SceneMood, seed: number): string {
  const { width, height } = sceneSize;
  const random = createRandom(`scene ${seed}`);
  const { sky, disc, far, near, ground, tree } = palettes[mood];
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
    hill(0.68, 150, "url(#far)"),
    hill(0.77, 140, "url(#mid)"),
    hill(0.85, 110, "url(#near)"),
    hill(0.85, 26, ground),
    grove(random, { crown: tree, trunk: "#7d4630" }),
    mood === "snow" ? flakes(random) : "",
  ]);
}

/** A group at one side and a single pine at the other. */
function grove(random: Random, colors: PineColors): string {
  const side = random.chance(0.5) ? 0.1 : 0.62;
  const { width, height } = sceneSize;
  const group = [0.02, 0.14, 0.25].map((step) =>
    pine(
      [(side + step) * width, height * random.between(0.86, 0.94)],
      random.between(105, 150),
      colors,
      random.chance(0.5) ? 1 : -1,
    ),
  );
  return group.join("") + pine([(side < 0.5 ? 0.88 : 0.12) * width, height * 0.9], 88, colors);
}

function flakes(random: Random): string {
  const dots = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(0, sceneSize.width), random.between(0, sceneSize.height)];
    return `M${num(x)} ${num(y)}h0`;
  });
  return `<path d="${dots.join("")}" stroke="#fdfbf5" stroke-width="4" stroke-linecap="round" opacity="0.85"/>`;
}
