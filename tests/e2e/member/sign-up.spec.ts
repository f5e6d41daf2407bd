import type { Locator, Page, Request } from "@playwright/test";
import { expect, test, web } from "../fixtures";
import { refusing } from "./members";
import { asAnotherVisitor, codeSentBy, expectWellMade } from "./visitor";

const password = "Tee-off-27-pines";
const check = (page: Page) => page.locator("[data-slot=identity-check] button").first();
const submit = (page: Page) => page.locator("main button[type=submit]");
const summary = (page: Page) => page.locator("[data-slot=error-summary]");

async function agree(page: Page) {
  await page.goto(`${web()}/ko/signup/agreement`);
  await page.locator("#agree-all").check();
  await submit(page).click();
  await expect(page).toHaveURL(`${web()}/ko/signup/auth`);
}

/** Opens the window of the MOCK driver; with a name the person is picked there. */
async function openWindow(page: Page, name?: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), check(page).click()]);
  await expect(popup.getByRole("heading")).toContainText(/본인확인|[Ii]dentity|本人確認|身份/);
  if (name) await popup.getByRole("link", { name }).click();
  return popup;
}

/** Goes on with the Tab key until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${control}`);
}

async function type(page: Page, control: Locator, text: string) {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

test.beforeEach(({ context }) => asAnotherVisitor(context));

// seed 4 78 79 80 81 83
test("by keyboard alone, from the choice to the greeting: five screens, and no token in any address", async ({
  watched: page,
  context,
}) => {
  const screens: string[] = [];
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => {
    const path = new URL(frame.url()).pathname;
    if (frame === page.mainFrame() && screens.at(-1) !== path) screens.push(path);
  });
  context.on("request", (request: Request) => addresses.push(request.url(), request.headers().referer ?? ""));

  await page.goto(`${web()}/ko/signup`);
  await tabTo(page, page.getByRole("link", { name: "휴대폰으로 가입하기" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("약관 동의");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await tabTo(page, page.locator("#agree-all"));
  await page.keyboard.press("Space");
  await tabTo(page, page.locator("summary").first());
  await page.keyboard.press("Enter");
  await expect(page.getByText("제1조 (목적)").first()).toBeVisible();
  await tabTo(page, submit(page));
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText("본인확인");
  await expect(page.locator("h1")).toBeFocused();
  await tabTo(page, check(page));
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tabTo(popup, popup.getByRole("link", { name: "한빛" }));
  await popup.keyboard.press("Enter");

  await expect(page.locator("h1")).toHaveText("회원 정보 입력");
  await expect(page.getByText("010-0000-0077")).toBeVisible();
  await type(page, page.locator("#email"), "hanbit@mail.example");
  await type(page, page.locator("#id"), "hanbit77");
  await expect(page.getByText("사용할 수 있는 아이디입니다.")).toBeVisible();
  await type(page, page.locator("#newPassword"), password);
  await expect(page.getByText("매우 안전")).toBeVisible();
  await type(page, page.locator("#newPasswordRepeat"), password);
  await page.keyboard.press("Enter");

  await expect(page.locator("h1")).toHaveText("한빛님, 환영합니다");
  const session = await page.evaluate(() => fetch("/session").then((answer) => answer.json()));
  expect(session.user.id).toBe("hanbit77");
  expect(screens).toEqual(["", "/agreement", "/auth", "/form", "/success"].map((one) => `/ko/signup${one}`));
  expect(addresses.filter((address) => /ct_/.test(address))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /ct_|hanbit@|Tee-off|010-/,
  );
});

// seed 84
test("by e-mail on one page, at 320 px in Japanese", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${web()}/ja/signup`);
  await page.getByRole("link", { name: "メールで登録する" }).click();
  await expect(page.locator("h1")).toHaveText("メールで登録");
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("お名前");
  await expectWellMade(page);
  for (const box of await page.locator('input[id^="terms-"][aria-required]').all()) await box.check();
  await page.locator("#email").fill("taro.classic@mail.example");
  const code = await codeSentBy(page, () => page.getByRole("button", { name: "認証番号を受け取る" }).click());
  await page.locator("#code").fill(code);
  await page.locator("#code").press("Enter");
  await expect(page.getByText("taro.classic@mail.exampleを確認しました。")).toBeVisible();
  await page.locator("#name").fill("山田太郎");
  await page.locator("#birth").fill("1985年4月2日");
  await page.getByLabel("男性").check();
  await page.locator("#phoneNo").fill("+81 90 1234 5678");
  await page.locator("#id").fill("yamada85");
  await page.locator("#newPassword").fill(password);
  await page.locator("#newPasswordRepeat").fill(password);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await submit(page).click();
  await expect(page.locator("h1")).toHaveText("山田太郎様、ようこそ");
  const session = await page.evaluate(() => fetch("/session").then((answer) => answer.json()));
  expect(session.user).toMatchObject({ id: "yamada85", lang: "ja" });
});

test("steps are not skipped, each leads back to the first that is missing (S-69); refusing advertising keeps nobody out (P-01)", async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await test.step("without the terms there is no form, with a word why", async () => {
    await page.goto(`${web()}/signup/form`);
    await expect(page).toHaveURL(`${web()}/signup/agreement`);
    await expect(page.getByText("Please agree to the terms first.")).toBeVisible();
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveCount(4);
    await page.locator("summary").first().click();
    await expectWellMade(page);
  });
  await test.step("advertising is agreed to way by way, and refused", async () => {
    const marketing = page.getByRole("checkbox", { name: /marketing/ });
    await page.getByRole("checkbox", { name: "Email" }).check();
    await expect(marketing).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Text message" })).not.toBeChecked();
    await page.getByRole("checkbox", { name: "Email" }).uncheck();
    await expect(marketing).not.toBeChecked();
    for (const box of await page.locator('input[id^="terms-"][aria-required]').all()) await box.check();
    if (await marketing.isChecked()) await marketing.uncheck();
    await submit(page).click();
    await expect(page).toHaveURL(`${web()}/signup/auth`);
  });
  await test.step("without the identity there is no form, and without a sign-up no greeting", async () => {
    await page.goto(`${web()}/signup/form`);
    await expect(page).toHaveURL(`${web()}/signup/auth`);
    await expect(page.getByText("Please verify your identity first.", { exact: false })).toBeVisible();
    await page.goto(`${web()}/signup/success`);
    await expect(page.getByText("No sign-up is in progress.", { exact: false })).toBeVisible();
  });
});

/** Says something to the page that the provider's window has opened, forged or not. Runs in that window. */
const tell = (message: unknown) => (window.opener as Window).postMessage(message, "*");

/** The right window with another visit's number, the page itself, and the right window gone to another site. */
async function forge(page: Page, popup: Page, requestNo: string): Promise<void> {
  await page
    .context()
    .route("https://evil.test/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>evil</title>" }),
    );
  const value = { certToken: "ct_forged", name: "x", birth: "1990-01-01", gender: "F", phoneNo: "010" };
  const outcome = { ok: true, value: { ...value, isMember: false } };
  const news = { kind: "clubfront.identity", requestNo, outcome };
  const heard = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const origins: string[] = [];
        window.addEventListener("message", ({ origin }) => {
          if (origins.push(origin) === 3) resolve(origins);
        });
      }),
  );
  await popup.evaluate(tell, { ...news, requestNo: "REQ20000101000000000000000000" });
  await page.evaluate((message) => window.postMessage(message, "*"), news);
  await popup.evaluate(() => window.location.assign("https://evil.test/"));
  await popup.waitForURL("https://evil.test/");
  await popup.evaluate(tell, news);
  expect(await heard).toEqual([web(), web(), "https://evil.test"]);
}

// seed 82
test("the provider's window: forged, closed, blocked, of who may not join; each is said on the page, which stays", async ({
  watched: page,
}) => {
  const told = (text: string) => page.getByRole("alert").filter({ hasText: text });
  await test.step("nobody but the provider's window is believed: forged messages change nothing", async () => {
    const begun = page.waitForResponse((answer) => answer.url().includes("/nice-check/enc"));
    await agree(page);
    const popup = await openWindow(page);
    await forge(page, popup, (await (await begun).json()).data.requestNo);
    await expect(page).toHaveURL(`${web()}/ko/signup/auth`);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("ct_forged");
    await popup.close();
  });
  await test.step("a window that is closed is said", async () => {
    await expect(told("창이 닫혔습니다")).toBeVisible();
    await expectWellMade(page);
  });
  await test.step("so is one that the browser blocks", async () => {
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (...given) => {
        window.open = open;
        return given.length > 9 ? open(...given) : null;
      };
    });
    await check(page).click();
    await expect(
      told(
        "브라우저가 팝업 창을 차단했습니다. 주소창에서 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요. 입력하신 내용은 그대로 있습니다.",
      ),
    ).toBeVisible();
  });
  await test.step("who is too young or a member already learns it before the form", async () => {
    await openWindow(page, "지은");
    await expect(told("만 14세 미만")).toBeVisible();
    await openWindow(page, "이솔");
    await expect(told("lees***1")).toBeVisible();
    await expect(page.getByRole("link", { name: "비밀번호 찾기" })).toBeVisible();
    await expect(page).toHaveURL(`${web()}/ko/signup/auth`);
  });
  await test.step("a window that is opened again leads to the form", async () => {
    await openWindow(page, "서윤");
    await expect(page).toHaveURL(`${web()}/ko/signup/form`);
  });
});

/** From a page whose document opens no window, by its link: the sign-up is loaded anew on the way. */
async function verifyFromLogin(page: Page): Promise<void> {
  await page.goto(`${web()}/ko/login`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "회원가입" }).first().click();
  await page.getByRole("link", { name: "휴대폰으로 가입하기" }).click();
  await page.locator("#agree-all").check();
  await submit(page).click();
  await expect(page).toHaveURL(`${web()}/ko/signup/auth`);
  await page.waitForFunction(
    () => !performance.getEntriesByType("navigation")[0]?.name.endsWith("/ko/login"),
  );
  await openWindow(page, "서윤");
  await expect(page).toHaveURL(`${web()}/ko/signup/form`);
}

/** The provider's answer is worth nothing a second time, and its way back leads to our own pages alone. */
async function expectAnswerCountsOnce({ request }: Page, traded: unknown): Promise<void> {
  const replay = await request.post(`${web()}/hp/api/member/nice-check/result`, {
    headers: { origin: web() },
    data: traded,
  });
  expect((await replay.json()).fail.code).toBe(1301);
  const back = await request.post(`${web()}/signup/auth/callback?requestNo=R1&lang=ja&next=//evil.test`, {
    headers: { origin: "https://nice.checkplus.co.kr", "sec-fetch-site": "cross-site" },
    form: { enc_data: "sealed", integrity_value: "mark", certToken: "ct_forged" },
    maxRedirects: 0,
  });
  expect(back.status()).toBe(303);
  expect(back.headers().location).toBe(
    "/ja/signup/auth/success#requestNo=R1&enc_data=sealed&integrity_value=mark",
  );
  const givenUp = await request.get(`${web()}/signup/auth/callback?requestNo=R1`, { maxRedirects: 0 });
  expect(givenUp.headers().location).toBe("/signup/auth/fail#requestNo=R1");
}

/** Refuses the first sign-up for want of a proof and loses the answer of the second; the answer holds the keys of all. */
async function interruptSignUp(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route("**/hp/api/member/signup", async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length === 1) return refusing(1106, "CERT_REQUIRED")(route);
    if (keys.length > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

test("the form of who came by a link: faults, a reload, an ended proof and a lost answer lose nothing and make one member", async ({
  page,
  context,
}) => {
  const traded: unknown[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/nice-check/result")) traded.push(request.postDataJSON());
  });
  const fill = async (values: Record<string, string>) => {
    for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value);
  };
  const passwords = { newPassword: password, newPasswordRepeat: password };
  await test.step("who came by a link from another page is verified all the same", () =>
    verifyFromLogin(page));
  await test.step("the provider's answer counts once and only leads to our own pages", async () => {
    await expect.poll(() => traded.length).toBe(1);
    await expectAnswerCountsOnce(page, traded[0]);
  });
  await test.step("a taken id is said while it is typed, faults stand at their fields, nothing is lost", async () => {
    await fill({ id: "1abcdef" });
    await page.locator("#id").blur();
    await expect(page.locator("#id-error")).toBeVisible();
    await fill({ id: "kimmiru" });
    await expect(page.locator("#id-error")).toContainText("이미 사용 중인 아이디입니다.");
    await fill({ email: "not-an-address", newPassword: "kimmiru-27", newPasswordRepeat: "kimmiru-28" });
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page.locator("#email-error")).toBeVisible();
    await expect(page.locator("#newPassword-error")).toContainText("추측하기 쉬운");
    await expect(page.locator("#newPasswordRepeat-error")).toContainText("서로 다릅니다");
    await fill({ email: "seoyun@mail.example" });
    await expect(page.locator("#email-error")).toHaveCount(0);
    await fill(passwords);
    await submit(page).click();
    // Said by the look at what is typed, or by the answer to what was sent: whichever is there first.
    await expect(page.locator("#id-error")).toContainText("이미 사용 중인 아이디입니다.");
    await expect(page.locator("#newPassword")).toHaveValue(password);
    await expect(page.locator("#email")).toHaveValue("seoyun@mail.example");
  });
  await test.step("a reload keeps what may be kept, a password is not; the way back works", async () => {
    await page.reload();
    await expect(page.locator("#email")).toHaveValue("seoyun@mail.example");
    await expect(page.locator("#newPassword")).toHaveValue("");
    await expect(page.getByText("010-0000-0088")).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/seoyun|서윤|ct_/);
    await page.goBack();
    await expect(page.getByText("서윤님으로 확인되었습니다.")).toBeVisible();
    await page.goBack();
    await expect(page.locator("#agree-all")).toBeChecked();
    await page.goForward();
    await page.getByRole("button", { name: "다음" }).click();
    await expect(page.locator("#email")).toHaveValue("seoyun@mail.example");
  });
  await test.step("a proof that has ended is renewed in place, and a lost answer makes no second member", async () => {
    await fill({ id: "seoyun88", ...passwords });
    const keys = await interruptSignUp(page);
    await submit(page).click();
    await expect(summary(page)).toContainText("본인확인이 필요합니다");
    await openWindow(page, "서윤");
    await expect(page.getByText("010-0000-0088")).toBeVisible();
    await expect(page.locator("#newPassword")).toHaveValue(password);
    await submit(page).click();
    // Given up once, then sent again by hand: the same request under the same key.
    await page.getByRole("button", { name: "보내지 않기" }).click();
    await submit(page).click();
    await expect(page.locator("h1")).toHaveText("서윤님, 환영합니다");
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
