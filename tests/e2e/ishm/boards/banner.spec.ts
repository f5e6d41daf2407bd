import type { Page } from "@playwright/test";
import { expect, officeStands, signIn, test, web } from "../../fixtures";
import { agree, idxOf, more, saveAll, takeAway } from "./board-desk";

test.use({ announcements: true });

const name = (page: Page, language: string) => page.locator(`[id="i18n.${language}.bannerName"]`);
const popup = (page: Page) => page.getByRole("dialog").getByRole("region", { name: /News|소식/ });

/** A picture of the demo, as somebody would have it on a disk. */
async function aPicture(page: Page): Promise<Buffer> {
  const { data } = await (await page.request.get(`${web()}/hp/api/banner/page/010000`)).json();
  return (await page.request.get(web() + data.banner[0].layerFile)).body();
}

async function bannersOf(page: Page, lang: string): Promise<string[]> {
  const answer = await page.request.get(`${web()}/hp/api/banner/page/010000?lang=${lang}`);
  const { data } = await answer.json();
  return data.banner.map((one: { bannerName: string }) => one.bannerName);
}

// seed 32 48 112
test("a banner is made in two languages, previewed over its page, shown there, copied and deleted", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/banner`);
  await officeStands(page);
  await page.getByRole("link", { name: "새 배너" }).click();
  await saveRefused(page);
  await page.getByRole("tab", { name: /한국어/ }).click();
  await name(page, "ko").fill("연말 안내");
  await page.getByRole("tab", { name: /English/ }).click();
  await name(page, "en").fill("Year's end");
  const file = { name: "pines.webp", mimeType: "image/webp", buffer: await aPicture(page) };
  await page.locator("#layerFile").setInputFiles(file);
  await expect(page.getByText("960 × 480픽셀", { exact: false }).first()).toBeVisible();
  await page.getByLabel("표시 시작").fill("2026-01-01T00:00");
  await page.getByLabel("표시 종료").fill("2098-12-31T23:59");
  await page.getByRole("checkbox", { name: "홈" }).check();
  await page.getByRole("textbox", { name: "링크" }).fill("/guide");

  await page.getByRole("button", { name: "미리보기" }).click();
  await page.getByRole("button", { name: "링크 만들기" }).click();
  const href = await page.getByRole("link", { name: /미리보기 열기/ }).getAttribute("href");
  await page.keyboard.press("Escape");
  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(web() + href);
  await expect(popup(seen)).toContainText("Year's end");
  await visitor.close();
  expect(await bannersOf(page, "ko")).not.toContain("연말 안내");

  await saveAll(page);
  const made = Number(await idxOf(page));
  expect(await bannersOf(page, "ko")).toContain("연말 안내");
  expect(await bannersOf(page, "en")).toContain("Year's end");

  await page.getByLabel("표시 시작").fill("2098-01-01T00:00");
  await saveAll(page);
  expect(await bannersOf(page, "ko")).not.toContain("연말 안내");
  await page.getByLabel("표시 시작").fill("2026-01-01T00:00");
  await saveAll(page);

  await more(page, "복제");
  await expect(
    page.getByText("숨김 상태로 복제했습니다. 지금 복제본을 편집하고 있습니다.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole("switch", { name: "홈페이지에 표시" })).not.toBeChecked();
  await more(page, "삭제");
  await agree(page, "삭제");

  await expect(page).toHaveURL(/\/ishm\/banner(\?.*)?$/);
  await takeAway(page, "/banner", made);
  expect(await bannersOf(page, "ko")).not.toContain("연말 안내");
});

/** An empty banner is told what it lacks, each at its field. */
async function saveRefused(page: Page): Promise<void> {
  await page.getByRole("button", { name: "저장", exact: true }).click();
  for (const words of ["이미지를 선택해 주세요.", "페이지를 하나 이상 선택해 주세요."]) {
    await expect(page.getByRole("link", { name: words, exact: false })).toBeVisible();
  }
}
