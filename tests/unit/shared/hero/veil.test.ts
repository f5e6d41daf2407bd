import fc from "fast-check";
import sharp from "sharp";
import { contrastRatio } from "@/lib/shared/contrast";
import { coveredPart, cropOf, type FocalPoint, focalIn, heroShapes } from "@/lib/shared/hero/crop";
import { ColorSet, frontColor } from "@/lib/shared/hero/fronts";
import { heroFrame, heroZones, measuredWidths, textZones, zoneContrast } from "@/lib/shared/hero/geometry";
import { gridSide, type HeroLayout, measureTones } from "@/lib/shared/hero/measure";
import { type HeroVeil, heroVeil, type VeilColors } from "@/lib/shared/hero/veil";

const colors: VeilColors = {
  dark: { ink: "#143025", veil: "#f7f2e7" },
  light: { ink: "#f3ecd9", veil: "#143025" },
};
const [width, height] = [2400, 1600];
const middle = { x: 0.5, y: 0.5 };

type Draw = (x: number, y: number) => readonly [number, number, number];

function pictureOf(draw: Draw): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(draw(x, y), (y * width + x) * 3);
  }
  return pixels;
}

const raw = { raw: { width, height, channels: 3 } } as const;

async function gridOf(pixels: Buffer) {
  const { data, info } = await sharp(pixels, raw)
    .resize({ width: gridSide, height: gridSide, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3 as const, pixels: new Uint8Array(data) };
}

type Shown = { pixels: Buffer; focal: FocalPoint; veil: HeroVeil; layout: HeroLayout; windowWidth: number };

/** The worst contrast of the ink on what a window shows: the cut under its veil, blended by sharp. */
async function worstContrasts({ pixels, focal, veil, layout, windowWidth }: Shown) {
  const picture = { width, height };
  const part = cropOf(picture, focal, heroShapes[layout]);
  const shown = coveredPart(part, focalIn(picture, focal, part), heroFrame(windowWidth));
  const frame = heroFrame(windowWidth);
  const page = await sharp(pixels, raw)
    .extract({
      left: Math.round(part.left + shown.left),
      top: Math.round(part.top + shown.top),
      width: Math.floor(shown.width),
      height: Math.floor(shown.height),
    })
    .resize({ width: frame.width, height: Math.round(frame.height), fit: "fill" })
    .png()
    .toBuffer();
  const { ink, veil: veilColor } = colors[veil.ink];
  const zones = textZones(windowWidth);
  const ratios: { zone: string; ratio: number; least: number }[] = [];
  for (const zone of heroZones) {
    const box = zones[zone];
    const opacity = zone === "head" ? veil[layout].head : veil[layout].text;
    const size = { width: Math.floor(box.width), height: Math.floor(box.height) };
    const cover = { create: { ...size, channels: 3 as const, background: veilColor } };
    const veiled = await sharp(cover).ensureAlpha(opacity).png().toBuffer();
    const cut = await sharp(page)
      .extract({ left: Math.max(0, Math.ceil(box.left)), top: Math.max(0, Math.ceil(box.top)), ...size })
      .toBuffer();
    const seen = await sharp(cut)
      .composite([{ input: veiled }])
      .removeAlpha()
      .raw()
      .toBuffer();
    const known = new Set<string>();
    for (let at = 0; at < seen.length; at += 3) known.add(seen.subarray(at, at + 3).toString("hex"));
    const ratio = Math.min(...[...known].map((hex) => contrastRatio(`#${hex}`, ink)));
    ratios.push({ zone, ratio, least: zoneContrast[zone] });
  }
  return ratios;
}

const skyOverGrass: Draw = (_x, y) => (y < 1200 ? [150 + y / 12, 190 + y / 20, 232] : [60, 104, 44]);
const chequered: Draw = (x, y) => (((x >> 6) + (y >> 6)) % 2 === 0 ? [255, 255, 255] : [0, 0, 0]);
const kinds: [string, Draw, boolean][] = [
  ["white", () => [255, 255, 255], false],
  ["black", () => [0, 0, 0], false],
  ["chequered", chequered, true],
  ["sky over grass", skyOverGrass, false],
  [
    "a wood at noon",
    (x, y) => [40 + (((x * 7 + y * 3) >> 5) % 120), 70 + (((x + y * 5) >> 4) % 110), 30],
    true,
  ],
];

describe.each(kinds)("the text on a picture: %s", (_, draw, needsVeil) => {
  const pixels = pictureOf(draw);

  test(`${needsVeil ? "has a veil" : "has no veil"} and its contrast in every window`, async () => {
    const veil = heroVeil(measureTones(await gridOf(pixels), middle), colors);
    const strongest = Math.max(veil.tall.head, veil.tall.text, veil.wide.head, veil.wide.text);
    expect(strongest > 0).toBe(needsVeil);
    for (const [layout, windowWidth] of [
      ["tall", 390],
      ["tall", 599],
      ["wide", 600],
      ["wide", 1440],
      ["wide", 1920],
    ] as const) {
      for (const { ratio, least } of await worstContrasts({
        pixels,
        focal: middle,
        veil,
        layout,
        windowWidth,
      })) {
        expect(ratio).toBeGreaterThanOrEqual(least);
      }
    }
  }, 60_000);
});

test("the veil is the smallest that holds: two steps less, and the text is too faint", async () => {
  const pixels = pictureOf(() => [128, 128, 128]);
  const veil = heroVeil(measureTones(await gridOf(pixels), middle), colors);
  const fainter = { ...veil, wide: { head: veil.wide.head - 0.06, text: veil.wide.text - 0.06 } };
  const [head] = await worstContrasts({
    pixels,
    focal: middle,
    veil: fainter,
    layout: "wide",
    windowWidth: 1440,
  });
  expect(head?.ratio).toBeLessThan(4.5);
});

test("another focal point has other colours under the text, so another veil", async () => {
  const grid = await gridOf(pictureOf((x) => (x < width / 2 ? [255, 255, 255] : [90, 90, 90])));
  const left = heroVeil(measureTones(grid, { x: 0, y: 0.5 }), colors);
  const right = heroVeil(measureTones(grid, { x: 1, y: 0.5 }), colors);
  expect([left.ink, left.tall]).toEqual(["dark", { head: 0, text: 0 }]);
  expect(right.tall.text).toBeGreaterThan(0);
});

test("the windows that are measured begin with the narrowest phone and end with the widest screen of each cut", () => {
  expect(measuredWidths.tall.at(-1)).toBe(599);
  expect(measuredWidths.wide[0]).toBe(600);
});

const channel = fc.integer({ min: 0, max: 255 });

test("a front holds, for every colour seen, one that is as dark in each channel, and one that is as light", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 60 }), (seen) => {
      const set = new ColorSet();
      for (const color of seen) set.add(...color);
      const { dark, light } = set.fronts();
      for (const color of seen) {
        const isUnder = (one: readonly number[]) => one.every((value, at) => value <= (color[at] ?? 0));
        const isOver = (one: readonly number[]) => one.every((value, at) => value >= (color[at] ?? 0));
        expect(dark.some((packed) => isUnder(frontColor(packed, "dark")))).toBe(true);
        expect(light.some((packed) => isOver(frontColor(packed, "light")))).toBe(true);
      }
      expect(dark.length).toBeLessThanOrEqual(seen.length);
    }),
    { numRuns: 40 },
  );
});
