import type { Page } from "@playwright/test";
import type { ShownText } from "../../support/demo-clubs/foreign-text";

/** Visible parts of a page once its scripts have run. */
export type Seen = { texts: ShownText[]; colors: string[]; links: string[]; isTooWide: boolean };

/** Runs in the browser: texts with the language of their element, and every computed colour as `#rrggbb`. */
function look(): Seen {
  const names = ["alt", "aria-label", "title", "placeholder"];
  const properties = [
    "color",
    "backgroundColor",
    "borderTopColor",
    "fill",
    "stroke",
    "outlineColor",
  ] as const;
  const texts: ShownText[] = [];
  const colors = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"].includes(element.tagName)) continue;
    const language = element.closest("[lang]")?.getAttribute("lang") ?? "";
    const own = element.closest(".prose") ? document.documentElement.lang : language;
    for (const name of names) texts.push({ text: element.getAttribute(name)?.trim() ?? "", language: own });
    for (const node of element.childNodes)
      if (node.nodeType === 3) texts.push({ text: node.nodeValue?.trim() ?? "", language });
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    for (const property of properties) {
      const found = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(style[property]);
      const hex = (part: string | undefined) => Number(part).toString(16).padStart(2, "0");
      if (found) colors.add(`#${hex(found[1])}${hex(found[2])}${hex(found[3])}`);
    }
  }
  return {
    texts: texts.filter(({ text }) => text !== ""),
    colors: [...colors],
    links: [...document.querySelectorAll("a[href]")].map((link) => (link as HTMLAnchorElement).href),
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
  };
}

/** Opens a page and waits until it asks for nothing more, ten seconds at most. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load", timeout: 30_000 });
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
}

export const seeing = (page: Page): Promise<Seen> => page.evaluate(look);
