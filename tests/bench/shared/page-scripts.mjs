import { execFileSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const installed = (names) =>
  process.env.CHROMIUM_PATH ??
  execFileSync("sh", ["-c", names.map((one) => `command -v ${one}`).join(" || ")], {
    encoding: "utf8",
  }).trim();

/** The installed Chromium; `CHROMIUM_PATH` names another one. */
export const chromiumProgram = () => installed(["chromium", "google-chrome", "chromium-headless-shell"]);

/**
 * The Chromium that draws without a window, if it is installed. The whole one, without a window, reports some frames as shown only when
 * the next one is: what an act takes to its paint came out as the time to the paint after it.
 */
export const headlessProgram = () => installed(["chromium-headless-shell", "chromium", "google-chrome"]);

export const gzipBytes = (code) => gzipSync(Buffer.from(code)).length;

/**
 * All JavaScript that runs on each page until the network has gone quiet: scripts of the page, those that start late and parts
 * that are loaded afterwards. Polyfills marked `nomodule` are left out: no browser of today loads them. What is only preloaded for a next page is that page's. A step that leads back to a missing one is
 * read where it leads. Each page is opened in a browser without a cache; `prepare` may sign in.
 */
export async function readScripts(origin, paths, prepare = async () => {}) {
  const browser = await chromium.launch({
    executablePath: chromiumProgram(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const scripts = new Map();
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ko-KR" });
      await prepare(context);
      scripts.set(path, await scriptsOf(await context.newPage(), origin + path));
      await context.close();
    }
    return scripts;
  } finally {
    await browser.close();
  }
}

/** Gzip bytes of all JavaScript of each page. */
export async function scriptsOfPages(origin, paths, prepare) {
  const scripts = await readScripts(origin, paths, prepare);
  const sum = (list) => list.reduce((bytes, { code }) => bytes + gzipBytes(code), 0);
  return new Map([...scripts].map(([path, list]) => [path, sum(list)]));
}

async function scriptsOf(page, url) {
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  const addresses = await page.evaluate(() => [
    ...new Set(
      [...document.scripts].filter(({ src, noModule }) => src !== "" && !noModule).map(({ src }) => src),
    ),
  ]);
  return Promise.all(
    addresses.map(async (address) => ({ address, code: await (await fetch(address)).text() })),
  );
}
