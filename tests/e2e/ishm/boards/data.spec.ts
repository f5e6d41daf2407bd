import type { Page } from "@playwright/test";
import { picture } from "@/tests/support/images";
import { expect, officeStands, signIn, test, web } from "../../fixtures";
import { idxOf, previewAsVisitor, saveAll, takeAway, visited } from "./board-desk";

const title = (page: Page) => page.getByRole("textbox", { name: "제목" });
const kind = (page: Page) => page.getByRole("combobox", { name: "유형", exact: true });
const korean = "소나무 볼 마커";
const english = "Pine ball marker";
const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

async function write(page: Page, language: RegExp, named: string): Promise<void> {
  await page.getByRole("tab", { name: language }).click();
  await title(page).fill(named);
}

// seed 37 110
test("an editor puts goods on the shelf in two languages, with picture, price and file; edited, made a paper", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "editor");
  await visited(page, "/ko/gift");
  await page.goto(`${web()}/ishm/data`);
  await officeStands(page);
  await page.getByRole("link", { name: "새 자료" }).click();
  await write(page, /한국어/, korean);
  await write(page, /English/, english);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect(page.getByText("유형을 선택해 주세요.").first()).toBeVisible();
  await kind(page).selectOption("GIFT");
  await page.getByLabel("가격", { exact: true }).fill("12500");
  await page.getByLabel("구매 페이지").fill("https://shop.example/marker");
  const buffer = Buffer.from(await picture("jpeg", { width: 1000, height: 800 }));
  await page.locator("#image").setInputFiles({ name: "marker.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("960 × 720픽셀 ·", { exact: false })).toBeVisible();

  const visitor = await browser.newContext();
  const preview = await previewAsVisitor(page, visitor);
  await expect(preview.getByText("₩12,500")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Where to buy" })).toBeVisible();
  expect((await visited(page, "/gift")).text).not.toContain(english);

  await page.locator("#files").setInputFiles({ name: "care.pdf", mimeType: "application/pdf", buffer: pdf });
  await saveAll(page);
  const referenceIdx = await idxOf(page);
  const path = `/community/reference/${referenceIdx}`;
  expect((await visited(page, "/ko/gift")).text).toContain(korean);
  for (const words of [english, "₩12,500"]) expect((await visited(page, "/gift")).text).toContain(words);
  const file = /\/files\/reference\/\d+(?=" download)/.exec((await visited(page, path)).text)?.[0] ?? "";
  expect((await visitor.request.get(web() + file)).status()).toBe(200);
  await visitor.close();

  await page.getByRole("tab", { name: /English/ }).click();
  await title(page).fill(`${english}, numbered`);
  await kind(page).selectOption("ETC");
  await expect(page.getByText("저장하면 가격과 구매 링크가 삭제됩니다.", { exact: false })).toBeVisible();
  await saveAll(page);
  expect((await visited(page, path)).text).toContain(`${english}, numbered`);
  expect((await visited(page, path)).text).not.toContain("₩12,500");
  expect((await visited(page, "/gift")).text).not.toContain(english);

  await page.goto(`${web()}/ishm/data?types=ETC&keyword=${encodeURIComponent(korean)}`);
  const row = page.getByRole("row").filter({ hasText: korean });
  await expect(row).toContainText("기타");
  await expect(row.getByRole("cell", { name: "1", exact: true })).toHaveCount(2);
  await takeAway(page, "/reference", Number(referenceIdx));
  expect((await visited(page, path)).status).toBe(404);
});
