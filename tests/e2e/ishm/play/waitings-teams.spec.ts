import { expect, signIn, test, web } from "../../fixtures";

test("a request is found by its member, opened, and taken off the list with a reason", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/waitings?keyword=penalty01`, { waitUntil: "networkidle" });
  await page.getByRole("table").getByRole("row").nth(1).getByRole("button").click();
  const entry = page.getByRole("dialog", { name: "대기예약 600000" });
  await expect(entry).toContainText("회원");
  await entry.getByRole("button", { name: "대기 취소" }).click();
  const question = page.getByRole("dialog", { name: "이 대기예약을 취소하시겠습니까?" });
  await question.getByRole("textbox").fill("코스 점검");
  await question.getByRole("button", { name: "대기 취소" }).click();
  await expect(page.getByText("대기예약을 취소했습니다.")).toBeVisible();
  await expect(entry).toContainText("신청취소");
});

test("a season is opened and stands in the list", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/team-seasons/new`, { waitUntil: "networkidle" });
  const year = "2077";
  await page.locator("#year").fill(year);
  await page.locator("#applyFrom").fill("2076-11-02T09:00");
  await page.locator("#applyTo").fill("2076-11-01T17:00");
  await page.locator("#announceDate").fill("2076-12-14");
  await page.getByRole("checkbox").first().check();
  await page.locator("[id='i18n.ko.title']").fill(`${year} 연단체 모집`);
  await page.locator("#save").click();
  await expect(page.getByText("마감은 시작보다 늦어야 합니다.").first()).toBeVisible();
  await page.locator("#applyTo").fill("2076-11-27T17:00");
  await page.locator("#save").click();
  await expect(page).toHaveURL(/\/ishm\/ops\/team-seasons$/);
  await expect(page.getByRole("link", { name: `${year} 연단체 모집` })).toBeVisible();
});
