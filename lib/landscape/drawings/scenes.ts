import { clubMarkPath } from "@/lib/landscape/club-mark";
import { createRandom, type Random } from "@/lib/landscape/random";
import { num, type Point, tag } from "@/lib/landscape/svg";

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

/** The mark's pine stands on a 28 px square, its root at the foot. */
const markEdge = 28;

/** A mountain crest from edge to edge as a closed area down to `floor`; it rises up to `height` over `base`. */
export function ridge(random: Random, width: number, base: number, height: number, floor: number): string {
  const layers = [4, 9, 21].map((count) => Array.from({ length: count + 1 }, () => random.next()));
  const steps = Math.round(width / 16);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const [mass = 0, shoulder = 0, crag = 0] = layers.map((values) => valueAt(values, share));
    return `${num(share * width)} ${num(base - height * (0.68 * mass ** 1.5 + 0.22 * shoulder + 0.1 * crag))}`;
  });
  return `M0 ${num(floor)}L${points.join("L")}V${num(floor)}Z`;
}

/** Between neighbouring values a cosine leads over. */
function valueAt(values: readonly number[], share: number): number {
  const position = share * (values.length - 1);
  const index = Math.min(Math.floor(position), values.length - 2);
  const [from = 0, to = 0] = [values[index], values[index + 1]];
  return from + ((to - from) * (1 - Math.cos((position - index) * Math.PI))) / 2;
}

/** Where the crown ends and the trunk begins in the mark's path: its parts are closed one by one. */
const markParts = clubMarkPath.split("Z").filter((part) => part !== "");
const crowns = `${markParts.slice(0, -1).join("Z")}Z`;
const trunk = `${markParts.at(-1) ?? ""}Z`;

type PineColors = { crown: string; trunk: string };

/** A red pine whose root stands at a point; `lean` mirrors it. */
export function pine(at: Point, size: number, colors: PineColors, lean: 1 | -1 = 1): string {
  const scale = size / markEdge;
  const [x, y] = [at[0] - (markEdge / 2) * scale * lean, at[1] - 26.3 * scale];
  const transform = `translate(${num(x)} ${num(y)}) scale(${(scale * lean).toFixed(2)} ${scale.toFixed(2)})`;
  const parts =
    tag("path", { d: trunk, fill: colors.trunk }) + tag("path", { d: crowns, fill: colors.crown });
  return `<ellipse cx="${num(at[0] - size * 0.3)}" cy="${num(at[1])}" rx="${num(size * 0.5)}" ry="${num(size * 0.045)}" fill="${colors.crown}" opacity="0.22"/><g transform="${transform}">${parts}</g>`;
}

/** The grain of printed paper over a picture. */
function grain({ width, height }: PictureSize): string {
  return (
    `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.85" numOctaves="2" seed="7"/>` +
    '<feColorMatrix values="0 0 0 0 0.16 0 0 0 0 0.15 0 0 0 0 0.1 1.1 0 0 0 -0.46"/></filter>' +
    `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="0.5"/>`
  );
}

export type PictureSize = { readonly width: number; readonly height: number };

/** A whole picture of its parts, with the grain over them. */
export function picture(size: PictureSize, parts: readonly string[]): string {
  const { width, height } = size;
  const attributes = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg ${attributes}>${parts.join("")}${grain(size)}</svg>`;
}

/** A vertical gradient over the whole picture. */
export function wash(id: string, top: string, foot: string): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>`;
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient>`;
}

/** Vertical wash that fades to nothing at its foot, the ink-wash rule. */
export function fade(id: string, color: string, top: number, foot: number, strength = 1): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(top)}" y2="${num(foot)}">` +
    `<stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0.05"/></linearGradient>`
  );
}
