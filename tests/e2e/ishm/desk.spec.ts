import type { Page } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../fixtures";

/** A member whom no other test books for. */
const golfer = { id: "choihyun1", memberIdx: 100_004 };
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

async function send<T>(page: Page, method: string, path: string, data: unknown): Promise<T> {
  const headers = { ...ownHeaders(), "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.fetch(`${web()}/hp/api${path}`, { method, headers, data });
  const body = await answer.json();
  if (!body.result) throw new Error(`${method} ${path}: ${JSON.stringify(body.fail)}`);
  return body.data;
}

/** The last minute of today, with the check-in open all day: the test is right at any hour. */
async function bookTonight(page: Page): Promise<void> {
  await send(page, "PUT", "/ops/policies", { code: "C0320", values: ["1440", "40", "10", "N"] });
  const slot = { playDate: today(), courseCode: "1", teeTime: "23:59" };
  const { sheetIdx } = await send<{ sheetIdx: number }>(page, "POST", "/ops/slots", slot);
  const wish = {
    sheetIdx,
    reservationType: "70",
    memberIdx: golfer.memberIdx,
    playerCount: 4,
    caddieMode: "C",
  };
  await send(page, "POST", "/ops/bookings", wish);
}

/** What the member's phone shows today. */
async function codeOfMember(page: Page): Promise<string> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("no browser");
  const login = { clubCode: "MS01", id: golfer.id, password: "Mirsol2026!", isAdmin: false, chk: false };
  const headers = ownHeaders();
  await visitor.request.post(`${web()}/hp/api/member/login`, { headers, data: login });
  const path = `/hp/api/my-reservation/frontdesk/${golfer.memberIdx}`;
  const answer = await (await visitor.request.get(`${web()}${path}`)).json();
  await visitor.close();
  return answer.data.today.checkInToken;
}

/** All keys at once, as a scanner sends them: a driven keyboard is no quicker than fingers on a busy machine. */
function scan(page: Page, code: string): Promise<void> {
  return page.evaluate((text) => {
    for (const key of [...text, "Enter"]) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }, code);
}

test("a member's code from a scanner, one Enter, and the party is in; undone, in again, settled", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await bookTonight(page);
  const code = await codeOfMember(page);
  try {
    await page.goto(`${web()}/ishm/ops/desk`, { waitUntil: "networkidle" });
    await scan(page, code);
    const checkIn = page.getByRole("button", { name: "4명 내장 처리" });
    await expect(checkIn).toBeFocused();
    // The one interaction after the scan.
    await page.keyboard.press("Enter");
    const party = page.getByRole("region", { name: /^23:59 .*님 팀$/ });
    await expect(party.getByText(/ssadmin1이\(가\) 4명을 내장 처리했습니다/)).toBeVisible();

    await scan(page, code);
    await expect(page.getByText(/이미 내장 처리된 팀입니다/)).toBeVisible();

    await party.getByRole("button", { name: "내장 취소" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("다른 팀 코드");
    await page.getByRole("dialog").getByRole("button", { name: "내장 취소" }).click();
    await expect(checkIn).toBeVisible();
    await checkIn.click();

    await party.getByLabel("락카").fill("z-901");
    await party.getByLabel("락카").press("Enter");
    await expect(party.getByLabel("락카")).toHaveValue("Z-901");
    await party.getByText("이용 요금·정산").click();
    await party.getByRole("button", { name: /^₩.*정산$/ }).click();
    await expect(party.getByText("정산 완료")).toBeVisible();
  } finally {
    await send(page, "PUT", "/ops/policies", { code: "C0320", values: ["120", "40", "10", "N"] });
  }
});
