import { expect, people, test, violations } from "../../fixtures";
import { type OwnClub, startOwnClub } from "../../member/own-club";

/* A club of this file's own: what it changes stands on the public pages. */

let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub("2026-11-23T01:00:00Z", { isWebThere: true });
});
test.afterAll(() => club.stop());

test("a changed par and a moved bunker are on the public page of the hole", async ({ watched: page }) => {
  await club.signIn(page.context(), people.superAdmin);
  await page.goto(`${club.origin}/ko/course/1/2`);
  const before = await page.locator("table").allInnerTexts();

  await page.goto(`${club.origin}/ishm/ops/courses/1`);
  await page.getByRole("textbox", { name: "1번 홀 파" }).fill("5");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect(page.getByText("코스를 저장했습니다.")).toBeVisible();

  await page.goto(`${club.origin}/ishm/ops/courses/holes/102`);
  await page.getByRole("button", { name: "벙커", exact: true }).click();
  const bunker = page.locator('[data-handle="bunkers.0"]');
  const name = await bunker.getAttribute("aria-label");
  await bunker.press("Shift+ArrowDown");
  await expect(bunker).not.toHaveAttribute("aria-label", name ?? "");
  await page.getByRole("button", { name: "미리보기" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect(page.getByText("홀을 저장했습니다.")).toBeVisible();

  await page.goto(`${club.origin}/ko/course/1/2`);
  expect(await page.locator("table").allInnerTexts()).not.toEqual(before);
  await page.goto(`${club.origin}/ko/course/1/1`);
  await expect(page.locator("dl").first()).toContainText("5");
});
