import { execFileSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

/** The installed Chromium; `CHROMIUM_PATH` names another one. */
export function chromiumProgram() {
  const names = "command -v chromium || command -v google-chrome || command -v chromium-headless-shell";
  return process.env.CHROMIUM_PATH ?? execFileSync("sh", ["-c", names], { encoding: "utf8" }).trim();
}

/**
 * Gzip bytes of all JavaScript that runs on each page until the network has gone quiet: scripts of the page, those that
 * start late and parts that are loaded afterwards. What is only preloaded for a next page is that page's. A step that
 * leads back to a missing one is weighed where it leads. Each page is opened in a browser without a cache; `prepare` may
 * sign in.
 */
export async function scriptsOfPages(origin, paths, prepare = async () => {}) {
  const browser = await chromium.launch({
    executablePath: chromiumProgram(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const weights = new Map();
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ko-KR" });
      await prepare(context);
      weights.set(path, await scriptsOf(await context.newPage(), origin + path));
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}

async function scriptsOf(page, url) {
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  const sources = await page.evaluate(() => [
    ...new Set([...document.scripts].map(({ src }) => src).filter((src) => src !== "")),
  ]);
  const weights = sources.map(async (source) => {
    const body = await (await fetch(source)).arrayBuffer();
    return gzipSync(Buffer.from(body)).length;
  });
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}
