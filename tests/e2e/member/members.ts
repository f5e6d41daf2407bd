import type { BrowserContext, Page, Route } from "@playwright/test";
import { clubDay } from "../../support/runs/test-clock.mjs";
import { web } from "../fixtures";

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

/** Tab until the wanted element has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, wanted: ReturnType<Page["locator"]>): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The element is not reached by Tab.");
}

/** A day of the club as the demo club shows it. */
export const shownDay = (days = 0) => clubDay(days).replaceAll("-", ".");
