import { listHash, receipt, seedHash } from "@/lib/shared/draws/draw";
import { closingHash } from "@/lib/shared/draws/draw-closing";
import { computeResults, type ProvenEntry } from "@/lib/shared/draws/draw-proof";
import type { PublishedProof } from "@/lib/web/draws/proof-check";

const rates = { loss: 1.25, win: 0.5, penalty: 0.8, maxLosses: 4, maxWins: 3, maxPoints: 5 };
const bands = [{ key: "12", from: "07:00", to: "07:59" }];
const playDate = "2026-12-19";
/** The applicants of domain.md 14.3, and its seed. */
const applicants = [
  [7001, "10", 1.5, 0, 0, 0],
  [7002, "30", 1, 0, 0, 0],
  [7003, "20", 1.2, 2, 0, 0],
  [7004, "10", 1.5, 0, 1, 0],
  [7005, "30", 1, 4, 0, 0],
  [7006, "10", 1.5, 0, 0, 2],
] as const;
const seed = "3f2a9c51d8e7460b9a1c4e5d6f708192";

/** The whole published record of the draw in domain.md 14.3: six applications, three times, a change by hand. */
export async function drawRecord(change: Partial<PublishedProof> = {}): Promise<PublishedProof> {
  const entries: ProvenEntry[] = await Promise.all(
    applicants.map(async ([drawIdx, memberType, base, losses, wins, points]) => {
      const factors = { base, losses, wins, points };
      const choices = [{ rank: 1, playDate, standbyTimeCode: "12", courseCode: "1" }];
      const entry = {
        drawIdx,
        memberType,
        playerCount: 4,
        choices,
        factors,
        excluded: [],
        salt: `salt${drawIdx}`,
      };
      return { ...entry, receipt: await receipt(entry, factors, entry.salt), ineligible: null };
    }),
  );
  const receipts = entries.map((entry) => entry.receipt);
  const pool = ["07:21", "07:28", "07:35"].map((teeTime, place) => ({
    sheetIdx: place + 1,
    playDate,
    teeTime,
    courseCode: "1",
    dayType: "WEEKEND" as const,
  }));
  const known = {
    ruleVersion: 1 as const,
    mode: "WEIGHTED" as const,
    seed,
    seedHash: await seedHash(seed),
    listHash: await listHash(receipts),
    receipts,
    beacon: null,
    rates,
    bands,
    quotas: null,
    pool,
    withdrawnSlots: [],
    entries,
  };
  const results = await computeResults(known);
  const closedAt = "2026-11-26T17:00:00+09:00";
  const closing = { closedAt, closingHash: await closingHash({ ...known, closedAt }) };
  const amendments = [
    {
      kind: "SWAP" as const,
      at: "2026-11-27T11:00:00+09:00",
      plannedAt: null,
      reason: "The two groups asked to swap",
      moves: [{ drawIdx: 7001, from: 1, to: 2 }],
    },
  ];
  return {
    drawPostIdx: 71,
    state: "60",
    cancelReason: null,
    ...known,
    ...closing,
    results,
    amendments,
    ...change,
  } as PublishedProof;
}

/** The same before closing: hashes and rules only. */
export async function openRecord(): Promise<PublishedProof> {
  const hidden = {
    closedAt: null,
    closingHash: null,
    listHash: null,
    receipts: null,
    rates: null,
    bands: null,
    pool: null,
    seed: null,
  };
  return drawRecord({
    state: "20",
    ...hidden,
    withdrawnSlots: null,
    entries: null,
    results: null,
    amendments: [],
  });
}
