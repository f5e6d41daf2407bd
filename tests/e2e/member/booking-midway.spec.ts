import type { BrowserContext, Page } from "@playwright/test";
import type { CalendarDay, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDay, runStart } from "../../support/runs/test-clock.mjs";
import { expect, people, test } from "../fixtures";
import { member, type OwnClub, type Sender, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/* Events in the middle of a member's booking, done by those who can do them: the office, and another member. */
const idxOf = { kimmiru: 100_001, leesol01: 100_002, parkbaram: 100_003 } as const;
type Id = keyof typeof idxOf;

let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub(`${clubDay(1)}T10:00:00+09:00`, { seededAt: runStart });
});
test.afterAll(() => club.stop());

const bookable = async (send: Sender, id: Id, date: string) =>
  (await send<TeeSheet>("GET", `/reservation/sheets/${idxOf[id]}/${date}`)).slots
    .filter((slot) => slot.bookable)
    .map(({ sheetIdx }) => sheetIdx);

/** Times of a weekday that is open to both members. */
async function freeTimes(send: Sender, id: Id, other: Id): Promise<{ date: string; free: number[] }> {
  const daysOf = async (sender: Sender, who: Id) =>
    (
      await sender<{ days: CalendarDay[] }>("GET", `/reservation/calendar/${idxOf[who]}?clubCode=MS01`)
    ).days.filter(
      ({ opened, freeTeams, myBookings, dayType, date }) =>
        opened && freeTeams > 8 && myBookings === 0 && dayType === "WEEKDAY" && date > addDays(clubDay(1), 6),
    );
  const others = new Set(
    (await club.as(member(other), (sender) => daysOf(sender, other))).map(({ date }) => date),
  );
  const date = (await daysOf(send, id)).find((day) => others.has(day.date))?.date ?? "";
  return { date, free: await bookable(send, id, date) };
}

const slotButton = (page: Page, sheetIdx: number) => page.locator(`button[data-slot-idx="${sheetIdx}"]`);
const bookButton = (page: Page) => page.getByRole("button", { name: "Book this time" });

/** A time is held, the players are half named, and the rules are agreed to. */
async function beginBooking(context: BrowserContext, page: Page, id: Id, other: Id) {
  const send = await club.enter(context, id);
  const { date, free } = await freeTimes(send, id, other);
  const [sheetIdx = 0, next = 0] = free;
  await page.goto(`${club.origin}/reservation?date=${date}`);
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

const bookingsOf = async (send: Sender, id: Id, date: string) =>
  (
    await send<{ list: { sheetIdx: number }[] }>(
      "GET",
      `/my-reservation/bookings/${idxOf[id]}?from=${date}&to=${date}&state=10`,
    )
  ).list;

test("another member has the time after the hold has run out: it is said, and what was typed goes to another time", async ({
  context,
  page,
}) => {
  const { send, date, sheetIdx, next } = await beginBooking(context, page, "kimmiru", "parkbaram");
  await club.moveTo(club.now() + 301_000, page);
  const ended = page.getByRole("alert").filter({ hasText: "Your hold has expired" });
  await expect(ended).toBeVisible();
  await expectNothingLost(page);
  await club.as(member("parkbaram"), async (other) => {
    await other("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
    const round = { clubCode: "MS01", sheetIdx, playerCount: 3, caddieMode: "C", players: [] };
    await other("POST", "/reservation/booking", { ...round, agreeRules: true });
  });
  await ended.getByRole("button", { name: "Hold again" }).click();
  const note = page.getByRole("alert").filter({ hasText: "This tee time has just been booked" });
  await expect(note).toContainText("Your details are saved. Please choose another tee time.");
  await expectNothingLost(page);
  await expect(slotButton(page, sheetIdx)).toHaveCount(0);
  await expectWellMade(page);
  expect(await bookingsOf(send, "kimmiru", date)).toEqual([]);
  await slotButton(page, next).click();
  await expect(bookButton(page)).toBeVisible();
  await expectNothingLost(page);
  await page.getByRole("checkbox", { name: /I have read/ }).check();
  await bookButton(page).click();
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
  expect(await bookingsOf(send, "kimmiru", date)).toMatchObject([{ sheetIdx: next }]);
});

test("the club suspends the member in the middle: until when is said, and what was typed stays", async ({
  context,
  page,
}) => {
  const { send, date } = await beginBooking(context, page, "leesol01", "parkbaram");
  await club.as(people.superAdmin, (office) =>
    office("POST", "/ops/penalties", {
      memberIdx: idxOf.leesol01,
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
  expect(await bookingsOf(send, "leesol01", date)).toEqual([]);
});
