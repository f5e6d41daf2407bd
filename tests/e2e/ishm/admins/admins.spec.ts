import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

const id = "e2edesk01";

// seed 38 103
test("an account is made, must change its first password, and is out as soon as it is locked", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/site/user/new`);
  await page.locator("#id").fill(id);
  await page.locator("#name").fill("시험 담당");
  await page.locator("#email").fill("e2edesk@mirsol.example");
  await page.locator("#phoneNo").fill("031-000-1009");
  await page.locator("#groupIdx").selectOption("10");
  await page.locator("#save").click();
  const dialog = page.getByRole("dialog");
  const first = (await dialog.locator("output").textContent()) ?? "";
  expect(first).toMatch(/^Tmp!/);
  await dialog.getByRole("button").last().click();
  await expect(page).toHaveURL(/\/ishm\/site\/user\/\d+$/);
  await expect(page.getByText(first)).toHaveCount(0);

  const desk = await browser.newContext();
  const send = (method: string, path: string, data?: object) =>
    desk.request.fetch(`${web()}/hp/api${path}`, { method, headers: ownHeaders(), data });
  const login = await send("POST", "/member/login", { clubCode: "MS01", id, password: first, isAdmin: true });
  expect((await login.json()).result).toBe(true);
  const their = await desk.newPage();
  await their.goto(`${web()}/ishm`);
  await expect(their).toHaveURL(/\/login\?next=/);
  const change = { oldPassword: first, newPassword: "Fr0nt#2026-desk" };
  expect((await (await send("PUT", "/admin/change-password", change)).json()).result).toBe(true);
  expect((await (await send("GET", "/menus/simple")).json()).result).toBe(true);

  await page.getByRole("button", { name: "잠금", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "잠금" }).click();
  await expect(page.getByRole("button", { name: "사용", exact: true })).toBeVisible();
  expect((await send("GET", "/menus/simple")).status()).toBe(401);
  await desk.close();

  await page.getByRole("button", { name: "삭제", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await expect(page).toHaveURL(/\/ishm\/site\/user$/);
  await expect(page.getByRole("link", { name: "ssadmin1" })).toBeVisible();
  await expect(page.getByRole("link", { name: id })).toHaveCount(0);
});
