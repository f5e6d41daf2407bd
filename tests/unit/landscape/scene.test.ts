import {
  type LandscapeSet,
  type Layout,
  landscapeHeight,
  landscapeName,
  landscapeSets,
  layoutFacts,
} from "@/lib/landscape/address";
import { clubMarkPath } from "@/lib/landscape/club-mark";
import { landscapeSvg } from "@/lib/landscape/scene/scene";

const maxBytes = 1_500_000;

function draw(set: LandscapeSet, layout: Layout, seed = 27): string {
  const width = layoutFacts[layout].widths[0] ?? 0;
  return landscapeSvg({ ...set, seed, layout, width, height: landscapeHeight(layout, width) });
}

/** Names of elements that open and close wrongly; empty when the document is well formed. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = "", closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z:-]+[0-9]?="[^"<>]*")*(\/?)>/g,
  )) {
    if (slash && open.pop() !== name) wrong.push(name);
    if (!slash && !closed) open.push(name);
  }
  return [...wrong, ...open];
}

/** The large layouts only where the document is longest: snow, and the floodlit night under stars. */
function layoutsToDraw({ light, weather }: LandscapeSet): Layout[] {
  const isLongest = weather === "snow" || (light === "night" && weather === "clear");
  return isLongest ? ["tall", "wide", "card"] : ["tall"];
}

const dusk: LandscapeSet = { light: "dusk", weather: "clear", season: "straw" };

describe("the drawing", () => {
  test("equal input gives the equal string, another seed another view", () => {
    expect(draw(dusk, "wide")).toBe(draw(dusk, "wide"));
    expect(draw(dusk, "wide", 28)).not.toBe(draw(dusk, "wide"));
  });

  test.each(landscapeSets.map((set) => [landscapeName(set), set] as const))(
    "%s is one well-formed document under the limit, with no text and nothing from outside",
    (_, set) => {
      for (const layout of layoutsToDraw(set)) {
        const svg = draw(set, layout);
        expect(svg.length).toBeLessThan(maxBytes);
        expect(unbalanced(svg)).toEqual([]);
        expect(svg.replace(/<[^<>]*>/g, "")).toBe("");
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href="(?!#)|url\((?!#)/);
      }
    },
  );

  test("every filter, gradient and clip that is used is drawn once", () => {
    for (const layout of ["wide", "tall", "card"] as const) {
      const svg = draw({ light: "night", weather: "clear", season: "green" }, layout);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
      expect(ids.length).toBe(new Set(ids).size);
      expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test("the mark is path data of absolute commands", () => {
    expect(clubMarkPath).toMatch(/^[MCLZ0-9. ]+$/);
  });
});
