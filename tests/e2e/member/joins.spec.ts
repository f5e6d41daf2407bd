import type { Page } from "@playwright/test";
import { clubDay, runStart, testNow } from "../../support/runs/test-clock.mjs";
import { expect, test } from "../fixtures";
import { member, type OwnClub, type Sender, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/*
 * People of this file: choihyun1 books and takes in others, parkbaram joins; kimmiru with a guest and leesol01 are proposed a flight. A
 * club of its own: who has a round near another one is not taken in, and other files book for the same people.
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

const golfers = { kimmiru: 100_001, leesol01: 100_002 } as const;

/** A golfer's request for any day and hour that the club lets golfers be joined on. */
async function seek(send: Sender, partner?: { name: string }): Promise<void> {
  await send("PUT", "/ext/joins", { isOn: true, level: "MIDDLE", languages: ["en"], pace: "ANY" });
  const { limits } = await send<{ limits: { lastDate: string } }>("GET", "/ext/joins");
  const days = { fromDate: clubDay(1), toDate: limits.lastDate, fromTime: "00:00", toTime: "23:59" };
  await send("POST", "/ext/join-requests", { ...days, partner });
}

/** The golfer's page with the flight, the yes by keyboard, and when the flight would play. */
async function sayYes(page: Page): Promise<{ day: string; time: string }> {
  await page.goto(`${club.origin}/mypage/joins`);
  const yes = page.getByRole("button", { name: /^Yes, I’ll play: / });
  await expect(yes).toBeVisible();
  await expectWellMade(page);
  const [, day = "", time = ""] =
    /: (.+) (\d\d:\d\d)$/.exec((await yes.getAttribute("aria-label")) ?? "") ?? [];
  await yes.press("Enter");
  await expect(page.getByText(/^You said yes\. You are notified/)).toBeFocused();
  await expect(page.getByRole("button", { name: /^No, thanks: / })).toBeVisible();
  return { day, time };
}

/** The golfer's page of the booking that came of the flight, whoever of them is its booker. */
async function expectRound(page: Page, send: Sender, idx: number, round: { day: string; time: string }) {
  type Rounds = { list: { bookingIdx: number; teeTime: string; playDate: string }[] };
  const own = `/my-reservation/bookings/${idx}?from=${clubDay(0)}&size=50`;
  const booked = await send<Rounds>("GET", `${own}&role=BOOKER`);
  const named = await send<Rounds>("GET", `${own}&role=COMPANION`);
  const made = [...booked.list, ...named.list].find(
    ({ playDate, teeTime }) => teeTime === round.time && round.day.startsWith(playDate.replaceAll("-", ".")),
  );
  await page.goto(`${club.origin}/mypage/bookings/${made?.bookingIdx}`);
  const main = page.getByRole("main");
  await expect(main).toContainText(round.day);
  await expect(main).toContainText(round.time);
}

test("two golfers whom no party takes are proposed a flight, say yes by keyboard, and both have the booking", async ({
  browser,
  context,
  watched: page,
}) => {
  const other = await browser.newContext();
  const own = await other.newPage();
  const first = await club.signIn(context, member("kimmiru"));
  const second = await club.signIn(other, member("leesol01"));
  await seek(first, { name: "Guest" });
  await seek(second);
  await club.moveTo(club.now() + 60_000);
  const round = await sayYes(page);
  expect(await sayYes(own)).toEqual(round);
  await club.moveTo(club.now() + 60_000);
  await expectRound(page, first, golfers.kimmiru, round);
  await expectRound(own, second, golfers.leesol01, round);
  await other.close();
});
