import type { Browser, BrowserContext, Page } from "@playwright/test";
import { weekCodeOf } from "@/lib/shared/time/calendar";
import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, test, web } from "../fixtures";
import { password, refuseOnce, refusing, signInAs, tabTo } from "./members";
import { expectWellMade } from "./visitor";

/*
 * People of this file: kimmiru (type 10), jungyebi (42) and leesol01 (30) book; parkbaram is a companion and holds a time
 * in a second browser; penalty01 is suspended and only looks. A time is held ten minutes in half an hour at most: each
 * test takes times of its own.
 */
type Day = {
  date: string;
  isOpen: boolean;
  opened: boolean;
  freeTeams: number;
  dayType: string;
  openAt: string | null;
};
type Slot = { sheetIdx: number; bookable: boolean };

async function read<T>(context: BrowserContext, path: string): Promise<T> {
  return (await (await context.request.get(`${web()}/hp/api${path}`)).json()).data;
}

async function send(context: BrowserContext, method: "PUT" | "POST", path: string, data: object) {
  const answer = await context.request.fetch(`${web()}/hp/api${path}`, {
    method,
    headers: { origin: web() },
    data,
  });
  return answer.json();
}

const idxOf = { kimmiru: 100_001, jungyebi: 100_005, penalty01: 100_007 } as const;
type Id = keyof typeof idxOf;

const lastPlace = 3;

/** Weekdays whose players need not be named yet, with free teams for this member; `place` chooses one for a journey. */
async function freeDay(context: BrowserContext, id: Id, place: number): Promise<string> {
  const { days } = await read<{ days: Day[] }>(context, `/reservation/calendar/${idxOf[id]}?clubCode=MS01`);
  const free = days.filter(
    (day) => day.opened && day.freeTeams > 8 && day.dayType === "WEEKDAY" && day.date > clubDay(6),
  );
  // Apart from each other: a week's rounds are limited too. Late in a month there are fewer of them.
  return free[Math.round((place * (free.length - 1)) / lastPlace)]?.date ?? "";
}

async function freeSlots(context: BrowserContext, id: Id, date: string): Promise<number[]> {
  const { slots } = await read<{ slots: Slot[] }>(context, `/reservation/sheets/${idxOf[id]}/${date}`);
  return slots.filter(({ bookable }) => bookable).map(({ sheetIdx }) => sheetIdx);
}

const hold = (context: BrowserContext, sheetIdx: number) =>
  send(context, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });

async function bookByCall(
  context: BrowserContext,
  id: Id,
  place: number,
): Promise<{ bookingIdx: number; date: string }> {
  const date = await freeDay(context, id, place);
  const [sheetIdx = 0] = await freeSlots(context, id, date);
  await hold(context, sheetIdx);
  const players = [{ seq: 2, memberId: "parkbaram" }];
  const input = { clubCode: "MS01", sheetIdx, playerCount: 3, caddieMode: "C", players, agreeRules: true };
  const { data } = await send(context, "POST", "/reservation/booking", input);
  return { bookingIdx: data.bookingIdx, date };
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function acceptAs(browser: Browser, id: string, bookingIdxs: readonly number[]): Promise<void> {
  const context = await browser.newContext();
  await signInAs(context, id);
  for (const bookingIdx of bookingIdxs) {
    const answer = await send(context, "PUT", `/ext/bookings/${bookingIdx}/players/me`, { action: "ACCEPT" });
    expect(answer.result).toBe(true);
  }
  await context.close();
}

const slotButton = (page: Page, sheetIdx: number) => page.locator(`button[data-slot-idx="${sheetIdx}"]`);
const panel = (page: Page) => page.getByRole("region", { name: /→/ });
const bookButton = (page: Page) => page.getByRole("button", { name: "Book this time" });
const consent = (page: Page) => page.getByRole("checkbox", { name: /I have read/ });

async function open(page: Page, date: string, more = ""): Promise<void> {
  await page.goto(`${web()}/reservation?date=${date}${more}`);
  await expect(page.locator("[role=grid]")).toBeVisible();
  await expect(page.locator("button[data-slot-idx]").first()).toBeVisible();
}

/**
 * Whether the month and the day's times stand there as they were drawn when this was asked last: what they were drawn with is the same
 * object. On a slow phone a tap in the form has no time to draw them again.
 */
const drawnAsBefore = (page: Page) =>
  page.evaluate(() => {
    const before = Reflect.get(window, "drawnBefore") as unknown[] | undefined;
    const drawn = ["#live [role=grid]", "#day-heading"].map((part) => {
      const node = document.querySelector(part) ?? {};
      return Reflect.get(node, Object.keys(node).find((name) => name.startsWith("__reactProps")) ?? "");
    });
    Reflect.set(window, "drawnBefore", drawn);
    return drawn.map((one, place) => one !== undefined && one === before?.[place]);
  });

test("a member with usual companions books from the calendar in four acts, and each player is priced", async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, "kimmiru");
  // Twice with the same companion, who has said yes, makes him a usual one.
  const first = await bookByCall(context, "kimmiru", 0);
  const second = await bookByCall(context, "kimmiru", 1);
  await acceptAs(browser, "parkbaram", [first.bookingIdx, second.bookingIdx]);
  const date = await freeDay(context, "kimmiru", 2);
  const [sheetIdx = 0] = await freeSlots(context, "kimmiru", date);
  await page.goto(`${web()}/reservation?month=${date.slice(0, 7)}`);
  let actions = 0;
  const step = async (target: ReturnType<Page["locator"]>) => {
    actions += 1;
    await target.click();
  };
  await step(page.locator(`[role=grid] [data-date="${date}"]`));
  await step(slotButton(page, sheetIdx));
  await expect(panel(page)).toContainText("held for you");
  // The panel has come up to the window: its total and its button need no scrolling.
  await expect(bookButton(page)).toBeInViewport({ ratio: 1 });
  await expect(panel(page)).toContainText("박*람");
  await expect(panel(page).getByTestId("total")).toHaveText(/₩\d{3},\d{3}/);
  await expectWellMade(page);
  await step(consent(page));
  await step(bookButton(page));
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
  expect(actions).toBeLessThanOrEqual(4);
});

test("by keyboard alone: the date grid of APG, a time, a guest, the consent, the booking", async ({
  context,
  page,
}) => {
  await signInAs(context, "jungyebi");
  const date = await freeDay(context, "jungyebi", 0);
  await open(page, date);
  const grid = page.locator("[role=grid]");
  const chosen = grid.locator(`[data-date="${date}"]`);
  await expect(grid.locator("button[tabindex='0']")).toHaveCount(1);
  await tabTo(page, chosen);
  // The ends of a week may lie in another month: the arrows lead back from there.
  const place = weekCodeOf(date) - 1;
  await press(page, "Home", ...Array<string>(place).fill("ArrowRight"));
  await expect(chosen).toBeFocused();
  await press(page, "End", ...Array<string>(6 - place).fill("ArrowLeft"));
  await expect(chosen).toBeFocused();
  await press(page, "PageDown", "PageUp");
  await expect(chosen).toBeFocused();
  await page.keyboard.press("Enter");
  const [sheetIdx = 0] = await freeSlots(context, "jungyebi", date);
  await tabTo(page, slotButton(page, sheetIdx));
  await page.keyboard.press("Enter");
  await expect(page.locator("#booking-heading")).toBeFocused();
  await tabTo(page, page.getByText("Add someone else"));
  // Who has played with nobody yet finds the fields open.
  if (!(await page.getByLabel("Companion's name").isVisible())) await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Companion's name"));
  await page.waitForLoadState("networkidle");
  await drawnAsBefore(page);
  await page.keyboard.type("Lee Guest");
  await tabTo(page, page.getByRole("button", { name: "Add companion" }));
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("button", { name: "Remove Lee Guest" })).toBeVisible();
  expect(await drawnAsBefore(page)).toEqual([true, true]);
  await tabTo(page, bookButton(page));
  await page.keyboard.press("Enter");
  await expect(consent(page)).toBeFocused();
  await expect(page.getByText("Please agree to the rules to book.")).toBeVisible();
  await page.keyboard.press("Space");
  await tabTo(page, bookButton(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
});

test("what happens in the middle of a booking loses nothing: another's hold, another's booking, a sign-in that ends", async ({
  browser,
  page,
  context,
}) => {
  await signInAs(context, "kimmiru");
  const date = await freeDay(context, "kimmiru", 3);
  const [mine = 0, his = 0] = await freeSlots(context, "kimmiru", date);
  const told = (text: string) => page.getByRole("alert").filter({ hasText: text }).first();
  const four = page.getByRole("radio", { name: "4 players" });
  await open(page, date);
  await slotButton(page, mine).click();
  await expect(panel(page)).toContainText("held for you");
  await four.check();
  await test.step("a time that somebody else holds keeps the old hold", async () => {
    const other = await browser.newContext();
    await signInAs(other, "parkbaram");
    // Taken between two looks of this page: it still offers the time.
    await page.route("**/hp/api/reservation/sheets/**", (route) =>
      route.request().url().includes(String(his)) ? route.continue() : route.abort(),
    );
    expect((await hold(other, his)).result).toBe(true);
    await slotButton(page, his).click();
    await expect(
      told("Someone else is booking this tee time. Please choose another or try again in a few minutes."),
    ).toBeVisible();
    await expect(slotButton(page, mine)).toHaveAttribute("aria-pressed", "true");
    await page.unroute("**/hp/api/reservation/sheets/**");
    await other.close();
  });
  await consent(page).check();
  await test.step("a booking that somebody else was faster with says so", async () => {
    const refusal = { method: "POST", path: "/reservation/booking" };
    await refuseOnce(page, refusal, refusing(4201, "RSV_SLOT_TAKEN", ["", ""]));
    await bookButton(page).click();
    await expect(told("This tee time has just been booked")).toBeVisible();
    await expect(four).toBeChecked();
  });
  await test.step("a sign-in that ends leads back to the form as it was", async () => {
    const next = slotButton(page, (await freeSlots(context, "kimmiru", date))[5] ?? 0);
    await next.click();
    // Nothing is on its way when the session ends: the booking is the call that learns of it.
    await expect(next).toHaveAttribute("aria-pressed", "true");
    await expect(panel(page)).toContainText("held for you");
    await consent(page).check();
    await context.request.delete(`${web()}/hp/api/member/logout`, { headers: { origin: web() } });
    await bookButton(page).click();
    await expect(page).toHaveURL(`${web()}/login?next=${encodeURIComponent(`/reservation?date=${date}`)}`);
    await page.getByLabel("ID", { exact: true }).fill("kimmiru");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${web()}/reservation?date=${date}`);
    await expect(four).toBeChecked();
    await page
      .getByRole("button", { name: /^(Release|Leave)$/ })
      .first()
      .click();
  });
});

test("an answer that is lost on the way is asked for again with the same key: one booking", async ({
  context,
  page,
}) => {
  await signInAs(context, "leesol01");
  const { days } = await read<{ days: Day[] }>(context, "/reservation/calendar/100002?clubCode=MS01");
  const date = days.find((day) => day.opened && day.freeTeams > 8 && day.date > clubDay(6))?.date ?? "";
  await open(page, date);
  await page.locator("button[data-slot-idx]").first().click();
  await consent(page).check();
  const keys: (string | undefined)[] = [];
  await page.route("**/hp/api/reservation/booking", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await bookButton(page).click();
  await expect.poll(() => keys.length).toBe(1);
  // The page is loaded anew before anybody answers: it asks by itself what became of the booking.
  await page.reload();
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
  expect(new Set(keys).size).toBe(1);
  const mine = await read<{ total: number }>(
    context,
    `/my-reservation/bookings/100002?from=${date}&to=${date}`,
  );
  expect(mine.total).toBe(1);
});

test("a booking changes its players; one that was changed elsewhere says what is different", async ({
  context,
  page,
}) => {
  await signInAs(context, "kimmiru");
  const { list } = await read<{
    list: { bookingIdx: number; playDate: string; sheetIdx: number; version: number }[];
  }>(context, `/my-reservation/bookings/100001?from=${clubDay(6)}&to=${clubDay(40)}&state=10`);
  const [mine] = list;
  if (!mine) throw new Error("kimmiru has booked before");
  await open(page, mine.playDate, `&bookingIdx=${mine.bookingIdx}`);
  await expect(page.getByRole("heading", { name: /Changing your booking:/ })).toBeVisible();
  await page.getByRole("button", { name: "Change players only" }).click();
  await page.getByText("Add someone else").click();
  await page.getByLabel("Companion's name").fill("Late Guest");
  await page.getByRole("button", { name: "Add companion" }).click();
  const elsewhere = {
    clubCode: "MS01",
    bookingIdx: mine.bookingIdx,
    sheetIdx: mine.sheetIdx,
    version: mine.version,
  };
  const other = { ...elsewhere, playerCount: 4, caddieMode: "C", players: [{ seq: 4, name: "Phone Guest" }] };
  await send(context, "POST", "/reservation/booking", other);
  await page.getByRole("button", { name: "Save players" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "changed elsewhere" }).first()).toContainText(
    "now 4",
  );
  await expectWellMade(page);
  await page.getByRole("button", { name: "Continue with this booking" }).click();
  await page.getByRole("button", { name: "Save players" }).click();
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+/);
});

test("a suspended member reads until when and how it ends; the phone shows the list and docks the hold", async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(context, "penalty01");
  await page.goto(`${web()}/ko/reservation`);
  await expect(page.locator("main")).toContainText(/까지 예약이 정지되었습니다/);
  await expectWellMade(page);
  await signInAs(context, "kimmiru");
  // A phone has the week and the free times; the month stands behind one button.
  await page.goto(`${web()}/reservation?date=${await freeDay(context, "kimmiru", 3)}`);
  await page.locator("button[data-slot-idx]").nth(6).click();
  await expect(bookButton(page)).toBeInViewport();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Release" }).click();
});
