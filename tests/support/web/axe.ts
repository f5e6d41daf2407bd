import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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

/** What axe leaves off by itself: a name holds the words that are seen (WCAG 2.5.3), a target has 24 px of its own (2.5.8). */
const rules = {
  "label-content-name-mismatch": { enabled: true },
  "target-size": { enabled: true },
};

/** What axe finds on the page as it stands, or within a part of it. Our pages have no frames, whose way through a window of its own is slow. */
export async function violations(page: Page, within?: string) {
  await layOutAll(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], rules }).withTags(tags);
  if (within) axe.include(within);
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 120)) }));
}
