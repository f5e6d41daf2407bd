import fc from "fast-check";
import {
  type Brand,
  brandChoices,
  colorProblem,
  colorWarnings,
  isPlainBrand,
  plainBrand,
} from "@/lib/shared/brand/brand";
import { initialsOf, pictureColors } from "@/lib/shared/brand/picture-colors";
import { brandPath, brandSheet, brandVariables, readBrandFile } from "@/lib/shared/brand/style";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`)
  .filter((color) => colorProblem(color) === null);
const brand: fc.Arbitrary<Brand> = fc
  .record({
    main: fc.option(hex),
    accent: fc.option(hex),
    fonts: fc.constantFrom(...brandChoices.fonts),
    corner: fc.constantFrom(...brandChoices.corner),
    density: fc.constantFrom(...brandChoices.density),
    lines: fc.constantFrom(...brandChoices.lines),
  })
  .map((one) => (one.main === null ? { ...one, accent: null } : one));

describe("the address of a look", () => {
  test("holds all of it and is read back", () => {
    fc.assert(
      fc.property(brand, (one) => {
        const path = brandPath(one);
        expect(path === null).toBe(isPlainBrand(one));
        if (path) expect(readBrandFile(path.replace("/brand/", ""))).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  test("is none for the product's own look", () => {
    expect(brandPath(plainBrand)).toBeNull();
  });

  test.each([
    "1-own-own-classic-slight-normal-hairline.css",
    "1-1b3d30-own-classic-slight-normal-hairline",
    "1-1B3D30-own-classic-slight-normal-hairline.css",
    "0-1b3d30-own-classic-slight-normal-hairline.css",
    "1-ffffff-own-classic-slight-normal-hairline.css",
    "1-own-1b3d30-classic-slight-normal-hairline.css",
    "1-1b3d30-own-comic-slight-normal-hairline.css",
    "1-1b3d30-own-classic-slight-normal-hairline-x.css",
    "1-1b3d3}-own-classic-slight-normal-hairline.css",
    "toString.css",
  ])("%s is no look", (file) => {
    expect(readBrandFile(file)).toBeNull();
  });
});

describe("the style sheet of a look", () => {
  test("names nothing but custom properties, and nothing can leave its block", () => {
    fc.assert(
      fc.property(brand, (one) => {
        const [selector, body, ...rest] = brandSheet(one).split(/[{}]/);
        expect(selector).toBe(':root:not([data-surface="office"]),[data-surface="site"][data-surface]');
        expect(rest).toEqual(["\n"]);
        for (const line of (body ?? "").split(";").filter(Boolean)) {
          expect(line).toMatch(/^--[a-z0-9-]+:[#\w\s",.%-]+$/);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("leaves primary controls 44 px and rows 24 px at least", () => {
    for (const density of brandChoices.density) {
      const variables = brandVariables({ ...plainBrand, density });
      const pixels = (name: `--${string}`, own: number) => Number.parseFloat(variables[name] ?? `${own}`);
      expect(pixels("--button-height", 48)).toBeGreaterThanOrEqual(44);
      expect(pixels("--control-height", 50)).toBeGreaterThanOrEqual(44);
      expect(pixels("--row-height", 42)).toBeGreaterThanOrEqual(24);
    }
  });

  test("says nothing of what a club leaves as it is", () => {
    expect(brandVariables(plainBrand)).toEqual({});
    expect(Object.keys(brandVariables({ ...plainBrand, corner: "square" }))).toEqual([
      "--control-radius",
      "--chip-radius",
      "--panel-radius",
    ]);
  });

  test("a light main colour stays vivid on buttons, a dark one is the button", () => {
    expect(brandVariables({ ...plainBrand, main: "#0b2545" })["--primary-face"]).toBe("#0b2545");
    const orange = pictureColors({ main: "#ff7a00", accent: null }).rule;
    expect(Number.parseInt(orange.slice(1, 3), 16)).toBeGreaterThan(150);
  });
});

describe("a club's colours", () => {
  test.each([
    ["red", "format"],
    ["#12345", "format"],
    ["#1234567", "format"],
    ["", "format"],
    ["#ffffff", "pale"],
    ["#f7f2e7", "pale"],
    ["#000000", null],
    ["#ffd400", null],
  ])("%s: %s", (color, problem) => {
    expect(colorProblem(color)).toBe(problem);
  });

  test("a grey, a light and a doubled colour are warned of", () => {
    expect(colorWarnings({ main: null, accent: null })).toEqual([]);
    expect(colorWarnings({ main: "#0b2545", accent: "#a5452a" })).toEqual([]);
    expect(colorWarnings({ main: "#444444", accent: null })).toEqual(["grey"]);
    expect(colorWarnings({ main: "#ffb000", accent: null })).toEqual(["moved"]);
    expect(colorWarnings({ main: "#0b2545", accent: "#12406e" })).toEqual(["alike"]);
    expect(colorWarnings({ main: "#d8304a", accent: "#e04a30" })).toContain("alike");
  });
});

test.each([
  ["Lochkeil Links", "LL"],
  ["The Royal Lochkeil Golf Club", "RL"],
  ["Mirsol", "M"],
  ["미르솔 컨트리클럽", "미"],
  ["松原カントリー", "松"],
  ["Écosse d’Or", "ÉD"],
  ["— ·", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
