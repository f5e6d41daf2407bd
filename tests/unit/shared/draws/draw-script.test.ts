import { readFileSync } from "node:fs";
import { drawSecret, listHash, receipt, runDraw, seedHash } from "@/lib/shared/draws/draw";
import type { DrawRecord, ProvenEntry } from "@/lib/shared/draws/draw-proof";
import type { DrawFactors, DrawMode } from "@/lib/shared/draws/draw-types";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";
import { checkByScript, drawScript } from "../../../support/draws/draw-script";

const seed = "3f2a9c51d8e7460b9a1c4e5d6f708192";
const rates = { loss: 1.25, win: 0.5, penalty: 0.8, maxLosses: 4, maxWins: 3, maxPoints: 5 };
const factors: DrawFactors[] = [
  { base: 1.5, losses: 0, wins: 0, points: 0 },
  { base: 1, losses: 9, wins: 0, points: 0 },
  { base: 1.2, losses: 2, wins: 4, points: 7 },
  { base: 1.5, losses: 0, wins: 1, points: 0 },
  { base: 1, losses: 4, wins: 0, points: 0 },
  { base: 1.5, losses: 3, wins: 0, points: 2 },
  { base: 1.5, losses: 0, wins: 0, points: 0 },
];

async function provenEntry(place: number, one: DrawFactors): Promise<ProvenEntry> {
  const entry = {
    drawIdx: 7001 + place,
    memberType: "10",
    playerCount: 4,
    choices: [
      { rank: 1, playDate: "2026-12-19", standbyTimeCode: "12", courseCode: place % 2 ? "1" : null },
      { rank: 2, playDate: "2026-12-20", standbyTimeCode: "13", courseCode: null },
    ],
    excluded: [],
  };
  const salt = String(place).padStart(32, "0");
  const ineligible = place === 6 ? "SUSPENDED" : null;
  return { ...entry, factors: one, salt, receipt: await receipt(entry, one, salt), ineligible };
}

/** A record as the product draws it: caps that are reached, equal weights, one who took no part. */
async function recordOf(
  mode: DrawMode,
  ruleVersion: 1 | 2,
  beacon: DrawRecord["beacon"],
): Promise<DrawRecord> {
  const entries = await Promise.all(factors.map((one, place) => provenEntry(place, one)));
  const receipts = entries.map((entry) => entry.receipt);
  const fixed = { ruleVersion, mode, seed, rates, bands: [], quotas: null, pool: [] };
  const list = await listHash(receipts);
  const results = await runDraw({
    ...fixed,
    listHash: list,
    beacon: beacon?.value ?? null,
    entries: entries.filter(({ ineligible }) => ineligible === null),
  });
  return {
    ...fixed,
    seedHash: await seedHash(seed),
    listHash: list,
    receipts,
    beacon,
    withdrawnSlots: [],
    entries,
    results,
  };
}

const kinds = (["WEIGHTED", "RANDOM", "SCORE"] as const).flatMap((mode) => [
  { mode, ruleVersion: 1 as const, beacon: null },
  { mode, ruleVersion: 2 as const, beacon: null },
  { mode, ruleVersion: 2 as const, beacon: { round: 5_012_345, value: "9f3c51d8e7460b9a" } },
]);

test.each(kinds)(
  "the script to download draws as the product does: $mode, rule version $ruleVersion, beacon $beacon",
  async ({ mode, ruleVersion, beacon }) => {
    const record = await recordOf(mode, ruleVersion, beacon);
    expect(drawSecret({ ...record, beacon: beacon?.value ?? null })).toContain(seed);
    const { checks, table } = checkByScript(record);
    expect(checks).toEqual({ secret: true, list: true, order: true });
    // It shows whom it drew in which place, with the product's own weights and keys.
    for (const [place, { drawIdx, weight, key }] of record.results.entries()) {
      expect(table[place + 1]).toMatch(
        new RegExp(`│ ${place} +│ ${drawIdx} +│ ${weight} +│ ${String(key).slice(0, 12)}`),
      );
    }
  },
);

test("the script finds another seed, entry, beacon, key and order", async () => {
  const record = await recordOf("WEIGHTED", 2, { round: 5_012_345, value: "9f3c51d8e7460b9a" });
  const [first, second, ...rest] = record.results;
  const [entry, ...others] = record.entries;
  if (!first || !second || !entry) throw new Error("no results");
  const said = (change: Partial<DrawRecord>) => checkByScript({ ...record, ...change }).checks;
  expect(said({ seed: `${seed}0` })).toEqual({ secret: false, list: true, order: false });
  const favoured = { ...entry, factors: { ...entry.factors, losses: 4 } };
  expect(said({ entries: [favoured, ...others] })).toMatchObject({ secret: true, list: false });
  expect(said({ beacon: { round: 5_012_346, value: "00" } })).toMatchObject({ list: true, order: false });
  const swapped = [{ ...first, order: second.order }, { ...second, order: first.order }, ...rest];
  expect(said({ results: swapped })).toEqual({ secret: true, list: true, order: false });
  expect(said({ results: [{ ...first, key: first.key * 1.001 }, second, ...rest] }).order).toBe(false);
  expect(said({ results: [second, ...rest] }).order).toBe(false);
});

test("the script is as short as the link to it says", () => {
  const code = readFileSync(drawScript, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("//"));
  expect(code.length).toBeLessThanOrEqual(20);
  for (const { proofHelp } of [en, ko, ja, zh])
    expect(proofHelp.formulas.script).toContain(String(code.length));
});
