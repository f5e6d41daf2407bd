import { expect, ownHeaders, signIn, test, web } from "../fixtures";

test("an editor writes a notice in two languages, visitors read it at once, and it goes again", async ({
  watched: page,
}) => {
  await signIn(page.context(), "editor");
  await page.request.get(`${web()}/ko/community`);
  await page.goto(`${web()}/ishm/notice`);
  await page.getByRole("link", { name: "새 공지" }).click();
  await page.getByRole("tab", { name: /한국어/ }).click();
  await page.getByRole("textbox", { name: "제목" }).fill("봄맞이 코스 정비");
  await page.getByRole("textbox", { name: "내용" }).click();
  await page.keyboard.type("3월 2일부터 사흘 동안 쉽니다.");
  await page.getByRole("tab", { name: /English/ }).click();
  await page.getByRole("textbox", { name: "제목" }).fill("Spring course care");
  await page.getByRole("textbox", { name: "내용" }).click();
  await page.keyboard.type("Closed for three days from 2 March.");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect(page).toHaveURL(/\/ishm\/notice\/\d+$/);
  const noticeIdx = page.url().split("/").at(-1);

  const korean = await (await page.request.get(`${web()}/ko/community/notice/${noticeIdx}`)).text();
  expect(korean).toContain("3월 2일부터 사흘 동안 쉽니다.");
  expect(await (await page.request.get(`${web()}/community`)).text()).toContain("Spring course care");

  await page.getByRole("textbox", { name: "제목" }).fill("Spring course care, new dates");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect
    .poll(async () => (await page.request.get(`${web()}/community/notice/${noticeIdx}`)).text())
    .toContain("Spring course care, new dates");

  await page.getByRole("button", { name: "삭제" }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "삭제" })
    .click();
  await expect(page).toHaveURL(/\/ishm\/notice(\?.*)?$/);
  expect((await page.request.get(`${web()}/ko/community/notice/${noticeIdx}`)).status()).toBe(404);
});

test("saving a notice leaves its table and everything else of its text whole", async ({ watched: page }) => {
  await signIn(page.context(), "editor");
  const read = async () =>
    (await (await page.request.get(`${web()}/hp/api/notice/12?lang=en&scope=admin`)).json()).data.admin;
  const before = await read();
  expect(before.i18n.en.contents).toContain("<table>");
  await page.goto(`${web()}/ishm/notice/12`);
  await page.getByRole("tab", { name: /English/ }).click();
  await page.getByRole("textbox", { name: "내용" }).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" See you.");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect.poll(async () => (await read()).version).toBe(before.version + 1);
  const { en } = (await read()).i18n;
  for (const tag of ["<table>", "<th", "<td", "<ul>", "07:00"]) expect(en.contents).toContain(tag);
  expect(en.contents).toContain("See you.");
});

test("who may only read sees no way to write", async ({ watched: page }) => {
  await signIn(page.context(), "reader");
  await page.goto(`${web()}/ishm/notice/12`);
  await expect(page.getByRole("textbox", { name: "제목" })).toBeVisible();
  await expect(page.getByRole("button", { name: "저장", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "삭제" })).toHaveCount(0);
});

test("the site is stopped from its screen, after a second question, and opened again", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const state = async () => (await (await page.request.get(`${web()}/hp/api/site/state`)).json()).data.state;
  try {
    await page.goto(`${web()}/ishm/site/open`);
    await page.getByRole("radio", { name: /중지/ }).check();
    await page.getByRole("button", { name: "지금 변경" }).click();
    expect(await state()).toBe("1");
    await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button").last().click();
    await expect.poll(state).toBe("0");
    // A fresh screen: the change goes by the version that it shows.
    await page.reload();
    await page.getByRole("radio", { name: /정상/ }).check();
    await page.getByRole("button", { name: "지금 변경" }).click();
    await expect.poll(state).toBe("1");
  } finally {
    await page.request.put(`${web()}/hp/api/site/state`, { headers: ownHeaders(), data: { state: "1" } });
  }
});
