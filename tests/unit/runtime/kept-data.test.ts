import type { CodeSet } from "@/lib/contract/site/codes";
import { createCodeSets, createHolidays } from "@/lib/web/runtime/site/code-sets";

const hour = 3_600_000;

function browser() {
  const items = new Map<string, string>();
  return {
    items,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  };
}

const set = (id: string, version: number, changed = true): CodeSet => ({
  id,
  codeId: "C1060",
  version,
  loadDate: "2026-11-23T10:00:00+09:00",
  changed,
  list: changed ? [{ key: "10", keyName: `v${version}`, values: [], group: "" }] : [],
});

function codes(answer: (codes: string) => Record<string, CodeSet>) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const { items, storage } = browser();
  const load = createCodeSets({
    storage,
    now: () => clock.now,
    ask: async (wanted) => {
      asked.push(wanted);
      return answer(wanted);
    },
  });
  return { asked, clock, items, load };
}

describe("code sets in the browser (seed §3, §9)", () => {
  // seed 410
  test("a fresh set is not asked for again, a stale one is, with its version", async () => {
    const { asked, clock, load } = codes(() => ({ rsvStates: set("rsvStates", 3) }));
    await load("MS01.en", ["rsvStates"]);
    clock.now = hour - 1;
    await load("MS01.en", ["rsvStates"]);
    expect(asked).toEqual(["rsvStates"]);
    clock.now = hour;
    await load("MS01.en", ["rsvStates"]);
    expect(asked).toEqual(["rsvStates", "rsvStates:3"]);
  });

  test("an unchanged set goes on with its list for another hour, a changed one is replaced", async () => {
    let version = 3;
    const { asked, clock, load } = codes((wanted) => ({
      rsvStates: set("rsvStates", version, !wanted.endsWith(`:${version}`)),
    }));
    await load("MS01.en", ["rsvStates"]);
    clock.now = hour;
    expect((await load("MS01.en", ["rsvStates"])).rsvStates?.list[0]?.keyName).toBe("v3");
    clock.now = 2 * hour - 1;
    await load("MS01.en", ["rsvStates"]);
    expect(asked).toHaveLength(2);
    version = 4;
    clock.now = 2 * hour;
    expect((await load("MS01.en", ["rsvStates"])).rsvStates?.list[0]?.keyName).toBe("v4");
  });

  // seed 304
  test("only the stale ones of several are asked for", async () => {
    const { asked, clock, load } = codes((wanted) =>
      Object.fromEntries(wanted.split(",").map((one) => [one.split(":")[0] ?? "", set(one, 1)])),
    );
    await load("MS01.en", ["genders"]);
    clock.now = 10;
    await load("MS01.en", ["genders", "courses"]);
    expect(asked).toEqual(["genders", "courses"]);
  });

  test("without an answer an old set serves, and one that never was fails", async () => {
    let isUp = true;
    const { clock, load } = codes(() => {
      if (!isUp) throw new Error("no answer");
      return { rsvStates: set("rsvStates", 3) };
    });
    await load("MS01.en", ["rsvStates"]);
    isUp = false;
    clock.now = 5 * hour;
    expect((await load("MS01.en", ["rsvStates"])).rsvStates?.version).toBe(3);
    await expect(load("MS01.ko", ["rsvStates"])).rejects.toThrow("no answer");
  });

  test("what is no set in storage is asked for anew", async () => {
    const { asked, items, load } = codes(() => ({ rsvStates: set("rsvStates", 3) }));
    items.set("clubfront.codes.MS01.en.rsvStates", '{"list":"x"}');
    await load("MS01.en", ["rsvStates"]);
    expect(asked).toEqual(["rsvStates"]);
  });
});

// seed 182 311
test("holidays are kept whole for an hour, and serve on without an answer", async () => {
  const list = [
    { date: "2026-12-25", dateName: "Christmas", dateKind: "01", isHoliday: "Y", holidayType: "40", seq: 1 },
  ] as const;
  const clock = { now: 0 };
  let asked = 0;
  const load = createHolidays({
    storage: browser().storage,
    now: () => clock.now,
    ask: async () => {
      asked += 1;
      if (asked > 1) throw new Error("no answer");
      return list;
    },
  });
  expect(await load("MS01.en")).toEqual(list);
  clock.now = hour - 1;
  expect(await load("MS01.en")).toEqual(list);
  expect(asked).toBe(1);
  clock.now = hour;
  expect(await load("MS01.en")).toEqual(list);
  expect(asked).toBe(2);
});
