import { expect, signIn, test, web } from "../../fixtures";

test("the committee sees its figures, and a month is replayed under other rules without a trace in them", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/fairness?period=Y`);
  const figures = page.getByRole("region", { name: "지표" });
  await expect(figures).toContainText("골프장 변경·취소율");
  await page.getByRole("button", { name: "분기" }).click();
  await expect(page).toHaveURL(/period=Q/);

  await page.getByRole("link", { name: "시뮬레이터", exact: true }).click();
  const field = page.getByRole("textbox", { name: /주말 오픈\(일 전\)/ }).first();
  await field.fill("7");
  await page.getByRole("checkbox", { name: "2부" }).check();
  await page.getByRole("button", { name: "새 시드" }).click();
  const seed = await page.getByRole("textbox", { name: "시드" }).inputValue();
  await page.getByRole("button", { name: "시뮬레이션 실행" }).click();
  const all = page.getByRole("table", { name: "전체", exact: true });
  await expect(all.getByRole("row", { name: /^배정/ })).toBeVisible();
  await expect(page.getByText(/현행 규칙 일치율/)).toBeVisible();

  // The address repeats the replay, and the result says what it went by.
  await expect(page).toHaveURL(/set=open\.10\.weekendDays_7/);
  await page.reload();
  await expect(all.getByRole("row", { name: /^배정/ })).toBeVisible();
  await expect(field).toHaveValue("7");
  const result = page.getByRole("main");
  await expect(result.getByText(/주말 오픈\(일 전\): \d+ → 7/)).toBeVisible();
  await expect(result.getByText("주말·공휴일 · 1부 · 2부")).toBeVisible();
  await expect(result.getByText(seed, { exact: true })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(field).toBeHidden();
  await expect(all).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "현행 값으로" }).click();
  await expect(field).not.toHaveValue("7");
});
