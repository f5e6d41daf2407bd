import type { Page } from "@playwright/test";
import { picture } from "@/tests/support/images";
import { expect, officeStands, ownHeaders, signIn, test, web } from "../../fixtures";
import { idxOf, previewAsVisitor, saveAll, takeAway, visited } from "./board-desk";

const korean = "바람 들깨 칼국수";
const english = "Perilla noodle soup";

async function write(page: Page, language: RegExp, texts: Record<string, string>): Promise<void> {
  await page.getByRole("tab", { name: language }).click();
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

// seed 36 109
test("an editor puts a dish on the card in two languages; edited, sold out and back", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "editor");
  await visited(page, "/ko/guide");
  await page.goto(`${web()}/ishm/fnb`);
  await officeStands(page);
  await page.getByRole("link", { name: "새 메뉴" }).click();
  await write(page, /한국어/, { 메뉴명: korean, 분류: "한식" });
  await page.getByRole("checkbox", { name: "쇠고기" }).check();
  await expect(page.getByText(/원산지 표시 의무 재료\(고기\)/)).toBeVisible();
  await write(page, /한국어/, { "원산지 표시": "쇠고기: 국내산" });
  await write(page, /English/, { 메뉴명: english });
  await page.getByRole("combobox", { name: "매장", exact: true }).selectOption("30");
  await page.getByLabel("가격", { exact: true }).fill("15500");
  await page.getByRole("combobox", { name: "계절", exact: true }).selectOption("WINTER");
  await page.getByRole("radio", { name: "매움", exact: true }).check();
  const buffer = Buffer.from(await picture("jpeg", { width: 1200, height: 900 }));
  await page.locator("#image").setInputFiles({ name: "noodles.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText(/640 × 480픽셀 ·/)).toBeVisible();

  const visitor = await browser.newContext();
  const preview = await previewAsVisitor(page, visitor);
  await expect(preview.locator("section#fnb img")).not.toHaveJSProperty("naturalWidth", 0);
  await expect(preview.getByText("₩15,500")).toBeVisible();
  await expect(preview.getByText(/Winter only · Hot/)).toBeVisible();
  await visitor.close();
  expect((await visited(page, "/guide")).text).not.toContain(english);

  await saveAll(page);
  const fnbIdx = await idxOf(page);
  const card = (await visited(page, "/ko/guide")).text;
  for (const words of [korean, "₩15,500", "쇠고기: 국내산", "겨울 한정"]) expect(card).toContain(words);
  expect(card).toMatch(/\/pictures\/\d+\/fnb\//);
  expect((await visited(page, "/guide")).text).toContain(english);

  await page.getByLabel("가격", { exact: true }).fill("16,000");
  await saveAll(page);
  expect((await visited(page, "/ko/guide")).text).toContain("₩16,000");

  await page.goto(`${web()}/ishm/fnb?outlet=30`);
  const turned = page.getByRole("switch", { name: `품절: ${korean}` });
  await turned.check();
  await expect(page.getByText(`‘${korean}’ 메뉴를 품절로 바꿨습니다.`)).toBeVisible();
  expect((await visited(page, "/ko/guide")).text).not.toContain("₩16,000");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(turned).not.toBeChecked();
  await expect.poll(async () => (await visited(page, "/ko/guide")).text).toContain("₩16,000");

  // Somebody else changes the dish while this list is open.
  const data = { price: 16_500 };
  await page.request.post(`${web()}/hp/api/fnb-menu/${fnbIdx}`, { headers: ownHeaders(), data });
  await turned.click();
  await expect(
    page.getByText(/’ 메뉴를 수정하여 변경하지 않았습니다\. 목록을 확인하고 다시 시도해 주세요\./).first(),
  ).toBeVisible();
  await expect(turned).not.toBeChecked();
  await expect(page.getByRole("row").filter({ hasText: korean })).toContainText("₩16,500");

  await takeAway(page, "/fnb-menu", Number(fnbIdx));
  expect((await visited(page, "/ko/guide")).text).not.toContain(korean);
});

test("each outlet has an order of its own", async ({ watched: page }) => {
  await signIn(page.context(), "editor");
  await page.goto(`${web()}/ishm/fnb?outlet=20`);
  const names = async () => {
    const answer = await page.request.get(`${web()}/hp/api/fnb-menu?outlet=20&lang=ko`);
    return (await answer.json()).data.list.map(({ name }: { name: string }) => name);
  };
  const [first, second] = await names();
  await page.getByRole("button", { name: "순서 변경", exact: true }).click();
  await page.getByRole("button", { name: `아래로: ${first}` }).click();
  await page.getByRole("button", { name: "순서 저장" }).click();
  await expect(page.getByText("순서를 저장했습니다.")).toBeVisible();
  expect((await names()).slice(0, 2)).toEqual([second, first]);
});
