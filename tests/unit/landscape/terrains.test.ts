import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { buildings, type Terrain, terrains } from "@/lib/contract/code-values/scene";
import { clubMark } from "@/lib/landscape";
import {
  type LandscapeSet,
  type Layout,
  landscapeHeight,
  landscapeViewOf,
  layoutFacts,
  layouts,
} from "@/lib/landscape/address";
import { drawHoleMap } from "@/lib/landscape/course/draw-hole";
import { drawNineMap } from "@/lib/landscape/course/draw-nine";
import { mapInk } from "@/lib/landscape/course/layout";
import { drawingImage, findDrawing } from "@/lib/landscape/drawings/drawings";
import { giftParcel } from "@/lib/landscape/drawings/gift";
import { landscapeSvg } from "@/lib/landscape/scene/scene";
import { demoNines } from "@/tests/support/demo-holes";

const others = terrains.filter((one) => one !== "pine-hills");
const noon: LandscapeSet = { light: "noon", weather: "clear", season: "green" };
const night: LandscapeSet = { light: "night", weather: "snow", season: "straw" };

function draw(terrain: (typeof terrains)[number], set: LandscapeSet, layout: Layout, seed = 27): string {
  const [width] = layoutFacts[layout].size;
  return landscapeSvg({ ...set, terrain, seed, layout, width, height: landscapeHeight(layout, width) });
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

test("the pictures of the pine hills are the bytes that they always were", () => {
  const lights = ["dawn", "noon", "dusk", "night"] as const;
  const hashes = layouts.map((layout) =>
    hashOf(
      lights
        .flatMap((light) =>
          (["clear", "snow"] as const).map((weather) =>
            draw("pine-hills", { light, weather, season: "green" }, layout),
          ),
        )
        .join(""),
    ),
  );
  expect(hashes).toEqual([
    "9939a4c16635dc90aee1663e28430c17",
    "e6e441dfb582fb19c2fb4232550747a6",
    "ff2591107f65f06dc2b4ef5206ca8a98",
  ]);
}, 60_000);

test("so are its small drawings", () => {
  const scenes = ["snow", "dusk", "dawn", "noon"].flatMap((mood) =>
    [0, 1, 2, 3, 4, 5].map((idx) => `scene-${mood}-${idx}`),
  );
  const names = ["clubhouse", "persimmons", "gift-0", "gift-1", "gift-2", ...scenes];
  const all = names.map((name) => findDrawing(`${name}.svg`)?.draw()).join("");
  expect(hashOf(all)).toBe("a794be38b4412b2bc4f15cdb48e9a4d4");
});

test("the parcels of a land are wrapped in cloths that no other land has, straw aside", () => {
  const clothsOf = (terrain: Terrain) =>
    [0, 1].map(
      (turn) => giftParcel(turn, terrain).match(/<stop offset="0.45" stop-color="(#[0-9a-f]{6})"/)?.[1],
    );
  const all = terrains.flatMap(clothsOf);
  expect(new Set(all).size).toBe(terrains.length * 2);
});

test("flags and numbers of a map are in the colours that are given, and nothing of it is in those of the product", () => {
  const marks = { flag: "#123456", ink: "#234567", number: "#345678", paper: "#fafafa" };
  const holes = demoNines[0] ?? [];
  const nine = drawNineMap(
    holes.map(({ layout }) => layout),
    "links",
    marks,
  );
  for (const color of Object.values(marks)) expect(nine).toContain(color);
  for (const name of ["flag", "ink", "number", "paper"] as const) expect(nine).not.toContain(mapInk[name]);
});

/** Drawn once for all lands. */
const pineHills = new Map<string, number>();
function lengthOfPineHills(set: LandscapeSet, layout: Layout): number {
  const key = `${Object.values(set)} ${layout}`;
  const length = pineHills.get(key) ?? draw("pine-hills", set, layout).length;
  pineHills.set(key, length);
  return length;
}

describe.each(others)("%s", (terrain) => {
  test("equal input gives the equal string, another seed another view", () => {
    const picture = draw(terrain, noon, "tall");
    expect(draw(terrain, noon, "tall")).toBe(picture);
    expect(draw(terrain, noon, "tall", 28)).not.toBe(picture);
  });

  test("every shape that is referred to is there once, and the document is not larger than the pine hills'", () => {
    for (const layout of layouts) {
      for (const set of [noon, night]) {
        const svg = draw(terrain, set, layout);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
          ([, url, href]) => url ?? href,
        );
        expect(ids.length).toBe(new Set(ids).size);
        expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([]);
        expect(svg.length).toBeLessThan(lengthOfPineHills(set, layout));
      }
    }
  }, 60_000);

  test("its drawings stand under names of their own, each a whole picture of few bytes", () => {
    const view = { terrain, seed: 10 };
    for (const building of buildings) {
      for (const name of ["clubhouse", "persimmons", "harvest", "gift-1", "scene-snow-2"]) {
        const { src } = drawingImage(name, { building, view });
        const file = src.replace("/drawings/", "").replace(/\?.*/, "");
        const found = findDrawing(file);
        expect(found?.view).toEqual(view);
        const svg = found?.draw() ?? "";
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(gzipSync(svg).length).toBeLessThan(12_000);
        for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`);
      }
    }
  });

  test("its holes are drawn on its own ground within what a page may weigh", () => {
    const holes = demoNines[0] ?? [];
    const layoutsOfNine = holes.map(({ layout }) => layout);
    const nine = drawNineMap(layoutsOfNine, terrain);
    expect(nine).not.toBe(drawNineMap(layoutsOfNine));
    expect(gzipSync(nine).length).toBeLessThan(12_000);
    for (const hole of holes.slice(0, 3)) {
      const { ground } = drawHoleMap(hole, terrain);
      expect(ground).not.toMatch(/NaN|undefined/);
      expect(gzipSync(ground).length).toBeLessThan(12_000);
    }
  });
});

describe("the view of a club", () => {
  const club = { clubCode: "MS01", terrain: "links", seed: "", standardSeed: 7 } as const;

  test("pine hills without words of its own are the standard view", () => {
    expect(landscapeViewOf({ ...club, terrain: "pine-hills" })).toBeNull();
    expect(landscapeViewOf(club)).toEqual({ terrain: "links", seed: 7 });
  });

  test("two clubs with the same words see different land, one club always the same", () => {
    const own = landscapeViewOf({ ...club, seed: "gannet" });
    expect(landscapeViewOf({ ...club, seed: "gannet" })).toEqual(own);
    expect(landscapeViewOf({ ...club, clubCode: "LK02", seed: "gannet" })).not.toEqual(own);
    expect(landscapeViewOf({ ...club, seed: "tern" })).not.toEqual(own);
  });
});

test("a club without a logo has the mark of its land, and Mirsol its pine", () => {
  const marks = terrains.map(clubMark);
  expect(new Set(marks).size).toBe(terrains.length);
  for (const mark of marks) {
    const numbers = mark.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(12);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(28);
  }
});
