import { clubDay } from "../../../support/runs/test-clock.mjs";
import { expect, officeStands, ownHeaders, signIn, test, violations, web } from "../../fixtures";

type Version = { versionIdx: number; state: string; version: number };
type Slot = { sheetIdx: number; period: string; bookable: boolean; greenFee: number };

test("fees from a day on are made on the card; the guide announces them and a round beyond the day costs them", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const fees = async (): Promise<{ today: string; versions: Version[] }> =>
    (await (await page.request.get(`${web()}/hp/api/ops/fees`)).json()).data;
  const from = clubDay(6);
  try {
    await page.goto(`${web()}/ishm/ops/fees`);
    await officeStands(page);
    await page.getByRole("button", { name: "새 요금 만들기" }).click();
    await page.getByLabel("적용 시작일").fill(from);
    const price = page.locator("#fee-30-1-WEEKDAY");
    await price.fill("");
    await expect(price).toHaveAttribute("aria-invalid", "true");
    await page
      .getByRole("button", { name: /1부.*요금 없음/ })
      .first()
      .click();
    await expect(price).toBeFocused();
    await price.fill("171,000");
    await expect(page.getByText("모든 예약에 요금이 하나씩 정해져 있습니다.")).toBeVisible();
    expect(await violations(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect.poll(async () => (await fees()).versions.map(({ state }) => state)).toContain("COMING");
    const guide = async () => (await page.request.get(`${web()}/guide`)).text();
    await expect.poll(guide).toContain("₩171,000");
    await expect.poll(guide).toContain("New fees from");

    const member = await page.context().browser()?.newContext();
    if (!member) throw new Error("No browser.");
    await signIn(member, "otherMember");
    const sheet = async (date: string): Promise<Slot[]> => {
      const answer = await member.request.get(`${web()}/hp/api/reservation/sheets/100002/${date}`);
      return ((await answer.json()).data?.slots ?? []) as Slot[];
    };
    const { days } = (await (await member.request.get(`${web()}/hp/api/reservation/calendar/100002`)).json())
      .data;
    const weekday = (day: {
      date: string;
      dayType: string;
      isOpen: boolean;
      opened: boolean;
      freeTeams: number;
    }) => day.dayType === "WEEKDAY" && day.isOpen && day.opened && day.freeTeams > 0;
    const beyond = days.find((day: Parameters<typeof weekday>[0]) => weekday(day) && day.date >= from);
    const slot = (await sheet(beyond.date)).find(({ bookable, period }) => bookable && period === "1");
    expect(slot?.greenFee).toBe(171_000);
    const earlier = days.find((day: Parameters<typeof weekday>[0]) => weekday(day) && day.date < from);
    if (earlier) {
      const before = (await sheet(earlier.date)).find(({ period }) => period === "1");
      if (before) expect(before.greenFee).toBe(150_000);
    }
    const send = async (method: "PUT" | "POST", path: string, data: object) =>
      (await member.request.fetch(`${web()}/hp/api${path}`, { method, headers: ownHeaders(), data })).json();
    await send("PUT", `/reservation/sheet/lock/${slot?.sheetIdx}`, { clubCode: "MS01" });
    const quoted = await send("POST", "/ext/booking-quote", {
      clubCode: "MS01",
      sheetIdx: slot?.sheetIdx,
      holeCode: "18",
      playerCount: 3,
      caddieMode: "C",
      players: [],
    });
    expect(quoted.data?.greenFees).toEqual([171_000, 171_000, 171_000]);
    await member.close();
  } finally {
    for (const { versionIdx, version } of (await fees()).versions.filter(({ state }) => state === "COMING"))
      await page.request.delete(`${web()}/hp/api/ops/fees/${versionIdx}`, {
        headers: ownHeaders(),
        data: { version },
      });
  }
  expect((await fees()).versions).toHaveLength(1);
});
