import type { BrowserContext, Page } from "@playwright/test";
import type { CalendarDay, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDay, runStart } from "../../support/runs/test-clock.mjs";
import { expect, people, putAnnouncementsAway, test } from "../fixtures";
import { member, type OwnClub, type Sender, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/*
 * Luck and the clock: events in the middle of a booking, by those who can do them; two tabs, a move, midnight, an opening, the line of a
 * fair opening. The tests share a club whose clock only goes on: they stand in the order of its time.
 */
const idxOf = { kimmiru: 100_001, leesol01: 100_002, parkbaram: 100_003, jungyebi: 100_005 } as const;
type Id = keyof typeof idxOf;

let club: OwnClub;
test.beforeAll(async () => {
  // The evening before the first days open that the demo has no bookings on.
  club = await startOwnClub(`${clubDay(6)}T23:30:00+09:00`, { seededAt: runStart });
});
test.afterAll(() => club.stop());

const today = () => new Date(club.now() + 9 * 3_600_000).toISOString().slice(0, 10);
const month = (send: Sender, date: string) =>
  send<{ days: CalendarDay[] }>(
    "GET",
    `/reservation/calendar/${date.slice(0, 7).replace("-", "")}?clubCode=MS01`,
  );
const sheet = (send: Sender, id: Id, date: string) =>
  send<TeeSheet>("GET", `/reservation/sheets/${idxOf[id]}/${date}`);

/** Weekdays with free teams that the member may book and has not yet, far enough away to be moved free of charge. */
async function freeDays(send: Sender, id: Id): Promise<string[]> {
  const { days } = await send<{ days: CalendarDay[] }>(
    "GET",
    `/reservation/calendar/${idxOf[id]}?clubCode=MS01`,
  );
  const isFree = ({ opened, freeTeams, myBookings, dayType, date }: CalendarDay) =>
    opened && freeTeams > 8 && myBookings === 0 && dayType === "WEEKDAY" && date > addDays(today(), 6);
  return days.filter(isFree).map(({ date }) => date);
}

/** The first of these days, of both members where there is another one, with the times that are free on it. */
async function freeDay(send: Sender, id: Id, other?: Id): Promise<{ date: string; free: number[] }> {
  const theirs = other && (await club.as(member(other), (sender) => freeDays(sender, other)));
  const date = (await freeDays(send, id)).find((day) => !theirs || theirs.includes(day));
  if (!date) throw new Error("no free day");
  const { slots } = await sheet(send, id, date);
  return { date, free: slots.filter(({ bookable }) => bookable).map(({ sheetIdx }) => sheetIdx) };
}

const bookingsOn = async (send: Sender, id: Id, date: string) =>
  (
    await send<{ list: { bookingIdx: number; sheetIdx: number }[] }>(
      "GET",
      `/my-reservation/bookings/${idxOf[id]}?from=${date}&to=${date}&state=10`,
    )
  ).list;

async function bookByCall(send: Sender, sheetIdx: number): Promise<Record<string, number>> {
  await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const round = { clubCode: "MS01", sheetIdx, playerCount: 3, caddieMode: "C", players: [] };
  return send("POST", "/reservation/booking", { ...round, agreeRules: true });
}

const slotButton = (page: Page, sheetIdx: number) => page.locator(`button[data-slot-idx="${sheetIdx}"]`);
const dayCell = (page: Page, date: string) => page.locator(`[role=grid] [data-date="${date}"]`);
const panel = (page: Page) => page.getByRole("region", { name: /→/ });
const bookButton = (page: Page) => page.getByRole("button", { name: "Book this time" });
const elsewhere = (page: Page) => page.getByRole("region", { name: /another tab or on another device/ });
const bookedNote = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "You have already booked this time" });
const booked = /\/mypage\/bookings\/\d+\?booked=1$/;
/** The pages look for what has changed elsewhere every few seconds: their clock goes on by them. */
const lookAgain = (page: Page) => page.clock.fastForward(8_000);
/** As long as two looks take: the timer of the first may not have been set yet. */
const soon = { timeout: 15_000 };

async function open(page: Page, date: string): Promise<void> {
  await page.goto(`${club.origin}/reservation?date=${date}`);
  await expect(page.getByRole("grid")).toBeVisible();
}

/** A time is held, the players are half named, and the rules are agreed to. */
async function beginBooking(context: BrowserContext, page: Page, id: Id, other: Id) {
  const send = await club.enter(context, id);
  const { date, free } = await freeDay(send, id, other);
  const [sheetIdx = 0, next = 0] = free;
  await open(page, date);
  await slotButton(page, sheetIdx).click();
  await page.getByRole("radio", { name: "4 players" }).check();
  await page.getByText("Add someone else").click();
  await page.getByLabel("Companion's name").fill("Half typed");
  await page.getByRole("checkbox", { name: /I have read/ }).check();
  return { send, date, sheetIdx, next };
}

async function expectNothingLost(page: Page): Promise<void> {
  await expect(page.getByRole("radio", { name: "4 players" })).toBeChecked();
  await expect(page.getByLabel("Companion's name")).toHaveValue("Half typed");
}

test("a hold that runs out is taken again; once another member has the time it is said, and what was typed goes to another one", async ({
  context,
  page,
}) => {
  const { send, date, sheetIdx, next } = await beginBooking(context, page, "kimmiru", "parkbaram");
  const ended = page.getByRole("alert").filter({ hasText: "Your hold has expired" });
  await test.step("a hold that ends while typing loses nothing and can be taken again", async () => {
    await club.moveTo(club.now() + 301_000, page);
    await expect(ended).toBeVisible();
    await expectNothingLost(page);
    await ended.getByRole("button", { name: "Hold again" }).click();
    await expect(bookButton(page)).toBeVisible();
    await expectNothingLost(page);
  });
  await club.moveTo(club.now() + 301_000, page);
  await club.as(member("parkbaram"), (other) => bookByCall(other, sheetIdx));
  await ended.getByRole("button", { name: "Hold again" }).click();
  const note = page.getByRole("alert").filter({ hasText: "This tee time has just been booked" });
  await expect(note).toContainText("Your details are saved. Please choose another tee time.");
  await expectNothingLost(page);
  await expect(slotButton(page, sheetIdx)).toHaveCount(0);
  await expectWellMade(page);
  expect(await bookingsOn(send, "kimmiru", date)).toEqual([]);
  await slotButton(page, next).click();
  await expect(bookButton(page)).toBeVisible();
  await expectNothingLost(page);
  await page.getByRole("checkbox", { name: /I have read/ }).check();
  await bookButton(page).click();
  await expect(page).toHaveURL(booked);
  expect(await bookingsOn(send, "kimmiru", date)).toMatchObject([{ sheetIdx: next }]);
});

test("the club suspends the member in the middle: until when is said, and what was typed stays", async ({
  context,
  page,
}) => {
  const { send, date } = await beginBooking(context, page, "jungyebi", "parkbaram");
  await club.as(people.superAdmin, (office) =>
    office("POST", "/ops/penalties", {
      memberIdx: idxOf.jungyebi,
      penaltyCode: "70",
      reason: "Unruly play",
    }),
  );
  await bookButton(page).click();
  const note = page.getByRole("alert").filter({ hasText: /bookings are suspended until \d/ });
  await expect(note).toContainText(
    "Your bookings have been suspended in the meantime. See My page for details and how to end it. Your details are saved.",
  );
  await expectNothingLost(page);
  await expectWellMade(page);
  expect(await bookingsOn(send, "jungyebi", date)).toEqual([]);
});

test("two tabs: what one holds, lets go, changes and books is shown in the other, with a way on", async ({
  context,
  page: first,
}) => {
  const send = await club.enter(context, "kimmiru");
  const { date, free } = await freeDay(send, "kimmiru");
  const [sheetIdx = 0, other = 0] = free;
  const told = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
  await open(first, date);
  await slotButton(first, sheetIdx).click();
  await expect(panel(first)).toContainText("held for you");
  await first.getByRole("radio", { name: "4 players" }).check();
  const second = await context.newPage();
  await test.step("a time that is held is shown in the other tab, with its end", async () => {
    await open(second, date);
    await expect(elsewhere(second).getByRole("timer")).toHaveText(/^0[0-5]:\d\d$/);
    await expect(elsewhere(second)).toContainText("→");
    await expectWellMade(second);
  });
  await test.step("a time that is let go is told, and held again", async () => {
    await elsewhere(second).getByRole("button", { name: "Release" }).click();
    await lookAgain(first);
    const note = told(first, "This tee time was released elsewhere");
    await expect(note).toBeVisible(soon);
    await expect(first.getByRole("radio", { name: "4 players" })).toBeChecked();
    await note.getByRole("button", { name: "Hold again" }).click();
    await expect(bookButton(first)).toBeVisible();
  });
  await test.step("a time that is changed for another is told, and that it has ended", async () => {
    await slotButton(second, other).click();
    await expect(bookButton(second)).toBeVisible();
    await lookAgain(first);
    await expect(told(first, "You are now holding another tee time")).toBeVisible(soon);
    await expect(elsewhere(first)).toBeVisible();
    await second.getByRole("button", { name: "Release" }).click();
    await lookAgain(first);
    await expect(elsewhere(first)).toHaveCount(0, soon);
  });
  await test.step("a time that goes on in one tab and is booked in the other: it says by whom", async () => {
    await slotButton(first, sheetIdx).click();
    await expect(bookButton(first)).toBeVisible();
    await lookAgain(second);
    await elsewhere(second).getByRole("button", { name: "Continue here" }).click(soon);
    await expect(bookButton(second)).toBeVisible();
    await second.getByRole("radio", { name: "4 players" }).check();
    await first.getByRole("checkbox", { name: /I have read/ }).check();
    await bookButton(first).click();
    await expect(first).toHaveURL(booked);
    await lookAgain(second);
    await expect(bookedNote(second)).toBeVisible(soon);
    await expect(bookButton(second)).toHaveCount(0);
    const made = await bookingsOn(send, "kimmiru", date);
    expect(made.map((one) => one.sheetIdx)).toEqual([sheetIdx]);
    await expectWellMade(second);
    await bookedNote(second).getByRole("link", { name: "View booking" }).click();
    await expect(second).toHaveURL(`${club.origin}/mypage/bookings/${made[0]?.bookingIdx}`);
  });
});

test("who presses in two tabs at once has one booking, and the other tab shows it", async ({
  context,
  page: first,
}) => {
  const send = await club.enter(context, "leesol01");
  const { date, free } = await freeDay(send, "leesol01");
  const [sheetIdx = 0] = free;
  await open(first, date);
  await slotButton(first, sheetIdx).click();
  await expect(bookButton(first)).toBeVisible();
  const second = await context.newPage();
  await open(second, date);
  await elsewhere(second).getByRole("button", { name: "Continue here" }).click();
  for (const tab of [first, second]) await tab.getByRole("checkbox", { name: /I have read/ }).check();
  // At once, whatever the pages are about: a press that waits for its button to stand still comes after the other's booking.
  await Promise.all([first, second].map((tab) => bookButton(tab).dispatchEvent("click")));
  const winners = () => [first, second].filter((tab) => booked.test(tab.url()));
  await expect.poll(() => winners().length, soon).toBe(1);
  const [winner] = winners();
  const other = winner === first ? second : first;
  await lookAgain(other);
  await expect(other.getByRole("main")).toContainText("You have already booked this time", soon);
  await expect(bookedNote(other)).toBeVisible();
  const made = await bookingsOn(send, "leesol01", date);
  expect(made.map((one) => one.sheetIdx)).toEqual([sheetIdx]);
});

test("a booking moves: the old time stays until the new one is confirmed, then it is free again", async ({
  context,
  page,
}) => {
  const send = await club.enter(context, "leesol01");
  const { date, free } = await freeDay(send, "leesol01");
  const [old = 0, next = 0] = free;
  const { bookingIdx } = await bookByCall(send, old);
  await page.goto(`${club.origin}/mypage/bookings/${bookingIdx}`);
  await page.getByRole("link", { name: "Change time or players" }).click();
  await expect(page.getByRole("heading", { name: /Changing your booking:/ })).toBeVisible();
  await slotButton(page, next).click();
  await expect(page.getByRole("button", { name: "Move my booking here" })).toBeVisible();
  expect((await bookingsOn(send, "leesol01", date)).map((one) => one.sheetIdx)).toEqual([old]);
  const slotOf = async (sheetIdx: number) =>
    (await sheet(send, "leesol01", date)).slots.find((one) => one.sheetIdx === sheetIdx);
  expect((await slotOf(old))?.openCode).toBe("20");
  await page.getByRole("button", { name: "Move my booking here" }).click();
  await expect(page).toHaveURL(new RegExp(`/mypage/bookings/${bookingIdx}$`));
  await expect(page.locator("main")).toContainText((await slotOf(next))?.teeTime ?? "no time");
  expect(await bookingsOn(send, "leesol01", date)).toMatchObject([{ bookingIdx, sheetIdx: next }]);
  expect(await slotOf(old)).toMatchObject({ openCode: "10", bookable: true });
});

test("midnight in the club's zone: the page turns to the new day, the hold and what was typed stay", async ({
  context,
  page,
}) => {
  const tomorrow = addDays(today(), 1);
  await club.moveTo(`${today()}T23:57:00+09:00`);
  const send = await club.enter(context, "parkbaram");
  const { date, free } = await freeDay(send, "parkbaram");
  const [, , , sheetIdx = 0] = free;
  await open(page, date);
  await slotButton(page, sheetIdx).click();
  await page.getByRole("radio", { name: "4 players" }).check();
  await page.getByText("Add someone else").click();
  await page.getByLabel("Companion's name").fill("Half typed");
  if (date.slice(0, 7) !== tomorrow.slice(0, 7)) {
    await page.getByRole("button", { name: "Previous month" }).click();
  }
  await expect(dayCell(page, tomorrow)).not.toContainText("Call us");
  await expect(dayCell(page, tomorrow)).not.toHaveAttribute("aria-current");
  await club.moveTo(`${tomorrow}T00:00:30+09:00`, page);
  await expect(dayCell(page, tomorrow)).toHaveAttribute("aria-current", "date");
  await expect(dayCell(page, tomorrow)).toContainText("Call us");
  await expect(page.getByLabel("Companion's name")).toHaveValue("Half typed");
  await expect(page.getByRole("radio", { name: "4 players" })).toBeChecked();
  await expect(bookButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Release" }).click();
});

/** A play date beyond the demo's bookings that opens for both members at the same moment. */
async function openingToCome(): Promise<{ playDate: string; openAt: string }> {
  const from = clubDay(34);
  const look = (id: Id) =>
    club.as(member(id), async (send) => [
      ...(await month(send, from)).days,
      ...(await month(send, addDays(from, 31))).days,
    ]);
  const others = new Map((await look("parkbaram")).map((day) => [day.date, day.openAt]));
  const day = (await look("kimmiru")).find(
    ({ date, isOpen, totalTeams, openAt, dayCode }) =>
      date > from && isOpen && totalTeams > 0 && dayCode !== "2" && openAt && others.get(date) === openAt,
  );
  if (!day?.openAt) throw new Error("no opening upcoming");
  return { playDate: day.date, openAt: day.openAt };
}

const lineTitle = (page: Page) => page.getByRole("heading", { name: "There is a queue for this opening" });
const after = (moment: string, seconds: number) => Date.parse(moment) + seconds * 1000;
let opening = { playDate: "", openAt: "" };

test("the line of a fair opening: joined before it, kept over a reload, open on one device at a time", async ({
  context,
  page,
  browser,
}) => {
  opening = await openingToCome();
  const { playDate, openAt } = opening;
  await club.moveTo(after(openAt, -120));
  await club.as(people.superAdmin, async (send) => {
    await send("PUT", "/ops/policies", { code: "C0540", values: ["Y", "30", "10", "60"] });
    const { slots } = await send<{ slots: { sheetIdx: number }[] }>(
      "GET",
      `/ops/tee-sheet?clubCode=MS01&date=${playDate}`,
    );
    // One time is on sale: each turn of the line admits one member.
    const [, ...others] = slots.map(({ sheetIdx }) => sheetIdx);
    await send("PUT", "/ops/slots", { sheetIdxs: others, openType: "90" });
  });
  await club.enter(context, "kimmiru");
  await open(page, playDate);
  await expect(lineTitle(page)).toBeVisible();
  await page.getByRole("button", { name: "Join the queue" }).click();
  const inLine = "You are in the queue. The order is drawn at the opening.";
  await expect(page.getByText(inLine)).toBeVisible();
  await expectWellMade(page);
  await page.reload();
  await expect(page.getByText(inLine)).toBeVisible();
  const other = await browser.newContext();
  await other.addInitScript(putAnnouncementsAway);
  await club.enter(other, "kimmiru");
  const phone = await other.newPage();
  await open(phone, playDate);
  await expect(phone.getByText(inLine)).toBeVisible();
  const told = /You are in the queue on another device\. Your place is kept and shown there\./;
  await lookAgain(page);
  await expect(page.getByText(told)).toBeVisible(soon);
  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(page.getByText(inLine)).toBeVisible();
  await lookAgain(phone);
  await expect(phone.getByText(told)).toBeVisible(soon);
  await other.close();
});

test("who comes after the draw sees the place in the line, is admitted and books; then the plain sheet is back", async ({
  context,
  page: late,
  browser,
}) => {
  const { playDate, openAt } = opening;
  const early = await browser.newContext();
  await early.addInitScript(putAnnouncementsAway);
  const first = await early.newPage();
  await club.enter(early, "kimmiru");
  await club.enter(context, "parkbaram");
  for (const page of [first, late]) await open(page, playDate);
  await expect(late.getByText("You have not joined the queue. 1 member has joined.")).toBeVisible();
  await club.moveTo(after(openAt, 11), first, late);
  await expect(first.locator("button[data-slot-idx]")).toHaveCount(1, soon);
  await expect(lineTitle(first)).toHaveCount(0);
  await late.getByRole("button", { name: "Join the queue" }).click();
  await expect(late.getByText("Place 2 of 2")).toBeVisible();
  await expect(late.getByText("You can choose a tee time from 09:01.")).toBeVisible();
  await expect(late.locator("button[data-slot-idx]")).toHaveCount(0);
  await expectWellMade(late);
  await late.reload();
  await expect(late.getByText("Place 2 of 2")).toBeVisible();
  await club.moveTo(after(openAt, 71), first, late);
  await late.locator("button[data-slot-idx]").click(soon);
  await late.getByRole("checkbox", { name: /I have read/ }).check();
  await bookButton(late).click();
  await expect(late).toHaveURL(booked);
  await club.moveTo(after(openAt, 200), first);
  await first.reload();
  await expect(first.getByRole("table", { name: /./ }).first()).toBeVisible();
  await expect(lineTitle(first)).toHaveCount(0);
  await early.close();
});

test("the second at which a day opens: the open page lets the member choose, without a reload", async ({
  context,
  page,
}) => {
  await club.as(people.superAdmin, (send) =>
    send("PUT", "/ops/policies", { code: "C0540", values: ["N", "30", "10", "60"] }),
  );
  const send = await club.enter(context, "leesol01");
  const days = [...(await month(send, today())).days, ...(await month(send, addDays(today(), 28))).days];
  const next = days.find(({ isOpen, opened, openAt, freeTeams, date }) => {
    return isOpen && !opened && openAt && Date.parse(openAt) > club.now() && freeTeams > 0 && date > today();
  });
  if (!next?.openAt) throw new Error("no opening upcoming");
  await club.moveTo(after(next.openAt, -60));
  await club.signIn(context, member("leesol01"));
  await open(page, next.date);
  await expect(page.getByText(/Booking for/)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/min \d+ s to go/);
  await expect(page.locator("button[data-slot-idx]")).toHaveCount(0);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.evaluate(() => {
    document.documentElement.dataset.since = "before";
  });
  await club.moveTo(after(next.openAt, 1), page);
  await expect(page.locator("button[data-slot-idx]").first()).toBeVisible();
  await expect(page.getByText(/Booking for/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "List", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("html")).toHaveAttribute("data-since", "before");
  await page.locator("button[data-slot-idx]").first().click();
  await expect(bookButton(page)).toBeVisible();
});
