import type { CallOutput } from "@/lib/contract/routes";
import { languages } from "@/lib/shared/languages";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

type Sets = CallOutput<"GET /common/system-code/{club}">;

const api = await forFile(startTestApi);

async function sets(code: string, lang = "ko"): Promise<Sets> {
  return (await api.request("GET", `/common/system-code/MS01?lang=${lang}&code=${code}`)).json
    .data as unknown as Sets;
}

// seed 179 180 303 304
test("a set of the caller's version comes without its list, another one whole (P1)", async () => {
  expect(await sets("rsvStates:3,genders:0")).toEqual({
    rsvStates: {
      id: "rsvStates",
      codeId: "C1060",
      version: 3,
      loadDate: "2026-11-23T10:00:00+09:00",
      changed: false,
      list: [],
    },
    genders: {
      id: "genders",
      codeId: "C1140",
      version: 1,
      loadDate: "2026-11-23T10:00:00+09:00",
      changed: true,
      list: [
        { key: "M", keyName: "남", values: ["1"], group: "" },
        { key: "F", keyName: "여", values: ["0"], group: "" },
        { key: "U", keyName: "선택안함", values: [], group: "" },
      ],
    },
  });
});

// seed 172 303
test("the policies come with their values and names in the language (P1)", async () => {
  const list = (await sets("policyCodes:6")).policyCodes?.list ?? [];
  expect(list).toContainEqual({
    key: "C0080",
    keyName: "국가/통화 형식",
    values: ["KR", "KRW", "₩", "ko-KR"],
    group: "POLICY",
  });
  expect(list).toContainEqual({
    key: "C0180",
    keyName: "반올림 방식",
    values: ["0", "", "", ""],
    group: "POLICY",
  });
  expect((await sets("policyCodes:7")).policyCodes).toMatchObject({ version: 7, changed: false, list: [] });
});

/** The code groups that seed §3 names. */
const groupIds =
  "holeCodes standbyTimeCodes feeCodes workCodes rsvStates courses periods incomes reservationTypes holidayTypes genders standbyStateCodes memberTypes regionCodes rsvCycles weekTypes weekCodes rsvHours questionTypes certificationTypes periodCodes weatherCodes lostTypes penaltyCodes reasonCodes termTypes timeOpenCodes dcTargets policyCodes countryTypes langCodes multiLangDivisions timeZoneCodes dayCodes".split(
    " ",
  );

// seed 181
test("each of the 34 code groups of the seed is served by its id, with codes in it", async () => {
  expect(groupIds).toHaveLength(34);
  const all = await sets(groupIds.join(","));
  expect(Object.keys(all).sort()).toEqual(groupIds.toSorted());
  for (const id of groupIds) expect([id, all[id]?.list.length]).not.toEqual([id, 0]);
});

// seed 181
test("group ids and C1xxx ids name the same set", async () => {
  const both = await sets("C1140,genders");
  expect(both.C1140).toEqual(both.genders);
});

test("an unknown id is refused, also beside a known one", async () => {
  const answer = await api.request("GET", "/common/system-code/MS01?code=genders,nothing");
  expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar]).toEqual([
    400,
    9001,
    ["code", "Please choose one from the list."],
  ]);
});

test("the forty time zones and the hours of team forms are complete", async () => {
  const { timeZoneCodes, rsvHours } = await sets("timeZoneCodes,rsvHours");
  expect(timeZoneCodes?.list).toHaveLength(40);
  expect(timeZoneCodes?.list[9]).toMatchObject({ key: "10", values: ["+09:00", "Asia/Seoul"] });
  expect(rsvHours?.list.map((entry) => entry.key)).toEqual([
    "00",
    ...Array.from({ length: 15 }, (_, hour) => String(hour + 5).padStart(2, "0")),
  ]);
});

test.each(languages)("names are in %s", async (language) => {
  const names = { en: "Clear", ko: "맑음", ja: "晴れ", zh: "晴" };
  expect((await sets("weatherCodes", language)).weatherCodes?.list[0]?.keyName).toBe(names[language]);
});
