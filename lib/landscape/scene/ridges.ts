import { layeredNoise, type Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, polygon, polyline, tag } from "@/lib/landscape/svg";
import { type Crest, createCrest, crestStep, drawFringe, drawSlopeTrees, ridgeFacts } from "./crest";
import { type Frame, groundEndMetres } from "./frame";
import type { Palette } from "./palette";

/** Five ridges, each darkest at its crest and dissolving to haze at its foot (the ink-wash rule). */
export function drawRidges(
  frame: Frame,
  palette: Palette,
  random: Random,
  between: (idx: number) => string,
): string {
  return ridgeFacts
    .map((facts, idx) => {
      const stream = random.fork(`ridge-${idx}`);
      const crest = createCrest(frame, facts, stream);
      return drawRidge(frame, palette, crest, idx, stream) + between(idx);
    })
    .join("");
}

function drawRidge(frame: Frame, palette: Palette, crest: Crest, idx: number, random: Random): string {
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
    idx >= 2 ? drawFringe(frame, palette, crest, idx, random) : "",
    tag("path", { d: polygon(body), fill: `url(#${id})` }),
    tag("g", { "clip-path": `url(#${id}-clip)` }, inside),
    idx >= 2 ? drawSlopeTrees(frame, palette, crest, idx, random) : "",
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

type Row = { away: number; haze: number; gap: number; height: number };

const rows: readonly Row[] = [
  { away: groundEndMetres + 90, haze: 0.72, gap: 4.4, height: 14 },
  { away: groundEndMetres + 40, haze: 0.58, gap: 4.8, height: 13 },
  { away: groundEndMetres + 4, haze: 0.44, gap: 5.8, height: 12 },
];

/** The wood at the end of the ground: rows of thin red stems under flat crowns, paler behind. */
export function drawFarForest(
  frame: Frame,
  palette: Palette,
  random: Random,
  between: (idx: number) => string,
): string {
  return rows
    .map((row, idx) => drawRow(frame, palette, row, random.fork(`row-${idx}`)) + between(idx))
    .join("");
}

function drawRow(frame: Frame, palette: Palette, row: Row, random: Random): string {
  const dense = layeredNoise(random.fork("dense"), 2, 0.5);
  const half = ((frame.width * 0.62) / frame.focal) * row.away;
  const offset = ((frame.width / 2 - frame.centerX) / frame.focal) * row.away;
  let stems = "";
  let crowns = "";
  let tops = "";
  for (let right = offset - half; right < offset + half; right += row.gap * random.between(0.5, 1.5)) {
    if (dense(right / 40) < -0.42) continue;
    const [x, y] = frame.place(right, row.away);
    const size = row.height * frame.scaleAt(row.away) * random.between(0.7, 1.15);
    const lean = random.between(-0.1, 0.1) * size;
    stems += `M${num(x)} ${num(y + 2)}q${num(lean * 1.4)} ${num(-size * 0.4)} ${num(lean)} ${num(-size * 0.85)}`;
    const pads = 4 + Math.floor(random.next() * 2);
    for (let i = 0; i < pads; i++) {
      const lift = 0.5 + (0.46 * i) / (pads - 1) + random.between(-0.03, 0.03);
      const reach = size * random.between(0.13, 0.24) * (1.1 - Math.abs(lift - 0.72) * 1.7);
      const px = x + lean + random.between(-0.24, 0.24) * size * (1.12 - lift);
      const py = y - lift * size;
      crowns += lens(px, py, reach, size * 0.05);
      if (i > 0 && row.haze < 0.7) tops += lens(px, py - size * 0.02, reach * 0.75, size * 0.022);
    }
  }
  const toHaze = (color: string) => mix(color, palette.haze, row.haze);
  return (
    tag("path", {
      d: stems,
      fill: "none",
      stroke: toHaze(mix(palette.bark[1], palette.bark[0], 0.3)),
      "stroke-width": 1.2 * frame.fine,
    }) +
    tag("path", { d: crowns, fill: toHaze(palette.needles[1]) }) +
    tag("path", { d: tops, fill: toHaze(palette.needles[2]), opacity: 0.55 })
  );
}

function lens(x: number, y: number, reach: number, rise: number): string {
  return `M${num(x - reach)} ${num(y)}q${num(reach * 0.5)} ${num(-rise * 2)} ${num(reach)} ${num(-rise * 1.6)}q${num(reach * 0.7)} ${num(rise * 0.2)} ${num(reach)} ${num(rise * 1.6)}q${num(-reach)} ${num(rise * 0.9)} ${num(-reach * 2)} 0Z`;
}
