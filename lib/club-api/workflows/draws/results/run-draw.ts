import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { listHash, receipt, seedHash } from "@/lib/shared/draws/draw";
import type { ProvenEntry } from "@/lib/shared/draws/draw-proof";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Beacon } from "../../../adapters/beacon";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import {
  closingHashOf,
  type DrawApplication,
  type DrawOutcome,
  type DrawPost,
  findPost,
  freePool,
  listApplications,
  lockPost,
  readDrawPolicy,
  updateApplication,
  updatePost,
} from "../../../domains/draws";
import { holdSlot } from "../../../domains/reservations";
import { lockSlots } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { type ByHand, computeDraw, earlyStep } from "./compute-draw";

export type DrawRun = {
  drawPostIdx: number;
  state: DrawPost["state"];
  won: number;
  reserve: number;
  seed: string;
  drawnAt: string | null;
};

/**
 * Draws a closed post, once: whoever comes later, at whatever time and from whatever process, gets the first result
 * (domain.md 7.9, 8.4; R-16). Results stay hidden until the announcement; the winners' slots are held. With a beacon the
 * draw waits until the named round is there; seed or entries other than those committed to stop it. Staff may draw before
 * `drawAt` with a reason that the proof shows for ever; the hour changes nothing of the result, since list, weights and
 * secret were fixed at closing. Throws 2001, 4501 for a post that is not closed or was cancelled, 9001 for an early draw
 * without a reason, and 9503 for staff who come before the named round.
 */
export async function runDraw(
  db: Database,
  ctx: Context,
  drawPostIdx: number,
  beacon: Beacon | null,
  byHand: ByHand<DrawRun> | null = null,
): Promise<DrawRun> {
  const { clubIdx } = ctx.club;
  const seen = await findPost(db, clubIdx, drawPostIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  const beaconValue = seen.outcome ? seen.beaconValue : await beaconOf(seen, beacon, byHand !== null);
  return transaction(db, async (tx) => {
    const free = await freePool(tx, clubIdx, drawPostIdx);
    await lockSlots(tx, clubIdx, free);
    const post = await lockPost(tx, clubIdx, drawPostIdx);
    if (!post) throw new ClubFailure("NOT_FOUND");
    const run = post.outcome
      ? runOf(ctx, post, post.outcome)
      : await drawNow(tx, ctx, { ...post, beaconValue }, byHand);
    await byHand?.record(tx, run);
    return run;
  });
}

async function beaconOf(
  { beaconRound }: DrawPost,
  beacon: Beacon | null,
  isByHand: boolean,
): Promise<string | null> {
  if (beaconRound === null) return null;
  if (beacon === null) throw new Error("The draw names a beacon round, and this server knows no beacon.");
  return beacon.readRound(beaconRound).catch((error: unknown) => {
    throw isByHand ? new ClubFailure("SYS_UNAVAILABLE") : error;
  });
}

function runOf(
  ctx: Context,
  { drawPostIdx, state, seed }: DrawPost,
  { results, drawnAt }: DrawOutcome,
): DrawRun {
  const won = results.filter((result) => result.won !== null).length;
  const moment = drawnAt ? clubTimestamp(new Date(drawnAt), ctx.club.zone) : null;
  return { drawPostIdx, state, won, reserve: results.length - won, seed, drawnAt: moment };
}

async function drawNow(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  byHand: ByHand<DrawRun> | null,
): Promise<DrawRun> {
  const { frame, receipts, listHash: list, beaconRound, beaconValue } = post;
  if (post.state !== drawPostState.closed || !frame || list === null) throw new ClubFailure("DRAW_PERIOD");
  const early = byHand ? earlyStep(ctx, { kind: "RUN", planned: post.drawAt, reason: byHand.reason }) : [];
  const applications = await listApplications(tx, ctx.club.clubIdx, post.drawPostIdx, [
    applicationState.applied,
  ]);
  const beacon =
    beaconRound === null || beaconValue === null ? null : { round: beaconRound, value: beaconValue };
  const committed = { ...post, frame, listHash: list, receipts: receipts ?? [], beacon };
  const computed = await computeDraw(tx, ctx, committed, applications);
  await requireCommitted(post, computed.entries);
  await writeResults(tx, ctx, applications, computed);
  const outcome = { ...computed, drawnAt: ctx.now.toISOString() };
  const amendments = [...post.amendments, ...early];
  await updatePost(tx, post, {
    state: drawPostState.drawn,
    outcome,
    beaconValue,
    amendments,
    updatedAt: ctx.now,
  });
  return runOf(ctx, { ...post, state: drawPostState.drawn }, outcome);
}

/** Seed, list, rules and slots have to be those whose hashes were shown: a draw of anything else is not drawn. */
async function requireCommitted(post: DrawPost, entries: readonly ProvenEntry[]): Promise<void> {
  const lines = await Promise.all(entries.map((entry) => receipt(entry, entry.factors, entry.salt)));
  const isSeedIntact =
    (await seedHash(post.seed)) === post.seedHash && (await listHash(lines)) === post.listHash;
  // Posts that were closed by earlier versions have no hash of their closing.
  const isClosingIntact = post.closingHash === null || (await closingHashOf(post)) === post.closingHash;
  if (!isSeedIntact || !isClosingIntact)
    throw new Error(`Draw ${post.drawPostIdx} is not what was committed to.`);
}

async function writeResults(
  tx: Database,
  ctx: Context,
  applications: readonly DrawApplication[],
  { entries, results }: Pick<DrawOutcome, "entries" | "results">,
): Promise<void> {
  const { hasReserves } = await readDrawPolicy(tx, ctx.club.clubIdx);
  for (const application of applications) {
    const { drawIdx, memberIdx } = application;
    const result = results.find((one) => one.drawIdx === drawIdx);
    const ineligible = entries.find((entry) => entry.drawIdx === drawIdx)?.ineligible ?? null;
    const isReserve = result?.won === null && hasReserves;
    await updateApplication(tx, application, [applicationState.applied], {
      state:
        ineligible !== null
          ? applicationState.ineligible
          : result?.won
            ? applicationState.won
            : isReserve
              ? applicationState.reserve
              : applicationState.lost,
      stateReason: ineligible,
      weight: result?.weight ?? null,
      drawKey: result?.key ?? null,
      resultSheetIdx: result?.won?.sheetIdx ?? null,
      resultRank: result?.won?.rank ?? null,
      reserveNo: isReserve ? (result?.reserveNo ?? null) : null,
      updatedAt: ctx.now,
    });
    if (result?.won) await holdSlot(tx, ctx, result.won.sheetIdx, memberIdx, "DRAW");
  }
}
