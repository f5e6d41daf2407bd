import type { Page } from "@playwright/test";
import { expect, holdScripts, officeStands, signIn, test, web } from "../../fixtures";
import { idxOf, previewAsVisitor, saveAll, takeAway, visited } from "./board-desk";

const question = (page: Page) => page.getByRole("textbox", { name: "질문" });
const korean = "캐디 없이 칠 수 있나요?";
const english = "May we play without a caddie?";

async function write(page: Page, language: RegExp, asked: string, answered: string): Promise<void> {
  await page.getByRole("tab", { name: language }).click();
  await question(page).fill(asked);
  await page.getByRole("textbox", { name: "답변" }).click();
  await page.keyboard.type(answered);
}

/** The questions of a type in the order in which visitors read them. */
async function placesOf(page: Page, type: string): Promise<number[]> {
  const answer = await page.request.get(`${web()}/hp/api/faq?type=${type}&size=100`);
  const { data } = await answer.json();
  return data.list.map(({ faqIdx }: { faqIdx: number }) => faqIdx);
}

// seed 35 108
test("an editor answers a question in two languages, visitors read it at once; edited, moved", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "editor");
  await visited(page, "/ko/guide");
  await page.goto(`${web()}/ishm/faq`);
  await officeStands(page);
  await page.getByRole("link", { name: "새 질문" }).click();
  await write(page, /한국어/, korean, "평일 오후에는 가능합니다.");
  await write(page, /English/, english, "Yes, on weekday afternoons.");
  await page.getByRole("combobox", { name: "유형", exact: true }).selectOption("80");

  const visitor = await browser.newContext();
  const preview = await previewAsVisitor(page, visitor);
  await expect(preview.getByText("Yes, on weekday afternoons.")).toBeVisible();
  await visitor.close();
  expect((await visited(page, "/guide")).text).not.toContain(english);

  await saveAll(page);
  const faqIdx = Number(await idxOf(page));
  expect((await visited(page, "/ko/guide")).text).toContain("평일 오후에는 가능합니다.");
  expect((await visited(page, "/guide")).text).toContain(english);
  expect((await placesOf(page, "80")).at(-1)).toBe(faqIdx);

  await page.getByRole("tab", { name: /English/ }).click();
  await question(page).fill("May we walk without a caddie?");
  await page.getByRole("combobox", { name: "유형", exact: true }).selectOption("70");
  await saveAll(page);
  expect((await visited(page, "/guide")).text).toContain("May we walk without a caddie?");

  await page.goto(`${web()}/ishm/faq?type=70`);
  await page.getByRole("button", { name: "순서 변경", exact: true }).click();
  const up = page.getByRole("button", { name: `위로: ${korean}` });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "순서 저장" }).click();
  await expect(page.getByText("순서를 저장했습니다.")).toBeVisible();
  expect((await placesOf(page, "70")).at(-2)).toBe(faqIdx);

  await takeAway(page, "/faq", faqIdx);
  expect((await visited(page, "/ko/guide")).text).not.toContain(korean);
});

test("what visitors open is counted in the list", async ({ watched: page, browser }) => {
  const visitor = await browser.newPage();
  const letScriptsCome = await holdScripts(visitor);
  await visitor.goto(`${web()}/ko/guide#faq`, { waitUntil: "commit" });
  const counted = visitor.waitForResponse((answer) => answer.request().method() === "POST");
  await visitor.locator("details[data-question='3'] summary").click();
  await letScriptsCome();
  await counted;
  await visitor.close();

  await signIn(page.context(), "reader");
  await page.goto(`${web()}/ishm/faq?type=10`);
  const row = page.getByRole("row").filter({ hasText: "예약은 언제 열리나요?" });
  await expect(row).toContainText("89");
});
