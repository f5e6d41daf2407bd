import { expect, signIn, test, web } from "../fixtures";

/** Staff find the status by the address that they are told on the telephone. */
test("/status leads to the club's status in words, by way of the sign-in", async ({ page, context }) => {
  await page.goto(`${web()}/status`);
  // In the browser's language: the address says none.
  await expect(page).toHaveURL(`${web()}/ko/login?next=%2Fishm%2Fstatus`);
  // A sign-in page that learns of the new session goes on by itself, which would abort the next load.
  await page.goto("about:blank");
  await signIn(context, "superAdmin");
  await page.goto(`${web()}/status`);
  await expect(page).toHaveURL(/\/ishm\/status$/);
  await expect(page.getByRole("heading", { level: 1, name: "운영 상태" })).toBeVisible();
  await expect(page.getByText("홈페이지가 정상 운영 중입니다.")).toBeVisible();
  await expect(page.getByText("기록된 백업이 없습니다.")).toBeVisible();
});
