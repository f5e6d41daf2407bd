import type { Locator, Page } from "@playwright/test";
import { expect, officeStands, people, test } from "../fixtures";
import { hand } from "../hand";
import { member, type OwnClub, startOwnClub } from "../member/own-club";

/*
 * How many clicks the ten most frequent acts of the office cost, from the dashboard or from the list that they are done in;
 * typing is not counted. The table in docs/benchmarks.md holds the same numbers. A club of this file's own.
 */
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub("2026-11-23T01:00:00Z", { isWebThere: true });
});
test.afterAll(() => club.stop());
test.use({ viewport: { width: 1440, height: 900 } });

async function open(page: Page, path: string) {
  const send = await club.signIn(page.context(), people.superAdmin);
  await page.goto(club.origin + path);
  await officeStands(page);
  return send;
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: typeof name === "string" });
const firstRow = (page: Page) => page.getByRole("row").nth(1);

test("a notice is published from the dashboard by two clicks", async ({ watched: page }) => {
  await open(page, "/ishm");
  const { click, count } = hand();
  await click(page.getByRole("link", { name: "새 공지" }));
  await page.getByRole("textbox", { name: "제목" }).fill("겨울 운영 시간");
  await page.getByRole("textbox", { name: "제목" }).press("Tab");
  await page.getByRole("textbox", { name: "내용" }).focus();
  await page.keyboard.type("12월부터 첫 티타임이 07:30입니다.");
  await click(button(page, "저장"));
  await expect(page).toHaveURL(/\/ishm\/notice\/\d+$/);
  const seen = await page.request.get(`${club.origin}/ko/community`);
  expect(await seen.text()).toContain("겨울 운영 시간");
  expect(count()).toBeLessThanOrEqual(2);
});

test("an inquiry is answered by two clicks", async ({ watched: page }) => {
  await club.as(member("kimmiru"), (ask) =>
    ask("POST", "/voc", {
      questionType: "50",
      title: "카트 문의",
      contents: "바꿀 수 있나요?",
      replyBy: "SITE",
    }),
  );
  await open(page, "/ishm/ops/inquiries");
  const { click, count } = hand();
  await click(page.getByRole("row").filter({ hasText: "카트 문의" }).getByRole("link"));
  await page.getByRole("textbox", { name: "회원에게 보낼 답변" }).fill("네, 프런트에서 바꿔 드립니다.");
  await click(button(page, "답변 보내기"));
  await expect(page.getByText(/답변을 완료했습니다/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
});

test("a member is found by one click after typing", async ({ watched: page }) => {
  await open(page, "/ishm/ops/members");
  const { click, count } = hand();
  await page.keyboard.press("/");
  await page.keyboard.type("박바람");
  await expect(page.getByRole("row")).toHaveCount(2);
  await click(firstRow(page).getByRole("link"));
  await expect(page).toHaveURL(/\/ishm\/ops\/members\/100003$/);
  expect(count()).toBeLessThanOrEqual(1);
});

test("a penalty is waived by four clicks", async ({ watched: page }) => {
  await open(page, "/ishm/ops/penalties");
  const { click, choose, count } = hand();
  await click(page.locator("main a[href$='/penalties/400001']"));
  // The list has a filter of the same name as the button.
  await expect(page.getByRole("heading", { level: 1, name: / · / })).toBeVisible();
  await click(button(page, "면제"));
  const dialog = page.getByRole("dialog");
  // Any reason but the one that needs a file.
  const other = dialog.locator("option:not([value='']):not([value='P1'])").first();
  await choose(dialog.getByRole("combobox"), (await other.getAttribute("value")) ?? "");
  await click(button(dialog, "면제"));
  await expect(page.getByText(/위약을 면제했습니다/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test("coupons are issued by three clicks after the form", async ({ watched: page }) => {
  await open(page, "/ishm/ops/coupons/new");
  const { click, count } = hand();
  await page.locator("[id='names.ko']").fill("감사 쿠폰");
  await page.locator("#dcValue").fill("10");
  await page.locator("#validTo").fill("2026-12-31");
  await page.locator("#issuedReason").fill("감사 인사");
  await click(button(page, "대상 확인"));
  await click(button(page, /명에게 발급$/));
  await click(button(page.getByRole("dialog"), /명에게 발급$/));
  await expect(page.getByText(/쿠폰 .*장을 발급하고/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test("a booking is moved by keys and one click", async ({ watched: page }) => {
  type Slot = { sheetIdx: number; courseCode: string; display: string; booking: { rsvNo: string } | null };
  const send = await club.signIn(page.context(), people.superAdmin);
  const date = "2026-12-16";
  const slots = async () => (await send<{ slots: Slot[] }>("GET", `/ops/tee-sheet?date=${date}`)).slots;
  const column = (await slots()).filter(({ courseCode }) => courseCode === "1");
  const at = column.findIndex(({ booking }, place) => !booking && column[place + 1]?.booking === null);
  const [from, to] = [column[at], column[at + 1]] as [Slot, Slot];
  await send("POST", "/ops/bookings", {
    sheetIdx: from.sheetIdx,
    reservationType: "50",
    guest: { name: "이동손님", phoneNo: null },
    playerCount: 4,
    caddieMode: "C",
  });
  await page.goto(`${club.origin}/ishm/ops/sheet?date=${date}`);
  const cell = (slot: Slot) => page.locator(`[data-slot-idx="${slot.sheetIdx}"]`);
  await expect(cell(from)).toContainText("이");
  await expect(page.getByText("실시간", { exact: true })).toBeVisible();
  const { click, count } = hand();
  await cell(from).focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("전화 요청");
  await click(button(dialog, "옮기기"));
  await expect
    .poll(async () => (await slots()).find(({ sheetIdx }) => sheetIdx === to.sheetIdx)?.booking)
    .not.toBeNull();
  expect(count()).toBeLessThanOrEqual(1);
});

test("a draw is run by two clicks", async ({ watched: page }) => {
  await open(page, "/ishm/ops/draws/71");
  const dialog = page.getByRole("dialog");
  await button(page, "신청 마감").click();
  await dialog.getByRole("textbox").fill("태풍으로 조기 마감");
  await button(dialog, "지금 마감").click();
  await expect(page.getByText(/신청을 마감했습니다/)).toBeVisible();
  const { click, count } = hand();
  await click(button(page, "추첨 실행"));
  await dialog.getByRole("textbox").fill("내일 사무실 휴무");
  await click(button(dialog, "추첨 실행"));
  await expect(page.getByText(/에 추첨했습니다/).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
});

test("a group is approved by four clicks from its application, the start of the review among them", async ({
  watched: page,
}) => {
  await open(page, "/ishm/ops/teams/800001");
  const { click, count } = hand();
  const dialog = page.getByRole("dialog");
  await click(button(page, "심사 시작"));
  await click(button(dialog, "심사 시작"));
  await expect(dialog).toBeHidden();
  await click(button(page, "이 지망으로 승인"));
  await click(button(dialog, "승인"));
  await expect(page.getByText("연단체를 승인하고 티타임을 예약했습니다.")).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test("a list is exported by one click, one of persons by two and a reason", async ({ watched: page }) => {
  await open(page, "/ishm/notice");
  const { click, count } = hand();
  const saving = page.waitForEvent("download");
  await click(button(page, "xlsx"));
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(count()).toBe(1);

  await page.goto(`${club.origin}/ishm/ops/members`);
  await officeStands(page);
  const second = hand();
  const persons = page.waitForEvent("download");
  await second.click(button(page, "xlsx"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("월간 보고");
  await second.click(dialog.getByRole("button").last());
  expect((await persons).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(second.count()).toBeLessThanOrEqual(2);
});
