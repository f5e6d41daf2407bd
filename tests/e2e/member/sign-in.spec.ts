import type { Page } from "@playwright/test";
import { expect, holdScripts, people, signIn, test, web } from "../fixtures";
import { expectWellMade } from "./visitor";

const { id, password } = people.member;

async function fillIn(page: Page, name: string, secret: string): Promise<void> {
  await page.getByLabel("ID", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(secret);
}
const press = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true }).click();

// seed 5 72 135 326
test("a member signs in, is greeted by name, and signs out to the home page", async ({ watched: page }) => {
  await page.goto(`${web()}/ko/login`);
  await page.getByLabel("아이디", { exact: true }).fill(id);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(`${web()}/ko`);
  await page.getByRole("link", { name: "마이페이지" }).first().click();
  await expect(page.locator("main")).toContainText("김미루");
  await expect(page.locator("main")).toContainText("010-0000-0001");
  await page.getByRole("button", { name: "로그아웃" }).last().click();
  await expect(page).toHaveURL(new RegExp(`^${web()}/(ko)?$`));
  expect(await page.evaluate(() => fetch("/session").then((answer) => answer.json()))).toMatchObject({
    signedIn: false,
  });
});

// seed 136 145 233
test("who wanted a member page lands there after signing in, and nowhere else (S-76); the id is remembered where that is wished", async ({
  watched: page,
}) => {
  await test.step("the wanted page", async () => {
    await page.goto(`${web()}/mypage`);
    await expect(page).toHaveURL(/\/login\?next=%2Fmypage$/);
    await fillIn(page, id, password);
    await page.getByLabel("Keep me signed in").check();
    await press(page);
    await expect(page).toHaveURL(`${web()}/mypage`);
    await page.goto(`${web()}/login`);
    await expect(page).toHaveURL(`${web()}/`);
  });
  await test.step("the id is remembered, never the password; the help is one step away", async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).toContain(id);
    expect(kept).not.toContain(password);
    await page.context().clearCookies();
    await page.goto(`${web()}/login`);
    await expect(page.getByLabel("ID", { exact: true })).toHaveValue(id);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    const help = page.getByRole("navigation", { name: "Sign-in help" });
    await expect(help.getByRole("link")).toHaveText(["Forgot your ID?", "Forgot your password?", "Join"]);
  });
});

test("what is missing or wrong is said in a summary that has the focus, what was typed stays; a foreign return address is not followed", async ({
  watched: page,
}) => {
  await page.goto(`${web()}/login?next=${encodeURIComponent("//evil.test/")}`);
  await test.step("a summary with the focus", async () => {
    await press(page);
    const summary = page.locator("[data-slot=error-summary]");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(2);
    await fillIn(page, "nobody77", "Wrong!2026");
    await press(page);
    await expect(summary).toContainText("Incorrect ID or password. Please check and try again (");
    await expect(page.getByLabel("ID", { exact: true })).toHaveValue("nobody77");
  });
  await test.step("home, and not to the foreign address", async () => {
    await fillIn(page, id, password);
    await press(page);
    await expect(page).toHaveURL(`${web()}/`);
  });
});

test("what is typed before the script is there is not lost, nor sent by the browser itself", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${web()}/login`, { waitUntil: "commit" });
  await page.getByLabel("ID", { exact: true }).fill(id);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeDisabled();
  await letScriptsCome();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${web()}/`);
});

// seed 188
test("remember-me keeps the cookie, without it the browser forgets; both are HttpOnly and Lax (S-01, S-02)", async ({
  browser,
}) => {
  for (const chk of [true, false]) {
    const context = await browser.newContext();
    await signIn(context, "member", chk);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect((cookie?.expires ?? 0) > 0).toBe(chk);
    expect((cookie?.name.length ?? 0) + (cookie?.value.length ?? 0)).toBeLessThan(4096);
    await context.close();
  }
});

test("signing out kills the session everywhere: a copied cookie is dead (S-03)", async ({ browser }) => {
  const context = await browser.newContext();
  const { memberIdx } = await signIn(context, "member");
  const state = await context.storageState();
  await context.request.delete(`${web()}/hp/api/member/logout`, { headers: { origin: web() } });
  const thief = await browser.newContext({ storageState: state });
  const answer = await thief.request.get(`${web()}/hp/api/info/${memberIdx}`);
  expect(answer.status()).toBe(401);
  expect((await answer.json()).fail.code).toBe(463);
  expect(answer.headers()["set-cookie"]).toContain("Max-Age=0");
  await Promise.all([context.close(), thief.close()]);
});

// seed 187
test("a forged or tampered cookie is nobody (S-09)", async ({ request }) => {
  for (const value of ["x", "Fe26.2*1*x", "a".repeat(5000)]) {
    const answer = await request.get(`${web()}/session`, { headers: { cookie: `clubfront=${value}` } });
    expect(await answer.json()).toMatchObject({ signedIn: false });
  }
});

// seed 2 232 245
test("members reach neither the back office nor another member's data (S-20, S-61)", async ({ browser }) => {
  const context = await browser.newContext();
  const { memberIdx } = await signIn(context, "member");
  const office = await context.request.get(`${web()}/ishm/notice`, { maxRedirects: 0 });
  expect(new URL(office.headers().location ?? "", web()).pathname).toBe("/");
  expect((await context.request.get(`${web()}/hp/api/notice/admin`)).status()).toBe(403);
  expect((await context.request.get(`${web()}/hp/api/info/${memberIdx + 1}`)).status()).toBe(403);
  await context.close();
});

test("wrong passwords lock an id: the tries left, then the time left until it opens (1001, 1002)", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${web()}/login`);
  await page.getByLabel("ID", { exact: true }).fill("penalty01");
  const summary = page.locator("[data-slot=error-summary]");
  for (const said of [
    "4 attempts left",
    "3 attempts left",
    "2 attempts left",
    "1 attempts left",
    "This ID is temporarily locked.",
  ]) {
    await page.getByLabel("Password", { exact: true }).fill("Wrong!2026");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(summary).toContainText(said);
    await expect(summary).toBeFocused();
  }
  await expect(page.getByText(/^Time left (10:00|9:5\d)$/)).toBeVisible();
  await expectWellMade(page);
  await page.clock.fastForward("09:00");
  await expect(page.getByText(/until you can try again/)).toBeAttached();
  await page.clock.fastForward("01:01");
  await expect(page.getByText("You can now sign in again.")).toBeVisible();
});
