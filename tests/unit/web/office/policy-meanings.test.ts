import { fourValues, policyProblems, withValue } from "@/components/ishm/policies/policy-draft";
import { policyMeaning } from "@/components/ishm/policies/policy-meanings";
import {
  formatsOf,
  moneySamples,
  sampleDay,
  sampleOpening,
  teeTimes,
} from "@/components/ishm/policies/policy-samples";
import { policies } from "@/lib/club-api/db/tables";
import { isOfKind } from "@/lib/shared/policy-checks";
import { isPolicyCode, kindsOf, policyValues } from "@/lib/shared/policy-values";
import en from "@/messages/en.json";
import { startTestApi } from "@/tests/support/api";
import { forFile } from "../../../support/for-file";

const api = await forFile(startTestApi);
let seeded: { code: string; values: string[] }[];

beforeAll(async () => {
  const rows = await api.db.select().from(policies).orderBy(policies.code);
  seeded = rows.map(({ code, value1, value2, value3, value4 }) => ({
    code,
    values: [value1, value2, value3, value4],
  }));
}, 120_000);

const texts = en.ishm.policies;
const table = () => new Map(seeded.map(({ code, values }) => [code, values]));

describe("the meanings of policies", () => {
  test("every policy of the demo club has one, and none is left over", () => {
    expect(Object.keys(policyValues).sort()).toEqual(seeded.map(({ code }) => code));
  });

  test("every seeded value is of its kind, and every entry may be saved as it is", () => {
    const refused = seeded.flatMap(({ code, values }) => {
      if (!isPolicyCode(code)) return [code];
      const wrong = values.filter((value, place) => {
        const kind = kindsOf(code)[place];
        return kind ? !isOfKind(kind, value) : value !== "";
      });
      return wrong.length > 0 || policyProblems(code, fourValues(values)).length > 0 ? [code] : [];
    });
    expect(refused).toEqual([]);
  });

  test("every value has a label", () => {
    const codes = Object.keys(policyValues).filter(isPolicyCode);
    const labels = codes.flatMap((code) => kindsOf(code).map((_, place) => `${code}_${place + 1}`));
    expect(Object.keys(texts.labels).sort()).toEqual(labels.sort());
  });

  test("a number counts in a unit unless it stands for itself", () => {
    const bare = Object.keys(policyValues)
      .filter(isPolicyCode)
      .flatMap((code) => policyMeaning(code).values.map((value) => ({ code, ...value })))
      .filter(({ kind, unit }) => (kind.kind === "whole" || kind.kind === "decimal") && unit === null)
      .map(({ code, place }) => `${code} v${place + 1}`);
    expect(bare).toEqual([]);
  });
});

describe("checks before saving", () => {
  test.each([
    ["C0020", ["3", "7", "8", "10"], { field: "values.0", reason: "tooSmall", values: { min: 4 } }],
    ["C0020", ["7", "31", "8", "10"], { field: "values.1", reason: "tooLarge", values: { max: 30 } }],
    ["C0020", ["7", "", "8", "10"], { field: "values.1", reason: "required" }],
    ["C0020", ["7", "seven", "8", "10"], { field: "values.1", reason: "format" }],
    ["C0250", ["Y", "Y", "120", "24:00"], { field: "values.3", reason: "format" }],
    ["C0030", ["3", "4", "3", "0"], { field: "values.1", reason: "format" }],
    [
      "C0100",
      ["08:00", "18:00", "0".repeat(20), ""],
      { field: "values.2", reason: "tooLong", values: { max: 19 } },
    ],
  ] as const)("%s %j is told at its field", (code, values, problem) => {
    expect(policyProblems(code, fourValues(values))).toMatchObject([problem]);
  });

  test("spaces around a value are passed over, as the server does", () => {
    expect(policyProblems("C0140", [" 1000 ", "100", "", ""])).toEqual([]);
  });
});

describe("values that follow another", () => {
  test.each([
    [
      "C0200",
      ["1", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"],
      0,
      "25",
      ["25", "dd.MM.yyyy", "HH:mm", "dd.MM.yyyy HH:mm"],
    ],
    ["C0190", ["10", "Asia/Seoul", "+09:00", ""], 0, "32", ["32", "America/New_York", "-05:00", ""]],
    ["C0190", ["10", "Asia/Seoul", "+09:00", ""], 1, "", ["10", "", "+09:00", ""]],
    ["C0080", ["KR", "KRW", "₩", "ko-KR"], 0, "JP", ["JP", "JPY", "¥", "ko-KR"]],
    ["C0080", ["KR", "KRW", "₩", "ko-KR"], 1, "USD", ["KR", "USD", "₩", "ko-KR"]],
    ["C0010", ["27", "18", "1,2,3", "N"], 2, "1,2", ["18", "18", "1,2", "N"]],
    ["C0020", ["7", "7", "8", "10"], 1, "8", ["7", "8", "8", "10"]],
  ] as const)("%s: from %j, place %i to %s", (code, values, place, value, expected) => {
    const next = withValue(code, fourValues(values), place, value);
    expect(next).toEqual(expected);
    expect(policyProblems(code, next)).toEqual([]);
  });
});

describe("samples", () => {
  test("the day is the second Saturday of the next month", () => {
    expect(sampleDay(new Date("2026-11-23T01:00:00Z"), "Asia/Seoul")).toBe("2026-12-12");
    expect(sampleDay(new Date("2026-12-31T20:00:00Z"), "Asia/Seoul")).toBe("2027-02-13");
  });

  test("tee times stand an interval apart", () => {
    expect(teeTimes("06:50", 8)).toEqual(["06:50", "06:58", "07:06", "07:14", "07:22", "07:30"]);
  });

  test("amounts are written, fees rounded up and fines by the mode", () => {
    const { amounts, fee, fine } = moneySamples(table());
    expect(amounts.map(({ written }) => written)).toEqual(["₩1,234,568", "-₩67,251", "₩1"]);
    expect([fee.written, fine.written]).toEqual(["₩68,000", "₩25,200"]);
    const up = new Map([...table(), ["C0180", ["2"]]]);
    expect(moneySamples(up).fine.written).toBe("₩25,300");
  });

  test("a Saturday opens by the unit", () => {
    const rule = {
      memberType: "10",
      weekdayDays: 28,
      weekdayTime: "09:00",
      weekendDays: 28,
      weekendTime: "10:00",
      isBookable: true,
      weekdaySharePercent: null,
    };
    const { standardTimeZone: zone } = formatsOf(table());
    const opens = (...values: string[]) =>
      sampleOpening("2026-12-12", rule, fourValues(values), zone).toISOString();
    expect(opens("DAILY", "2", "10", "09:00")).toBe("2026-11-14T01:00:00.000Z");
    expect(opens("MONTHLY", "2", "10", "09:00")).toBe("2026-11-10T00:00:00.000Z");
  });
});
