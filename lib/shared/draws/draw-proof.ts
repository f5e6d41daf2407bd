import { listHash, receipt, runDraw, seedHash } from "./draw";
import type { DrawBand, DrawEntry, DrawMode, DrawQuota, DrawRates, DrawResult, DrawSlot } from "./draw-types";

/** An entry as the proof shows it: by number, never by name. `ineligible` says why it took no part. */
export type ProvenEntry = DrawEntry & { salt: string; receipt: string; ineligible: string | null };

/** Everything that re-computes a draw (product.md, verifiable draw): published from the announcement. */
export type DrawRecord = {
  ruleVersion: 1 | 2;
  mode: DrawMode;
  seedHash: string;
  seed: string;
  listHash: string;
  /** In order of drawIdx, as published at closing. */
  receipts: readonly string[];
  beacon: { round: number; value: string } | null;
  rates: DrawRates;
  bands: readonly DrawBand[];
  quotas: readonly DrawQuota[] | null;
  /** The slots as published at closing. */
  pool: readonly DrawSlot[];
  /** Slots of the pool that the club took out between closing and draw. */
  withdrawnSlots: readonly number[];
  entries: readonly ProvenEntry[];
  results: readonly DrawResult[];
};

export type ProofCheck = "SEED" | "RECEIPTS" | "LIST" | "RESULTS";

/** The checks that fail; none when the published result is the one that seed, list and rules give. */
export async function checkProof(record: DrawRecord): Promise<ProofCheck[]> {
  const failed: ProofCheck[] = [];
  if ((await seedHash(record.seed)) !== record.seedHash) failed.push("SEED");
  if (!(await areReceiptsRight(record))) failed.push("RECEIPTS");
  if ((await listHash(record.receipts)) !== record.listHash) failed.push("LIST");
  if (!areAlike(await computeResults(record), record.results)) failed.push("RESULTS");
  return failed;
}

/** The result that the published input gives. */
export function computeResults(record: Omit<DrawRecord, "results">): Promise<DrawResult[]> {
  return runDraw({
    ...record,
    beacon: record.beacon?.value ?? null,
    pool: record.pool.filter(({ sheetIdx }) => !record.withdrawnSlots.includes(sheetIdx)),
    entries: record.entries.filter((entry) => entry.ineligible === null),
  });
}

/** The entries whose receipt is not the one that their published data give, or not the one listed at closing. */
export async function wrongReceipts({
  entries,
  receipts,
}: Pick<DrawRecord, "entries" | "receipts">): Promise<number[]> {
  const inOrder = [...entries].sort((one, other) => one.drawIdx - other.drawIdx);
  const computed = await Promise.all(inOrder.map((entry) => receipt(entry, entry.factors, entry.salt)));
  return inOrder
    .filter((entry, place) => computed[place] !== receipts[place] || computed[place] !== entry.receipt)
    .map(({ drawIdx }) => drawIdx);
}

async function areReceiptsRight(record: DrawRecord): Promise<boolean> {
  return record.receipts.length === record.entries.length && (await wrongReceipts(record)).length === 0;
}

function areAlike(computed: readonly DrawResult[], published: readonly DrawResult[]): boolean {
  return (
    computed.length === published.length &&
    computed.every((one, place) => hasSameKey(one, published[place]) && hasSameOutcome(one, published[place]))
  );
}

/** Whether a published result has the weight and key that were computed; engines may differ in the last bit of a logarithm. */
export function hasSameKey(computed: DrawResult, published: DrawResult | undefined): boolean {
  return (
    published !== undefined &&
    isNear(computed.weight, published.weight) &&
    isNear(computed.key, published.key)
  );
}

/** Whether a published result stands at the computed place, with the computed slot or place on the reserve list. */
export function hasSameOutcome(computed: DrawResult, published: DrawResult | undefined): boolean {
  return (
    published !== undefined &&
    computed.drawIdx === published.drawIdx &&
    computed.order === published.order &&
    computed.reserveNo === published.reserveNo &&
    computed.won?.sheetIdx === published.won?.sheetIdx &&
    computed.won?.rank === published.won?.rank
  );
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
}
