import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ownHeaders, web } from "../../fixtures";

/** Shared by the board screens, in Korean, as the demo's editor reads them. */
export const save = (page: Page) => page.getByRole("button", { name: "저장", exact: true }).click();

const boards = /\/hp\/api\/(notice|event|faq|fnb-menu|reference|banner|club-entry|practice)(\/\d+)?(\?.*)?$/;

/** Saves, and waits for the answer: from then on visitors have it. */
export async function saveAll(page: Page): Promise<void> {
  const saved = page.waitForResponse((one) => one.request().method() !== "GET" && boards.test(one.url()));
  await save(page);
  const { result } = await (await saved).json();
  expect(result).toBe(true);
  await expect(
    page.getByRole("status").filter({ hasText: /저장하지 않은 변경 사항|저장하는 중/ }),
  ).toHaveCount(0);
}

/** One of the actions under "more" at the foot of a form. */
export async function more(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "더 보기" }).click();
  await page.getByRole("menuitem", { name }).click();
}

export const agree = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

/** The number of the row whose form is open: of a new one when its own screen has taken its place. */
export async function idxOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/수정$/);
  await expect(page.getByRole("button", { name: "저장", exact: true })).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

/** The status and the text of a public page at its next request. */
export async function visited(page: Page, path: string): Promise<{ status: number; text: string }> {
  const answer = await page.request.get(web() + path);
  return { status: answer.status(), text: await answer.text() };
}

/** Makes a preview link of the open form and opens it in a browser that nobody is signed in to. */
export async function previewAsVisitor(page: Page, visitor: BrowserContext): Promise<Page> {
  await page.getByRole("button", { name: "미리보기" }).click();
  await page.getByRole("button", { name: "링크 만들기" }).click();
  const href = await page.getByRole("link", { name: /미리보기 열기/ }).getAttribute("href");
  await page.keyboard.press("Escape");
  const shown = await visitor.newPage();
  await shown.goto(web() + href, { waitUntil: "networkidle" });
  return shown;
}

/** Deletes a row as its list does; the list's own hand for all boards is seen with notices and events. */
export async function takeAway(page: Page, board: string, idx: number): Promise<void> {
  const given = { headers: ownHeaders(), data: { idxs: [idx] } };
  const answer = await page.request.delete(`${web()}/hp/api${board}`, given);
  expect((await answer.json()).result).toBe(true);
}

/** Brings a deleted row back from the trash of the list that is open. */
export async function restore(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "휴지통" }).click();
  await page
    .getByRole("button", { name: `‘${title}’ 복원` })
    .first()
    .click();
  await expect(page.getByText("1건을 숨김 상태로 복원했습니다.")).toBeVisible();
  await page.keyboard.press("Escape");
}
