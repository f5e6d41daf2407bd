import { clubDay, runStart, testNow } from "../../support/runs/test-clock.mjs";
import { expect, people, test } from "../fixtures";
import { drawPost } from "./draw-posts";
import { member, type OwnClub, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/* A club of this file's own, whose clock stands still and is moved on: nobody waits for the minute of a draw. */

let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub(new Date(testNow()).toISOString(), { seededAt: runStart });
});
test.afterAll(() => club.stop());

test("an announced draw is computed anew in the browser, a forged record is told, a win is declined", async ({
  browser,
  context,
  watched: page,
}) => {
  const admin = await club.signIn(await browser.newContext(), people.superAdmin);
  const input = drawPost({ title: "Soon drawn", playDate: clubDay(45), closesIn: 60 });
  const { drawPostIdx: post = 0 } = await admin("POST", "/ops/draws", input);
  for (const [id, visitor] of [
    ["choihyun1", await browser.newContext()],
    ["jungyebi", context],
  ] as const) {
    const applicant = await club.signIn(visitor, member(id));
    const choices = [{ rank: 1, playDate: clubDay(45), standbyTimeCode: "12", courseCode: "1" }];
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
