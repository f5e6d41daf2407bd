import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { expect, ownHeaders, people, test, web } from "../fixtures";
import { clubDay, password, signInAs, tabTo } from "./members";
import { expectWellMade } from "./visitor";

/*
 * People of this file: choihyun1 applies, edits and withdraws; jungyebi wins a time and declines it. The draws are the
 * file's own: one that is open for an hour, one that closes a moment after its two applications.
 */

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const secondsOfHour = 3600;
const secondsOfDay = 24 * secondsOfHour;
let openPost = 0;
let soonPost = 0;

type Sender = { send(method: string, path: string, data: object): Promise<Record<string, never>> };

async function senderOf(request: APIRequestContext): Promise<Sender> {
  return {
    async send(method, path, data) {
      const headers = { ...ownHeaders(), "idempotency-key": crypto.randomUUID() };
      const answer = await (await request.fetch(`${web()}/hp/api${path}`, { method, headers, data })).json();
      if (!answer.result) throw new Error(`${path}: ${JSON.stringify(answer.fail)}`);
      return answer.data;
    },
  };
}

const signedIn = async (context: BrowserContext, id: string, isAdmin = false) => {
  if (!isAdmin) await signInAs(context, id);
  else {
    const data = { clubCode: "MS01", chk: false, ...people.superAdmin };
    await context.request.post(`${web()}/hp/api/member/login`, { headers: ownHeaders(), data });
  }
  return senderOf(context.request);
};

test.beforeAll(async ({ browser }) => {
  const office = await browser.newContext();
  const admin = await signedIn(office, people.superAdmin.id, true);
  const shared = {
    contents: "<p>By lot.</p>",
    periods: ["1"],
    courseCodes: ["1"],
    memberTypes: ["41", "42"],
  };
  const make = async (title: string, days: number, closing: number) => {
    const { drawPostIdx } = await admin.send("POST", "/ops/draws", {
      ...shared,
      title,
      playDates: [clubDay(days)],
      applyFrom: at(-60),
      applyTo: at(closing),
      drawAt: at(closing),
      announceAt: at(closing + 1),
      confirmUntil: at(2 * secondsOfDay),
      releaseAt: at(3 * secondsOfDay),
    });
    return Number(drawPostIdx);
  };
  openPost = await make("Open draw", 44, secondsOfHour);
  const applicants = await Promise.all(
    ["choihyun1", "jungyebi"].map(async (id) => signedIn(await browser.newContext(), id)),
  );
  soonPost = await make("Soon drawn", 45, 8);
  for (const applicant of applicants) {
    const choices = [{ rank: 1, playDate: clubDay(45), standbyTimeCode: "12", courseCode: "1" }];
    await applicant.send("POST", "/reservation/draw", {
      drawPostIdx: soonPost,
      choices,
      playerCount: 2,
      agreeRules: true,
    });
  }
  await office.close();
});

test("a visitor comes from the tee times to the draws and reads one without being known", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/ko/reservation`);
  await page.getByRole("link", { name: "추첨", exact: true }).click();
  await expect(page.getByRole("link", { name: "추첨", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Open draw", exact: true }).click();
  await expect(page.getByRole("heading", { name: "실시간 신청 현황" })).toBeVisible();
  await expect(page.getByText("비밀값의 SHA-256").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "로그인하고 신청" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(`/ko/reservation/draws/${openPost}`)),
  );
  await expectWellMade(page);
});

test("a draw that is not there is a 404, and no HTML knows who asks", async ({ context, request }) => {
  expect((await request.get(`${web()}/reservation/draws/999999`)).status()).toBe(404);
  expect((await request.get(`${web()}/reservation/draws/x/proof`)).status()).toBe(404);
  await signInAs(context, "choihyun1");
  const html = await (await context.request.get(`${web()}/reservation/draws/${openPost}`)).text();
  expect(html).not.toContain("최현역");
});

test("a member applies by keyboard, changes the application, and withdraws it", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "choihyun1");
  await page.goto(`${web()}/reservation/draws/${openPost}`);
  const date = page.getByLabel("Date", { exact: true }).first();
  await expect(date).toBeEnabled();
  await tabTo(page, date);
  await page.keyboard.press("ArrowDown");
  const band = page.getByLabel("Time band", { exact: true }).first();
  await expect(band).toBeEnabled();
  await tabTo(page, band);
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Companion 1", { exact: true }).selectOption("member");
  await page.getByLabel("Login id of the member").fill("jungyebi");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/plays along and will be told/)).toContainText("정*비");
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page.locator("[data-slot=error-summary]")).toBeFocused();
  await page.getByLabel(/I agree to the rules/).check();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page.getByRole("heading", { name: "You are in the draw" })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Party with you").selectOption("3");
  await page.getByLabel(/I agree to the rules/).check();
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("Your application is changed.")).toBeVisible();
  await expect(page.locator("main")).toContainText("3 players");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Your application is withdrawn.")).toBeVisible();
});

test("a form that was begun outlives the end of the session", async ({ context, page }) => {
  await signInAs(context, "choihyun1");
  await page.goto(`${web()}/reservation/draws/${openPost}`);
  await page.getByLabel("Party with you").selectOption("2");
  await context.request.delete(`${web()}/hp/api/member/logout`, { headers: ownHeaders() });
  await page.getByLabel("Date", { exact: true }).first().selectOption({ index: 1 });
  await page.getByLabel("Time band", { exact: true }).first().selectOption({ index: 1 });
  await page.getByLabel(/I agree to the rules/).check();
  await page.getByRole("button", { name: "Enter the draw" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Id", { exact: true }).fill("choihyun1");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/has been put back/)).toBeVisible();
  await expect(page.getByLabel("Party with you")).toHaveValue("2");
});

test("an announced draw is computed anew in the browser, a forged record is told, a win is declined", async ({
  context,
  watched: page,
}) => {
  // The jobs that close, draw and announce look once a minute.
  test.setTimeout(240_000);
  const proofAddress = `${web()}/hp/api/ext/draws/${soonPost}/proof`;
  const state = async () => (await (await context.request.get(proofAddress)).json()).data.state;
  await expect.poll(state, { timeout: 200_000, intervals: [2000] }).toBe("60");
  await signInAs(context, "jungyebi");
  await page.goto(`${web()}/reservation/draws/${soonPost}/proof`);
  await expect(page.getByRole("heading", { name: "5 of 5 steps verified" })).toBeVisible();
  await expect(page.getByText(/found the same order/)).toBeVisible();
  await expect(page.getByRole("row", { name: /\(you\)/ })).toHaveCount(1);
  await expectWellMade(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /draw-\d+\.json/ }).click();
  expect((await saving).suggestedFilename()).toBe(`draw-${soonPost}.json`);

  await page.route("**/hp/api/ext/draws/*/proof*", async (route) => {
    const answer = await (await route.fetch()).json();
    const [first, second] = answer.data.results;
    [first.won, second.won] = [second.won, first.won];
    await route.fulfill({ json: answer });
  });
  await page.getByRole("button", { name: "Check again in this browser" }).click();
  await expect(page.getByText(/published places are not the computed ones/)).toBeVisible();

  await page.goto(`${web()}/reservation/draws/${soonPost}`);
  await expect(page.getByRole("heading", { name: "Why this result" })).toBeVisible();
  await expect(page.locator("main")).toContainText("of 2");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "You declined the time" })).toBeVisible();
});
