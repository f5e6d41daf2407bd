import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** axe as the builder brings it along, in its small form. */
const builder = createRequire(join(process.cwd(), "package.json")).resolve("@axe-core/playwright");
const axeCode = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/**
 * A page has few colours, and axe converts one of them for each element behind each text, half of the time that contrast takes:
 * it remembers them. Runs in the page.
 */
function rememberColors(): void {
  type Channels = { r: number; g: number; b: number; alpha: number };
  type Color = Channels & { parseString(this: Color, text: string): Color };
  type Axe = { commons: { color: { Color: { prototype: Color } } } };
  const { prototype } = (Reflect.get(window, "axe") as Axe).commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const channels = known.get(text);
    if (channels) return Object.assign(this, channels);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Gives axe to each document of the page, once: the builder by itself sends and runs its 1.3 MB twice at each call. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(axeCode);
    await frame.evaluate(rememberColors);
  }
}

/** Lays out what lies below the first screen, with its letters: until then it has no colours to judge (content-visibility). */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>(".below"))
      part.style.contentVisibility = "visible";
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** WCAG 2.2 AA and best practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Rules that axe leaves off by default: a name holds the visible words (WCAG 2.5.3), a target has 24 px of its own
 * (2.5.8).
 */
const rules = {
  "label-content-name-mismatch": { enabled: true },
  "target-size": { enabled: true },
};

/**
 * Violations on the page as it stands, or within a part of it. Our pages have no frames, whose way through a window
 * of its own is slow.
 */
export async function violations(page: Page, within?: string) {
  await layOutAll(page);
  await bringAxe(page);
  const axe = new AxeBuilder({ page, axeSource: "void 0" })
    .options({ resultTypes: ["violations"], rules })
    .withTags(tags);
  if (within) axe.include(within);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 120)) }));
}
