import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, web } from "../fixtures";

export const password = "Mirsol2026!";
let visitors = 0;

/** Signs a member in by id, as the browser would; the context then holds the cookie. */
export async function signInAs(context: BrowserContext, id: string, secret = password): Promise<void> {
  visitors += 1;
  const answer = await context.request.post(`${web()}/hp/api/member/login`, {
    headers: { origin: web(), "x-forwarded-for": `198.19.${process.pid % 250}.${visitors % 250}` },
    data: { clubCode: "MS01", id, password: secret, chk: false, isAdmin: false },
  });
  const body = await answer.json();
  if (!body.result) throw new Error(`sign-in of ${id}: ${JSON.stringify(body.fail)}`);
}

/** A refusal as the club API sends it. */
export function refusing(code: number, msgCode: string, msgVar: string[] = []) {
  const fail = { code, msg: msgCode, msgDetail: msgCode, msgCode, msgVar };
  return (route: Route) => route.fulfill({ json: { result: false, data: null, fail } });
}

/** Refuses the calls of one method to an address; other methods go on. */
export async function refuseOnce(
  page: Page,
  { method, path }: { method: string; path: string },
  refuse: (route: Route) => Promise<void>,
): Promise<void> {
  let isDone = false;
  await page.route(`**/hp/api${path}*`, (route) => {
    if (isDone || route.request().method() !== method) return route.continue();
    isDone = true;
    return refuse(route);
  });
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 120)) }));
  expect(found).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Tab until the wanted element has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, wanted: ReturnType<Page["locator"]>): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The element is not reached by Tab.");
}

/** The club's day so many days from now, as the wire writes it. */
export function clubDay(days = 0): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

/** The same as the demo club shows it. */
export const shownDay = (days = 0) => clubDay(days).replaceAll("-", ".");
