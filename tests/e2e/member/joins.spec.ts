import type { Page } from "@playwright/test";
import { clubDay, runStart, testNow } from "../../support/runs/test-clock.mjs";
import { expect, test } from "../fixtures";
import { member, type OwnClub, type Sender, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/*
 * People of this file: choihyun1 books and takes in others, parkbaram joins. A club of its own: who has a round near another one is
 * not taken in, and other files book for the same people.
 */
const bookerIdx = 100_004;
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub(new Date(testNow()).toISOString(), { isWebThere: true, seededAt: runStart });
});
test.afterAll(() => club.stop());

/** A booking for three with two empty places, a week or so ahead. */
async function book(send: Sender): Promise<void> {
  type Day = { date: string; opened: boolean; freeTeams: number; dayType: string };
  const { days } = await send<{ days: Day[] }>("GET", `/reservation/calendar/${bookerIdx}?clubCode=MS01`);
  const day = days.find(
    (one) => one.opened && one.freeTeams > 8 && one.dayType === "WEEKDAY" && one.date > clubDay(6),
  );
  type Slot = { sheetIdx: number; bookable: boolean };
  const { slots } = await send<{ slots: Slot[] }>("GET", `/reservation/sheets/${bookerIdx}/${day?.date}`);
  const sheetIdx = slots.find(({ bookable }) => bookable)?.sheetIdx ?? 0;
  await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const round = { sheetIdx, playerCount: 3, caddieMode: "C", players: [], agreeRules: true };
  await send("POST", "/reservation/booking", { clubCode: "MS01", ...round });
}

async function switchOn(page: Page): Promise<void> {
  await page.goto(`${club.origin}/mypage/joins`);
  await page.getByRole("button", { name: "Turn on joining" }).click();
  await expect(page.getByText("Joining is on.")).toBeVisible();
}

test("a golfer finds a party and asks, its booker accepts, and one button ends it all", async ({
  browser,
  context,
  watched: page,
}) => {
  await book(await club.signIn(context, member("choihyun1")));
  await switchOn(page);
  await page
    .getByRole("button", { name: /^Offer places: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("1 of 1 offered places free")).toBeVisible();

  const golfer = await browser.newContext();
  await club.signIn(golfer, member("parkbaram"));
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
  await own.getByRole("button", { name: "Turn off joining" }).click();
  await expect(own.getByRole("heading", { name: "Your requests" })).toBeHidden();
  await golfer.close();
});
