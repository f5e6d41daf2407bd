import type { Page } from "@playwright/test";
import { clubDay } from "../../../support/runs/test-clock.mjs";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";
import { hand } from "../../hand";

type Slot = { sheetIdx: number; teeTime: string; courseCode: string; booking: { rsvNo: string } | null };

async function get<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`${web()}/hp/api/ops/${path}`);
  return (await answer.json()).data;
}

/** Days far ahead that nobody has booked: only this file uses them, each test another one from the last. */
async function quietDay(page: Page, fromLast: number): Promise<{ date: string; slots: Slot[] }> {
  type Day = { date: string; isOpen: boolean; ledger: { booked: number; blocked: number; total: number } };
  const { list } = await get<{ list: Day[] }>(page, `tee-sheet/days?from=${clubDay(35)}&to=${clubDay(59)}`);
  const quiet = list.filter(
    ({ isOpen, ledger }) => isOpen && ledger.total > 0 && !ledger.booked && !ledger.blocked,
  );
  const date = quiet.at(-fromLast)?.date ?? "";
  return { date, slots: await slotsOf(page, date) };
}

async function slotsOf(page: Page, date: string): Promise<Slot[]> {
  return (await get<{ slots: Slot[] }>(page, `tee-sheet?date=${date}`)).slots;
}

async function open(page: Page, date: string): Promise<void> {
  await page.goto(`${web()}/ishm/ops/sheet?date=${date}`);
  await expect(page.getByRole("grid").first()).toBeVisible();
  await expect(page.getByText("실시간", { exact: true })).toBeVisible();
}

const cell = (page: Page, slot: Slot) => page.locator(`[data-slot-idx="${slot.sheetIdx}"]`);

async function bookGuest(page: Page, { sheetIdx }: Slot, name: string): Promise<string> {
  const answer = await page.request.post(`${web()}/hp/api/ops/bookings`, {
    headers: { ...ownHeaders(), "idempotency-key": crypto.randomUUID() },
    data: {
      sheetIdx,
      reservationType: "50",
      guest: { name, phoneNo: null },
      playerCount: 4,
      caddieMode: "C",
    },
  });
  const body = await answer.json();
  expect(body.fail ?? null).toBeNull();
  return body.data.rsvNo;
}

test("two desks: what one blocks the other one sees; bookings are moved, swapped and stopped by keyboard", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "superAdmin");
  const { date, slots } = await quietDay(page, 2);
  const column = slots.filter(({ courseCode }) => courseCode === slots[0]?.courseCode);
  const [first, second, third, fourth] = column as [Slot, Slot, Slot, Slot];
  const holderOf = async ({ sheetIdx }: Slot) =>
    (await slotsOf(page, date)).find((slot) => slot.sheetIdx === sheetIdx)?.booking?.rsvNo;

  await test.step("a note of one desk shows on the other one without reload", async () => {
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const other = await context.newPage();
    try {
      await open(other, date);
      await open(page, date);
      await cell(page, fourth).focus();
      await page.keyboard.press("Space");
      await page.getByRole("button", { name: "예약 차단", exact: true }).press("Enter");
      await page.getByRole("dialog").getByLabel("메모").fill("잔디 보수");
      await page.getByRole("dialog").getByRole("button", { name: "차단", exact: true }).press("Enter");
      await expect(cell(other, fourth)).toContainText("잔디 보수", { timeout: 2500 });
    } finally {
      await context.close();
    }
  });

  const one = await bookGuest(page, first, "이동손님");
  await test.step("a booking is moved by keys and one click", async () => {
    await expect(cell(page, first)).toContainText("이");
    const { click, count } = hand("a booking is moved");
    await cell(page, first).focus();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "예약을 옮기시겠습니까?" });
    await dialog.getByRole("textbox").fill("전화 요청");
    await click(dialog.getByRole("button", { name: "옮기기" }));
    await expect.poll(() => holderOf(second)).toBe(one);
    expect(count()).toBeLessThanOrEqual(1);
    await expect(dialog).toBeHidden();
  });

  const two = await bookGuest(page, third, "교환손님");
  await test.step("put on another booking with the keys alone, the two change places", async () => {
    await expect(cell(page, third)).toContainText("교");
    await cell(page, second).focus();
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "두 예약의 시간을 맞바꾸시겠습니까?" });
    await dialog.getByRole("textbox").fill("일행 요청");
    await dialog.getByRole("button", { name: "맞바꾸기" }).press("Enter");
    await expect.poll(() => holderOf(third)).toBe(one);
    expect(await holderOf(second)).toBe(two);
    await expect(dialog).toBeHidden();
  });

  await test.step("a weather stop shows who is affected and ends exactly those", async () => {
    await page.getByRole("button", { name: "기상 중단" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "기상 악화로 경기 중단" });
    await dialog.getByLabel("시작").fill(second.teeTime);
    await dialog.getByLabel("종료").fill(third.teeTime);
    await dialog.getByLabel("사유").fill("낙뢰");
    await dialog.getByRole("button", { name: "영향을 받는 예약 보기" }).press("Enter");
    await expect(dialog.getByText("예약 2건이 위약 없이 종료됩니다.")).toBeVisible();
    await dialog.getByRole("button", { name: "경기 중단" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(cell(page, second)).toHaveAttribute("data-tone", "blocked");
    expect(await holderOf(third)).toBeUndefined();
  });

  const blocked = slots.filter(({ teeTime }) => teeTime >= first.teeTime && teeTime <= fourth.teeTime);
  await page.request.put(`${web()}/hp/api/ops/slots`, {
    headers: ownHeaders(),
    data: { sheetIdxs: blocked.map(({ sheetIdx }) => sheetIdx), openType: "10", note: "" },
  });
});

test("27 holes are booked from the panel, and another day waits until what is typed is given up", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const { date, slots } = await quietDay(page, 3);
  const [first] = slots.filter(({ courseCode }) => courseCode === "1") as [Slot];
  const panel = page.getByRole("region", { name: new RegExp(`^${first.teeTime}`) });
  const question = page.getByRole("alertdialog", { name: "저장하지 않고 나가시겠습니까?" });

  await open(page, date);
  await page.getByRole("button", { name: "다음 날" }).click();
  await expect(page).not.toHaveURL(new RegExp(`date=${date}`));
  await page.getByRole("button", { name: "전날" }).click();
  await cell(page, first).click();
  await panel.getByRole("button", { name: "이 시간 예약하기" }).click();
  await panel.getByRole("radio", { name: "비회원" }).check();
  await panel.getByLabel("이름", { exact: true }).fill("긴라운드");
  await panel.getByLabel("홀", { exact: true }).selectOption("27");
  const third = panel.getByLabel("세 번째 9홀");
  await expect(third).not.toHaveValue("");

  for (const leave of [() => page.getByRole("button", { name: "다음 날" }).click(), () => page.goBack()]) {
    await leave();
    await question.getByRole("button", { name: "계속 편집" }).click();
    await expect(panel.getByLabel("이름", { exact: true })).toHaveValue("긴라운드");
    await expect(page).toHaveURL(new RegExp(`date=${date}`));
  }

  const thirdIdx = Number(await third.inputValue());
  await panel.getByRole("button", { name: "예약하기", exact: true }).click();
  await expect(page.getByText(/^예약했습니다: /)).toBeVisible();
  const linked = (await slotsOf(page, date)).find(({ sheetIdx }) => sheetIdx === thirdIdx);
  expect(linked).toMatchObject({ linkedSheetIdx: first.sheetIdx, booking: null });
  await expect(cell(page, linked as Slot)).not.toContainText("예약가능");
});
