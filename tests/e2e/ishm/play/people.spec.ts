import { expect, officeStands, signIn, test, web } from "../../fixtures";
import { hand } from "../../hand";

/* The desk's work with people: seen for a reason, a coupon for a few, a penalty foretold. Uses Park Baram (100003) alone. */

test("a member is found by one click after typing, and masked until a reason is given", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/members`);
  await officeStands(page);
  const { click, count } = hand();
  await page.keyboard.press("/");
  await page.keyboard.type("박바람");
  await expect(page.getByRole("row")).toHaveCount(2);
  await click(page.getByRole("row").nth(1).getByRole("link"));
  await expect(page).toHaveURL(/\/ishm\/ops\/members\/100003$/);
  expect(count()).toBeLessThanOrEqual(1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("박*람");
  await page.getByRole("button", { name: "이름 보기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("전화 문의 확인");
  await dialog.getByRole("button", { name: "이름 보기" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("박바람");
});

test("a penalty tells what it will do before it is imposed", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/penalties/new`, { waitUntil: "networkidle" });
  await page.locator("#memberIdx").fill("박바람");
  await page.getByRole("option").first().click();
  await page.locator("#penaltyCode").selectOption("70");
  await expect(page.getByText("30일 동안 예약할 수 없습니다")).toBeVisible();
  await page.locator("#penaltyCode").selectOption("50");
  await expect(page.getByText("경고만 주며")).toBeVisible();
});

test("coupons are issued only to a list that was seen", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/coupons/new`, { waitUntil: "networkidle" });
  await page.locator("[id='names.ko']").fill("두 사람을 위한 쿠폰");
  await page.locator("#dcValue").fill("10");
  await page.locator("#validTo").fill("2099-12-31");
  await page.getByRole("button", { name: "대상 확인" }).click();
  await expect(page.getByRole("heading", { name: "발급 대상" })).toBeVisible();
  await page.locator("#issuedReason").fill("감사 인사");
  await page.locator("#dcValue").fill("15");
  await expect(page.getByText("그사이 조건이 바뀌었습니다")).toBeVisible();
  await expect(page.getByRole("button", { name: /명에게 발급/ })).toHaveCount(0);
});
