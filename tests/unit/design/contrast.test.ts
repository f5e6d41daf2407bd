import { contrastRatio, parseHexColor } from "@/lib/shared/contrast";
import { type Palette, palettes } from "./tokens";

const grounds = ["paper", "sheet", "paper-2", "hover", "selected", "mine"];
const tinted = ["ok", "info", "warn", "bad"].map((tone): [string, string] => [tone, `${tone}-tint`]);

/** Every text token with every ground that it may stand on: [text, ground]. */
const textPairs: [string, string][] = [
  ...["ink", "ink-2", "heading", "link", "accent-text"].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...["paper", "sheet", "paper-2", "hover", "selected"].map((ground): [string, string] => ["ink-3", ground]),
  ...tinted,
  ["bad", "sheet"],
  ["bad", "paper"],
  ["ok", "sheet"],
  ["info", "sheet"],
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-primary", "primary-pressed"],
  ["on-binding", "binding"],
  ["on-binding", "binding-hover"],
  ["on-binding", "binding-pressed"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-disabled", "disabled"],
  ["on-bar", "bar"],
  ["on-dark", "pine-900"],
  ["on-dark-2", "pine-900"],
  ["on-dark-marker", "pine-900"],
];

function ratio(colors: Palette, text: string, ground: string): number {
  return contrastRatio(colors.get(text) ?? "", colors.get(ground) ?? "");
}

describe("contrast of the tokens", () => {
  const surfaces = Object.entries(palettes);

  test.each(surfaces)("every text of the %s reads at 4.5 or more on every ground", (_name, colors) => {
    const weak = textPairs.filter(([text, ground]) => ratio(colors, text, ground) < 4.5);
    expect(
      weak.map(([text, ground]) => `${text} on ${ground}: ${ratio(colors, text, ground).toFixed(2)}`),
    ).toEqual([]);
  });

  test.each(surfaces)("captions and status words of the %s read at 5", (_name, colors) => {
    const pairs: [string, string][] = [["ink-3", "paper"], ["ink-3", "sheet"], ...tinted];
    const weak = pairs.filter(([text, ground]) => ratio(colors, text, ground) < 4.995);
    expect(
      weak.map(([text, ground]) => `${text} on ${ground}: ${ratio(colors, text, ground).toFixed(2)}`),
    ).toEqual([]);
  });

  test.each(surfaces)("borders of controls and the focus ring of the %s stand out at 3", (_name, colors) => {
    for (const ground of ["paper", "sheet"]) {
      expect(ratio(colors, "border", ground)).toBeGreaterThanOrEqual(3);
      expect(ratio(colors, "focus", ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test("the side menu of the back office carries its text in light and dark", () => {
    for (const name of ["office light", "office dark"] as const) {
      expect(ratio(palettes[name], "on-dark", "side")).toBeGreaterThanOrEqual(4.5);
      expect(ratio(palettes[name], "on-dark-2", "side")).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** A colour with the veil of a dialogue over it, as a browser mixes them. */
function dimmed(colors: Palette, name: string): string {
  const [, veil = "", percent = ""] =
    /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/.exec(colors.get("scrim") ?? "") ?? [];
  const [over, under] = [parseHexColor(colors.get(veil) ?? ""), parseHexColor(colors.get(name) ?? "")];
  if (!over || !under) throw new Error(`no veil over ${name}`);
  const share = Number(percent) / 100;
  const mixed = under.map((channel, at) => Math.round(channel * (1 - share) + (over[at] ?? 0) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

describe("a page that a dialogue dims", () => {
  const { site } = palettes;
  test.each(["paper", "sheet"])("the header's ink reads at 4.5 on %s, veiled or not", (ground) => {
    const veiled = dimmed(site, ground);
    expect(contrastRatio(dimmed(site, "pine-950"), veiled)).toBeGreaterThanOrEqual(4.5);
    // axe takes the veil for a ground of its own, and the ink as it is.
    expect(contrastRatio(site.get("pine-950") ?? "", veiled)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("contrastRatio", () => {
  test("black on white is 21 and a colour on itself is 1, whatever the order", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#a5452a", "#A5452A")).toBe(1);
  });

  test("agrees with a published value", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  test("refuses what is not a six-digit hex colour", () => {
    expect(() => contrastRatio("#fff", "#000000")).toThrow(RangeError);
    expect(parseHexColor("rgb(0 0 0)")).toBeNull();
    expect(parseHexColor(" #0d211a ")).toEqual([13, 33, 26]);
  });
});
