import type { Page } from "@playwright/test";
import { picture } from "../../support/images";
import { clubDay } from "../../support/runs/test-clock.mjs";
import { expect, ownHeaders, restOf, test, web } from "../fixtures";
import { password, refuseOnce, refusing, shownDay, signInAs, tabTo } from "./members";
import { codeSentBy, expectNoSideways, expectWellMade } from "./visitor";

const pages = ["", "/check", "/additional", "/password", "/consents", "/sessions", "/data-use"].map(
  (path) => `/mypage/myinfo${path}`,
);
const summary = (page: Page) => page.locator("[data-slot=error-summary]");
const passKey = "clubfront.editPass";
const phone = { width: 320, height: 700 };
const desktop = { width: 1440, height: 900 };

async function openEditing(page: Page, target: "" | "?for=additional" = "") {
  await page.goto(`${web()}/mypage/myinfo/check${target}`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

/** One of two widths is read by axe, by turns (`check:pages` reads the pages at all); sideways they move at neither. */
async function expectFits(page: Page, size = desktop): Promise<void> {
  for (const one of [phone, desktop].sort((left) => (left === size ? 1 : -1))) {
    await page.setViewportSize(one);
    await (one === size ? expectWellMade(page) : expectNoSideways(page));
  }
}

async function answerDialog(page: Page, secret = password) {
  const dialog = page.getByRole("dialog", { name: "Please enter your password again" });
  await dialog.getByLabel("Password", { exact: true }).fill(secret);
  await dialog.getByRole("button", { name: "Confirm and save" }).click();
}

test("every page of the account asks a visitor to sign in and leads back to it", async ({
  page,
  request,
}) => {
  for (const path of pages) {
    const answer = await request.get(web() + path, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto(`${web()}/mypage/myinfo/consents`);
  await page.getByLabel("ID", { exact: true }).fill("parkbaram");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${web()}/mypage/myinfo/consents`);
  await expect(page.locator("h1")).toHaveText("Consents");
});

// seed 20 86 87
test("my page leads to my data, which are read before they are changed, and changed after the password alone", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "parkbaram");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await test.step("my page leads to my data, which are read", async () => {
    await page.goto(`${web()}/mypage`);
    await page.getByRole("link", { name: "Account and settings" }).click();
    await expect(page.locator("main")).toContainText("parkbaram");
    await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
    await expectFits(page);
    await page.getByRole("link", { name: "Edit details" }).click();
    await expect(page).toHaveURL(`${web()}/mypage/myinfo/check`);
  });
  await test.step("the password is asked first; the pass is in no address and not in localStorage", async () => {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.locator("[data-slot=field-error]")).toHaveText("Please enter your password.");
    await page.getByLabel("Password", { exact: true }).fill("Wrong!2026");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.locator("[data-slot=field-error]")).toContainText(
      "Incorrect password. Please try again.",
    );
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${web()}/mypage/myinfo`);
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
    const token = await page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? "{}").token,
      passKey,
    );
    expect(token).toMatch(/^et_/);
    expect(addresses.join(" ")).not.toContain(token);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain("et_");
  });
  await test.step("a wrong e-mail is told at its field, a right one is saved and needs the password for the next change", async () => {
    await page.getByLabel("Email", { exact: false }).first().fill("nobody");
    await page.getByLabel("Flat, floor or building").fill("2F");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(summary(page)).toBeFocused();
    await expect(page.locator("#email-error")).toContainText("name@example.com");
    await page.locator("#email").fill("baram2@mirsol.example");
    await refuseOnce(page, { method: "PUT", path: "/info" }, refusing(9005, "VAL_EMAIL"));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#email-error")).toContainText(
      "Please enter a valid email address, such as name@example.com, up to 100 characters.",
    );
    await expect(page.getByLabel("Flat, floor or building")).toHaveValue("2F");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your changes have been saved.")).toBeVisible();
    await expect(page.locator("main")).toContainText("baram2@mirsol.example");
    expect(await page.evaluate((key) => sessionStorage.getItem(key), passKey)).toBeNull();
    await expect(page.getByRole("link", { name: "Edit details" })).toBeVisible();
  });
});

test("a pass that the server does not know asks again and loses nothing", async ({ context, page }) => {
  await signInAs(context, "jungyebi");
  await openEditing(page);
  const name = page.getByLabel("Name in English");
  await name.fill("JUNG YEBI");
  await page.evaluate((key) => {
    const pass = { ...JSON.parse(sessionStorage.getItem(key) ?? "{}"), token: "et_unknown" };
    sessionStorage.setItem(key, JSON.stringify(pass));
  }, passKey);
  await page.getByRole("button", { name: "Save" }).click();
  await expectWellMade(page);
  await answerDialog(page, "Wrong!2026");
  await expect(page.getByRole("dialog")).toContainText("Incorrect password. Please try again.");
  await page.keyboard.press("Escape");
  await expect(name).toHaveValue("JUNG YEBI");
  await page.getByRole("button", { name: "Save" }).click();
  await answerDialog(page);
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  await expect(page.locator("main")).toContainText("JUNG YEBI");
});

test("a session that ends in the middle loses nothing that was typed, and shows it to nobody else", async ({
  context,
  page,
}) => {
  await signInAs(context, "parkbaram");
  await openEditing(page);
  const rest = restOf(page);
  await page.getByLabel("Address").fill("7 Pine Street");
  await context.request.delete(`${web()}/hp/api/member/logout`, { headers: { origin: web() } });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`${web()}/login?next=%2Fmypage%2Fmyinfo`);
  // The way to the sign-in has to end before another one begins.
  await rest();
  await signInAs(context, "jungyebi");
  await page.goto(`${web()}/mypage/myinfo`);
  await expect(page.locator("main")).toContainText("jungyebi");
  await expect(page.locator("main")).not.toContainText("7 Pine Street");
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await signInAs(context, "parkbaram");
  await page.goto(`${web()}/mypage/myinfo`);
  await expect(page.getByText("Your draft has been restored. It has not been saved yet.")).toBeVisible();
  await expect(page.getByLabel("Address")).toHaveValue("7 Pine Street");
  await page.getByRole("button", { name: "Save" }).click();
  await answerDialog(page);
  await expect(page.locator("main")).toContainText("7 Pine Street");
});

test("a lost network keeps the change until it is sent again; two clicks are one change", async ({
  context,
  page,
}) => {
  await signInAs(context, "choihyun1");
  await openEditing(page);
  await page.getByLabel("Flat, floor or building").fill("12-3");
  let changes = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") changes += 1;
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).dblclick();
  await expect(page.locator("[data-slot=toasts]")).toContainText("1 request");
  await expect(page.getByLabel("Flat, floor or building")).toHaveValue("12-3");
  await context.setOffline(false);
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  expect(changes).toBe(2);
});

test("name and phone change only as an identity check says (1106)", async ({ context, page }) => {
  await signInAs(context, "parkbaram");
  await openEditing(page);
  await page.getByText("Change my name or phone number", { exact: true }).click();
  await refuseOnce(page, { method: "PUT", path: "/info" }, refusing(1106, "CERT_REQUIRED"));
  const verify = async (name: RegExp) => {
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: /Verify my identity|Reopen identity verification/ }).click();
    const popup = await opening;
    await popup.getByRole("link", { name }).click();
    await popup.waitForEvent("close");
  };
  await verify(/kimmiru|김미루/);
  await expect(page.getByText("Verified. These will be updated when you save:")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("dentity");
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await expect(page.locator("#identity")).toContainText("박바람");
});

test("a new phone number alone is proven by a code", async ({ context, page }) => {
  await signInAs(context, "choihyun1");
  await openEditing(page);
  await page.getByText("Change my name or phone number", { exact: true }).click();
  await page.getByText("Change my phone number only, by text message code", { exact: false }).click();
  await page.getByLabel("New phone number").fill("010-2222-3333");
  const code = await codeSentBy(page, () => page.getByRole("button", { name: "Send code" }).click());
  await page.getByLabel("Code", { exact: true }).fill(code);
  const confirm = page.getByRole("button", { name: "Confirm" });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.getByText("These will be updated when you save: phone.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  await expect(page.locator("main")).toContainText("010-2222-3333");
});

// seed 21
test("a photo is refused with a reason, cut to a square, shown and deleted", async ({ context, page }) => {
  await signInAs(context, "parkbaram");
  await openEditing(page);
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    page.locator("#photo").setInputFiles({ name, mimeType, buffer });
  const main = page.locator("main");
  await choose("broken.png", "image/png", Buffer.from("no picture at all"));
  await expect(main).toContainText(
    "The image cannot be read and may be damaged. Please choose another, up to",
  );
  await choose("me.png", "image/png", Buffer.from(await picture("png", { width: 600, height: 400 })));
  await expect(page.getByRole("heading", { name: "Crop photo" })).toBeVisible();
  await expectWellMade(page);
  const frame = page.getByRole("application");
  const box = await frame.boundingBox();
  if (!box) throw new Error("The frame of the crop is not drawn.");
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(main).toContainText("Zoom 100%, 0% from the left, 50% from the top");
  await page.getByRole("button", { name: "Move right" }).click();
  await expect(main).toContainText("20% from the left");
  await page.getByRole("button", { name: "Use photo" }).click();
  await expect(page.getByText("Your photo has been saved.")).toBeVisible();
  const photo = page.getByRole("img", { name: "Photo of 박바람" });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 512]);
  await page.getByRole("button", { name: "Delete photo" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(photo).toBeVisible();
  await page.getByRole("button", { name: "Delete photo" }).click();
  await dialog.getByRole("button", { name: "Delete photo" }).click();
  await expect(page.getByText("No photo")).toBeVisible();
});

// seed 88
test("what is told voluntarily is checked, kept and taken back", async ({ context, page }) => {
  await signInAs(context, "choihyun1");
  await page.goto(`${web()}/mypage/myinfo/additional`);
  await expectFits(page);
  await page.getByRole("link", { name: /^(Add details|Edit)$/ }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${web()}/mypage/myinfo/additional`);
  await page.getByLabel("Handicap").fill("99");
  await page.getByLabel("Average score").fill("ninety");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(page.locator("#handicap-error")).toHaveText("Please enter a number from -10 to 72.");
  await expect(page.locator("#avgScore-error")).toHaveText("Please enter a number from 50 to 200.");
  await page.getByLabel("Handicap").fill("12.4");
  await page.getByLabel("Average score").fill("1,0");
  await page.getByLabel("Average score").fill("91");
  await page.getByLabel("Occupation").selectOption({ label: "Professional" });
  await page.getByLabel("Branch").fill("Army");
  await refuseOnce(page, { method: "PUT", path: "/info" }, refusing(9001, "VAL_FIELD", ["extra.job"]));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#job-error")).toContainText("Please check your entry");
  await expect(page.getByLabel("Handicap")).toHaveValue("12.4");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  for (const text of ["12.4", "91", "Professional", "Army"]) {
    await expect(page.locator("main")).toContainText(text);
  }
});

test("a new password is held to the rule, signs the others out and says how many", async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, "jungyebi");
  await context.request.delete(`${web()}/hp/api/ext/sessions`, { headers: ownHeaders(), data: {} });
  const other = await browser.newContext();
  await signInAs(other, "jungyebi");
  await page.goto(`${web()}/mypage/myinfo/password`);
  await expectFits(page, phone);
  const submit = page.getByRole("button", { name: "Change password" });
  await submit.click();
  await expect(summary(page).getByRole("link")).toHaveCount(2);
  const fill = async (old: string, next: string, repeat = next) => {
    await page.locator("#oldPassword").fill(old);
    await page.locator("#newPassword").fill(next);
    await page.locator("#newPasswordRepeat").fill(repeat);
    await submit.click();
  };
  await fill(password, "Pinewood!27", "Pinewood!28");
  await expect(page.locator("#newPasswordRepeat-error")).toBeVisible();
  await fill(password, "short");
  await expect(page.locator("#newPassword-error")).toBeVisible();
  await fill("Wrong!2026", "Pinewood!27");
  await expect(page.locator("#oldPassword-error")).toContainText("Incorrect password. Please try again.");
  await expect(page.locator("#newPassword")).toHaveValue("Pinewood!27");
  await fill(password, password);
  await expect(page.locator("#newPassword-error")).toBeVisible();
  for (const [code, msgCode] of [
    [9003, "VAL_PW_FORMAT"],
    [9004, "VAL_PW_REPEAT"],
    [9007, "VAL_PW_WEAK"],
  ] as const) {
    await refuseOnce(page, { method: "PUT", path: "/member/change-password" }, refusing(code, msgCode));
    await fill(password, "Pinewood!27");
    await expect(page.locator("#newPassword-error")).toBeVisible();
  }
  await refuseOnce(page, { method: "PUT", path: "/member/change-password" }, refusing(2002, "STALE"));
  await fill(password, "Pinewood!27");
  await expect(summary(page)).toContainText("Someone else changed this first");
  await fill(password, "Pinewood!27");
  await expect(page.getByText("1 other device was signed out.")).toBeVisible();
  await expect(page.locator("#newPassword")).toHaveValue("");
  expect((await (await other.request.get(`${web()}/hp/api/ext/sessions`)).json()).fail.code).toBe(463);
  expect((await (await context.request.get(`${web()}/hp/api/ext/sessions`)).json()).result).toBe(true);
  await other.close();
});

test("advertising ends by a switch at once; optional items are given and withdrawn, required ones are not", async ({
  context,
  page,
}) => {
  await signInAs(context, "parkbaram");
  await page.goto(`${web()}/mypage/myinfo/consents`);
  await expectFits(page);
  const sms = page.getByRole("switch", { name: "Text message" });
  const was = await sms.isChecked();
  await sms.click();
  await expect(page.getByText("Saved.", { exact: false })).toBeVisible();
  await page.reload();
  await expect(sms).toBeChecked({ checked: !was });
  await refuseOnce(page, { method: "PUT", path: "/ext/marketing" }, refusing(9500, "SYS_ERROR", ["x"]));
  await sms.click();
  await expect(page.locator("main")).toContainText("Something went wrong");
  await expect(sms).toBeChecked({ checked: !was });
  const location = page.locator("li", { has: page.getByRole("heading", { name: "Location service" }) });
  await location.getByRole("button", { name: /^Agree/ }).click();
  await expect(location).toContainText("Saved. You have agreed.");
  await location.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(location).toContainText("Saved. Your consent has been withdrawn.");
  await location.getByText("2 records").click();
  await expect(location).toContainText("declined");
  await refuseOnce(page, { method: "PUT", path: "/terms" }, refusing(6201, "TERMS_REQUIRED"));
  await location.getByRole("button", { name: /^Agree/ }).click();
  await expect(location).toContainText("These terms are required. Please agree to them to continue.");
  const service = page.locator("li", { has: page.getByRole("heading", { name: "Terms of service" }) });
  await expect(service.getByRole("button")).toHaveCount(0);
  await service.getByRole("link", { name: /Full text/ }).click();
  await expect(page).toHaveURL(/\/common\/agreement\/\d+$/);
});

test("other sessions are ended one by one and all at once, this one stays (S-15)", async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, "penalty01");
  const others = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const other of others) await signInAs(other, "penalty01");
  await page.goto(`${web()}/mypage/myinfo/sessions`);
  const rows = page.locator("main li", { hasText: "Signed in" });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  await expectFits(page, phone);
  await refuseOnce(page, { method: "DELETE", path: "/ext/sessions" }, refusing(9500, "SYS_ERROR", ["x"]));
  await page
    .getByRole("button", { name: /^Sign out .*(Chrome|Unknown)/ })
    .first()
    .click();
  await expect(page.locator("main")).toContainText("Something went wrong");
  await page
    .getByRole("button", { name: /^Sign out .*(Chrome|Unknown)/ })
    .first()
    .click();
  await expect(page.getByText("1 device was signed out.")).toBeFocused();
  await page.getByRole("button", { name: "Sign out the other device" }).click();
  await expect(page.getByText("You are signed in on this device only.")).toBeVisible();
  for (const other of others) {
    expect((await (await other.request.get(`${web()}/hp/api/ext/sessions`)).json()).fail.code).toBe(463);
    await other.close();
  }
});

test("who used my data is told, they can be taken along, and the club can be asked about them (P-07)", async ({
  context,
  page,
}) => {
  await signInAs(context, "leesol01");
  await page.goto(`${web()}/mypage/myinfo/data-use`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`my-data-${clubDay()}.json`);
  await page.reload();
  await expect(page.locator("main")).toContainText("Personal data exported");
  await expectFits(page);
  await refuseOnce(page, { method: "GET", path: "/ext/data-export" }, refusing(4290, "RATE_LIMIT"));
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.locator("#export-title ~ div")).toContainText("Too many");
  await page.getByRole("button", { name: "New request" }).click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(summary(page)).toBeFocused();
  // Four lines are in sight before anything is written.
  expect((await page.getByLabel("Details").boundingBox())?.height).toBeGreaterThan(100);
  await page.getByLabel("Type of request").selectOption({ label: "Correction" });
  await page.getByLabel("Details").fill("My birth date is wrong.");
  await refuseOnce(page, { method: "POST", path: "/ext/data-requests" }, refusing(9500, "SYS_ERROR", ["x"]));
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.locator("#contents-error")).toContainText("Something went wrong");
  await page.reload();
  await expect(page.getByLabel("Details")).toHaveValue("My birth date is wrong.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText(`reply by ${shownDay(10)}`).first()).toBeVisible();
  await expect(page.locator("main li", { hasText: "My birth date is wrong." })).toContainText("received");
});

test("the whole change by keyboard alone, in Korean, at 320 px, with the crop", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "leesol01");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${web()}/ko/mypage/myinfo/check`);
  await expectWellMade(page);
  await tabTo(page, page.getByLabel("비밀번호", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "저장" })).toBeVisible();
  await page.locator("#photo").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(await picture("png", { width: 500, height: 300 })),
  });
  await expect(page.getByRole("heading", { name: "사진을 정사각형으로 자르기" })).toBeVisible();
  await expectWellMade(page);
  await tabTo(page, page.getByRole("application"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await expect(page.locator("main")).toContainText("확대 110%");
  await tabTo(page, page.getByRole("slider", { name: "확대" }));
  await page.keyboard.press("End");
  await expect(page.locator("main")).toContainText("확대 400%");
  await tabTo(page, page.getByRole("button", { name: "이 사진 사용" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("사진을 저장했습니다.")).toBeVisible();
  await tabTo(page, page.getByLabel("상세 주소"));
  await page.keyboard.type("3층");
  await tabTo(page, page.getByRole("button", { name: "저장" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("변경 내용을 저장했습니다.")).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("main")).toContainText("3층");
  await expectWellMade(page);
});
