import type { Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, polygon, softPolygon, tag } from "@/lib/landscape/svg";
import type { Frame, Position } from "./frame";
import { drawFairway } from "./ground";
import type { Blob, HolePlan } from "./hole-plan";
import type { Palette } from "./palette";
import { bounds, outline, placed } from "./plan-shapes";
import { drawPot, drawWindFlag } from "./pot";

/** The hole: pond, fairway, bunkers, green and flag, all plan shapes put into perspective. */
export function drawHole(frame: Frame, palette: Palette, random: Random, plan: HolePlan): string {
  return [
    plan.pond ? drawPond(frame, palette, plan.pond, random.fork("pond")) : "",
    drawFairway(frame, palette, plan),
    ...plan.bunkers.map((blob, idx) => {
      const draw = plan.style === "links" ? drawPot : drawBunker;
      return draw(frame, palette, blob, random.fork(`bunker-${idx}`));
    }),
    drawGreen(frame, palette, plan.green, random.fork("green")),
    plan.style === "links" ? drawWindFlag(frame, palette, plan.green) : drawFlag(frame, palette, plan.green),
  ].join("");
}

/** Strokes of sky and the dim image of the far shore. */
function drawGlints(frame: Frame, palette: Palette, shore: readonly Point[], random: Random): string {
  const { left, right, top, bottom } = bounds(shore);
  let glints = "";
  for (let i = 0; i < 46; i++) {
    const y = random.between(top + 2, bottom - 1);
    const length = random.between(6, 60) * ((y - top) / (bottom - top) + 0.3) * frame.fine;
    glints += `M${num(random.between(left, right))} ${num(y)}h${num(length)}`;
  }
  return (
    tag("path", {
      d: glints,
      stroke: mix(palette.water[0], "#ffffff", 0.35),
      "stroke-width": 0.8 * frame.fine,
      opacity: 0.5,
    }) +
    tag("ellipse", {
      cx: (left + right) / 2,
      cy: top,
      rx: (right - left) / 2,
      ry: (bottom - top) * 0.32,
      fill: palette.ridges[3],
      opacity: 0.24,
    })
  );
}

function drawPond(frame: Frame, palette: Palette, pond: Blob, random: Random): string {
  const shore = placed(frame, outline(pond, random, 0.2));
  const { top, bottom } = bounds(shore);
  const d = softPolygon(shore);
  const bank = softPolygon(shore.map(([x, y]): Point => [x, y - 2.4 * frame.fine]));
  const inside = drawGlints(frame, palette, shore, random);
  return [
    linearGradient(
      "pond",
      [0, top],
      [0, bottom],
      [
        [0, palette.water[1]],
        [0.45, palette.water[0]],
        [1, palette.water[1]],
      ],
    ),
    tag("clipPath", { id: "pond-clip" }, tag("path", { d })),
    tag("path", { d: bank, fill: mix(palette.ground[2], palette.ground[1], 0.35), opacity: 0.75 }),
    tag("path", { d, fill: "url(#pond)" }),
    tag("g", { "clip-path": "url(#pond-clip)" }, inside),
    tag("path", {
      d,
      fill: "none",
      stroke: mix(palette.ground[1], palette.sand, 0.4),
      "stroke-width": 1.3 * frame.fine,
      opacity: 0.8,
    }),
  ].join("");
}

function drawBunker(frame: Frame, palette: Palette, blob: Blob, random: Random): string {
  const edge = placed(frame, outline(blob, random, 0.42));
  const { top, bottom } = bounds(edge);
  const lip = Math.max(1.4, (bottom - top) * 0.22);
  const d = softPolygon(edge);
  const id = `bunker-${blob.at[1]}`;
  return [
    linearGradient(
      id,
      [0, top],
      [0, bottom],
      [
        [0, mix(palette.sand, palette.shadow.color, 0.24)],
        [0.4, palette.sand],
        [1, mix(palette.sand, "#ffffff", palette.floodlight ? 0 : 0.22)],
      ],
    ),
    tag("path", {
      d: softPolygon(edge.map(([x, y]): Point => [x, y - lip])),
      fill: mix(palette.ground[2], palette.shadow.color, 0.3),
      opacity: 0.62,
    }),
    tag("path", {
      d: softPolygon(edge.map(([x, y]): Point => [x, y + lip * 0.5])),
      fill: mix(palette.fairway[0], palette.ground[0], 0.4),
      opacity: 0.8,
    }),
    tag("path", { d, fill: `url(#${id})` }),
  ].join("");
}

function drawGreen(frame: Frame, palette: Palette, green: Position, random: Random): string {
  const blob: Blob = { at: green, axes: [16, 19], turn: 0.2 };
  const edge = placed(frame, outline(blob, random, 0.12));
  const fringe = placed(frame, outline({ ...blob, axes: [20, 24] }, random, 0.1));
  return [
    tag("path", {
      d: softPolygon(fringe),
      fill: mix(palette.putting, palette.ground[1], 0.45),
      opacity: 0.85,
    }),
    tag("path", { d: softPolygon(edge), fill: palette.putting }),
    tag("path", {
      d: softPolygon(edge.map(([px, py]): Point => [px, py - 0.8])),
      fill: "none",
      stroke: mix(palette.putting, "#ffffff", 0.4),
      "stroke-width": 0.8,
      opacity: 0.5,
    }),
  ].join("");
}

function drawFlag(frame: Frame, palette: Palette, green: Position): string {
  const [x, y] = frame.place(green[0] + 2, green[1] + 2);
  const height = 22 * frame.fine;
  const flag: Point[] = [
    [x, y - height],
    [x + 10 * frame.fine, y - height + 3.4 * frame.fine],
    [x, y - height + 7 * frame.fine],
  ];
  return [
    tag("path", {
      d: `M${num(x)} ${num(y)}V${num(y - height)}`,
      stroke: mix("#fbf6e6", palette.sky[0] ?? "#fbf6e6", palette.floodlight ? 0.1 : 0),
      "stroke-width": 1.3 * frame.fine,
    }),
    tag("path", { d: polygon(flag), fill: mix("#b4472a", palette.haze, 0.12) }),
  ].join("");
}
