import type { BrowserContext, Page } from "@playwright/test";
import { expect, violations } from "../fixtures";

let visitors = 0;

/** Codes are counted by the caller's address: each test is another visitor, as a proxy in front would name it. */
export async function asAnotherVisitor(context: BrowserContext): Promise<void> {
  visitors += 1;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `198.19.${process.pid % 250}.${visitors % 250}` });
}

export async function expectNoSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** The page as it stands: no axe violation, and nothing scrolls sideways. */
export async function expectWellMade(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await expectNoSideways(page);
}

/** The code that the click sends for; the demo's senders are folders, so the answer holds it. */
export async function codeSentBy(page: Page, click: () => Promise<void>): Promise<string> {
  const answer = page.waitForResponse((one) => one.url().endsWith("/hp/api/member/certification"));
  await click();
  const { data } = await (await answer).json();
  return data.devCode;
}
