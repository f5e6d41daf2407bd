import type { CallOutput } from "@/lib/contract/routes";
import { type DrawResult, drawKey, drawSecret, listHash, seedHash } from "@/lib/shared/draws/draw";
import { closingHash, roundMoment } from "@/lib/shared/draws/draw-closing";
import {
  computeResults,
  type DrawRecord,
  hasSameKey,
  hasSameOutcome,
  wrongReceipts,
} from "@/lib/shared/draws/draw-proof";

/** The published part of a draw's proof. */
export type PublishedProof = CallOutput<"GET /ext/draws/{id}/proof">;
/**
 * The secret was fixed, the list was closed, rules and times were fixed with it, the secret was shown, keys and order were
 * computed anew.
 */
const stepNames = ["secret", "list", "closing", "reveal", "keys", "order"] as const;
export type StepName = (typeof stepNames)[number];
/** `waiting`: there is nothing published to check yet. */
export type ProofStep = {
  name: StepName;
  state: "right" | "wrong" | "waiting";
  /** How long this browser took. */
  ms: number;
  /** The entries that do not match. */
  wrong: readonly number[];
};
/** A result as this browser computed it, with the random number behind the key. */
export type ComputedResult = DrawResult & { u: number };
export type ProofReport = { steps: ProofStep[]; results: ComputedResult[] };

/** The steps of a draw; one that was closed before closings had a hash has no step for it. */
export function stepsOf({ listHash: list, closingHash: closing }: PublishedProof): readonly StepName[] {
  return list !== null && closing === null ? stepNames.filter((name) => name !== "closing") : stepNames;
}

/** The record that re-computes a draw; null until all of it is out. */
export function wholeRecord(proof: PublishedProof): DrawRecord | null {
  const {
    seed,
    listHash: list,
    receipts,
    beacon,
    rates,
    bands,
    pool,
    withdrawnSlots,
    entries,
    results,
  } = proof;
  if (seed === null || list === null || receipts === null || rates === null || bands === null) return null;
  if (pool === null || withdrawnSlots === null || entries === null || results === null) return null;
  if (beacon !== null && beacon.value === null) return null;
  const named = beacon === null ? null : { round: beacon.round, value: beacon.value ?? "" };
  const known = { listHash: list, seed, receipts, rates, bands, pool, withdrawnSlots, entries, results };
  return { ...proof, ...known, beacon: named };
}

/** Checks step by step what is published; `onStep` hears of each step as it is done. Never throws for a forged record. */
export async function checkSteps(
  proof: PublishedProof,
  onStep: (step: ProofStep) => void = () => undefined,
): Promise<ProofReport> {
  const steps: ProofStep[] = [];
  const record = wholeRecord(proof);
  const step = async (name: StepName, check: () => Promise<Finding>) => {
    const from = performance.now();
    const { state, wrong = [] } = await check().catch((): Finding => ({ state: "wrong" }));
    const done = { name, state, wrong, ms: performance.now() - from };
    steps.push(done);
    onStep(done);
  };
  let results: ComputedResult[] = [];
  await step("secret", async () => ({ state: isHash(proof.seedHash) ? "right" : "wrong" }));
  await step("list", () => checkList(proof));
  if (stepsOf(proof).includes("closing")) await step("closing", () => checkClosing(proof));
  await step("reveal", async () => {
    if (proof.seed === null) return waiting;
    return verdict((await seedHash(proof.seed)) === proof.seedHash);
  });
  await step("keys", async () => {
    if (record === null) return waiting;
    results = await computed(record);
    return ofResults(results, record.results, hasSameKey);
  });
  await step("order", async () =>
    record === null ? waiting : ofResults(results, record.results, hasSameOutcome),
  );
  return { steps, results };
}

type Finding = Pick<ProofStep, "state"> & { wrong?: readonly number[] };
const waiting: Finding = { state: "waiting" };
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);
const verdict = (isRight: boolean, wrong: readonly number[] = []): Finding => ({
  state: isRight ? "right" : "wrong",
  wrong,
});

async function checkList({ listHash: hash, receipts, entries }: PublishedProof): Promise<Finding> {
  if (hash === null || receipts === null) return waiting;
  const isHashRight = (await listHash(receipts)) === hash;
  if (entries === null) return verdict(isHashRight);
  const wrong = await wrongReceipts({ entries, receipts });
  return verdict(isHashRight && wrong.length === 0 && receipts.length === entries.length, wrong);
}

/** All that was fixed at closing has the published hash, and the beacon round was still to come. */
async function checkClosing(proof: PublishedProof): Promise<Finding> {
  const { closingHash: hash, closedAt, listHash: list, rates, bands, pool, beacon } = proof;
  if (hash === null) return waiting;
  if (closedAt === null || list === null || rates === null || bands === null || pool === null)
    return verdict(false);
  const fixed = { ...proof, closedAt, listHash: list, rates, bands, pool };
  const isToCome = !beacon?.chain || roundMoment(beacon.chain, beacon.round) > new Date(closedAt);
  return verdict(isToCome && (await closingHash(fixed)) === hash);
}

async function computed(record: DrawRecord): Promise<ComputedResult[]> {
  const secret = drawSecret({ ...record, beacon: record.beacon?.value ?? null });
  const results = await computeResults(record);
  return Promise.all(
    results.map(async (result) => ({ ...result, u: (await drawKey(secret, result.drawIdx, 1)).u })),
  );
}

function ofResults(
  results: readonly DrawResult[],
  published: readonly DrawResult[],
  isSame: (one: DrawResult, other: DrawResult | undefined) => boolean,
): Finding {
  const byIdx = new Map(published.map((one) => [one.drawIdx, one]));
  const wrong = results.filter((one) => !isSame(one, byIdx.get(one.drawIdx))).map(({ drawIdx }) => drawIdx);
  const known = new Set(results.map(({ drawIdx }) => drawIdx));
  const invented = published.filter(({ drawIdx }) => !known.has(drawIdx)).map(({ drawIdx }) => drawIdx);
  return verdict(wrong.length + invented.length === 0, [...wrong, ...invented]);
}
