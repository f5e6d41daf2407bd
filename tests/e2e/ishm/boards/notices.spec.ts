import type { Page } from "@playwright/test";
import { expect, officeStands, ownHeaders, signIn, test, web } from "../../fixtures";
import { agree, idxOf, more, previewAsVisitor, restore, saveAll, visited } from "./board-desk";

const title = (page: Page) => page.getByRole("textbox", { name: "제목" });
const contents = (page: Page) => page.getByRole("textbox", { name: "내용" });

async function write(page: Page, language: RegExp, name: string, text: string): Promise<void> {
  await page.getByRole("tab", { name: language }).click();
  await title(page).fill(name);
  await contents(page).click();
  await page.keyboard.type(text);
}

// seed 33 66 113
test("an editor writes a notice in two languages, visitors read it at once; edited, scheduled, hidden, deleted, restored", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "editor");
  await visited(page, "/ko/community");
  await page.goto(`${web()}/ishm/notice`);
  await officeStands(page);
  await page.getByRole("link", { name: "새 공지" }).click();
  await write(page, /한국어/, "봄맞이 코스 정비", "3월 2일부터 사흘 동안 쉽니다.");
  await write(page, /English/, "Spring course care", "Closed for three days from 2 March.");

  const visitor = await browser.newContext();
  const preview = await previewAsVisitor(page, visitor);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Spring course care");
  await expect(preview.getByRole("note")).toContainText("Preview");
  expect((await visited(page, "/ko/community")).text).not.toContain("봄맞이 코스 정비");
  await visitor.close();

  await saveAll(page);
  const path = `/community/notice/${await idxOf(page)}`;
  expect((await visited(page, `/ko${path}`)).text).toContain("3월 2일부터 사흘 동안 쉽니다.");
  expect((await visited(page, "/community")).text).toContain("Spring course care");

  await title(page).fill("Spring course care, new dates");
  await saveAll(page);
  expect((await visited(page, path)).text).toContain("Spring course care, new dates");

  await page.getByLabel("게시 시작일").fill("2099-01-01");
  await saveAll(page);
  expect((await visited(page, path)).status).toBe(404);
  await page.getByLabel("게시 시작일").fill("");
  await page.getByRole("switch", { name: "홈페이지에 표시" }).uncheck();
  await saveAll(page);
  expect((await visited(page, path)).status).toBe(404);
  await page.getByRole("switch", { name: "홈페이지에 표시" }).check();
  await saveAll(page);
  expect((await visited(page, path)).status).toBe(200);

  await more(page, "삭제");
  await agree(page, "삭제");
  await expect(page).toHaveURL(/\/ishm\/notice(\?.*)?$/);
  expect((await visited(page, path)).status).toBe(404);
  await restore(page, "봄맞이 코스 정비");
  expect((await visited(page, path)).status).toBe(404);
  await page.getByRole("checkbox", { name: /봄맞이 코스 정비/ }).check();
  await page.getByRole("button", { name: "표시", exact: true }).click();
  await expect.poll(async () => (await visited(page, path)).status).toBe(200);
});

test("what was typed before a crash and a sign-out is offered again, and an older state comes back", async ({
  watched: page,
}) => {
  await signIn(page.context(), "editor");
  await page.goto(`${web()}/ishm/notice/11`);
  const first = await title(page).inputValue();
  await title(page).fill("Half a thought");
  await expect(page.getByText(/초안 저장/)).toBeVisible();
  // The window dies: nothing asks, nothing is sent.
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.request.delete(`${web()}/hp/api/member/logout`, { headers: ownHeaders() });
  await signIn(next.context(), "editor");
  await next.goto(`${web()}/ishm/notice/11`);
  await next.getByRole("button", { name: "이어서 작성" }).click();
  await expect(title(next)).toHaveValue("Half a thought");
  await saveAll(next);
  await more(next, "변경 이력");
  await next
    .getByRole("button", { name: /변경 전으로 되돌리기/ })
    .first()
    .click();
  await expect(title(next)).toHaveValue(first);
  await saveAll(next);
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
