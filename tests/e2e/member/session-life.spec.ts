import type { BrowserContext, Page } from "@playwright/test";
import { expect, ownHeaders, restOf, signIn, test, web } from "../fixtures";

const refreshes = (context: BrowserContext) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/hp/api/tokens/refresh")) asked.push(request.url());
  });
  return asked;
};
const who = (page: Page) => page.evaluate(() => fetch("/session").then((answer) => answer.json()));

/** A page with the session known to it, at the browser's clock of the test. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const rest = restOf(page);
  const known = page.waitForResponse((one) => /\/session(?:\/first\?|$)/.test(one.url()));
  await page.goto(web() + path);
  await known;
  await rest();
  return page;
}

// seed 201 203 408
test("of two tabs one refreshes 60 s before the end, and a touch of one counts for both (seed §4, S-14)", async ({
  context,
}) => {
  await signIn(context, "member");
  await context.clock.install();
  const asked = refreshes(context);
  const [first, second] = [await open(context, "/mypage"), await open(context, "/club")];
  await first.mouse.move(200, 200);
  await first.mouse.move(220, 210);
  await context.clock.fastForward("28:50");
  expect(asked).toEqual([]);
  await context.clock.fastForward("00:20");
  await expect.poll(() => asked.length).toBe(1);
  await first.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);
  for (const page of [first, second]) {
    expect(await who(page)).toMatchObject({ signedIn: true });
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
});

test("a session that nobody touches ends with the alert, in the visitor's language (seed §4)", async ({
  context,
}) => {
  await signIn(context, "member");
  await context.clock.install();
  const asked = refreshes(context);
  const page = await open(context, "/ko/mypage");
  await context.clock.fastForward("29:05");
  const alert = page.getByRole("alertdialog", { name: "로그인이 만료되었습니다" });
  await expect(alert).toContainText("로그인 페이지로 이동합니다.");
  expect(asked).toEqual([]);
  await expect.poll(() => who(page)).toMatchObject({ signedIn: false });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/ko/login?next=%2Fko%2Fmypage`);
  await expect(page.getByRole("link", { name: "日本語" })).toBeVisible();
});

test("a sign-in in one tab opens the wanted page of another; a sign-out in one is one in all (seed §4)", async ({
  context,
}) => {
  const waiting = await open(context, "/login?next=%2Fmypage");
  const other = await open(context, "/login?next=%2Fclub");
  await test.step("the tab that waits at the form goes on to its page", async () => {
    await other.getByLabel("ID", { exact: true }).fill("kimmiru");
    await other.getByLabel("Password", { exact: true }).fill("Mirsol2026!");
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(other).toHaveURL(`${web()}/club`);
    await expect(waiting).toHaveURL(`${web()}/mypage`);
  });
  await test.step("member pages leave, public ones forget", async () => {
    const korean = await open(context, "/ko/mypage");
    await waiting.getByRole("button", { name: "Sign out" }).last().click();
    await expect(waiting).toHaveURL(`${web()}/`);
    await expect(korean).toHaveURL(`${web()}/ko/login?next=%2Fko%2Fmypage`);
    await expect(other).toHaveURL(`${web()}/club`);
    await expect(other.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  });
});

// seed 136 385 387
test("463 from any call: its words, the sign-in in the same language, and nothing of the admin stays", async ({
  context,
}) => {
  await signIn(context, "editor", true);
  const page = await open(context, "/ishm/notice");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("clubfront.adminMenus")))
    .toContain("930100");
  const copied = await context.storageState();
  await context.request.delete(`${web()}/hp/api/member/logout`, { headers: ownHeaders() });
  await context.addCookies(copied.cookies);
  // The sign-in screen may come before the page has loaded.
  await page.reload({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/ko\/login\?next=%2Fishm%2Fnotice$/);
  await expect(page.getByText("다시 로그인해 주세요").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("clubfront.adminMenus"))).toBeNull();
  expect(await who(page)).toMatchObject({ signedIn: false });
});
