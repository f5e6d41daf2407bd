import type { Page } from "@playwright/test";
import { picture } from "@/tests/support/images";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";
import { visited } from "../boards/board-desk";

/** The rows of this run, which nobody else makes. */
const mark = `v${crypto.randomUUID().slice(0, 8)}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(web() + path, { waitUntil: "networkidle" });
}

const today = (page: Page) =>
  // Real clock: runs in the browser, whose clock is moved.
  page.evaluate(() => new Date().toLocaleDateString("sv", { timeZone: "Asia/Seoul" }));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a member's inquiry is taken, answered from a template in his language, and read by him", async ({
  watched: page,
  browser,
}) => {
  const member = await browser.newContext();
  await signIn(member, "member");
  const title = `카트 문의 ${mark}`;
  const data = { questionType: "50", title, contents: "카트를 바꿀 수 있나요?", replyBy: "SITE" };
  const sent = await member.request.post(`${web()}/hp/api/voc`, { headers: ownHeaders(), data });
  const { vocIdx } = (await sent.json()).data;

  await signIn(page.context(), "superAdmin");
  await open(page, "/ishm/ops/inquiries");
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("접수");
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await press(page, "내가 담당");
  await expect(page.getByText(/님을 담당자로 지정했습니다/)).toBeVisible();
  await page.getByRole("combobox", { name: "템플릿" }).selectOption({ label: "확인 중 안내" });
  await press(page, "넣기");
  await expect(page.getByRole("textbox", { name: "회원에게 보낼 답변" })).toContainText("{name}님");
  await press(page, "미리보기");
  await expect(page.getByRole("dialog")).toContainText("김*루님");
  await page.keyboard.press("Escape");
  await press(page, "답변 보내기");
  await expect(
    page.getByText("답변을 완료했습니다. 회원이 추가로 문의하면 다시 열립니다.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole("article").last()).toContainText("김*루님");

  const own = await member.newPage();
  await open(own, `/ko/mypage/cs/${vocIdx}`);
  await expect(own.getByText(`김미루님, 안녕하세요.`)).toBeVisible();
  await expect(own.locator("main")).toContainText("답변완료");
  await member.close();
});

test("a lost item with its picture is claimed, checked and handed over; visitors see so", async ({
  watched: page,
}) => {
  const name = `우산 ${mark}`;
  await signIn(page.context(), "superAdmin");
  await open(page, "/ishm/ops/lost-items/new");
  await page.getByRole("textbox", { name: "물품", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "습득 장소" }).fill("주차장");
  await page.getByRole("combobox", { name: "유형" }).selectOption("80");
  await page.getByLabel("습득일").fill(await today(page));
  await page.getByRole("textbox", { name: "주인만 알 수 있는 특징" }).fill("손잡이에 스티커");
  const buffer = Buffer.from(await picture("png"));
  await page.locator("#image").setInputFiles({ name: "umbrella.png", mimeType: "image/png", buffer });
  await press(page, "저장");
  await expect(page).toHaveURL(/\/lost-items\/\d+$/);
  await press(page, "찾는 사람 등록");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "비회원" }).check();
  await dialog.getByRole("textbox", { name: "이름" }).fill("홍길동");
  await dialog.getByRole("textbox", { name: "신청자가 말한 특징" }).fill("스티커가 붙어 있어요");
  await dialog.getByRole("button", { name: "찾는 사람 등록" }).click();
  await expect(page.getByText("홍*동")).toBeVisible();
  await press(page, "인도");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("textbox", { name: "받은 사람" }).fill("홍길동");
  await dialog.getByRole("combobox", { name: "확인한 증빙" }).selectOption("ID_CARD");
  await dialog.getByRole("button", { name: "인도" }).click();
  await expect(page.getByText("물품을 인도했습니다.")).toBeVisible();
  const shown = await page.request.get(
    `${web()}/hp/api/lost-item?lang=ko&keyword=${encodeURIComponent(name)}`,
  );
  const [item] = (await shown.json()).data.list;
  expect(item).toMatchObject({ itemName: name, stateName: "반환완료" });
  const { status, text } = await visited(page, "/ko/community");
  expect([status, text.includes(name), text.includes(item.imageUrl)]).toEqual([200, true, true]);
});

test("an entry of the hall of fame is public with the member's consent alone", async ({ watched: page }) => {
  const club = `5번 우드 ${mark}`;
  const isPublic = async () => (await visited(page, "/ko/community")).text.includes(club);
  await signIn(page.context(), "superAdmin");
  await open(page, "/ishm/ops/hall-of-fame/new");
  await page.getByRole("textbox", { name: "사용 클럽" }).fill(club);
  await page.getByRole("combobox", { name: "유형" }).selectOption("20");
  await page.getByRole("combobox", { name: "코스" }).selectOption("1");
  await page.getByLabel("홀", { exact: true }).fill("7");
  await page.getByLabel("일자", { exact: true }).fill(await today(page));
  await page.getByRole("textbox", { name: "회원", exact: true }).fill("정다온");
  await press(page, "인증서 만들기");
  await expect(page.getByRole("img", { name: /이미지/ })).toBeVisible();
  await press(page, "저장");
  await expect(page).toHaveURL(/\/hall-of-fame\/\d+$/);
  expect(await isPublic()).toBe(false);
  await page.getByRole("switch", { name: "회원이 공개에 동의함" }).check();
  await page.getByLabel("동의일", { exact: true }).fill(await today(page));
  await page.getByRole("combobox", { name: "동의 방법" }).selectOption("PAPER");
  await press(page, "저장");
  await expect(page.getByText("홈페이지 공개")).toBeVisible();
  await expect.poll(isPublic).toBe(true);
  await press(page, "동의 철회");
  await page.getByRole("dialog").getByRole("button", { name: "동의 철회" }).click();
  await expect(page.getByText("동의를 철회했습니다.", { exact: false })).toBeVisible();
  expect(await isPublic()).toBe(false);
});
