import { layeredNoise, type Random } from "@/lib/landscape/random";
import {
  linearGradient,
  mix,
  num,
  type Point,
  polygon,
  polyline,
  softPolygon,
  tag,
} from "@/lib/landscape/svg";
import type { Scene } from "../terrain";
import { marramTuft } from "./marram";

/** A dune on the ground, all in metres; `scar`: the wind has laid its sand bare. */
export type Dune = { right: number; away: number; width: number; height: number; scar?: boolean };

/** Dunes from far to near: a lit and a shaded flank, a mane of marram along the crest. */
export function drawDunes(scene: Scene, dunes: readonly Dune[], name: string): string {
  const random = scene.random.fork(`dunes ${name}`);
  return [...dunes]
    .sort((a, b) => b.away - a.away)
    .map((dune, idx) => drawDune(scene, dune, `${name}-${idx}`, random.fork(`dune-${idx}`)))
    .join("");
}

type Lobe = { at: number; half: number; height: number };

/** Two or three soft shoulders that make up a dune, as shares of its half width and height. */
function lobesOf(dune: Dune, random: Random): Lobe[] {
  const main = random.between(-0.18, 0.18);
  const second = main > 0 ? random.between(-0.62, -0.4) : random.between(0.4, 0.62);
  const lobes = [
    { at: main, half: random.between(0.5, 0.66), height: 1 },
    { at: second, half: random.between(0.3, 0.4), height: random.between(0.5, 0.75) },
  ];
  return dune.width > 60
    ? [...lobes, { at: -second * 0.9, half: 0.34, height: random.between(0.4, 0.6) }]
    : lobes;
}

function bell(distance: number): number {
  return Math.abs(distance) >= 1 ? 0 : (1 - distance * distance) ** 1.6;
}

type Shape = { crest: Point[]; foot: number; peaks: Point[] };

/** The sky line of a dune over its foot. */
function duneShape(scene: Scene, dune: Dune, random: Random): Shape {
  const scale = scene.frame.scaleAt(dune.away);
  const [x, foot] = scene.frame.place(dune.right, dune.away);
  const half = (dune.width / 2) * scale;
  const lobes = lobesOf(dune, random);
  const wave = layeredNoise(random.fork("wave"), 3, 0.5);
  const steps = Math.max(14, Math.min(60, Math.round(half / 5)));
  const at = (u: number): Point => {
    const body = Math.max(...lobes.map((lobe) => lobe.height * bell((u - lobe.at) / lobe.half)));
    const toe = bell(u) * 0.16;
    return [x + u * half, foot - dune.height * scale * (body * 0.9 + toe) * (1 + 0.14 * wave(u * 3 + 9))];
  };
  return {
    crest: Array.from({ length: steps + 1 }, (_, i) => at(-1 + (2 * i) / steps)),
    foot,
    peaks: lobes.map((lobe) => at(lobe.at)),
  };
}

function drawDune(scene: Scene, dune: Dune, idx: string, random: Random): string {
  const { frame, palette } = scene;
  const shape = duneShape(scene, dune, random);
  const { crest, foot } = shape;
  const top = Math.min(...crest.map(([, y]) => y));
  const haze = Math.min(0.6, Math.max(0, (dune.away - 90) / 460));
  const toHaze = (color: string) => mix(color, palette.haze, haze);
  const id = `dune-${idx}`;
  return [
    linearGradient(
      id,
      [0, top],
      [0, foot + 3 * frame.fine],
      [
        [0, toHaze(mix(palette.ground[0], palette.grass[2], 0.42))],
        [0.35, toHaze(mix(palette.ground[0], palette.ground[1], 0.4))],
        [0.75, toHaze(mix(palette.ground[1], palette.ground[2], 0.12)), 0.92],
        [1, toHaze(palette.ground[1]), 0],
      ],
    ),
    tag("path", {
      d: softPolygon([
        ...crest,
        [crest.at(-1)?.[0] ?? 0, foot + 3 * frame.fine],
        [crest[0]?.[0] ?? 0, foot + 3 * frame.fine],
      ]),
      fill: `url(#${id})`,
    }),
    drawLee(scene, shape, `${id}-lee`, toHaze(mix(palette.ground[2], palette.shadow.color, 0.2))),
    dune.scar ? drawScar(scene, shape, toHaze(palette.sand)) : "",
    drawMane(scene, dune, crest, foot, haze, random),
  ].join("");
}

/** The crest from a summit down to the next hollow on one side. */
function downFrom(px: number, crest: readonly Point[], side: number): Point[] {
  const beyond = crest.filter(([x]) => (x - px) * side > 0);
  const hollow = beyond.findIndex(([, y], i) => i > 1 && y < (beyond[i - 1]?.[1] ?? y) - 0.4);
  return hollow < 0 ? beyond : beyond.slice(0, hollow);
}

/** The flanks that the sun does not reach: a soft edge runs from each summit down to the foot. */
function drawLee(scene: Scene, { crest, foot, peaks }: Shape, id: string, color: string): string {
  const side = scene.palette.shadow.direction[0] < 0 ? -1 : 1;
  const strength = 0.24 + scene.palette.shadow.opacity * 0.9;
  const d = peaks.map(([px, py]) => {
    const rise = foot - py;
    const ordered = downFrom(px, side > 0 ? crest : [...crest].reverse(), side);
    const end = ordered.at(-1) ?? [px, foot];
    const line = ordered.map(([x, y]) => `L${num(x)} ${num(y)}`).join("");
    return `M${num(px)} ${num(py)}${line}L${num(end[0])} ${num(foot)}Q${num(px + side * rise * 1.5)} ${num(foot)} ${num(px + side * rise * 0.5)} ${num(py + rise * 0.55)}Q${num(px - side * rise * 0.12)} ${num(py + rise * 0.3)} ${num(px)} ${num(py)}Z`;
  });
  const top = Math.min(...crest.map(([, y]) => y));
  const gradient = linearGradient(
    id,
    [0, top],
    [0, foot],
    [
      [0, color, strength],
      [0.6, color, strength * 0.7],
      [1, color, 0],
    ],
  );
  return gradient + tag("path", { d: d.join(""), fill: `url(#${id})` });
}

/** Bare sand below the summit on the sunny flank, as the wind cuts it out. */
function drawScar(scene: Scene, { peaks, foot }: Shape, sand: string): string {
  const [px = 0, py = foot] = peaks[0] ?? [];
  const side = scene.palette.shadow.direction[0] < 0 ? 1 : -1;
  const rise = foot - py;
  const at = (along: number, down: number) => `${num(px + side * along * rise)} ${num(py + down * rise)}`;
  const bowl = `M${at(-0.15, 0.2)}Q${at(0.3, 0.06)} ${at(0.75, 0.3)}Q${at(1.25, 0.5)} ${at(1.6, 0.84)}Q${at(1, 0.66)} ${at(0.7, 0.82)}Q${at(0.3, 0.9)} ${at(0.25, 0.6)}Q${at(0.1, 0.36)} ${at(-0.15, 0.2)}Z`;
  const lip = `M${at(-0.15, 0.2)}Q${at(0.3, 0.06)} ${at(0.75, 0.3)}Q${at(1.25, 0.5)} ${at(1.6, 0.84)}Q${at(1.1, 0.52)} ${at(0.7, 0.44)}Q${at(0.3, 0.26)} ${at(-0.15, 0.2)}Z`;
  return (
    tag("path", { d: bowl, fill: sand }) +
    tag("path", { d: lip, fill: mix(sand, scene.palette.shadow.color, 0.35), opacity: 0.55 })
  );
}

/** Marram along the crest and in tufts over the flanks. */
function drawMane(
  scene: Scene,
  dune: Dune,
  crest: readonly Point[],
  foot: number,
  haze: number,
  random: Random,
): string {
  const { frame, palette } = scene;
  const stream = random.fork("mane");
  const size = Math.min(30, 1.25 * frame.scaleAt(dune.away)) * frame.fine ** 0.5;
  const layers = ["", "", ""];
  const blades = size > 12 ? 6 : size > 6 ? 4 : 3;
  crest.forEach(([x, y], i) => {
    const next = crest[i + 1];
    if (!next || foot - y < size * 0.2) return;
    const gap = Math.max(3, size * 0.42);
    for (let along = 0; along < next[0] - x; along += gap) {
      const share = along / (next[0] - x);
      const py = y + (next[1] - y) * share;
      layers[stream.chance(0.6) ? 1 : 2] += marramTuft(
        x + along,
        py + size * 0.12,
        size * stream.between(0.6, 1.1),
        blades,
        stream,
      );
      if (stream.chance(0.55)) {
        const drop = stream.next() ** 1.4;
        layers[Math.floor(stream.between(0, 3))] += marramTuft(
          x + along,
          py + (foot - py) * drop * 0.92,
          size * stream.between(0.45, 0.8),
          blades,
          stream,
        );
      }
    }
  });
  const colors = [
    mix(palette.ground[2], palette.grass[0], 0.35),
    mix(palette.grass[1], palette.ground[1], 0.35),
    mix(palette.grass[2], palette.ground[0], 0.25),
  ];
  return layers
    .map((d, i) =>
      d === ""
        ? ""
        : tag("path", {
            d,
            fill: mix(colors[i] ?? palette.haze, palette.haze, haze),
            opacity: i === 0 ? 0.7 : 0.9,
          }),
    )
    .join("");
}

/** The dune that we stand next to, drawn for the wide layout and put into the others like every near thing. */
export function drawNearDune({ frame, palette, random }: Scene): string {
  const stream = random.fork("near-dune");
  const wave = layeredNoise(stream.fork("wave"), 3, 0.5);
  const { scale, x: shiftX, y: shiftY } = frame.pine;
  const crestY = (x: number) => {
    const share = Math.min(1, Math.max(0, (x - 760) / 720));
    return 900 - 470 * share ** 1.25 * (1 - 0.16 * share) + wave(x / 120) * 20 * share;
  };
  const crest: Point[] = Array.from({ length: 62 }, (_, i): Point => [760 + i * 13, crestY(760 + i * 13)]);
  const body = polygon([...crest, [1560, 1000], [760, 1000]]);
  const parts = [
    linearGradient(
      "near-dune",
      [1040, 500],
      [1240, 900],
      [
        [0, mix(palette.ground[0], palette.grass[2], 0.3)],
        [0.35, mix(palette.ground[1], palette.grass[1], 0.3)],
        [0.8, mix(palette.ground[2], palette.grass[0], 0.45)],
        [1, palette.grass[0]],
      ],
    ),
    tag("path", { d: body, fill: "url(#near-dune)" }),
    tag("path", {
      d: polyline(crest),
      fill: "none",
      stroke: palette.rim.color,
      "stroke-width": 1.4,
      opacity: palette.rim.opacity * 0.6,
    }),
    drawNearMarram(palette, crestY, stream.fork("marram")),
  ];
  return tag("g", { transform: `translate(${shiftX} ${shiftY}) scale(${scale})` }, parts.join(""));
}

/** Rows of great tufts from the crest down: lit where they stand against the sky, darker below. */
function drawNearMarram(palette: Scene["palette"], crestY: (x: number) => number, random: Random): string {
  const [dark, blade, gold] = palette.grass;
  const tones = [
    mix(blade, dark, 0.55),
    mix(blade, dark, 0.12),
    mix(blade, palette.ground[0], 0.4),
    mix(mix(blade, gold, 0.62), palette.ground[0], 0.2),
  ];
  return [-6, 16, 58, 116, 190, 280]
    .map((drop, row) => {
      const layers = tones.map(() => "");
      for (let x = 790 + drop * 0.6; x < 1520; x += random.between(14, 30)) {
        if (row > 1 && random.chance(0.42)) continue;
        const near = Math.min(1, (x - 740) / 560);
        const size = (22 + 74 * near + row * 4) * random.between(0.68, 1.15);
        const tone = random.chance(row < 2 ? 0.4 : 0.22)
          ? 3
          : random.chance(0.5)
            ? 2
            : random.chance(0.5)
              ? 1
              : 0;
        const y = crestY(x) + drop + random.between(-10, 14) + size * 0.2;
        layers[tone] += marramTuft(x, y, size, 13, random);
      }
      return layers.map((d, i) => (d ? tag("path", { d, fill: tones[i] }) : "")).join("");
    })
    .join("");
}
