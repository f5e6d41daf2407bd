import type { Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, polygon, polyline, tag } from "@/lib/landscape/svg";
import { type Crest, createCrest, crestStep, drawFringe, drawSlopeTrees, type RidgeFacts } from "./crest";
import type { Frame } from "./frame";
import type { Palette } from "./palette";
import type { Scene } from "./terrain";

/** Up to five ridges, each darkest at its crest and dissolving to haze at its foot (the ink-wash rule). */
export function drawRidges(
  { frame, palette, random }: Scene,
  ridges: readonly RidgeFacts[],
  between: (idx: number) => string,
): string {
  return ridges
    .map((facts, idx) => {
      const stream = random.fork(`ridge-${idx}`);
      const crest = createCrest(frame, facts, stream);
      return drawRidge(frame, palette, crest, idx, stream, facts.isWooded) + between(idx);
    })
    .join("");
}

function drawRidge(
  frame: Frame,
  palette: Palette,
  crest: Crest,
  idx: number,
  random: Random,
  isWooded: boolean,
): string {
  const color = palette.ridges[idx] ?? palette.haze;
  const body: Point[] = [...crest.points, [frame.width + crestStep, crest.foot], [-crestStep, crest.foot]];
  const id = `ridge-${idx}`;
  const gradient = linearGradient(
    id,
    [0, crest.top],
    [0, crest.foot],
    [
      [0, color],
      [0.45, mix(color, palette.haze, 0.16)],
      [0.8, mix(color, palette.haze, 0.58)],
      [1, palette.haze],
    ],
  );
  const clip = tag("clipPath", { id: `${id}-clip` }, tag("path", { d: polygon(body) }));
  const inside =
    drawRavines(frame, palette, crest, idx, random) + drawFoldLight(frame, palette, crest, idx, random);
  return [
    gradient,
    clip,
    isWooded ? drawFringe(frame, palette, crest, idx, random) : "",
    tag("path", { d: polygon(body), fill: `url(#${id})` }),
    tag("g", { "clip-path": `url(#${id}-clip)` }, inside),
    isWooded ? drawSlopeTrees(frame, palette, crest, idx, random) : "",
    drawRim(frame, palette, crest, idx),
  ].join("");
}

function drawRim(frame: Frame, palette: Palette, crest: Crest, idx: number): string {
  if (palette.rim.opacity <= 0) return "";
  const opacity = palette.rim.opacity * (idx < 2 ? 0.3 : 0.5);
  const lower = crest.points.map(([x, y]): Point => [x, y + 1.2]);
  return tag("path", {
    d: polyline(lower),
    fill: "none",
    stroke: palette.rim.color,
    "stroke-width": 0.9 * frame.fine,
    opacity,
  });
}

/** Dry-brush strokes down the slopes: the ravines of an ink mountain. */
function drawRavines(frame: Frame, palette: Palette, crest: Crest, idx: number, random: Random): string {
  const stream = random.fork("ravines");
  const count = Math.round((frame.width / 9) * (idx === 0 ? 0.5 : 1));
  const paths = ["", "", ""];
  for (let i = 0; i < count; i++) {
    const at = Math.floor(stream.between(4, crest.points.length - 4));
    const [x, y] = crest.points[at] ?? [0, 0];
    const slope = ((crest.points[at + 4]?.[1] ?? y) - (crest.points[at - 4]?.[1] ?? y)) / (8 * crestStep);
    const drop = (crest.foot - y) * stream.between(0.15, 0.62);
    const drift =
      (slope === 0 ? stream.between(-0.5, 0.5) : Math.sign(slope) * stream.between(0.1, 0.9)) * drop * 0.7;
    const layer = i % 3;
    paths[layer] +=
      `M${num(x)} ${num(y + 1)}q${num(drift * 0.2)} ${num(drop * 0.5)} ${num(drift)} ${num(drop)}`;
  }
  const color = mix(palette.ridges[idx] ?? palette.haze, palette.needles[0], 0.35);
  const id = `ravine-${idx}`;
  const gradient = linearGradient(
    id,
    [0, crest.top],
    [0, crest.foot],
    [
      [0, color, 0.05 + idx * 0.035],
      [0.5, color, 0.03 + idx * 0.02],
      [1, color, 0],
    ],
  );
  const strokes = paths.map((d, i) => tag("path", { d, "stroke-width": (1.2 + i * 3) * frame.fine }));
  return (
    gradient + tag("g", { fill: "none", stroke: `url(#${id})`, "stroke-linecap": "round" }, strokes.join(""))
  );
}

/** Soft light on the slopes that face the sun. */
function drawFoldLight(frame: Frame, palette: Palette, crest: Crest, idx: number, random: Random): string {
  const stream = random.fork("fold-light");
  const sunSide = palette.shadow.direction[0] < 0 ? 1 : -1;
  const color = mix(palette.rim.color, palette.haze, 0.5);
  let d = "";
  for (let i = 0; i < frame.width / 60; i++) {
    const at = Math.floor(stream.between(0, crest.points.length - 1));
    const [x, y] = crest.points[at] ?? [0, 0];
    const drop = (crest.foot - y) * stream.between(0.4, 0.8);
    const reach = stream.between(14, 44) * frame.fine * sunSide;
    d += `M${num(x)} ${num(y + 2)}q${num(reach * 0.3)} ${num(drop * 0.4)} ${num(reach)} ${num(drop)}l${num(-reach * 0.8)} 0q${num(-reach * 0.3)} ${num(-drop * 0.6)} ${num(-reach * 0.2)} ${num(-drop)}Z`;
  }
  const id = `fold-light-${idx}`;
  const gradient = linearGradient(
    id,
    [0, crest.top],
    [0, crest.foot],
    [
      [0, color, 0.1 + palette.rim.opacity * 0.14],
      [0.7, color, 0],
    ],
  );
  return gradient + tag("path", { d, fill: `url(#${id})` });
}
