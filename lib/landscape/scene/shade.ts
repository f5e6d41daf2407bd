import { layeredNoise, type Random } from "@/lib/landscape/random";
import {
  blurFilter,
  linearGradient,
  mix,
  num,
  type Point,
  polygon,
  polyline,
  radialGradient,
  softPolygon,
  tag,
} from "@/lib/landscape/svg";
import type { Frame } from "./frame";
import type { Palette } from "./palette";
import type { Tree } from "./tree";

/** Long soft shadows along the ground, away from the sun. */
export function drawShadows(frame: Frame, palette: Palette, random: Random, trees: readonly Tree[]): string {
  const { opacity, color } = palette.shadow;
  if (opacity < 0.02) return "";
  const near: string[] = [];
  const far: string[] = [];
  trees.forEach((tree, idx) => {
    (tree.away > 130 ? far : near).push(shadowPath(frame, palette, tree, random.fork(`shadow-${idx}`)));
  });
  const style = "mix-blend-mode:multiply";
  return [
    blurFilter("shadow-near", 3.4 * frame.fine, 1.6 * frame.fine),
    blurFilter("shadow-far", 1.6 * frame.fine, 0.7 * frame.fine),
    tag("path", { d: far.join(""), fill: color, opacity: opacity * 0.7, filter: "url(#shadow-far)", style }),
    tag("path", { d: near.join(""), fill: color, opacity, filter: "url(#shadow-near)", style }),
  ].join("");
}

/** The tree laid down in plan: a stem, then the crown's pads as flat patches. */
function shadowPath(frame: Frame, palette: Palette, { right, away, height }: Tree, random: Random): string {
  const [dx, dz] = palette.shadow.direction;
  const reach = height * palette.shadow.length;
  const at = (along: number, aside: number): Point =>
    frame.place(
      right + dx * along * reach + aside * dz,
      Math.max(30, away + dz * along * reach + aside * Math.abs(dx)),
    );
  const stem = softPolygon([
    at(0, -0.4),
    at(0.3, -0.3),
    at(0.6, -0.25),
    at(0.6, 0.25),
    at(0.3, 0.3),
    at(0, 0.4),
  ]);
  let crown = "";
  for (let i = 0; i < 7; i++) {
    const along = 0.5 + 0.5 * (i / 6) + random.between(-0.03, 0.03);
    const aside = random.between(-1.4, 1.4) * (1 - Math.abs(along - 0.75));
    crown += patch(at, along, aside, random.between(0.08, 0.16), random.between(0.7, 1.7));
  }
  return stem + crown;
}

function patch(
  at: (along: number, aside: number) => Point,
  along: number,
  aside: number,
  long: number,
  wide: number,
): string {
  const corners = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2;
    return at(along + Math.cos(angle) * long, aside + Math.sin(angle) * wide);
  });
  return softPolygon(corners);
}

/** Poles along the hole, metres: right, away. */
const poles = [
  [-12, 96],
  [31, 118],
  [24, 172],
  [-4, 150],
  [62, 200],
] as const;

const poleMetres = 13;

/** Pale pools on the fairway under the poles of the third round. */
export function drawPools(frame: Frame, palette: Palette): string {
  if (palette.floodlight === 0) return "";
  const pools = poles.map(([right, away], idx) => {
    const [x, y] = frame.place(right + (right < 20 ? 12 : -10), away - 4);
    const reach = 30 * frame.scaleAt(away);
    const gradient = radialGradient(`pool-${idx}`, [0, 0], 1, [
      [0, "#f2f3c4", 0.6],
      [0.45, "#dbe8ae", 0.26],
      [1, "#cfe3a4", 0],
    ]);
    const transform = `translate(${num(x)} ${num(y)}) scale(${num(reach)} ${num(Math.max(5, reach * 0.2))})`;
    return (
      gradient + tag("circle", { r: 1, transform, fill: `url(#pool-${idx})`, style: "mix-blend-mode:screen" })
    );
  });
  return pools.join("");
}

export function drawPoles(frame: Frame, palette: Palette): string {
  if (palette.floodlight === 0) return "";
  return poles
    .map(([right, away], idx) => {
      const [x, y] = frame.place(right, away);
      const size = frame.scaleAt(away);
      const top = y - poleMetres * size;
      const halo = radialGradient(`halo-${idx}`, [x, top], 7 * size, [
        [0, "#fbf6d8", 0.75],
        [0.2, "#f0efc4", 0.3],
        [1, "#cfe0b0", 0],
      ]);
      const lamp = {
        x: x - 1.3 * size,
        y: top - 0.35 * size,
        width: 2.6 * size,
        height: 0.8 * size,
        rx: 0.2 * size,
        fill: "#fdf8de",
      };
      return [
        halo,
        tag("path", {
          d: `M${num(x)} ${num(y)}V${num(top)}`,
          stroke: "#050f0c",
          "stroke-width": Math.max(1, 0.22 * size),
        }),
        tag("circle", { cx: x, cy: top, r: 7 * size, fill: `url(#halo-${idx})` }),
        tag("rect", lamp),
      ].join("");
    })
    .join("");
}

/** The bank next to the tee: a dark fold at the right that the fairway runs out behind. */
export function drawShoulder(frame: Frame, palette: Palette, random: Random): string {
  const wave = layeredNoise(random, 3, 0.5);
  const { width, height, fine } = frame;
  const crest: Point[] = [];
  const start = width * 0.5;
  for (let x = start; x <= width + 12; x += 12) {
    const share = Math.min(1, (x - start) / (width - start));
    const rise = height * 0.235 * (1 - (1 - share) ** 2.4);
    crest.push([x, height - rise + wave(x / (150 * fine)) * 9 * fine * share]);
  }
  const top = Math.min(...crest.map(([, y]) => y));
  const gradient = linearGradient(
    "shoulder",
    [0, top],
    [0, height],
    [
      [0, mix(palette.ground[1], palette.ground[2], 0.35)],
      [0.18, mix(palette.ground[1], palette.ground[2], 0.75)],
      [0.6, mix(palette.ground[2], palette.grass[0], 0.4 - palette.snow * 0.36)],
      [1, mix(palette.grass[0], palette.ground[2], palette.snow * 0.7)],
    ],
  );
  const body = polygon([...crest, [width + 12, height], [start, height]]);
  const lit = {
    fill: "none",
    stroke: mix(palette.fairway[0], palette.rim.color, 0.4),
    "stroke-width": 1.1 * fine,
  };
  return (
    gradient +
    tag("path", { d: body, fill: "url(#shoulder)" }) +
    tag("path", { d: polyline(crest), ...lit, opacity: 0.3 })
  );
}

/** The light gathers round the line of play: the ground darkens to both sides and toward us. */
export function drawGroundShade(frame: Frame, palette: Palette): string {
  const { width, height, horizon } = frame;
  const { color } = palette.shadow;
  const depth = (0.16 + palette.shadow.opacity * 0.5) * (1 - palette.snow * 0.5);
  const area = { y: horizon, width, height: height - horizon, style: "mix-blend-mode:multiply" };
  const fade = linearGradient(
    "shade-fade",
    [0, horizon + 40 * frame.fine],
    [0, height],
    [
      [0, "#000000"],
      [0.35, "#8c8c8c"],
      [1, "#ffffff"],
    ],
  );
  const sides = linearGradient(
    "shade-sides",
    [0, 0],
    [width, 0],
    [
      [0, color, depth],
      [0.3, color, depth * 0.3],
      [0.5, color, 0],
      [0.68, color, depth * 0.2],
      [1, color, depth],
    ],
  );
  const mask = tag(
    "mask",
    { id: "shade-mask" },
    tag("rect", { y: horizon, width, height, fill: "url(#shade-fade)" }),
  );
  return fade + sides + mask + tag("rect", { ...area, fill: "url(#shade-sides)", mask: "url(#shade-mask)" });
}
