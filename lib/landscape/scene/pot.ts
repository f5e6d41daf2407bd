import type { Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, softPolygon, tag } from "@/lib/landscape/svg";
import type { Frame, Position } from "./frame";
import type { Blob } from "./hole-plan";
import type { Palette } from "./palette";
import { bounds, outline, placed } from "./plan-shapes";

/** A pot bunker: a round hole whose far wall is built of sods; the sand lies deep at its foot. */
export function drawPot(frame: Frame, palette: Palette, blob: Blob, random: Random): string {
  const edge = placed(frame, outline(blob, random, 0));
  const { left, right, top, bottom } = bounds(edge);
  const depth = Math.max(3, (bottom - top) * 0.5);
  const d = softPolygon(edge);
  const id = `bunker-${blob.at[1]}`;
  const wall = mix(palette.ground[2], palette.shadow.color, 0.42);
  const sods = Array.from({ length: 5 }, (_, i) => {
    const y = top + (depth * (i + 0.6)) / 5;
    return `M${num(left)} ${num(y)}q${num((right - left) / 2)} ${num(-depth * 0.34)} ${num(right - left)} 0`;
  }).join("");
  const sand: Point[] = edge.map(([x, y]) => [x, Math.max(y, top + depth) + 0.6]);
  return [
    linearGradient(
      id,
      [0, top + depth],
      [0, bottom],
      [
        [0, mix(palette.sand, palette.shadow.color, 0.3)],
        [0.5, palette.sand],
        [1, mix(palette.sand, "#ffffff", 0.16)],
      ],
    ),
    tag("clipPath", { id: `${id}-clip` }, tag("path", { d })),
    tag("path", {
      d: softPolygon(edge.map(([x, y]): Point => [x, y - depth * 0.16])),
      fill: mix(palette.fairway[0], palette.grass[2], 0.3),
    }),
    tag("path", { d, fill: wall }),
    tag(
      "g",
      { "clip-path": `url(#${id}-clip)` },
      tag("path", { d: softPolygon(sand), fill: `url(#${id})` }) +
        tag("path", {
          d: sods,
          fill: "none",
          stroke: mix(palette.ground[1], palette.sand, 0.3),
          "stroke-width": 0.9 * frame.fine,
          opacity: 0.6,
        }),
    ),
  ].join("");
}

/** The pole and the cloth that the wind holds out. */
export function drawWindFlag(frame: Frame, palette: Palette, green: Position): string {
  const [x, y] = frame.place(green[0] + 2, green[1] + 2);
  const { fine } = frame;
  const height = 40 * fine;
  const top = y - height;
  const cloth =
    `M${num(x)} ${num(top)}c${num(6 * fine)} ${num(-3.4 * fine)} ${num(11 * fine)} ${num(3.4 * fine)} ${num(21 * fine)} ${num(-0.6 * fine)}` +
    `c${num(-1.4 * fine)} ${num(4 * fine)} ${num(-1 * fine)} ${num(7 * fine)} ${num(0.6 * fine)} ${num(11 * fine)}` +
    `c${num(-9 * fine)} ${num(4 * fine)} ${num(-14 * fine)} ${num(-3 * fine)} ${num(-21.6 * fine)} ${num(1.6 * fine)}Z`;
  return (
    tag("path", {
      d: `M${num(x)} ${num(y)}q${num(1.2 * fine)} ${num(-height / 2)} 0 ${num(-height)}`,
      fill: "none",
      stroke: mix("#fbf6e6", palette.sky[0] ?? "#fbf6e6", 0.1),
      "stroke-width": 1.6 * fine,
    }) + tag("path", { d: cloth, fill: mix("#b4472a", palette.haze, 0.08) })
  );
}
