import type { BrowserContext, Page } from "@playwright/test";
import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, test, web } from "../fixtures";
import { signInAs } from "./members";
import { expectWellMade } from "./visitor";

/* People of this file: choihyun1 books and takes in others, parkbaram joins. */
const bookerIdx = 100_004;

async function call(context: BrowserContext, method: "GET" | "PUT" | "POST", path: string, data?: object) {
  const answer = await context.request.fetch(`${web()}/hp/api${path}`, {
    method,
    headers: { origin: web() },
    ...(data ? { data } : {}),
  });
  const body = await answer.json();
  if (!body.result) throw new Error(`${method} ${path}: ${JSON.stringify(body.fail)}`);
  return body.data;
}

/** A booking for three with two empty places, a week or so ahead. */
async function book(context: BrowserContext): Promise<void> {
  const { days } = await call(context, "GET", `/reservation/calendar/${bookerIdx}?clubCode=MS01`);
  type Day = { date: string; opened: boolean; freeTeams: number; dayType: string };
  const day = (days as Day[]).find(
    (one) => one.opened && one.freeTeams > 8 && one.dayType === "WEEKDAY" && one.date > clubDay(6),
  );
  const { slots } = await call(context, "GET", `/reservation/sheets/${bookerIdx}/${day?.date}`);
  const free = (slots as { sheetIdx: number; bookable: boolean }[]).find(({ bookable }) => bookable);
  const sheetIdx = free?.sheetIdx ?? 0;
  await call(context, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const input = {
    clubCode: "MS01",
    sheetIdx,
    playerCount: 3,
    caddieMode: "C",
    players: [],
    agreeRules: true,
  };
  await call(context, "POST", "/reservation/booking", input);
}

async function switchOn(page: Page): Promise<void> {
  await page.goto(`${web()}/mypage/joins`);
  await page.getByRole("button", { name: "Switch on joining" }).click();
  await expect(page.getByText("Joining is on.")).toBeVisible();
}

test("a golfer finds a party and asks, its booker accepts, and one button ends it all", async ({
  browser,
  context,
  watched: page,
}) => {
  await signInAs(context, "choihyun1");
  await book(context);
  await switchOn(page);
  await page
    .getByRole("button", { name: /^Offer places: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("1 of 1 offered places free")).toBeVisible();

  const golfer = await browser.newContext();
  await signInAs(golfer, "parkbaram");
  const own = await golfer.newPage();
  await switchOn(own);
  await own.getByRole("button", { name: "New request" }).click();
  await own.getByRole("button", { name: "Send request" }).click();
  await own
    .getByRole("button", { name: /^Ask to join: / })
    .first()
    .click();
  await expect(own.getByText("Your request was sent to the booker.")).toBeFocused();
  await expectWellMade(own);

  await page.reload();
  await expectWellMade(page);
  await page.getByRole("button", { name: /^Accept: / }).press("Enter");
  await expect(page.getByText("0 of 1 offered places free")).toBeVisible();
  await own.reload();
  await expect(own.getByText("Joined").first()).toBeVisible();
  await own.getByRole("button", { name: "Switch off joining" }).click();
  await expect(own.getByRole("heading", { name: "Your requests" })).toBeHidden();
  await golfer.close();
});
