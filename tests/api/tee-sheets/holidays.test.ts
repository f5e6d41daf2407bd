import type { Holiday } from "@/lib/contract/tee-sheets/holidays";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);

async function holidays(lang = "ko"): Promise<Holiday[]> {
  return (await api.request("GET", `/holiday?clubCode=MS01&lang=${lang}`)).json.data as unknown as Holiday[];
}

// seed 311
test("two years of holidays come in order, substitutes marked (P7)", async () => {
  const list = await holidays();
  expect(list[0]).toEqual({
    date: "2026-12-25",
    dateName: "성탄절",
    dateKind: "01",
    isHoliday: "Y",
    holidayType: "40",
    seq: 1,
  });
  expect(list).toContainEqual(
    expect.objectContaining({ date: "2027-02-09", dateName: "설날 대체공휴일", holidayType: "41" }),
  );
  expect(list).toHaveLength(21);
  expect(list.map((row) => row.date)).toEqual(list.map((row) => row.date).toSorted());
});

test("names are in the asked language", async () => {
  expect((await holidays("en"))[0]?.dateName).toBe("Christmas Day");
});

test("the year turns at the club's midnight", async () => {
  api.clock.set(new Date("2026-12-31T14:59:59Z"));
  expect((await holidays())[0]?.date).toBe("2026-12-25");
  api.clock.set(new Date("2026-12-31T15:00:00Z"));
  expect((await holidays())[0]?.date).toBe("2027-01-01");
});
