import type { Page } from "@playwright/test";
import { expect, people, test } from "./fixtures";
import { hand } from "./hand";
import { member, type OwnClub, startOwnClub } from "./member/own-club";

/*
 * How many taps the most frequent acts cost, on a phone; typing is not counted. A club of this file's own, on a day of play: what one test
 * books no other test's limits count. At ten it looks out on the picture that other files have had drawn.
 */
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub("2026-12-16T10:00:00+09:00", {
    isWebThere: true,
    seededAt: "2026-12-16T06:30:00+09:00",
  });
});
test.afterAll(() => club.stop());
test.use({ viewport: { width: 390, height: 844 } });

const tabBar = (page: Page) => page.locator(".tab-bar");
const freeTimes = (page: Page) => page.locator("button[data-slot-idx]");
const consent = (page: Page) => page.getByRole("checkbox", { name: /규정을 확인/ });
const book = (page: Page) => page.getByRole("button", { name: "예약하기", exact: true });

/** The home page without its pictures: to draw them takes the processor for seconds, and no tap waits for them. */
async function home(page: Page): Promise<void> {
  await page.route("**/landscape/**", (route) => route.abort());
  await page.goto(`${club.origin}/ko`);
  await expect(tabBar(page)).toBeVisible();
}

/** The first free time of the chosen day stands above the bar, what is taken is folded behind it. */
async function expectAboveFold(page: Page): Promise<void> {
  await expect(freeTimes(page).first()).toBeVisible();
  const bar = await tabBar(page).boundingBox();
  // Polled: the view that the server has drawn gives way to that of the scripts.
  const foot = async () => {
    const place = await freeTimes(page).first().boundingBox();
    return (place?.y ?? 844) + (place?.height ?? 0);
  };
  await expect.poll(foot).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByText("예약완료").first()).toBeHidden();
}

test("from the home page to a booked time with the party of last time: five taps", async ({
  context,
  page,
}) => {
  await club.signIn(context, member("kimmiru"));
  await home(page);
  // The strip's own button stands clear of the bar.
  const strip = await page.locator(".booking-button").boundingBox();
  const bar = await tabBar(page).boundingBox();
  expect((strip?.y ?? 844) + (strip?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const { click: tap, count } = hand();
  await tap(tabBar(page).getByRole("link", { name: "예약" }));
  await test.step("a chosen day shows its first free time above the fold of a phone, the week above it", () =>
    expectAboveFold(page));
  await tap(freeTimes(page).first());
  await tap(page.getByRole("button", { name: /^지난번 동반자와 함께/ }));
  await expect(page.getByText(/그린피는 본인 .+, 동반자 1인당 .+입니다/)).toBeVisible();
  await tap(consent(page));
  await tap(book(page));
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
  expect(count()).toBeLessThanOrEqual(5);

  // The booking again, from its own page: a time and the summary.
  const again = hand();
  await again.click(page.getByRole("link", { name: "같은 동반자와 다시 예약" }));
  await again.click(freeTimes(page).first());
  await expect(page.locator("#booking-heading")).toBeVisible();
  await expect(page.getByRole("button", { name: /빼기$/ })).toHaveCount(3);
  expect(again.count()).toBeLessThanOrEqual(3);
});

test("a cancellation that costs nothing, with that seen: four taps", async ({ context, page }) => {
  const send = await club.signIn(context, member("parkbaram"));
  const { slots } = await send<{ slots: { sheetIdx: number; bookable: boolean }[] }>(
    "GET",
    "/reservation/sheets/100003/2026-12-24",
  );
  const sheetIdx = slots.find(({ bookable }) => bookable)?.sheetIdx;
  await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, {});
  const round = { sheetIdx, playerCount: 4, caddieMode: "C", players: [], agreeRules: true };
  const { bookingIdx } = await send<{ bookingIdx: number }>("POST", "/reservation/booking", round);
  // Nobody is named yet: who booked is the only one that a message goes to.
  await page.goto(`${club.origin}/ko/mypage/bookings/${bookingIdx}?booked=1`);
  await expect(page.getByText("예약 내용을 이메일 또는 문자로 보내 드립니다.")).toBeVisible();
  await home(page);
  const { click: tap, count } = hand();
  await tap(tabBar(page).getByRole("link", { name: "마이페이지" }));
  await tap(page.getByRole("link", { name: "예약 보기", exact: true }));
  const part = page.getByRole("region", { name: "예약 취소", exact: true });
  await expect(part).toContainText("무료");
  await tap(part.getByRole("button"));
  await tap(part.locator("form").getByRole("button", { name: /취소/ }).first());
  await expect(page.getByRole("heading", { name: /취소되었습니다|취소했습니다/ }).first()).toBeFocused();
  expect(count()).toBeLessThanOrEqual(4);
});

test("a first booking with three named guests: nine taps", async ({ context, page }) => {
  await club.signIn(context, member("leesol01"));
  await home(page);
  const { click: tap, count } = hand();
  await tap(tabBar(page).getByRole("link", { name: "예약" }));
  await tap(freeTimes(page).first());
  const name = page.getByLabel("동반자 이름");
  await expect(page.locator("#booking-heading")).toBeVisible();
  if (!(await name.isVisible())) await tap(page.getByText("다른 분 추가하기"));
  await tap(name);
  for (const guest of ["김하나", "이두리", "박세나"]) {
    await expect(name).toBeFocused();
    await page.keyboard.type(guest);
    await tap(page.getByRole("button", { name: "동반자 추가" }));
    await expect(page.getByRole("button", { name: `${guest}님 빼기` })).toBeVisible();
  }
  await tap(consent(page));
  await tap(book(page));
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
  await expect(page.getByText(/모든 동반자에게 이메일 또는 문자로 알려 드립니다/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(9);
});

test.describe("at the front desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a scanned golfer is checked in by two acts at most", async ({ page }) => {
    const send = await club.signIn(page.context(), people.superAdmin);
    const sheet = await send<{ slots: { sheetIdx: number; teeTime: string; display: string }[] }>(
      "GET",
      "/ops/tee-sheet?date=2026-12-16",
    );
    const slot = sheet.slots.find(
      ({ teeTime, display }) => teeTime > "10:45" && ["10", "50", "60"].includes(display),
    );
    await send("POST", "/ops/bookings", {
      sheetIdx: slot?.sheetIdx,
      reservationType: "70",
      memberIdx: 100_004,
      playerCount: 4,
      caddieMode: "C",
    });
    const code = await club.as(member("choihyun1"), async (ask) => {
      const path = "/my-reservation/frontdesk/100004";
      return (await ask<{ today: { checkInToken: string } }>("GET", path)).today.checkInToken;
    });
    await page.goto(`${club.origin}/ishm/ops/desk`);
    await expect(page.getByText(slot?.teeTime ?? "").first()).toBeVisible();
    // A scanner types the code and Enter.
    await page.evaluate((text) => {
      for (const key of [...text, "Enter"]) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(event);
      }
    }, code);
    const { click: tap, count } = hand();
    await tap(page.getByRole("button", { name: "4명 체크인", exact: true }));
    await expect(page.getByText(/4명.*체크인/).first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(2);
    // A desk goes on asking what others do, and the club's end would wait for its answer.
    await page.goto("about:blank");
  });
});
