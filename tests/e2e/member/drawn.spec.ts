import type { BrowserContext } from "@playwright/test";
import { freePort, startApi, startWeb, temporaryFolder } from "../../support/stack.mjs";
import { expect, people, test } from "../fixtures";
import { drawPost } from "./draw-posts";
import { clubDay, password } from "./members";
import { expectWellMade } from "./visitor";

/* A club of this file's own, whose clock stands still and is moved on: nobody waits for the minute of a draw. */

const stack = { web: "", stop: async () => {} };

test.beforeAll(async () => {
  const data = temporaryFolder("drawn");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const api = await startApi({
    API_PORT: String(apiPort),
    DATA_DIR: data.folder,
    DEMO_NOW: new Date().toISOString(),
  });
  const web = await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` });
  stack.web = `http://localhost:${webPort}`;
  stack.stop = async () => {
    await web.stop();
    await api.stop();
    data.remove();
  };
});
test.afterAll(() => stack.stop());

type Person = { id: string; password: string; isAdmin: boolean };
type Sender = (method: string, path: string, data: object) => Promise<Record<string, number>>;

/** Signs somebody in; the context holds the cookie, and what comes back sends as this person. */
async function signedIn(context: BrowserContext, person: Person): Promise<Sender> {
  const send: Sender = async (method, path, data) => {
    const headers = { origin: stack.web, "sec-fetch-site": "same-origin" };
    const options = { method, headers: { ...headers, "idempotency-key": crypto.randomUUID() }, data };
    const answer = await (await context.request.fetch(`${stack.web}/hp/api${path}`, options)).json();
    if (!answer.result) throw new Error(`${path}: ${JSON.stringify(answer.fail)}`);
    return answer.data;
  };
  await send("POST", "/member/login", { clubCode: "MS01", chk: false, ...person });
  return send;
}

test("an announced draw is computed anew in the browser, a forged record is told, a win is declined", async ({
  browser,
  context,
  watched: page,
}) => {
  const member = (id: string) => ({ id, password, isAdmin: false });
  const admin = await signedIn(await browser.newContext(), people.superAdmin);
  const wish = drawPost({ title: "Soon drawn", playDate: clubDay(45), closesIn: 60 });
  const { drawPostIdx: post = 0 } = await admin("POST", "/ops/draws", wish);
  for (const [id, visitor] of [
    ["choihyun1", await browser.newContext()],
    ["jungyebi", context],
  ] as const) {
    const applicant = await signedIn(visitor, member(id));
    const choices = [{ rank: 1, playDate: clubDay(45), standbyTimeCode: "12", courseCode: "1" }];
    await applicant("POST", "/reservation/draw", {
      drawPostIdx: post,
      choices,
      playerCount: 2,
      agreeRules: true,
    });
  }
  await admin("POST", "/ops/clock", { now: new Date(Date.now() + 180_000).toISOString() });
  await page.goto(`${stack.web}/reservation/draws/${post}/proof`);
  await expect(page.getByRole("heading", { name: "5 of 5 steps verified" })).toBeVisible();
  await expect(page.getByText(/found the same order/)).toBeVisible();
  await expect(page.getByRole("row", { name: /\(you\)/ })).toHaveCount(1);
  await expectWellMade(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /draw-\d+\.json/ }).click();
  expect((await saving).suggestedFilename()).toBe(`draw-${post}.json`);

  await page.route("**/hp/api/ext/draws/*/proof*", async (route) => {
    const answer = await (await route.fetch()).json();
    const [first, second] = answer.data.results;
    [first.won, second.won] = [second.won, first.won];
    await route.fulfill({ json: answer });
  });
  await page.getByRole("button", { name: "Check again in this browser" }).click();
  await expect(page.getByText(/published places are not the computed ones/)).toBeVisible();

  await page.goto(`${stack.web}/reservation/draws/${post}`);
  await expect(page.getByRole("heading", { name: "Why this result" })).toBeVisible();
  await expect(page.locator("main")).toContainText("of 2");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "You declined the time" })).toBeVisible();
});
