import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test, web } from "../fixtures";

const mostTabs = 120;

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}

test("a notice is written, hidden and deleted without a mouse (A-10)", async ({ watched: page }) => {
  await signIn(page.context(), "editor");
  await page.goto(`${web()}/ishm/notice`, { waitUntil: "networkidle" });
  await tabTo(page, page.getByRole("link", { name: "새 공지" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("새 공지");
  await tabTo(page, page.getByRole("tab", { name: /한국어/ }));
  await tabTo(page, page.getByRole("textbox", { name: "제목" }));
  await page.keyboard.type("자판으로 쓴 공지");
  await tabTo(page, page.getByRole("textbox", { name: "내용" }));
  await page.keyboard.type("마우스 없이 씁니다.");
  const visible = page.getByRole("switch", { name: "홈페이지에 표시" });
  await tabTo(page, visible);
  await page.keyboard.press("Space");
  await expect(visible).not.toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "저장", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("공지 수정");
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveValue("자판으로 쓴 공지");

  await tabTo(page, page.getByRole("button", { name: "더 보기" }));
  await page.keyboard.press("Enter");
  const entry = page.getByRole("menuitem", { name: "삭제" });
  await expect(entry).toBeVisible();
  await page.keyboard.press("End");
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole("button", { name: "삭제", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ishm\/notice(\?.*)?$/);
  await expect(page.getByRole("table").getByText("자판으로 쓴 공지")).toHaveCount(0);
});
