import type { BrowserContext, Page } from "@playwright/test";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, ownHeaders, test, violations, web } from "../fixtures";
import { signInAs } from "./members";

// Caches outlive what empties a kept context.
test.use({ serviceWorkers: "allow", freshContext: true });

/** Who reads without network here, and who signs in after him on the same device. */
const [member, memberIdx] = ["tanaka01", 100_008];
const [other, otherIdx] = ["wangwei01", 100_009];

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

async function book(context: BrowserContext): Promise<{ rsvNo: string }> {
  const reservation = `${web()}/hp/api/reservation`;
  for (let days = 7; days < 28; days += 1) {
    const sheet = await context.request.get(`${reservation}/sheets/${memberIdx}/${clubDay(days)}`);
    const slots: { sheetIdx: number; bookable: boolean }[] = (await sheet.json()).data?.slots ?? [];
    const sheetIdx = slots.find(({ bookable }) => bookable)?.sheetIdx;
    if (sheetIdx === undefined) continue;
    const send = (data: object) => ({ headers: ownHeaders(), data });
    const held = await context.request.put(
      `${reservation}/sheet/lock/${sheetIdx}`,
      send({ clubCode: "MS01" }),
    );
    if (!(await held.json()).result) continue;
    const players = [
      { seq: 1, isBooker: true, memberIdx },
      ...[2, 3, 4].map((seq) => ({ seq, name: `Guest ${seq}` })),
    ];
    const input = { sheetIdx, playerCount: 4, caddieMode: "C", agreeRules: true, players };
    const answer = await (await context.request.post(`${reservation}/booking`, send(input))).json();
    if (!answer.result) throw new Error(JSON.stringify(answer.fail));
    return answer.data;
  }
  throw new Error("no free time in four weeks");
}

/** The next round of the member who is signed in, booked where there is none. */
async function nextRound(context: BrowserContext): Promise<string> {
  const query = new URLSearchParams({ from: clubDay(0), state: bookingState.booked, sort: "playDate" });
  const list = await context.request.get(`${web()}/hp/api/my-reservation/bookings/${memberIdx}?${query}`);
  const [first] = (await list.json()).data.list as { rsvNo: string }[];
  return (first ?? (await book(context))).rsvNo;
}

/** The caches that hold rounds; one that was only opened does not count. */
const keptRounds = (page: Page) =>
  page.evaluate(async () => {
    const isFull = async (name: string) => (await caches.open(name)).match("/offline-rounds");
    const names = await caches.keys();
    const full = await Promise.all(names.map(isFull));
    return names.filter((_, place) => full[place]);
  });

/** My page, once nobody's rounds but this member's are kept and the worker answers for it. */
async function openMine(page: Page, idx: number): Promise<void> {
  await page.goto(`${web()}/mypage`);
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect.poll(() => keptRounds(page)).toEqual([`member-rounds-${idx}`]);
}

test("in flight mode any page shows the next round, its card and the maps of its holes within a second; once the session has ended, nothing", async ({
  context,
  page,
}) => {
  await signInAs(context, member);
  const rsvNo = await nextRound(context);
  await openMine(page, memberIdx);
  await test.step("in flight mode", async () => {
    await context.setOffline(true);
    // Real clock: how long the page takes.
    const begun = Date.now();
    await page.goto(`${web()}/mypage/bookings`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your next rounds");
    // Real clock: how long the page takes.
    expect(Date.now() - begun).toBeLessThan(1000);
    await expect(page.getByText(rsvNo)).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    const holes = page.locator("details");
    expect(await holes.count()).toBeGreaterThanOrEqual(9);
    await holes.first().locator("summary").click();
    const map = holes.first().getByRole("img");
    await expect(map).toBeVisible();
    expect(await map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  });
  await test.step("the network is back", async () => {
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My bookings");
  });
  await test.step("a session that was ended elsewhere leaves nothing once the server says so", async () => {
    await context.clearCookies();
    await page.goto(`${web()}/`);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`${web()}/mypage`)).rejects.toThrow(/ERR_/);
  });
});

test("another member on the same device never sees the rounds of the one before, and a sign-out leaves nothing", async ({
  context,
  page,
}) => {
  await signInAs(context, member);
  const rsvNo = await nextRound(context);
  await openMine(page, memberIdx);
  await test.step("another member", async () => {
    await context.clearCookies();
    await signInAs(context, other);
    await openMine(page, otherIdx);
    await context.setOffline(true);
    await page.goto(`${web()}/mypage`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your next rounds");
    await expect(page.locator("body")).not.toContainText(rsvNo);
  });
  await test.step("after a sign-out nothing is left to read without network", async () => {
    await context.setOffline(false);
    await openMine(page, otherIdx);
    await page.getByRole("button", { name: "Sign out" }).last().click();
    await page.waitForURL(`${web()}/`);
    expect(await cacheNames(page)).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`${web()}/mypage`)).rejects.toThrow(/ERR_/);
  });
});

test("a visitor's pages register no worker", async ({ page }) => {
  await page.goto(`${web()}/course`);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
});
