import { createRandom, type Random } from "@/lib/landscape/random";
import { mix, num, type Point, softPolygon, tag } from "@/lib/landscape/svg";
import type { Three } from "./palette";

/** A flat cloud of needles: its middle, half width, height, and how far its left end hangs (-) or lifts. */
export type Pad = { x: number; y: number; half: number; rise: number; tilt: number };

/** How a tree's needles are drawn. */
export type FoliageStyle = {
  colors: Three;
  fan: FanSize;
  /** fans per 60 px² of cushion */
  density: number;
  /** Fewer cushions to a pad, for trees that stand far off. */
  isCoarse: boolean;
  /** 0..1, the height in a cushion from which needles catch the light */
  litFrom: number;
  /** -1 light from the left, 1 from the right */
  sunSide: number;
};

/** The dark body of a cushion: a low dome over a scalloped under side; the fans tear its edge. */
function body({ x, y, half, rise }: Pad, random: Random): string {
  const reach = half * 0.94;
  const top = y - rise * random.between(0.66, 0.8);
  const dome = `Q${num(x - reach * 0.72)} ${num(top)} ${num(x)} ${num(top)}Q${num(x + reach * 0.72)} ${num(top)} ${num(x + reach)} ${num(y)}`;
  let under = "";
  for (let i = 0; i < 3; i++) {
    const width = (-2 * reach) / 3;
    under += `q${num(width * 0.5)} ${num(rise * random.between(0.2, 0.42))} ${num(width)} 0`;
  }
  return `M${num(x - reach)} ${num(y)}${dome}${under}Z`;
}

function drawCushion(cushion: Pad, style: FoliageStyle, random: Random): string {
  const { x, y, half, rise } = cushion;
  const layers: [shade: string, middle: string, lit: string] = ["", "", ""];
  const count = Math.max(3, Math.round((half * rise * style.density) / 60));
  for (let i = 0; i < count; i++) {
    const u = random.between(-1, 1);
    const v = i % 3 === 0 ? random.next() * 0.22 : random.next();
    const roof = (1 - u * u) ** 0.55;
    const fx = x + u * half * 0.98;
    const fy = y + rise * 0.16 - v * rise * roof * 1.02;
    const light = v * 0.75 + u * 0.22 * style.sunSide + random.between(-0.22, 0.22);
    const layer = light > style.litFrom ? 2 : light > 0.18 || style.isCoarse ? 1 : 0;
    layers[layer] += fanAt(style.fan, fx, fy, u * (1.2 - v * 0.4) + random.between(-0.3, 0.3), random.next());
  }
  const [shade, middle, lit] = style.colors;
  return [
    tag("path", { d: body(cushion, random), fill: shade }),
    ...[shade, middle, lit].map((fill, i) => (layers[i] === "" ? "" : tag("g", { fill }, layers[i]))),
  ].join("");
}

/** Cushions of a pad: a back row higher up, then a front row in the gaps. */
function cushionsOf(pad: Pad, isCoarse: boolean, random: Random): Pad[] {
  const { x, y, half, rise, tilt } = pad;
  const row = (count: number, lift: number, reach: number): Pad[] =>
    Array.from({ length: count }, (_, i) => {
      const u = count === 1 ? 0 : -1 + (2 * i) / (count - 1);
      const full = 0.55 + 0.45 * Math.cos((u * Math.PI) / 2);
      return {
        x: x + u * half * reach + random.between(-0.05, 0.05) * half,
        y: y - lift * rise * full + u * half * tilt + random.between(-0.1, 0.1) * rise,
        half: (half / count) * random.between(1.15, 1.5) * (0.75 + 0.25 * full),
        rise: rise * full * random.between(0.62, 0.85),
        tilt: 0,
      };
    });
  const count = Math.max(2, Math.round(half / (rise * (isCoarse ? 1.6 : 0.95))));
  if (isCoarse) return [...row(count, 0.42, 0.5), ...row(count, 0, 0.7)];
  return [...row(count, 0.42, 0.66), ...row(count + 1, 0.02, 0.82)];
}

export function drawPad(pad: Pad, style: FoliageStyle, random: Random): string {
  const cushions = cushionsOf(pad, style.isCoarse, random).map((cushion) =>
    drawCushion(cushion, style, random),
  );
  return cushions.join("");
}

/** A round heap of leaves. */
export type Clump = { x: number; y: number; radius: number };

/** A ball with a scalloped edge, dark at its foot, its leaves lit from above. */
export function drawClump({ x, y, radius }: Clump, style: FoliageStyle, random: Random): string {
  const scallops = Array.from({ length: 15 }, (_, i): Point => {
    const angle = (i / 15) * Math.PI * 2;
    const reach = radius * random.between(0.74, 1.04);
    return [x + Math.cos(angle) * reach * 1.08, y + Math.sin(angle) * reach * 0.88];
  });
  const layers: [string, string, string] = ["", "", ""];
  const count = Math.round((radius * radius * style.density) / 60);
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const out = random.next() ** 0.36 * 1.04;
    const [u, v] = [Math.cos(angle) * out * 1.06, Math.sin(angle) * out * 0.92];
    const light = 0.5 - v * 0.52 + u * 0.22 * style.sunSide + random.between(-0.2, 0.2);
    const layer = light > style.litFrom + 0.14 ? 2 : light > 0.22 ? 1 : 0;
    layers[layer] += fanAt(
      style.fan,
      x + u * radius,
      y + v * radius,
      u * 0.9 + random.between(-0.3, 0.3),
      random.next(),
    );
  }
  const [shade, middle, lit] = style.colors;
  return [
    tag("path", { d: softPolygon(scallops), fill: shade }),
    tag("path", {
      d: softPolygon(
        scallops.map(([px, py]): Point => [x + (px - x) * 0.8, y + (py - y) * 0.74 - radius * 0.14]),
      ),
      fill: mix(shade, middle, 0.24),
    }),
    ...[mix(shade, middle, 0.3), middle, lit].map((fill, i) =>
      layers[i] === "" ? "" : tag("g", { fill }, layers[i]),
    ),
  ].join("");
}

/** A size of needle fan, px; the drawing refers to its fans by id, which keeps the document small. */
type FanSize = { key: string; length: number; thickness: number; needles: number };

export const fanSizes = {
  tiny: { key: "a", length: 2.8, thickness: 0.6, needles: 4 },
  small: { key: "b", length: 3.8, thickness: 0.65, needles: 5 },
  middle: { key: "c", length: 5.4, thickness: 0.75, needles: 7 },
  great: { key: "d", length: 13.5, thickness: 1.3, needles: 11 },
} as const satisfies Record<string, FanSize>;

const leans = [-1, -0.5, 0, 0.5, 1] as const;
const variants = 3;

/** One fan round `lean` (radians, 0 is straight up): needles that taper to a point. */
function fanPath(size: FanSize, lean: number, seed: string): string {
  const random = createRandom(seed);
  let d = "";
  for (let i = 0; i < size.needles; i++) {
    const share = i / (size.needles - 1) - 0.5;
    const angle = lean + share * 2.5 + random.between(-0.14, 0.14);
    const length = size.length * random.between(0.66, 1.08) * (1 - 0.3 * Math.abs(share));
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const half = size.thickness / 2;
    d += `M${num(-y * half)} ${num(x * half)}L${num(x * length)} ${num(y * length)}L${num(y * half)} ${num(-x * half)}Z`;
  }
  return d;
}

/** A bunch of leaves round `lean`: pointed ovals of unequal size. */
function leafPath(size: FanSize, lean: number, seed: string): string {
  const random = createRandom(`leaf ${seed}`);
  let d = "";
  for (let i = 0; i < size.needles; i++) {
    const share = i / (size.needles - 1) - 0.5;
    const angle = lean + share * 3.4 + random.between(-0.3, 0.3);
    const from = size.length * random.between(0.05, 0.3);
    const length = size.length * random.between(0.34, 0.6);
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const half = length * random.between(0.26, 0.36);
    const [mx, my] = [x * (from + length * 0.5), y * (from + length * 0.5)];
    const [ex, ey] = [x * (from + length), y * (from + length)];
    d += `M${num(x * from)} ${num(y * from)}Q${num(mx - y * half)} ${num(my + x * half)} ${num(ex)} ${num(ey)}Q${num(mx + y * half)} ${num(my - x * half)} ${num(x * from)} ${num(y * from)}Z`;
  }
  return d;
}

/** A hanging spray of short needles on both sides of a twig, as spruce and larch have it. */
function sprayPath(size: FanSize, lean: number, seed: string): string {
  const random = createRandom(`spray ${seed}`);
  const length = size.length * 1.25;
  const angle = Math.PI / 2 + 0.35 - (lean + 1) * 0.35;
  const [x, y] = [(lean < 0 ? -1 : 1) * Math.cos(angle - Math.PI / 2 + 0.2), Math.sin(angle) * 0.72];
  let d = `M0 0L${num(x * length)} ${num(y * length)}l${num(size.thickness)} ${num(-size.thickness)}Z`;
  for (let i = 0; i < size.needles; i++) {
    const along = (i / size.needles) * length;
    const reach = size.length * random.between(0.26, 0.46) * (1 - 0.55 * (i / size.needles));
    const side = i % 2 === 0 ? 1 : -1;
    const [bx, by] = [x * along, y * along];
    d += `M${num(bx)} ${num(by)}l${num(x * reach * 0.5 + side * y * reach * 0.5)} ${num(y * reach * 0.5 + reach * 0.7)}l${num(size.thickness)} ${num(-reach * 0.55)}Z`;
  }
  return d;
}

const fanShapes = { needles: fanPath, leaves: leafPath, sprays: sprayPath };

/** The fans that pads are made of; `shape` makes a pine, a broad crown or a spruce of the same pads. */
export function fanDefinitions(shape: keyof typeof fanShapes = "needles"): string {
  const draw = fanShapes[shape];
  const paths = Object.values(fanSizes).flatMap((size) =>
    leans.flatMap((lean, at) =>
      Array.from({ length: variants }, (_, variant) => {
        const id = `${size.key}${at}${variant}`;
        return tag("path", { id, d: draw(size, lean * 0.9, id) });
      }),
    ),
  );
  return tag("defs", {}, paths.join(""));
}

/** A fan at a place; `lean` from -1 (left) to 1 (right). */
function fanAt(size: FanSize, x: number, y: number, lean: number, pick: number): string {
  const at = Math.min(leans.length - 1, Math.max(0, Math.round((lean + 1) * 2)));
  const place = size.length > 5 ? `x="${Math.round(x)}" y="${Math.round(y)}"` : `x="${num(x)}" y="${num(y)}"`;
  return `<use href="#${size.key}${at}${Math.floor(pick * variants)}" ${place}/>`;
}
