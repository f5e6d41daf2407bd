import { chromium } from "@playwright/test";
import { chromiumProgram } from "../shared/page-scripts.mjs";

const turns = 60;

/** In the page: presses a page number, and gives the time until the rows have changed and are painted. */
const turnTo = (name) =>
  new Promise((resolve) => {
    const body = document.querySelector("main table tbody");
    const first = body.querySelector("a").getAttribute("href");
    const target = [...document.querySelectorAll("main nav :is(a, button)")].find(
      (one) => one.querySelector(".sr-only, .visually-hidden")?.textContent.trim() === name,
    );
    const observer = new MutationObserver(() => {
      if (document.querySelector("main table tbody a").getAttribute("href") === first) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun), 0));
    });
    observer.observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true });
    const begun = performance.now();
    target.click();
  });

/** From a click on a page number to its rows, over and over; the fastest first. */
export async function timesOfTurns(origin, signIn) {
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    await context.addInitScript(() => localStorage.setItem("clubfront.officeLanguage", "en"));
    await signIn(context, origin);
    const page = await context.newPage();
    await page.goto(`${origin}/ishm/notice`, { waitUntil: "networkidle" });
    await page.locator("main table tbody a").first().waitFor();
    const times = [];
    for (let turn = 2; turn <= turns + 1; turn += 1) times.push(await page.evaluate(turnTo, `Page ${turn}`));
    return times.toSorted((a, b) => a - b);
  } finally {
    await browser.close();
  }
}
