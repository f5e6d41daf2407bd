import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, ownHeaders, test, web } from "../fixtures";
import { shownDay, signInAs, tabTo } from "./members";
import { expectWellMade } from "./visitor";

/*
 * People of this file: tanaka01 books, waits and asks; choihyun1 is named by him; penalty01 and kimmiru only look.
 */
const booker = "tanaka01";
const bookerIdx = 100_008;
const companion = "choihyun1";

type Made = { bookingIdx: number; rsvNo: string; playDate: string; teeTime: string };
let nextDay = 7;

/** Holds and books the first time that the booker's limits leave open; each call takes another day. */
async function book(context: BrowserContext): Promise<Made> {
  const api = `${web()}/hp/api/reservation`;
  for (; nextDay < 28; nextDay += 1) {
    const sheet = await context.request.get(`${api}/sheets/${bookerIdx}/${clubDay(nextDay)}`);
    const slots: { sheetIdx: number; bookable: boolean }[] = (await sheet.json()).data?.slots ?? [];
    const sheetIdx = slots.find(({ bookable }) => bookable)?.sheetIdx;
    if (sheetIdx === undefined) continue;
    const options = (data: object) => ({ headers: ownHeaders(), data });
    const held = await context.request.put(`${api}/sheet/lock/${sheetIdx}`, options({ clubCode: "MS01" }));
    if (!(await held.json()).result) continue;
    const input = {
      sheetIdx,
      playerCount: 4,
      caddieMode: "C",
      agreeRules: true,
      players: [
        { seq: 1, isBooker: true, memberIdx: bookerIdx },
        { seq: 2, memberId: companion },
        { seq: 3, name: "Guest One" },
        { seq: 4, name: "Guest Two" },
      ],
    };
    const answer = await (await context.request.post(`${api}/booking`, options(input))).json();
    if (!answer.result) throw new Error(JSON.stringify(answer.fail));
    nextDay += 1;
    return answer.data;
  }
  throw new Error("no free time in four weeks");
}

const open = (page: Page, path: string) => page.goto(`${web()}${path}`);
const begin = (page: Page) => page.getByRole("button", { name: "Cancel this booking…" });

test("after booking its page says so first, with a calendar file that rings at the free deadline", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, booker);
  const made = await book(context);
  await open(page, `/mypage/bookings/${made.bookingIdx}?booked=1`);
  await expect(page.getByRole("heading", { name: "Your tee time is booked" })).toBeFocused();
  await expect(page.locator("main")).toContainText(made.rsvNo);
  await expectWellMade(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${made.rsvNo}.ics`);
  const text = await readFile(await file.path(), "utf8");
  const start = new Date(`${made.playDate}T${made.teeTime}:00+09:00`)
    .toISOString()
    .replace(/[-:]|\.000/g, "");
  expect(text).toContain(`DTSTART:${start}\r\n`);
  expect(text.match(/TRIGGER;VALUE=DATE-TIME:\d{8}T080000Z/)).not.toBeNull();
});

// seed 23
test("from the list to the booking to the end of it with the keyboard alone; it costs nothing in time", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, booker);
  const made = await book(context);
  await open(page, "/mypage/bookings");
  const row = page.getByRole("link", { name: `${made.playDate.replaceAll("-", ".")}` });
  await expect(row).toBeVisible();
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "You can cancel free of charge" })).toBeVisible();
  await tabTo(page, begin(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cancel this booking?" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Cancel free of charge" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeFocused();
  await expect(begin(page)).toHaveCount(0);
  await open(page, "/mypage/bookings");
  await expect(page.getByRole("listitem").filter({ has: row })).toContainText("Cancelled");
});

test("a network that breaks between the cancellation and its answer does not cancel twice, nor hide that it is done", async ({
  context,
  page,
}) => {
  await signInAs(context, booker);
  const made = await book(context);
  let sent = 0;
  await page.route("**/hp/api/reservation/cancel*", async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await open(page, `/mypage/bookings/${made.bookingIdx}`);
  await begin(page).click();
  await page.getByRole("button", { name: "Cancel free of charge" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Booking cancelled" })).toBeVisible();
  expect(sent).toBe(2);
});

test("a booking that ended in another tab meanwhile is shown as it is now, with words for it", async ({
  context,
  page,
}) => {
  await signInAs(context, booker);
  const made = await book(context);
  await open(page, `/mypage/bookings/${made.bookingIdx}`);
  await begin(page).click();
  await expect(page.getByRole("button", { name: "Cancel free of charge" })).toBeVisible();
  const path = `${web()}/hp/api/reservation/cancel`;
  await context.request.delete(path, {
    headers: ownHeaders(),
    data: { bookingIdx: made.bookingIdx, reasonCode: "C1" },
  });
  await page.getByRole("button", { name: "Cancel free of charge" }).click();
  await expect(
    page.getByText(
      /The booking was changed on another device or by the club, so nothing was cancelled\. The current details are shown\./,
    ),
  ).toBeFocused();
  await expect(page.getByRole("button", { name: /Cancel/ })).toHaveCount(0);
});

// Unwatched: that the booking is not the companion's own is a 404, which the browser puts on its console.
test("who is named in a round sees it, says yes, and can leave it", async ({ context, page }) => {
  await signInAs(context, booker);
  const made = await book(context);
  await context.clearCookies();
  await signInAs(context, companion);
  await open(page, "/mypage/bookings");
  await page.getByLabel("Booked by").selectOption("COMPANION");
  await page.getByRole("link", { name: made.playDate.replaceAll("-", ".") }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You have accepted.")).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Leave the round" }).click();
  await expect(page.getByText("You have left the round.")).toBeVisible();
});

// seed 85
test("my page opens with what is next; the hash of a list leads to it", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "kimmiru");
  await open(page, "/ko/mypage#bookings");
  await expect(page.locator("#bookings h3")).toBeFocused();
  await page.locator("#bookings").getByRole("link").click();
  await expect(page).toHaveURL(`${web()}/ko/mypage/bookings`);
  await page.goBack();
  await expect(page.locator("main")).toContainText("정회원");
});

test("a place in the queue is shown, and given up only after one more word", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, booker);
  await open(page, `/mypage/waitings?date=${clubDay(5)}`);
  const entry = page.getByRole("listitem").filter({ hasText: shownDay(5) });
  await expect(entry).toContainText("Waiting");
  await expect(entry).toContainText(/No\. \d in line/);
  await expect(page.locator("main")).toContainText(/You are no. \d/);
  await expectWellMade(page);
  await entry.getByRole("button", { name: "Leave waiting list" }).click();
  await expect(entry).toContainText("You will lose your place in line.");
  await page.keyboard.press("Enter");
  await expect(entry).toContainText("Cancelled");
  await expect(page.locator("main")).not.toContainText("You are in the queue");
});

// seed 25
test("a suspension names its end and the way out, which leads to a filled inquiry", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "penalty01");
  await open(page, "/mypage/penalties");
  await expect(page.getByRole("heading", { name: /Bookings suspended until/ })).toBeVisible();
  await expect(page.locator("main")).toContainText("252,000");
  await expectWellMade(page);
  await page.getByRole("link", { name: "Send documents" }).first().click();
  await expect(page.getByLabel(/Topic/)).toHaveValue("90");
});

// seed 22 89 90
test("an inquiry outlives a reload, goes with its file, can be changed and taken back", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, booker);
  await open(page, "/mypage/cs/form");
  const file = { name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await page.getByLabel(/Topic/).selectOption("30");
  await page.getByLabel(/Subject/).fill("My receipt");
  await page.reload();
  await expect(page.getByLabel(/Subject/)).toHaveValue("My receipt");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("[data-slot=error-summary]")).toBeFocused();
  await page.getByLabel(/Message/).fill("Please send it again.");
  await page.getByLabel("Attachments").setInputFiles(file);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(
    page.getByText("We have received your inquiry and will let you know as soon as it is answered."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /receipt\.pdf/ })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel(/Message/).fill("Please send it by e-mail.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("article")).toContainText("Please send it by e-mail.");
  await page.getByRole("button", { name: "Withdraw…" }).click();
  await page.getByRole("button", { name: "Yes, withdraw" }).click();
  await expect(page).toHaveURL(`${web()}/mypage/cs`);
  await expect(page.locator("main")).not.toContainText("My receipt");
});
