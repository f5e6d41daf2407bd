import fc from "fast-check";
import { hexOf, oklchOf } from "@/lib/shared/brand/oklch";
import { faintPairs, paletteOf, paletteTokens } from "@/lib/shared/brand/palette";

const color = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`);

describe("a club's palette", () => {
  it("has its contrast in every pair for any main colour", () => {
    fc.assert(
      fc.property(color, (main) => {
        expect(faintPairs(paletteOf({ main }))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("has its contrast in every pair for any two colours", () => {
    fc.assert(
      fc.property(color, color, (main, accent) => {
        expect(faintPairs(paletteOf({ main, accent }))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("sees a pair that is too faint", () => {
    const palette = { ...paletteOf({ main: "#143025" }), "ink-3": "#b0b0b0" };
    expect(faintPairs(palette).map(({ text }) => text)).toContain("ink-3");
  });

  it("uses a dark main colour as it is for buttons", () => {
    for (const main of ["#1b3d30", "#0b2545", "#3d0c11"])
      expect(oklchOf(paletteOf({ main })["pine-800"]).hue).toBeCloseTo(oklchOf(main).hue, -1);
    expect(paletteOf({ main: "#1b3d30" })["pine-800"]).toBe("#1b3d30");
  });

  it("sets every variable to a hex colour", () => {
    const palette = paletteOf({ main: "#ffd400", accent: "#00a0ff" });
    expect(Object.keys(palette).sort()).toEqual([...paletteTokens].sort());
    for (const value of Object.values(palette)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("refuses what is no colour", () => {
    for (const main of ["red", "#12", "#1234567", ""]) expect(() => paletteOf({ main })).toThrow(RangeError);
  });
});

describe("OKLCH", () => {
  it("reads and writes a colour without a change", () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
      { numRuns: 500 },
    );
  });

  it("takes chroma back from what no screen can show", () => {
    expect(hexOf({ lightness: 0.5, chroma: 0.4, hue: 140 })).toMatch(/^#[0-9a-f]{6}$/);
  });
});
