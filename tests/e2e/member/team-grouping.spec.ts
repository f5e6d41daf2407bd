import { expect, people, test } from "../fixtures";
import { member, type OwnClub, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/* A club of this file's own at the moment of domain.md: its demo group is approved, two of its rounds get players. */

type Round = {
  bookingIdx: number;
  sheetIdx: number;
  playerCount: number;
  caddieMode: string;
  teeTime: string;
};

const [kim, date] = [100_001, "2027-03-10"];
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub("2026-11-23T01:00:00Z", { isWebThere: true });
  await club.as(people.superAdmin, async (send) => {
    await send("PUT", "/ops/team-forms/800001", { event: "REVIEW" });
    await send("PUT", "/ops/team-forms/800001", { event: "APPROVE", choiceRank: 1 });
  });
  await club.as(member("kimmiru"), async (send) => {
    const { list } = await send<{ list: Round[] }>(
      "GET",
      `/my-reservation/bookings/${kim}?from=${date}&to=${date}&size=10`,
    );
    const rounds = list.toSorted((one, other) => (one.teeTime < other.teeTime ? -1 : 1));
    for (const [place, name] of ["Han Aram", "Seo Bora"].entries()) {
      const { teeTime: _teeTime, bookingIdx, sheetIdx, playerCount, caddieMode } = rounds[place] as Round;
      const players = [{ seq: 2, name, phoneNo: `010-0000-080${place}` }];
      const body = { bookingIdx, sheetIdx, playerCount, caddieMode, players, agreeRules: true };
      await send("POST", "/reservation/booking", body);
    }
  });
});
test.afterAll(() => club.stop());

test("players of a date change flights, and a second tab that does not know is refused", async ({
  context,
  watched: page,
}) => {
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
