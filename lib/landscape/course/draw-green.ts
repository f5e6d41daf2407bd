import { createRandom } from "@/lib/landscape/random";
import { num, type Point, tag } from "@/lib/landscape/svg";
import { curveOf, isOn, patchOutline } from "./geometry";
import { type Frame, fitFrame, type HoleLayout, type MapMarks, mapInk, type Position } from "./layout";
import { drawBunker, drawFlags, drawWater, soft } from "./parts";

export const greenBox = { width: 360, height: 240 } as const;

type Falls = "front" | "back" | "left" | "right";

const margin = { x: 70, top: 34, bottom: 24 };
const nearMetres = 34;

/** The green from where one comes, with sand and water next to it, its rings and the way a ball rolls. */
export function drawGreenCloseUp(
  layout: HoleLayout,
  marks: MapMarks = mapInk,
): { drawing: string; falls: Falls } {
  const { green, fall } = layout;
  const up = curveOf(layout.line).samples.at(-1)?.heading ?? Math.PI / 2;
  const random = createRandom(layout.line.join()).fork("green");
  const edge = (grow: number) => patchOutline(green, random.fork("edge"), { grow, wander: 0.12 });
  const frame = fitFrame(edge(5.5), up, greenBox, margin);
  const rings = [-3.5, -6.5, -9.5].map((grow) => soft(frame, edge(grow))).join("");
  const near = ({ at }: { at: Position }) =>
    Math.hypot(at[0] - green.at[0], at[1] - green.at[1]) < nearMetres;
  const drawing = [
    ...layout.water.filter(near).map((patch, idx) => drawWater(frame, patch, random.fork(`water ${idx}`))),
    tag("path", { d: soft(frame, edge(5.5)), fill: mapInk.fringe }),
    tag("path", { d: soft(frame, edge(0)), fill: mapInk.green, stroke: mapInk.contour }),
    tag("path", { d: rings, fill: "none", stroke: mapInk.contour, "stroke-width": 0.8 }),
    drawCross(frame, layout, marks.ink),
    drawArrows(frame, layout, marks.number),
    ...layout.bunkers.filter(near).map((patch, idx) => drawBunker(frame, patch, random.fork(`sand ${idx}`))),
    drawFlags([frame.point(green.at)], 44, marks),
  ];
  return { drawing: drawing.join(""), falls: fallsTo(fall - (up * 180) / Math.PI) };
}

/** Dotted lines along its depth and its width, through the middle. */
function drawCross(frame: Frame, { green }: HoleLayout, ink: string): string {
  const [x, y] = frame.point(green.at);
  const [deep, wide] = green.axes.map((axis) => (axis + 3) * frame.scale);
  return tag("path", {
    d: `M${num(x)} ${num(y - (deep ?? 0))}V${num(y + (deep ?? 0))}M${num(x - (wide ?? 0))} ${num(y)}H${num(x + (wide ?? 0))}`,
    stroke: ink,
    "stroke-dasharray": "1.5 4",
  });
}

function drawArrows(frame: Frame, { green, fall }: HoleLayout, color: string): string {
  const angle = (fall * Math.PI) / 180;
  const [ahead, aside]: [Position, Position] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  const at = (along: number, across: number): Position => [
    green.at[0] + ahead[0] * along + aside[0] * across,
    green.at[1] + ahead[1] * along + aside[1] * across,
  ];
  const arrows = [-8, -2.5, 4, 9].flatMap((across, idx) => {
    const from = idx % 2 === 0 ? -6 : 1;
    if (!isOn(green, at(from + 7, across), -1)) return [];
    const tip = frame.point(at(from + 6.5, across));
    const barbs: Point[] = [-1.7, 1.7].map((side) => frame.point(at(from + 4.3, across + side)));
    const [startX, startY] = frame.point(at(from, across));
    const strokes = [`M${num(startX)} ${num(startY)}L${num(tip[0])} ${num(tip[1])}`];
    for (const [x, y] of barbs) strokes.push(`M${num(x)} ${num(y)}L${num(tip[0])} ${num(tip[1])}`);
    return strokes;
  });
  return tag("path", {
    d: arrows.join(""),
    stroke: color,
    "stroke-width": 1.5,
    "stroke-linecap": "round",
  });
}

/** Where the ball rolls to, said from the player's side; `turn` in degrees left of the way of play. */
function fallsTo(turn: number): Falls {
  const around = ((turn % 360) + 360) % 360;
  if (around < 45 || around >= 315) return "back";
  if (around < 135) return "left";
  return around < 225 ? "front" : "right";
}
