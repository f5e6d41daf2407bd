import type { Page } from "@playwright/test";
import type { TeeSeason } from "../../../../lib/contract/tee-sheets/ops-tee-times";
import { seasonOn } from "../../../../lib/shared/tee-times/seasons";
import { addDays, weekCodeOf } from "../../../../lib/shared/time/calendar";
import { clubDay } from "../../../support/runs/test-clock.mjs";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

/** The first Sunday from the day of the run that is laid by now and opens to nobody before the test is over. */
function sunday(): string {
  let date = clubDay(40);
  while (weekCodeOf(date) !== 1) date = addDays(date, 1);
  return date;
}

async function timesOf(page: Page, date: string): Promise<string[]> {
  const answer = await page.request.get(`${web()}/hp/api/reservation/sheets/non-member/MS01/${date}`);
  const { data } = await answer.json();
  return data.slots.map(({ teeTime }: { teeTime: string }) => teeTime);
}

/** The name of the season that a day is in, as the office's screen calls it. */
async function seasonNameOf(page: Page, date: string): Promise<string> {
  const read = await page.request.get(`${web()}/hp/api/ops/tee-times`);
  const seasons: TeeSeason[] = (await read.json()).data.plans[0].seasons;
  return seasonOn(date, seasons)?.names.ko ?? "";
}

async function takeBack(page: Page): Promise<void> {
  const read = await page.request.get(`${web()}/hp/api/ops/tee-times`);
  const { plans, version } = (await read.json()).data;
  if (plans.length > 1) {
    const data = { fromDate: plans.at(-1).fromDate, version };
    await page.request.delete(`${web()}/hp/api/ops/tee-times`, { headers: ownHeaders(), data });
  }
}

test("a Sunday afternoon is added, previewed, saved, laid, and stands on the public sheet", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const date = sunday();
  const span = { from: date, to: date };
  expect(await timesOf(page, date)).not.toContain("15:10");
  try {
    await page.goto(`${web()}/ishm/ops/tee-times`);
    await page.getByLabel("적용 시작일").fill(clubDay(1));
    await page.getByRole("button", { name: `${await seasonNameOf(page, date)} 티타임 추가` }).click();
    await page.getByLabel("첫 티타임").fill("15:00");
    await page.getByLabel("마지막 티타임").fill("15:30");
    await page.getByLabel("간격(분)").fill("10");
    await page.getByRole("radio", { name: "요일 선택" }).check();
    await page.getByRole("group", { name: "요일" }).getByLabel("일", { exact: true }).check();
    await page.getByLabel("날짜", { exact: true }).fill(date);
    const sheet = page.getByRole("region", { name: "코스별 하루 티타임" });
    await expect(sheet.getByText("15:10").first()).toBeVisible();
    await expect(page.getByText("영향이 없습니다")).toBeVisible();
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect(page.getByText("티타임을 저장했습니다", { exact: false })).toBeVisible();
    // The form begins anew, and its preview pushes down what is below once it has come.
    await expect(sheet.getByText(/^\d{2}:\d{2}$/).first()).toBeVisible();
    await page.getByLabel("시작일", { exact: true }).last().fill(date);
    await page.getByLabel("종료일", { exact: true }).last().fill(date);
    await page.getByRole("button", { name: "티타임 12개 만들기" }).click();
    await expect.poll(() => timesOf(page, date)).toContain("15:10");
  } finally {
    await takeBack(page);
    await page.request.delete(`${web()}/hp/api/ops/tee-times/unsold`, { headers: ownHeaders(), data: span });
  }
  expect(await timesOf(page, date)).not.toContain("15:10");
});
