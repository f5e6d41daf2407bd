import { layeredNoise, type Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, polygon, tag } from "@/lib/landscape/svg";
import type { Frame } from "./frame";
import type { Palette } from "./palette";

/** A row of blades: how many to a px, their heights and half width in px, how far down the bank they root. */
type Row = { name: string; count: number; low: number; high: number; stroke: number; drop: number };

type Blades = Row & { color: string; foot: string };

const back: Row = { name: "back", count: 0.9, low: 18, high: 54, stroke: 1.1, drop: 4 };
const middle: Row = { name: "middle", count: 0.72, low: 16, high: 46, stroke: 1.3, drop: 22 };
const front: Row = { name: "dark", count: 0.72, low: 18, high: 40, stroke: 1.6, drop: 40 };

/** The dark bank we look over, its blades, and gold stalks with seed heads. */
export function drawNearGrass(frame: Frame, palette: Palette, random: Random): string {
  const wave = layeredNoise(random.fork("bank"), 2, 0.4);
  const { width, height, fine } = frame;
  const bankY = (x: number) => {
    const side = Math.abs(x / width - 0.56) * 2;
    return height - (14 + 74 * side ** 2 + 14 * wave(x / (260 * fine))) * fine;
  };
  const bank: Point[] = [
    [width + 10, height + 10],
    [-10, height + 10],
  ];
  for (let x = -10; x <= width + 10; x += 12) bank.push([x, bankY(x)]);
  const [dark, blade] = palette.grass;
  return [
    linearGradient(
      "bank",
      [0, height - 110 * fine],
      [0, height],
      [
        [0, mix(dark, blade, 0.55)],
        [0.55, dark],
        [1, mix(dark, "#000000", 0.25)],
      ],
    ),
    drawBlades(frame, bankY, random.fork("back"), {
      ...back,
      foot: dark,
      color: mix(blade, palette.ground[2], 0.4),
    }),
    tag("path", { d: polygon(bank), fill: "url(#bank)" }),
    drawBlades(frame, bankY, random.fork("middle"), { ...middle, foot: dark, color: blade }),
    drawBlades(frame, bankY, random.fork("dark"), { ...front, foot: dark, color: dark }),
    drawStalks(frame, bankY, palette, random.fork("stalks")),
  ].join("");
}

function drawBlades(frame: Frame, bankY: (x: number) => number, random: Random, blades: Blades): string {
  const { width, fine } = frame;
  let d = "";
  const total = (width / fine) * blades.count;
  for (let i = 0; i < total; i++) {
    const x = random.between(-10, width + 10);
    const y = bankY(x) + random.between(0, blades.drop) * fine + 2;
    const size = (blades.low + (blades.high - blades.low) * random.next() ** 2) * fine;
    const bend = random.between(-0.35, 0.5) * size;
    const thick = blades.stroke * fine;
    d += `M${Math.round(x)} ${Math.round(y)}q${num(bend * 0.15)} ${num(-size * 0.6)} ${num(bend)} ${num(-size)}q${num(thick - bend * 0.7)} ${num(size * 0.5)} ${num(thick * 2 - bend)} ${num(size)}z`;
  }
  const id = `blades-${blades.name}`;
  const fade = linearGradient(
    id,
    [0, frame.height - 96 * fine],
    [0, frame.height - 34 * fine],
    [
      [0, blades.color],
      [0.35, blades.color],
      [1, blades.foot],
    ],
  );
  return fade + tag("path", { d, fill: `url(#${id})` });
}

function drawStalks(frame: Frame, bankY: (x: number) => number, palette: Palette, random: Random): string {
  const { width, fine } = frame;
  const groups = layeredNoise(random.fork("groups"), 2, 0.5);
  let stalks = "";
  let heads = "";
  for (let i = 0; i < (width / fine) * 0.2; i++) {
    const x = random.between(-6, width + 6);
    if (groups(x / (70 * fine)) < -0.1) continue;
    const y = bankY(x) + random.between(2, 26) * fine;
    const size = (20 + 56 * random.next() ** 1.7) * fine;
    const bend = random.between(-0.12, 0.34) * size;
    stalks += `M${num(x)} ${num(y)}q${num(bend * 0.1)} ${num(-size * 0.7)} ${num(bend)} ${num(-size)}`;
    const droop = 0.12 * size;
    heads += `M${num(x + bend * 0.82)} ${num(y - size * 0.88)}q${num(bend * 0.3 + droop * 0.2)} ${num(-droop)} ${num(bend * 0.5 + droop * 0.5)} ${num(-droop * 0.9)}`;
  }
  const gold = palette.grass[2];
  return tag(
    "g",
    { fill: "none", stroke: gold, "stroke-linecap": "round" },
    [
      tag("path", { d: stalks, "stroke-width": 0.9 * fine, opacity: 0.8 }),
      tag("path", { d: heads, "stroke-width": 1.5 * fine, opacity: 0.65 }),
    ].join(""),
  );
}

/** Two or three blades from one root. */
function tuft(x: number, y: number, size: number, random: Random): string {
  let d = "";
  const blades = size > 3 ? 3 : 2;
  for (let i = 0; i < blades; i++) {
    const lean = (i / (blades - 1) - 0.5) * size * random.between(0.2, 0.8);
    const rise = size * random.between(0.55, 1.1);
    d += `M${num(x + lean * 0.25)} ${num(y)}q${num(lean * 0.1)} ${num(-rise * 0.6)} ${num(lean)} ${num(-rise)}`;
  }
  return d;
}

/** Rough grass in patches, smaller with distance, none on what is mown. */
export function drawTufts(
  frame: Frame,
  palette: Palette,
  random: Random,
  isBare: (right: number, away: number) => boolean,
): string {
  const stream = random.fork("tufts");
  const patch = layeredNoise(stream.fork("patch"), 3, 0.6);
  const paths = ["", "", ""];
  const count = frame.layout === "tall" ? 900 : 2000;
  for (let i = 0; i < count; i++) {
    const away = 300 / (1 + 7.6 * stream.next());
    const half = (frame.width / 2 / frame.focal) * away * 1.1;
    const right = stream.between(-half, half) + ((frame.width / 2 - frame.centerX) / frame.focal) * away;
    const rich = patch(right / 14 + away * 0.9) * 0.8 + 0.45;
    if (!stream.chance(rich) || isBare(right, away)) continue;
    const [x, y] = frame.place(right, away);
    const size =
      Math.min(8.5, frame.scaleAt(away) * 0.4) * stream.between(0.4, 1.1) * (0.6 + rich * 0.5) * frame.fine;
    paths[i % 3] += tuft(x, y, size, stream);
  }
  const colors = [
    palette.ground[2],
    mix(palette.ground[2], palette.grass[0], 0.4),
    mix(palette.fairway[0], palette.grass[2], 0.4),
  ];
  const opacities = [0.4, 0.36, 0.34];
  const strokes = paths.map((d, i) => tag("path", { d, stroke: colors[i], opacity: opacities[i] }));
  const attributes = { fill: "none", "stroke-width": 0.8 * frame.fine, "stroke-linecap": "round" };
  return tag("g", attributes, strokes.join(""));
}
