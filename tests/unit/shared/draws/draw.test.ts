import {
  drawKey,
  drawSecret,
  drawWeight,
  listHash,
  receipt,
  runDraw,
  seedHash,
} from "@/lib/shared/draws/draw";
import type { DrawEntry, DrawFactors, DrawInput, DrawRates, DrawSlot } from "@/lib/shared/draws/draw-types";

const seed = "3f2a9c51d8e7460b9a1c4e5d6f708192";
const rates: DrawRates = { loss: 1.25, win: 0.5, penalty: 0.8, maxLosses: 4, maxWins: 3, maxPoints: 5 };
const bands = [
  { key: "10", from: "00:00", to: "23:59" },
  { key: "12", from: "07:00", to: "07:59" },
  { key: "13", from: "08:00", to: "08:59" },
];
const choice = { rank: 1, playDate: "2026-12-19", standbyTimeCode: "12", courseCode: "1" };

/** The applications of domain.md 14.3: number, type, base, L, W, P, u, w, key. */
const vectors = [
  [7001, "10", 1.5, 0, 0, 0, 1.5, 0.831137932, 0.123306343],
  [7002, "30", 1, 0, 0, 0, 1, 0.628217758, 0.464868424],
  [7003, "20", 1.2, 2, 0, 0, 1.875, 0.280764821, 0.677460212],
  [7004, "10", 1.5, 0, 1, 0, 0.75, 0.079161514, 3.381686717],
  [7005, "30", 1, 4, 0, 0, 2.441406, 0.667741337, 0.165418762],
  [7006, "10", 1.5, 0, 0, 2, 0.96, 0.817644672, 0.209716065],
] as const;

const entries: DrawEntry[] = vectors.map(([drawIdx, memberType, base, losses, wins, points]) => ({
  drawIdx,
  memberType,
  playerCount: 4,
  choices: [choice],
  factors: { base, losses, wins, points },
  excluded: [],
}));
const saltOf = (drawIdx: number) => String(drawIdx).padStart(32, "0");
const receipts = () =>
  Promise.all(entries.map((entry) => receipt(entry, entry.factors, saltOf(entry.drawIdx))));

function slot(teeTime: string, over: Partial<DrawSlot> = {}): DrawSlot {
  const number = Number(teeTime.replace(":", ""));
  return {
    sheetIdx: 261219000 + number,
    playDate: "2026-12-19",
    teeTime,
    courseCode: "1",
    dayType: "WEEKEND",
    ...over,
  };
}

function input(over: Partial<DrawInput> = {}): DrawInput {
  return {
    ruleVersion: 1,
    seed,
    listHash: "",
    beacon: null,
    mode: "WEIGHTED",
    rates,
    entries,
    pool: ["07:00", "07:07", "07:14"].map((time) => slot(time)),
    bands,
    quotas: null,
    ...over,
  };
}

const plain: DrawFactors = { base: 1, losses: 0, wins: 0, points: 0 };
const entry = (drawIdx: number, over: Partial<DrawEntry> = {}): DrawEntry => ({
  drawIdx,
  memberType: "30",
  playerCount: 4,
  choices: [choice],
  factors: plain,
  excluded: [],
  ...over,
});
const winners = async (over: Partial<DrawInput>) =>
  (await runDraw(input(over))).flatMap(({ drawIdx, won }) => (won ? [drawIdx] : []));

describe("rule version 1 (domain.md 14.3)", () => {
  test("the seed hash is the published one", async () => {
    expect(await seedHash(seed)).toBe("d898e89dc9b5ff74fc33b71f43e6a38719424f45abf95bf5e9a5af5c72254d24");
  });

  test.each(vectors)("entry %i has weight, u and key of the vector", async (...vector) => {
    const [drawIdx, , base, losses, wins, points, w, u, key] = vector;
    const weight = drawWeight("WEIGHTED", { base, losses, wins, points }, rates);
    expect(weight).toBeCloseTo(w, 6);
    const found = await drawKey(seed, drawIdx, weight);
    expect(found.u).toBeCloseTo(u, 9);
    expect(found.key).toBeCloseTo(key, 9);
  });

  test("with three slots 7001, 7005, 7006 win and 7002, 7003, 7004 are reserves 1 to 3", async () => {
    const results = await runDraw(input());
    expect(results.map(({ drawIdx, won, reserveNo }) => [drawIdx, won?.sheetIdx ?? null, reserveNo])).toEqual(
      [
        [7001, 261219700, null],
        [7005, 261219707, null],
        [7006, 261219714, null],
        [7002, null, 1],
        [7003, null, 2],
        [7004, null, 3],
      ],
    );
  });
});

describe("rule version 2, bound to the list", () => {
  test("the published vector: receipt, list hash, keys and order", async () => {
    const lines = await receipts();
    expect(lines[0]).toBe("1bcd09bcbdcd2ff8fdd1f3919bad5a617d80d1be153f36728d320a13682758e0");
    const list = await listHash(lines);
    expect(list).toBe("81f0ebaec0317f64c1f396c3cb1a12c95bf58e80a9c700e0fcdf7ca613b8d6d5");
    const results = await runDraw(input({ ruleVersion: 2, listHash: list }));
    expect(results.map(({ drawIdx, key }) => [drawIdx, key.toFixed(9)])).toEqual([
      [7005, "0.102942182"],
      [7006, "0.211677614"],
      [7004, "0.414819803"],
      [7002, "0.531255755"],
      [7003, "0.726887361"],
      [7001, "1.035759180"],
    ]);
  });

  test("with a beacon value the same list is drawn another way", async () => {
    const results = await runDraw(
      input({ ruleVersion: 2, listHash: await listHash(await receipts()), beacon: "8f3c".repeat(16) }),
    );
    expect(results.map(({ drawIdx, key }) => [drawIdx, key.toFixed(9)])).toEqual([
      [7005, "0.012011074"],
      [7001, "0.232735025"],
      [7006, "0.339036145"],
      [7002, "1.289661324"],
      [7004, "1.442220475"],
      [7003, "1.908712544"],
    ]);
  });

  test("one receipt more or less, or changed, changes the key of every entry", async () => {
    const lines = await receipts();
    const hashes = await Promise.all([
      listHash(lines),
      listHash(lines.slice(1)),
      listHash([...lines].reverse()),
    ]);
    expect(new Set(hashes).size).toBe(3);
    const secrets = hashes.map((hash) => drawSecret({ ruleVersion: 2, seed, listHash: hash, beacon: null }));
    expect(secrets[0]).toBe(`${seed}.${hashes[0]}`);
    expect((await drawKey(secrets[0] ?? "", 7001, 1)).u).not.toBe(
      (await drawKey(secrets[1] ?? "", 7001, 1)).u,
    );
  });

  test("a receipt binds number, type, players, choices, weight and salt", async () => {
    const base = entry(7002);
    const frozen = { base: 1, losses: 1, wins: 0, points: 0 };
    const all = await Promise.all([
      receipt(base, null, "salt"),
      receipt(base, plain, "salt"),
      receipt(base, frozen, "salt"),
      receipt(base, plain, "other"),
      receipt({ ...base, drawIdx: 7003 }, plain, "salt"),
      receipt({ ...base, memberType: "10" }, plain, "salt"),
      receipt({ ...base, playerCount: 3 }, plain, "salt"),
      receipt({ ...base, choices: [{ ...choice, courseCode: null }] }, plain, "salt"),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("modes", () => {
  test("RANDOM gives everybody weight 1", async () => {
    const results = await runDraw(input({ mode: "RANDOM" }));
    expect(results.every(({ weight }) => weight === 1)).toBe(true);
    expect(results[0]?.drawIdx).toBe(7001);
    expect(results.at(-1)?.drawIdx).toBe(7004);
  });

  test("SCORE goes by weight, equal weights by key", async () => {
    const score = await runDraw(input({ mode: "SCORE", entries: [...entries, entry(7007), entry(7008)] }));
    expect(score.slice(0, 3).map(({ drawIdx }) => drawIdx)).toEqual([7005, 7003, 7001]);
    expect(score.slice(-2).map(({ drawIdx }) => drawIdx)).toEqual([7006, 7004]);
    const ties = score.filter(({ weight }) => weight === 1);
    expect(ties.map(({ key }) => key)).toEqual([...ties.map(({ key }) => key)].sort((one, two) => one - two));
  });

  test("losses, wins and points count up to their caps", () => {
    const most = drawWeight("WEIGHTED", { base: 1, losses: 9, wins: 9, points: 9 }, rates);
    expect(most).toBeCloseTo(1.25 ** 4 * 0.5 ** 3 * 0.8 ** 5, 12);
  });
});

describe("slots", () => {
  test("the first choice with a free slot wins its earliest slot; the way there is told", async () => {
    const choices = [
      { ...choice, standbyTimeCode: "13" },
      { ...choice, rank: 2 },
    ];
    const [result] = await runDraw(
      input({ entries: [entry(1, { choices: choices })], pool: [slot("07:14"), slot("07:00")] }),
    );
    expect(result?.won).toEqual({ rank: 2, sheetIdx: 261219700 });
    expect(result?.turns).toEqual([
      { rank: 1, free: 0, skipped: "FULL" },
      { rank: 2, free: 2, skipped: null },
    ]);
  });

  test("a null course takes any course, a named one only its own", async () => {
    const pool = [slot("07:00", { courseCode: "2" })];
    expect(await winners({ entries: [entry(1)], pool })).toEqual([]);
    expect(
      await winners({ entries: [entry(1, { choices: [{ ...choice, courseCode: null }] })], pool }),
    ).toEqual([1]);
  });

  test("an excluded choice is passed over with its reason, an excluded slot only itself", async () => {
    const limit = { rank: 1, reason: "RSV_DAY_LIMIT", sheetIdxs: null };
    const [barred] = await runDraw(input({ entries: [entry(1, { excluded: [limit] })] }));
    expect(barred?.turns).toEqual([{ rank: 1, free: 3, skipped: "RSV_DAY_LIMIT" }]);
    const clash = { rank: 1, reason: "RSV_OVERLAP", sheetIdxs: [261219700] };
    const [moved] = await runDraw(input({ entries: [entry(1, { excluded: [clash] })] }));
    expect(moved?.won?.sheetIdx).toBe(261219707);
  });
});

describe("quotas (domain.md 7.9.5)", () => {
  const quotas = [
    { memberTypes: ["41"], weekdayPercent: 30, weekendPercent: 50 },
    { memberTypes: ["42", "43", "45"], weekdayPercent: 50, weekendPercent: 45 },
    { memberTypes: ["49"], weekdayPercent: 20, weekendPercent: 5 },
  ];
  const times = ["07:00", "07:07", "07:14", "07:21", "07:28", "07:35", "07:42", "07:49", "07:56", "07:59"];
  const pool = times.map((time) => slot(time, { dayType: "WEEKDAY" }));
  const group = (memberType: string, from: number, count: number) =>
    Array.from({ length: count }, (_, place) => entry(from + place, { memberType }));
  const wonBy = async (all: DrawEntry[]) => {
    const won = new Set(await winners({ entries: all, pool, quotas, mode: "RANDOM" }));
    return ["41", "42", "49"].map(
      (type) => all.filter(({ drawIdx, memberType }) => memberType === type && won.has(drawIdx)).length,
    );
  };

  test("full groups get their shares", async () => {
    expect(await wonBy([...group("41", 100, 9), ...group("42", 200, 9), ...group("49", 300, 9)])).toEqual([
      3, 5, 2,
    ]);
  });

  test("what a group leaves flows to the next one", async () => {
    expect(await wonBy([...group("41", 100, 1), ...group("42", 200, 9), ...group("49", 300, 9)])).toEqual([
      1, 7, 2,
    ]);
  });

  test("what the last group leaves goes to everybody", async () => {
    const [active = 0, retired = 0, civilian] = await wonBy([...group("41", 100, 9), ...group("42", 200, 9)]);
    expect([active + retired, civilian]).toEqual([10, 0]);
    expect(active).toBeGreaterThanOrEqual(3);
    expect(retired).toBeGreaterThanOrEqual(5);
  });

  test("no slot is lost to rounding", async () => {
    const all = [...group("41", 100, 9), ...group("42", 200, 9), ...group("49", 300, 9)];
    const won = await winners({ entries: all, pool: pool.slice(0, 7), quotas, mode: "RANDOM" });
    expect(won).toHaveLength(7);
  });
});

describe("fairness over 10,000 draws (R-16)", () => {
  const draws = 10_000;
  /** 99.9th percentile of chi-square with 3 degrees of freedom: p > 0.001 below it. */
  const critical = 16.266;

  async function firstPicks(mode: DrawInput["mode"], all: DrawEntry[]): Promise<Map<number, number>> {
    const counts = new Map(all.map(({ drawIdx }) => [drawIdx, 0]));
    for (let turn = 0; turn < draws; turn += 1) {
      const [first] = await runDraw(input({ mode, entries: all, pool: [], seed: `fair-${turn}` }));
      if (first) counts.set(first.drawIdx, (counts.get(first.drawIdx) ?? 0) + 1);
    }
    return counts;
  }

  const chiSquare = (counts: Map<number, number>, shares: Map<number, number>) =>
    [...counts].reduce((sum, [drawIdx, seen]) => {
      const expected = (shares.get(drawIdx) ?? 0) * draws;
      return sum + (seen - expected) ** 2 / expected;
    }, 0);

  test("RANDOM: equal chances", async () => {
    const all = [1, 2, 3, 4].map((drawIdx) => entry(drawIdx));
    const shares = new Map(all.map(({ drawIdx }) => [drawIdx, 0.25]));
    expect(chiSquare(await firstPicks("RANDOM", all), shares)).toBeLessThan(critical);
  });

  test("WEIGHTED: chances in proportion to the weights, and not equal ones", async () => {
    const bases = [1, 1.2, 1.5, 0.8];
    const all = bases.map((base, place) => entry(place + 1, { factors: { ...plain, base } }));
    const total = bases.reduce((sum, base) => sum + base, 0);
    const counts = await firstPicks("WEIGHTED", all);
    const byWeight = new Map(bases.map((base, place) => [place + 1, base / total]));
    expect(chiSquare(counts, byWeight)).toBeLessThan(critical);
    expect(chiSquare(counts, new Map(bases.map((_, place) => [place + 1, 0.25])))).toBeGreaterThan(critical);
  });
});
