import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { stop } from "./tools.mjs";

/** The README's pictures, of a running demo: `npm run demo`, then `npm run docs:pictures -- --origin http://localhost:3000`. */
const folder = "docs/pictures";
const limitBytes = 200_000;
const pictures = [
  { name: "home", path: "/", width: 1440, height: 900, scale: 1, locale: "en-US" },
  { name: "home-phone-ko", path: "/ko", width: 390, height: 844, scale: 2, locale: "ko-KR" },
];

/** The installed Chromium, found as the tests find it (tests/support/web/chromium.ts). */
function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      // The next name may be there.
    }
  }
  return stop("Chromium is needed: install it, or set CHROMIUM_PATH to it.");
}

/** Closes what opens over the page by itself, such as the pop-up of banners. */
async function closeDialog(page) {
  const dialog = page.getByRole("dialog").first();
  const isOpen = await dialog.waitFor({ timeout: 4_000 }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return;
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

async function take(browser, origin, { name, path, width, height, scale, locale }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale,
    timezoneId: "Asia/Seoul",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const answer = await page.goto(new URL(path, origin).href, { waitUntil: "networkidle" });
  if (!answer?.ok()) stop(`${path} answered ${answer?.status()}: is this the demo?`);
  await closeDialog(page);
  const file = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file);
  await context.close();
  const { size } = statSync(file);
  if (size >= limitBytes)
    stop(`${file} has ${size} bytes; a picture of the README has less than ${limitBytes}.`);
  process.stdout.write(`${file}: ${Math.round(size / 1000)} KB\n`);
}

const { values } = parseArgs({ options: { origin: { type: "string", default: "http://localhost:3000" } } });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
for (const picture of pictures) await take(browser, values.origin, picture);
await browser.close();
