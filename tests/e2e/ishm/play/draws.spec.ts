import { expect, people, test } from "../../fixtures";
import { type OwnClub, startOwnClub } from "../../member/own-club";

/* A club of this file's own at the moment of domain.md, whose clock is moved on: draw 71 takes applications, six are there. */

let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub("2026-11-23T01:00:00Z", { isWebThere: true });
});
test.afterAll(() => club.stop());

test("a draw is made from a template in two languages, edited and called off", async ({ watched: page }) => {
  await club.signIn(page.context(), people.superAdmin);
  await page.goto(`${club.origin}/ishm/ops/draws/new`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "주말", exact: true }).click();
  await expect(page.locator("#applyFrom")).toHaveValue("2026.11.30 09:00");
  await page.locator("[id='i18n.ko.title']").fill("성탄 주말 추첨");
  await page.getByRole("tab", { name: "English" }).click();
  await page.locator("[id='i18n.en.title']").fill("Christmas weekend");
  await expect(page.getByText(/티타임 \d+개가 확보됩니다/)).toBeVisible();
  await page.locator("#drawAt").fill("2026-12-03T16:00");
  await page.locator("#save").click();
  await expect(page.getByText("앞 단계보다 뒤여야 합니다.").first()).toBeVisible();
  await page.locator("#drawAt").fill("2026-12-04T11:00");
  await page.locator("#save").click();
  await expect(page).toHaveURL(/\/ishm\/ops\/draws\/\d+$/);
  await expect(page.getByRole("heading", { name: "성탄 주말 추첨", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "수정", exact: true }).click();
  await page.locator("#maxChoices").fill("2");
  await page.locator("#save").click();
  await expect(page.getByText("희망 2개까지, 2명 이상")).toBeVisible();
  const answer = await page.request.get(`${club.origin}/hp/api/reservation/draw/posts?clubCode=MS01&lang=en`);
  expect(JSON.stringify(await answer.json())).toContain("Christmas weekend");

  await page.getByRole("button", { name: "추첨 취소" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("코스 보수");
  await dialog.getByRole("button", { name: "추첨 취소" }).click();
  await expect(page.getByText("취소 사유: 코스 보수")).toBeVisible();
  await expect(page.getByRole("button", { name: "추첨 취소" })).toHaveCount(0);
});

test("a draw is rehearsed, closed, run, amended and announced by hand, each with a public reason, and its proof computes", async ({
  watched: page,
}) => {
  const address = `${club.origin}/ishm/ops/draws/71`;
  await club.signIn(page.context(), people.superAdmin);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "모의 추첨 실행" }).click();
  await expect(page.getByText(/모의 결과: 당첨 6건/)).toBeVisible();

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "신청 마감", exact: true }).click();
  await dialog.getByRole("textbox").fill("태풍으로 조기 마감");
  await dialog.getByRole("button", { name: "지금 마감" }).click();
  await expect(page.getByText("신청을 마감했습니다. 명단은 6건입니다.")).toBeVisible();
  await page.goto(`${club.origin}/reservation/draws/71/proof`);
  await expect(page.getByText("Reason: 태풍으로 조기 마감")).toBeVisible();

  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "추첨 실행", exact: true }).click();
  await dialog.getByRole("textbox").fill("내일 사무실 휴무");
  await dialog.getByRole("button", { name: "추첨 실행", exact: true }).click();
  await expect(page.getByText(/에 추첨했습니다\. 다시 추첨할 수 없습니다\./)).toBeVisible();

  await page.getByRole("button", { name: "결과 교환" }).click();
  await dialog.getByRole("combobox").nth(0).selectOption("7001");
  await dialog.getByRole("combobox").nth(1).selectOption("7004");
  await dialog.getByRole("textbox").fill("휠체어 이용");
  await dialog.getByRole("button", { name: "교환", exact: true }).click();
  await expect(page.getByText("사유: 휠체어 이용")).toBeVisible();

  await page.getByRole("button", { name: "결과 발표" }).click();
  await dialog.getByRole("textbox").fill("일찍 알려 드립니다");
  await dialog.getByRole("button", { name: "발표", exact: true }).click();
  await expect(page.getByText("결과를 발표했습니다. 예약 6건입니다.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "검증 파일 (JSON)" }).click();
  expect((await saving).suggestedFilename()).toBe("draw-71.json");

  await page.goto(`${club.origin}/reservation/draws/71/proof`);
  await expect(page.getByRole("heading", { name: "6 of 6 steps verified" })).toBeVisible();
  await expect(page.getByText("1 manual change was made after the draw")).toBeVisible();
  for (const reason of ["태풍으로 조기 마감", "내일 사무실 휴무", "휠체어 이용", "일찍 알려 드립니다"]) {
    await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();
  }
});
