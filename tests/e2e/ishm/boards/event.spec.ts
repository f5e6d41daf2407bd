import type { Page } from "@playwright/test";
import { picture } from "@/tests/support/images";
import { expect, officeStands, signIn, test, web } from "../../fixtures";
import { agree, idxOf, more, previewAsVisitor, restore, saveAll, visited } from "./board-desk";

const title = (page: Page) => page.getByRole("textbox", { name: "제목" });
const korean = "첫서리 퍼팅 대회";
const english = "First frost putting day";

async function write(page: Page, language: RegExp, named: string, summary: string): Promise<void> {
  await page.getByRole("tab", { name: language }).click();
  await title(page).fill(named);
  await page.getByRole("textbox", { name: "요약" }).fill(summary);
}

// seed 34 111
test("an editor makes an event in two languages, visitors read it at once; edited, put off, copied, hidden, deleted, restored", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "editor");
  await visited(page, "/ko/community");
  await page.goto(`${web()}/ishm/event`);
  await officeStands(page);
  await page.getByRole("link", { name: "새 이벤트" }).click();
  await write(page, /한국어/, korean, "서리가 녹기 전 한 시간");
  await write(page, /English/, english, "One hour before the frost melts");
  await page.getByLabel("시작일").fill("2098-12-31");
  await page.getByLabel("종료일").fill("2020-01-01");
  await page.getByRole("checkbox", { name: "인터넷회원" }).check();
  await page.getByRole("textbox", { name: "참여 링크" }).fill("/reservation");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect(page.getByText("종료일이 시작일보다 빠릅니다.", { exact: false }).first()).toBeVisible();
  await page.getByLabel("시작일").fill("2020-01-01");
  await page.getByLabel("종료일").fill("2098-12-31");
  const buffer = Buffer.from(await picture("jpeg", { width: 1200, height: 700 }));
  await page.locator("#thumb").setInputFiles({ name: "frost.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("960 × 540픽셀 ·", { exact: false })).toBeVisible();

  const visitor = await browser.newContext();
  const preview = await previewAsVisitor(page, visitor);
  await expect(preview.getByRole("heading", { name: english })).toBeVisible();
  await expect(preview.locator("article img")).toHaveJSProperty("naturalWidth", 960);
  await visitor.close();
  expect((await visited(page, "/community")).text).not.toContain(english);

  await saveAll(page);
  const path = `/community/event/${await idxOf(page)}`;
  expect((await visited(page, `/ko${path}`)).text).toContain("서리가 녹기 전 한 시간");
  expect((await visited(page, path)).text).toContain("/pictures/960/event/");
  expect((await visited(page, "/community")).text).toContain(english);

  await page.getByRole("tab", { name: /English/ }).click();
  await title(page).fill(`${english}, with prizes`);
  await page.getByLabel("시작일").fill("2098-12-30");
  await expect(page.locator("form").getByText("예정", { exact: true })).toBeVisible();
  await saveAll(page);
  const later = (await visited(page, path)).text;
  expect(later).toContain(`${english}, with prizes`);
  expect(later).toMatch(/Starts in (<!-- -->)?[\d,]+ days/);

  await more(page, "복제");
  await expect(
    page.getByText("숨김 상태로 복제했습니다. 지금 복제본을 편집하고 있습니다.", { exact: false }),
  ).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/${path.split("/").at(-1)}$`));
  await expect(title(page)).toHaveValue(/첫서리|First frost/);
  await expect(page.getByRole("switch", { name: "홈페이지에 표시" })).not.toBeChecked();
  const copy = `/community/event/${await idxOf(page)}`;
  expect((await visited(page, copy)).status).toBe(404);

  await page.goto(`${web()}/ishm/event?state=scheduled&keyword=${encodeURIComponent(korean)}`);
  await page.getByRole("checkbox", { name: new RegExp(korean) }).check();
  await page.getByRole("button", { name: "숨기기", exact: true }).click();
  await expect(page.getByText("1건을 숨겼습니다.")).toBeVisible();
  expect((await visited(page, path)).status).toBe(404);

  await page.goto(`${web()}/ishm/event/${path.split("/").at(-1)}`);
  await page.getByRole("switch", { name: "홈페이지에 표시" }).check();
  await saveAll(page);
  expect((await visited(page, path)).status).toBe(200);
  await more(page, "삭제");
  await agree(page, "삭제");
  await expect(page).toHaveURL(/\/ishm\/event(\?.*)?$/);
  expect((await visited(page, path)).status).toBe(404);
  await restore(page, korean);
  expect((await visited(page, path)).status).toBe(404);
});
