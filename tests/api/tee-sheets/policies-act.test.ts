import { eq, sql } from "drizzle-orm";
import { policies, teeSlots } from "@/lib/club-api/db/tables";
import { generateSheets } from "@/lib/club-api/domains/tee-sheets";
import { readLimits } from "@/lib/club-api/domains/weather/limits";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { plainNumber, weatherNumber } from "@/lib/shared/money/club-numbers";
import { formatMoney } from "@/lib/shared/money/money";
import { readers } from "@/tests/support/contract/policy-readers";
import { jobContext } from "@/tests/support/jobs";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);
let entries: (typeof policies.$inferSelect)[];

beforeAll(async () => {
  entries = await scene.api.db.select().from(policies).orderBy(policies.code);
}, 120_000);
afterEach(async () => {
  for (const entry of entries)
    await scene.api.db.update(policies).set(entry).where(eq(policies.code, entry.code));
});

const places = [1, 2, 3, 4] as const;
const save = (code: string, values: readonly string[]) =>
  scene.failure("ssadmin1", "PUT", "/ops/policies", { code, values });
const valuesOf = ({ value1, value2, value3, value4 }: (typeof entries)[number]) => [
  value1,
  value2,
  value3,
  value4,
];
const rest = (code: string) => entries.filter((entry) => entry.code === code).flatMap(valuesOf);

// seed 174 420 422
test("each number of decimals changes what is written (C0130)", () => {
  const withDecimals = (...values: string[]) =>
    clubFormats([
      { key: "C0080", values: ["US"] },
      { key: "C0130", values },
    ]);
  const few = withDecimals("0", "1", "0", "20");
  const many = withDecimals("2", "3", "2", "20");
  expect([formatMoney("1.005", few), formatMoney("1.005", many)]).toEqual(["$1", "$1.01"]);
  expect([plainNumber("12.3456", few), plainNumber("12.3456", many)]).toEqual(["12.3", "12.346"]);
  expect([weatherNumber("7.14", few), weatherNumber("7.14", many)]).toEqual(["7", "7.14"]);
  expect(weatherNumber("-0.2", few)).toBe("0");
});

describe("every value of domain.md 3", () => {
  test("is listed with what follows it", () => {
    const idle = entries.flatMap((entry) =>
      places.filter((place) => {
        const reader = readers[entry.code]?.[place - 1];
        return (reader === undefined || reader === "none") && valuesOf(entry)[place - 1] !== "";
      }),
    );
    expect(idle).toEqual([]);
    expect(Object.keys(readers).sort()).toEqual(entries.map(({ code }) => code));
  });

  test("a value that stands nowhere is refused", async () => {
    const accepted: string[] = [];
    for (const entry of entries) {
      for (const place of places) {
        if ((readers[entry.code]?.[place - 1] ?? "none") !== "none") continue;
        for (const word of ["1", "Y", "09:00"]) {
          const values = valuesOf(entry).with(place - 1, word);
          if ((await save(entry.code, values))[1] === 0) accepted.push(`${entry.code} v${place} ${word}`);
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  test.each([
    ["C0090", 3, "ko"],
    ["C0130", 4, "10"],
    ["C0240", 4, "2"],
    ["C0330", 1, "2"],
    ["C0400", 2, "Y"],
    ["C0450", 4, "Y"],
  ])("%s v%i is fixed and says so", async (code, place, value) => {
    const reader = readers[code]?.[place - 1];
    expect(reader).toBe("fixed");
    const answer = await save(code, rest(code).with(place - 1, value));
    expect(answer).toEqual([400, 9001, "VAL_FIELD", [`values.${place - 1}`, "This cannot be changed."]]);
  });
});

describe("the club profile (C0010)", () => {
  const slotsOf = async (date: string) => {
    const { ctx } = await jobContext(scene.api, "sheet-generate");
    await scene.api.db.delete(teeSlots).where(eq(teeSlots.playDate, date));
    await generateSheets(scene.api.db, ctx, date, date);
    return scene.api.db.select().from(teeSlots).where(eq(teeSlots.playDate, date));
  };

  test("v3 names the courses that sheets are laid for; v1 counts their holes", async () => {
    expect(await save("C0010", ["27", "18", "1,2", "N"])).toEqual([
      400,
      9001,
      "VAL_FIELD",
      ["values.0", "This does not go with the other values. Please change them together."],
    ]);
    expect(await save("C0010", ["36", "18", "1,2,3,4", "N"])).toEqual([
      400,
      9001,
      "VAL_FIELD",
      ["values.2", "Please choose one of these: 1 / 2 / 3."],
    ]);
    expect((await save("C0010", ["18", "18", "1,2", "N"]))[1]).toBe(0);
    const slots = await slotsOf("2027-02-16");
    expect([...new Set(slots.map(({ courseCode }) => courseCode))].sort()).toEqual(["1", "2"]);
  });

  test("v2 is the round that slots are laid for", async () => {
    expect((await slotsOf("2027-02-17")).every(({ holeCode }) => holeCode === "18")).toBe(true);
    expect((await save("C0010", ["27", "9", "1,2,3", "N"]))[1]).toBe(0);
    const slots = await slotsOf("2027-02-18");
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ holeCode }) => holeCode === "09")).toBe(true);
  });
});

// seed 424
describe("the time zone (C0190)", () => {
  const openAt = async () =>
    (await scene.data<{ openAt: string }>("kimmiru", "GET", "/reservation/sheets/100001/20261216")).openAt;

  test.each([
    ["the code alone fixes the offset", ["12", "", ""], "2026-11-18T09:00:00+08:00"],
    ["the zone counts before the code", ["32", "America/New_York", ""], "2026-11-18T09:00:00-05:00"],
    ["the offset alone", ["12", "", "+08:00"], "2026-11-18T09:00:00+08:00"],
    ["the last one as the specification writes it", ["40", "", "-24:00"], "2026-11-18T09:00:00-12:00"],
  ])("%s", async (_, values, expected) => {
    expect((await save("C0190", values))[1]).toBe(0);
    expect(await openAt()).toBe(expected);
  });

  test("code, zone and offset say the same", async () => {
    expect(await save("C0190", ["11", "Asia/Seoul", "+09:00"])).toEqual([
      400,
      9001,
      "VAL_FIELD",
      ["values.0", "This does not go with the other values. Please change them together."],
    ]);
    expect(await save("C0190", ["12", "", "+09:00"])).toEqual([
      400,
      9001,
      "VAL_FIELD",
      ["values.2", "This does not go with the other values. Please change them together."],
    ]);
  });
});

test("C0020 v4 is the least distance of a time that is squeezed in between two others", async () => {
  const { rows } =
    (await scene.api.db.execute(sql`select tee_time as time, lead(tee_time) over (order by tee_time) as next
    from tee_slots where play_date = '2026-12-16' and course_code = '1' order by 1 limit 1`)) as unknown as {
      rows: { time: string; next: string }[];
    };
  expect(rows).toEqual([{ time: "07:00", next: "07:07" }]);
  const slot = { playDate: "2026-12-16", courseCode: "1", teeTime: "07:03" };
  const squeeze = async () => (await scene.failure("ssadmin1", "POST", "/ops/slots", slot))[1];
  expect((await save("C0020", ["7", "7", "7", "10"]))[1]).toBe(0);
  expect(await squeeze()).toBe(9001);
  expect((await save("C0020", ["7", "7", "7", "6"]))[1]).toBe(0);
  expect(await squeeze()).toBe(0);
});

test("C0210 v4 opens what opens together; by day the rule's own time holds", async () => {
  const openAt = async () =>
    (await scene.data<{ openAt: string }>("kimmiru", "GET", "/reservation/sheets/100001/20261216")).openAt;
  await save("C0210", ["MONTHLY", "2", "10", "11:30"]);
  expect(await openAt()).toBe("2026-11-10T11:30:00+09:00");
  await save("C0210", ["WEEKLY", "2", "10", "08:00"]);
  expect(await openAt()).toBe("2026-11-16T08:00:00+09:00");
  await save("C0210", ["DAILY", "2", "10", "08:00"]);
  expect(await openAt()).toBe("2026-11-18T09:00:00+09:00");
});

test("C0220 v3 = N: no phone booking for the same day, a walk-in may play", async () => {
  const { rows } = (await scene.api.db.execute(sql`select sheet_idx as idx from tee_slots
    where play_date = '2026-11-23' and open_type = '10'
      and sheet_idx not in (select sheet_idx from bookings) order by 1 limit 2`)) as unknown as {
    rows: { idx: number }[];
  };
  const [early, late] = rows.map(({ idx }) => idx);
  const book = (sheetIdx: number | undefined, reservationType: string) =>
    scene.failure("ssadmin1", "POST", "/ops/bookings", {
      sheetIdx,
      reservationType,
      guest: { name: "Park Guest", phoneNo: null },
      playerCount: 4,
      caddieMode: "C",
    });
  expect((await save("C0220", ["1", "23:59", "N"]))[1]).toBe(0);
  expect((await book(early, "50")).slice(1, 3)).toEqual([4103, "RSV_CLOSED"]);
  expect((await book(early, "70"))[1]).toBe(0);
  await save("C0220", ["1", "23:59", "Y"]);
  expect((await book(late, "50"))[1]).toBe(0);
});

test("what the code reads may be set: C0480 v3, C0500 v4", async () => {
  expect((await save("C0480", ["180", "7", "Icheon police, 182"]))[1]).toBe(0);
  expect((await save("C0500", ["5", "20", "10", "40"]))[1]).toBe(0);
  expect((await save("C0500", ["5", "20", "10", "many"])).slice(1)).toEqual([
    9001,
    "VAL_FIELD",
    ["values.3", "Please enter a number."],
  ]);
});

test("thresholds of the weather count with their decimals (C0510)", async () => {
  expect((await save("C0510", ["0.5", "1.5", "12.5", "-10/40"]))[1]).toBe(0);
  const { clubIdx } = (await jobContext(scene.api, "weather")).ctx.club;
  expect(await readLimits(scene.api.db, clubIdx)).toEqual({
    rain: 0.5,
    snow: 1.5,
    gust: 12.5,
    lowest: -10,
    highest: 40,
  });
});
