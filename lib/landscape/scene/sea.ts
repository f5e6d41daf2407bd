import { layeredNoise, type Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, polygon, polyline, tag } from "@/lib/landscape/svg";
import { type Frame, groundEndMetres, type Position } from "./frame";
import type { Palette } from "./palette";
import { smoothJoints } from "./stems";
import type { Scene } from "./terrain";

export type Coast = {
  /** The water's edge in metres, from the left of the picture to the far right. */
  shore: readonly Position[];
  /** Width of the beach as a share of the distance. */
  beach: number;
};

/** The water's edge with its small bays, as places in metres. */
function wanderingShore(coast: Coast, random: Random): Position[] {
  const wander = layeredNoise(random.fork("shore"), 3, 0.5);
  const fine = smoothJoints(
    coast.shore.map(([right, away]) => [right, away, 0] as const),
    8,
  );
  return fine.map(([right, away], idx) => [right, away * (1 + 0.035 * wander(idx / 5))]);
}

/** Tells whether a place lies in the sea or on its beach. */
export function seaOf(coast: Coast): (right: number, away: number) => boolean {
  return (right, away) => {
    const at = coast.shore.findIndex(([, shoreAway], idx) => {
      const [nextRight, nextAway] = coast.shore[idx + 1] ?? [Number.POSITIVE_INFINITY, shoreAway];
      return right / away < nextRight / nextAway;
    });
    const [, edge] = coast.shore[Math.max(0, at)] ?? [0, Number.POSITIVE_INFINITY];
    return away > edge * (1 - coast.beach) * 0.92;
  };
}

/** The land beyond the ground's far edge, up to the horizon; the sea comes over it. */
export function drawPlain({ frame, palette }: Scene): string {
  const { horizon, fine, width } = frame;
  const [, edge] = frame.place(0, groundEndMetres);
  const gradient = linearGradient(
    "plain",
    [0, horizon],
    [0, edge],
    [
      [0, mix(palette.ridges[4] ?? palette.haze, palette.haze, 0.45)],
      [1, mix(palette.ground[0], palette.haze, 0.3)],
    ],
  );
  const area = { y: horizon - 1, width, height: edge - horizon + 14 * fine };
  return gradient + tag("rect", { ...area, fill: "url(#plain)" });
}

/** Beach, water from the horizon to the shore, swell, the path of light below the sun, and surf. */
export function drawSea({ frame, palette, random }: Scene, coast: Coast): string {
  const stream = random.fork("sea");
  const shore = wanderingShore(coast, stream);
  const at = (share: number) => shore.map(([right, away]) => frame.place(right, away * share));
  const edge = at(1);
  const bottom = Math.max(...edge.map(([, y]) => y));
  const { width, horizon, fine } = frame;
  const last = edge.at(-1) ?? [width, horizon];
  const top: Point[] = [
    [Math.max(width, last[0]) + 10, horizon],
    [-10, horizon],
    [-10, edge[0]?.[1] ?? bottom],
  ];
  const [far, open, shallow] = palette.sea;
  const d = polygon([...edge, ...top]);
  const sand = [...at(1 - coast.beach), ...[...edge].reverse()];
  return [
    linearGradient(
      "sea",
      [0, horizon],
      [0, bottom],
      [
        [0, mix(far, palette.haze, 0.3)],
        [0.1, far],
        [0.45, open],
        [1, shallow],
      ],
    ),
    tag("clipPath", { id: "sea-clip" }, tag("path", { d })),
    tag("path", { d: polygon(sand), fill: mix(palette.sand, palette.ground[0], 0.12) }),
    tag("path", { d, fill: "url(#sea)" }),
    tag(
      "g",
      { "clip-path": "url(#sea-clip)" },
      drawSwell(frame, palette, bottom, stream) +
        drawGlitter(frame, palette, bottom, stream) +
        drawSurf(palette, [at(1.004), at(1.05), at(1.12)], fine),
    ),
    tag("path", {
      d: polyline(at(0.992)),
      fill: "none",
      stroke: mix(palette.sand, palette.shadow.color, 0.3),
      "stroke-width": 1.4 * fine,
      opacity: 0.5,
    }),
  ].join("");
}

/** Flat strokes that lengthen toward the shore, dark and light by turns. */
function drawSwell(frame: Frame, palette: Palette, bottom: number, random: Random): string {
  const stream = random.fork("swell");
  const layers = ["", ""];
  const depth = bottom - frame.horizon;
  for (let i = 0; i < frame.width * 0.42; i++) {
    const near = stream.next() ** 1.5;
    const y = frame.horizon + 2 + near * depth;
    const length = (6 + 60 * near) * stream.between(0.4, 1.3) * frame.fine;
    const lift = length * 0.035 * stream.between(0.3, 1);
    layers[i % 2] +=
      `M${num(stream.between(-20, frame.width))} ${num(y)}q${num(length / 2)} ${num(-lift)} ${num(length)} 0`;
  }
  const [far, open, shallow] = palette.sea;
  const colors = [mix(open, far, 0.75), mix(shallow, palette.cloud.lit, 0.5)];
  return layers
    .map((d, i) =>
      tag("path", {
        d,
        fill: "none",
        stroke: colors[i],
        "stroke-width": 1.1 * frame.fine,
        opacity: 0.3 + i * 0.08,
      }),
    )
    .join("");
}

/** The sun or the moon on the water: dashes that spread toward the eye. */
function drawGlitter(frame: Frame, palette: Palette, bottom: number, random: Random): string {
  const stream = random.fork("glitter");
  const isMoon = palette.sun.body === "moon";
  const strength = isMoon
    ? palette.stars * 0.5
    : palette.sun.body === "high"
      ? 0.3 * palette.rim.opacity
      : palette.disc * 0.85;
  if (strength < 0.05) return "";
  const x = frame.sun[0] + (isMoon ? 190 * frame.fine : 0);
  let d = "";
  for (let i = 0; i < 420; i++) {
    const near = stream.next() ** 0.9;
    const y = frame.horizon + 1.5 + near * (bottom - frame.horizon);
    const spread = (16 + 120 * near) * frame.fine * (palette.sun.body === "high" ? 3 : 1);
    const offset = (stream.next() + stream.next() + stream.next() - 1.5) * spread;
    const length = (3 + 20 * near) * stream.between(0.4, 1.2) * frame.fine;
    d += `M${num(x + offset - length / 2)} ${num(y)}h${num(length)}`;
  }
  return tag("path", {
    d,
    stroke: palette.sun.color,
    "stroke-width": 1.3 * frame.fine,
    "stroke-linecap": "round",
    opacity: strength,
  });
}

/** White lines along the water's edge, thinner further out. */
function drawSurf(palette: Palette, lines: readonly (readonly Point[])[], fine: number): string {
  const foam = mix("#ffffff", palette.sea[2], palette.stars > 0 || palette.sun.body === "moon" ? 0.55 : 0.1);
  return lines
    .map((line, idx) =>
      tag("path", {
        d: polyline(line),
        fill: "none",
        stroke: foam,
        "stroke-width": ([5, 2.4, 1.4][idx] ?? 1) * fine,
        "stroke-dasharray":
          idx === 0 ? undefined : `${90 - idx * 30} ${14 + idx * 16} ${40 - idx * 10} ${24 + idx * 10}`,
        "stroke-linejoin": "round",
        opacity: 0.85 - idx * 0.22,
      }),
    )
    .join("");
}
