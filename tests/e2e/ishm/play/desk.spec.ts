import type { Page } from "@playwright/test";
import { expect, people, test } from "../../fixtures";
import { member, type OwnClub, type Sender, startOwnClub } from "../../member/own-club";

/* A club of this file's own, on the morning of a day of play: a code is good on its day, within two hours of its time. */

const golfer = { id: "choihyun1", memberIdx: 100_004 };
let club: OwnClub;
test.beforeAll(async () => {
  club = await startOwnClub("2026-12-16T06:30:00+09:00", { isWebThere: true });
});
test.afterAll(() => club.stop());

/** The first free time after seven o'clock. */
async function bookThisMorning(send: Sender): Promise<string> {
  const sheet = await send<{ slots: { sheetIdx: number; teeTime: string; display: string }[] }>(
    "GET",
    "/ops/tee-sheet?date=2026-12-16",
  );
  const slot = sheet.slots.find(
    ({ teeTime, display }) => teeTime > "07:15" && ["10", "50", "60"].includes(display),
  );
  if (!slot) throw new Error("no free time");
  await send("POST", "/ops/bookings", {
    sheetIdx: slot.sheetIdx,
    reservationType: "70",
    memberIdx: golfer.memberIdx,
    playerCount: 4,
    caddieMode: "C",
  });
  return slot.teeTime;
}

/** The code on the member's phone today. */
function codeOfMember(): Promise<string> {
  return club.as(member(golfer.id), async (send) => {
    const path = `/my-reservation/frontdesk/${golfer.memberIdx}`;
    return (await send<{ today: { checkInToken: string } }>("GET", path)).today.checkInToken;
  });
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
  const send = await club.signIn(page.context(), people.superAdmin);
  const teeTime = await bookThisMorning(send);
  const code = await codeOfMember();
  await page.goto(`${club.origin}/ishm/ops/desk`);
  // The arrivals of the day stand: the screen listens.
  await expect(page.getByText(teeTime).first()).toBeVisible();
  await scan(page, code);
  const checkIn = page.getByRole("button", { name: "4명 체크인", exact: true });
  await expect(checkIn).toBeFocused();
  // The one interaction after the scan.
  await page.keyboard.press("Enter");
  const party = page.getByRole("region", { name: new RegExp(`^${teeTime} .*님 팀$`) });
  await expect(party.getByText(/ssadmin1님이 4명을 체크인했습니다/)).toBeVisible();

  await scan(page, code);
  await expect(page.getByText(/이미 체크인한 팀입니다\(/)).toBeVisible();

  await party.getByRole("button", { name: "체크인 취소" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("다른 팀 코드");
  await page.getByRole("dialog").getByRole("button", { name: "체크인 취소" }).click();
  await expect(checkIn).toBeVisible();
  await checkIn.click();

  // The booker and a companion whom nobody has named each have a locker of their own, never the same one.
  const locker = (seat: number) => party.getByRole("form").nth(seat).getByLabel("라커");
  await locker(0).fill("z-901");
  await locker(0).press("Enter");
  await expect(locker(0)).toHaveValue("Z-901");
  const companion = party.getByRole("form", { name: "동반자 3" });
  await companion.getByLabel("라커").fill("z-901");
  await companion.getByLabel("라커").press("Enter");
  await expect(companion.getByText(/Z-901/)).toBeVisible();
  await companion.getByLabel("라커").fill("z-902");
  await companion.getByLabel("라커").press("Enter");
  await expect(companion.getByLabel("라커")).toHaveValue("Z-902");
  await party.getByText("이용 요금·정산").click();
  await party.getByRole("button", { name: /^₩.*정산$/ }).click();
  await expect(party.getByText("정산 완료")).toBeVisible();
});
