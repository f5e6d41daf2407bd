import { expect, people, test } from "../../fixtures";
import { type OwnClub, startOwnClub } from "../../member/own-club";

let club: OwnClub;

/** A club of its own: a version that is announced cannot be taken back, and the pop-up of the main page shows it. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  club = await startOwnClub("2026-11-23T10:00:00+09:00", { isWebThere: true });
});
test.afterAll(() => club.stop());

// seed 31 105
test("a new version is written in two languages, compared, announced on a legal day and read by visitors", async ({
  watched: page,
}) => {
  await club.signIn(page.context(), people.superAdmin);
  await page.goto(`${club.origin}/ishm/site/terms`);
  await page.getByRole("link", { name: /새 버전\s*: 위치기반서비스/ }).click();
  await expect(page).toHaveURL(/\/ishm\/site\/terms\/new\?type=40&from=\d+$/);

  for (const [tab, words, summary] of [
    [/한국어/, "보관 기간은 여섯 달입니다.", "보관 기간을 밝혔습니다."],
    [/English/, "It is kept for six months.", "The time of keeping is told."],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("textbox", { name: "내용", exact: true }).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type(words);
    await page.getByRole("textbox", { name: "변경 내용" }).fill(summary);
  }
  await page.getByRole("button", { name: "초안 저장" }).click();
  await expect(page).toHaveURL(/\/ishm\/site\/terms\/\d+$/);
  const termsIdx = page.url().split("/").at(-1);
  const address = `${club.origin}/common/agreement/${termsIdx}`;
  expect((await page.request.get(address)).status()).toBe(404);

  await page.getByRole("button", { name: "변경점 비교" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: /한국어/ }).click();
  await expect(dialog.locator("ins", { hasText: "보관 기간은 여섯 달입니다." })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("switch", { name: "초안" }).uncheck();
  await page.getByLabel("시행일").fill("2026-11-24");
  await page.getByRole("button", { name: "저장하고 공지" }).click();
  await expect(page.locator("#effectiveDate-error")).toContainText("2026.11.30");
  await page.getByRole("button", { name: "이 날짜 사용" }).click();
  await page.getByRole("button", { name: "저장하고 공지" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "공지하기" }).click();
  await expect(page.getByText("공개된 버전은")).toBeVisible();

  const english = await (await page.request.get(address)).text();
  expect(english).toContain("It is kept for six months.");
  expect(english).toContain("The time of keeping is told.");
  expect(await (await page.request.get(`${club.origin}/ko/common/agreement/${termsIdx}`)).text()).toContain(
    "보관 기간은 여섯 달입니다.",
  );
});
