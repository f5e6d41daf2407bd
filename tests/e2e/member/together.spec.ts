import type { Page } from "@playwright/test";
import { runStart, testNow } from "../../support/runs/test-clock.mjs";
import { expect, people, test } from "../fixtures";
import { drawPost } from "./draw-posts";
import { password } from "./members";
import { member, type OwnClub, type Sender, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/*
 * Members with and for each other: the flights of a group, delegates, joining, the proof of a draw. A club of this file's own, whose
 * clock stands still and is moved on: nobody waits for the minute of a draw, and who has a round near another one is not taken in.
 * The tests stand in the order of its time.
 */
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub(new Date(testNow()).toISOString(), { isWebThere: true, seededAt: runStart });
});
test.afterAll(() => club.stop());

/** A day of this club so many days from its own now: the run's clock may have passed midnight meanwhile. */
const ownDay = (days = 0) => new Date(club.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);

const kim = 100_001;
type Round = {
  bookingIdx: number;
  sheetIdx: number;
  playDate: string;
  playerCount: number;
  caddieMode: string;
  teeTime: string;
};

/** The year that a moment is in where the club is. */
const clubYear = (moment: number) => new Date(moment + 9 * 3_600_000).getUTCFullYear();

/** The demo's group is approved, and two rounds of its first date get players; the answer is that date. */
async function groupWithPlayers(): Promise<string> {
  await club.as(people.superAdmin, async (send) => {
    await send("PUT", "/ops/team-forms/800001", { event: "REVIEW" });
    await send("PUT", "/ops/team-forms/800001", { event: "APPROVE", choiceRank: 1 });
  });
  // The season of the demo, which was set up as the run began: it may be a year ago by now.
  const year = clubYear(Date.parse(runStart)) + 1;
  return club.as(member("kimmiru"), async (send) => {
    const { list } = await send<{ list: Round[] }>(
      "GET",
      `/my-reservation/bookings/${kim}?from=${year}-03-01&to=${year}-03-31&size=10`,
    );
    const rounds = list.toSorted((one, other) => (one.teeTime < other.teeTime ? -1 : 1));
    for (const [place, name] of ["Han Aram", "Seo Bora"].entries()) {
      const { bookingIdx, sheetIdx, playerCount, caddieMode } = rounds[place] as Round;
      const players = [{ seq: 2, name, phoneNo: `010-0000-080${place}` }];
      const body = { bookingIdx, sheetIdx, playerCount, caddieMode, players, agreeRules: true };
      await send("POST", "/reservation/booking", body);
    }
    return rounds[0]?.playDate ?? "";
  });
}

test("players of a date change flights, and a second tab that does not know is refused", async ({
  context,
  watched: page,
}) => {
  const date = await groupWithPlayers();
  await club.signIn(context, member("kimmiru"));
  const day = page.locator("li", { has: page.locator(`time[datetime="${date}"]`) });
  const open = async (one: typeof page) => {
    await one.goto(`${club.origin}/reservation/teams/800001`);
    await one
      .locator("li", { has: one.locator(`time[datetime="${date}"]`) })
      .getByRole("button", { name: "Edit flights" })
      .click();
  };
  await open(page);
  const second = await context.newPage();
  await open(second);
  await expectWellMade(page);
  const form = page.getByRole("form", { name: "Flights" });
  await form.getByLabel("Han Aram").selectOption({ index: 1 });
  await form.getByLabel("Seo Bora").selectOption({ index: 0 });
  await form.getByRole("button", { name: "Save flights" }).click();
  await expect(day.getByText("Flights updated.")).toBeVisible();
  await expect(day.getByRole("listitem").first()).toContainText("Seo Bora");
  await expect(day.getByRole("listitem").nth(1)).toContainText("Han Aram");

  const late = second.getByRole("form", { name: "Flights" });
  await late.getByLabel("Han Aram").selectOption({ index: 2 });
  await late.getByRole("button", { name: "Save flights" }).click();
  await expect(
    second.getByText(/This booking has been changed elsewhere\. Please reload the page and check it\./),
  ).toBeVisible();
  await expect(second.locator(`li:has(time[datetime="${date}"]) li`).nth(1)).toContainText("Han Aram");
});

const whose = "Acting for 김미루";

/** The member names somebody by keyboard; the link that comes of it has the focus. */
async function invite(page: Page): Promise<string> {
  await page.goto(`${club.origin}/mypage/myinfo/delegates`);
  await page.getByRole("button", { name: "Invite someone" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("My daughter");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expectWellMade(page);
  await page.getByRole("button", { name: "Create invitation link" }).press("Enter");
  const link = page.getByRole("textbox", { name: "Invitation link" });
  await expect(link).toBeFocused();
  return link.inputValue();
}

/** In whose name: on the page, in sight at its end too, and in the title of the window. */
async function expectName(page: Page): Promise<void> {
  await expect(page.getByRole("complementary", { name: whose })).toBeVisible();
  await expect(page).toHaveTitle(/^\[For 김미루\]/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByText(whose, { exact: true }).filter({ visible: true })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
}

type Day = { date: string; opened: boolean; freeTeams: number; dayType: string };

/** The first day with many free times in a member's calendar, from a day on: a club is closed on some. */
async function dayWithTimes(
  send: Sender,
  memberIdx: number,
  from: string,
  dayType?: string,
): Promise<string> {
  const { days } = await send<{ days: Day[] }>("GET", `/reservation/calendar/${memberIdx}?clubCode=MS01`);
  const day = days.find(
    (one) => one.opened && one.freeTeams > 8 && one.date >= from && one.dayType === (dayType ?? one.dayType),
  );
  return day?.date ?? "no day";
}

/** Books the first free time in three days, as the member would: for the day after, companions have to be named at once. */
async function bookFirst(page: Page): Promise<void> {
  const day = await club.as(member("kimmiru"), (send) => dayWithTimes(send, kim, ownDay(3)));
  await page.goto(`${club.origin}/reservation?date=${day}`);
  await page.locator("#live button[data-slot-idx]").first().click();
  await expectName(page);
  await page.getByRole("checkbox", { name: /I have read/ }).check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
}

test("a member names somebody by a link, who books in the member's name on pages that say so, until the member ends it", async ({
  browser,
  context,
  watched: page,
}) => {
  await club.signIn(context, member("kimmiru"));
  const link = await invite(page);

  const other = await browser.newContext();
  await club.signIn(other, member("leesol01"));
  const own = await other.newPage();
  await own.goto(link);
  await own.getByLabel("Password", { exact: true }).fill(password);
  await expectWellMade(own);
  await own.getByRole("button", { name: "Accept invitation" }).click();
  await own.getByRole("button", { name: "Act for 김미루" }).click();
  await expect(own).toHaveURL(/\/reservation$/);
  await expectName(own);
  await expectWellMade(own);
  await bookFirst(own);
  await expectName(own);
  await expectWellMade(own);
  const booked = new URL(own.url()).pathname;
  await own.goto(`${club.origin}/mypage/coupons`);
  const notHere = own.getByText("This page is for the member only.", { exact: false });
  await expect(notHere.filter({ visible: true })).toHaveCount(1);

  await page.goto(club.origin + booked);
  await expect(page.getByRole("region", { name: "Done by your delegates" })).toContainText("이솔");
  await page.goto(`${club.origin}/mypage/myinfo/delegates`);
  await expectWellMade(page);
  await page.getByRole("button", { name: "End permission: My daughter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End permission" }).click();
  await expect(page.getByText("The permission has ended.")).toBeFocused();
  await own.goto(club.origin + booked);
  await expect(own.getByRole("complementary", { name: whose })).toBeHidden();
  await other.close();
});

const bookerIdx = 100_004;

/** A booking for three with two empty places, a week or so ahead. */
async function book(send: Sender): Promise<void> {
  const day = await dayWithTimes(send, bookerIdx, ownDay(7), "WEEKDAY");
  type Slot = { sheetIdx: number; bookable: boolean };
  const { slots } = await send<{ slots: Slot[] }>("GET", `/reservation/sheets/${bookerIdx}/${day}`);
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
  const days = { fromDate: ownDay(1), toDate: limits.lastDate, fromTime: "00:00", toTime: "23:59" };
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
  const own = `/my-reservation/bookings/${idx}?from=${ownDay(0)}&size=50`;
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

test("an announced draw is computed anew in the browser, a forged record is told, a win is declined", async ({
  browser,
  context,
  watched: page,
}) => {
  const admin = await club.signIn(await browser.newContext(), people.superAdmin);
  const input = drawPost({ title: "Soon drawn", playDate: ownDay(44), closesIn: 60, now: club.now() });
  const { drawPostIdx: post = 0 } = await admin("POST", "/ops/draws", input);
  for (const [id, visitor] of [
    ["choihyun1", await browser.newContext()],
    ["jungyebi", context],
  ] as const) {
    const applicant = await club.signIn(visitor, member(id));
    const choices = [{ rank: 1, playDate: ownDay(44), standbyTimeCode: "12", courseCode: "1" }];
    await applicant("POST", "/reservation/draw", {
      drawPostIdx: post,
      choices,
      playerCount: 2,
      agreeRules: true,
    });
  }
  await club.moveTo(club.now() + 180_000);
  await page.goto(`${club.origin}/reservation/draws/${post}/proof`);
  await expect(page.getByRole("heading", { name: "6 of 6 steps verified" })).toBeVisible();
  await expect(
    page.getByText(
      /The secret was fixed before the first application, and the list before the draw\. Your browser has just repeated the draw and reached the same order\./,
    ),
  ).toBeVisible();
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
  await page.getByRole("button", { name: "Verify again" }).click();
  await expect(
    page.getByText(/The published order differs from the computed one\. Affected applications:/),
  ).toBeVisible();

  await page.goto(`${club.origin}/reservation/draws/${post}`);
  await expect(page.getByRole("heading", { name: "How this result came about" })).toBeVisible();
  await expect(page.locator("main")).toContainText("of 2");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: "You declined the tee time" })).toBeVisible();
});
