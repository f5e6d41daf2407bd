import { type DrawExclusion, type DrawResult, listHash, receipt, seedHash } from "@/lib/shared/draw";
import { fitsChoice } from "@/lib/shared/draw-allocation";
import { computeResults, type ProvenEntry } from "@/lib/shared/draw-proof";
import type { Beacon } from "../adapters/beacon";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import {
  type DrawApplication,
  type DrawPost,
  findPost,
  freePool,
  listApplications,
  lockPost,
  readDrawPolicy,
  updateApplication,
  updatePost,
} from "../domains/draws";
import { findMember } from "../domains/members";
import { clashFailure, holdSlot, limitFailure } from "../domains/reservations";
import { lockSlots } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { drawObstacles } from "./draw-standing";

export type DrawRun = {
  drawPostIdx: number;
  state: DrawPost["state"];
  won: number;
  reserve: number;
  seed: string;
};
type Frame = NonNullable<DrawPost["frame"]>;

const minutesOfDay = 24 * 60;

/**
 * Draws a closed post, once: whoever comes later, at whatever time and from whatever process, gets the first result
 * (domain.md 7.9, 8.4; R-16). Results stay hidden until the announcement; the winners' slots are held. With a beacon the
 * draw waits until the named round is there; seed or entries other than those committed to stop it. Throws 2001, and 4501 for a post that is not closed or was cancelled.
 */
export async function runDraw(
  db: Database,
  act: Act,
  drawPostIdx: number,
  beacon: Beacon | null,
  record: (tx: Database, run: DrawRun) => Promise<void> = async () => undefined,
): Promise<DrawRun> {
  const { clubIdx } = act.club;
  const seen = await findPost(db, clubIdx, drawPostIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  const beaconValue = seen.outcome ? seen.beaconValue : await beaconOf(seen, beacon);
  return transaction(db, async (tx) => {
    const free = await freePool(tx, clubIdx, drawPostIdx);
    await lockSlots(tx, clubIdx, free);
    const post = await lockPost(tx, clubIdx, drawPostIdx);
    if (!post) throw new ClubFailure("NOT_FOUND");
    const run = post.outcome
      ? runOf(post, post.outcome.results)
      : await drawNow(tx, act, { ...post, beaconValue });
    await record(tx, run);
    return run;
  });
}

async function beaconOf({ beaconRound }: DrawPost, beacon: Beacon | null): Promise<string | null> {
  if (beaconRound === null) return null;
  if (beacon === null) throw new Error("The draw names a beacon round, and this server knows no beacon.");
  return beacon.readRound(beaconRound);
}

function runOf(post: DrawPost, results: readonly DrawResult[]): DrawRun {
  const won = results.filter((result) => result.won !== null).length;
  const { drawPostIdx, state, seed } = post;
  return { drawPostIdx, state, won, reserve: results.length - won, seed };
}

async function drawNow(tx: Database, act: Act, post: DrawPost): Promise<DrawRun> {
  const { frame, receipts } = post;
  if (post.state !== "30" || !frame || post.listHash === null) throw new ClubFailure("DRAW_PERIOD");
  const { clubIdx } = act.club;
  const applications = await listApplications(tx, clubIdx, post.drawPostIdx, ["10"]);
  const entries: ProvenEntry[] = [];
  for (const application of applications) entries.push(await entryOf(tx, act, post, frame, application));
  await requireCommitted(post, entries);
  const stillFree = new Set(await freePool(tx, clubIdx, post.drawPostIdx));
  const withdrawnSlots = frame.pool.flatMap(({ sheetIdx }) => (stillFree.has(sheetIdx) ? [] : [sheetIdx]));
  const { beaconRound, beaconValue } = post;
  const results = await computeResults({
    ...post,
    ...frame,
    listHash: post.listHash,
    receipts: receipts ?? [],
    beacon: beaconRound === null || beaconValue === null ? null : { round: beaconRound, value: beaconValue },
    withdrawnSlots,
    entries,
  });
  await writeResults(tx, act, applications, entries, results);
  await updatePost(tx, post, {
    state: "40",
    outcome: { withdrawnSlots, entries, results },
    beaconValue,
    updatedAt: act.now,
  });
  return runOf({ ...post, state: "40" }, results);
}

/** Seed and list have to be those whose hashes were shown: a draw of anything else is not drawn. */
async function requireCommitted(post: DrawPost, entries: readonly ProvenEntry[]): Promise<void> {
  const lines = await Promise.all(entries.map((entry) => receipt(entry, entry.factors, entry.salt)));
  const isKept = (await seedHash(post.seed)) === post.seedHash && (await listHash(lines)) === post.listHash;
  if (!isKept) throw new Error(`Draw ${post.drawPostIdx} is not what was committed to.`);
}

/** An entry with what bars it now: the member (domain.md 7.9.1) or, choice by choice, limits and clashes (7.9.4). */
async function entryOf(
  tx: Database,
  act: Act,
  post: DrawPost,
  frame: Frame,
  application: DrawApplication,
): Promise<ProvenEntry> {
  const { drawIdx, memberIdx, playerCount, choices, factors } = application;
  const member = await findMember(tx, act.club.clubIdx, memberIdx);
  const [obstacle] = member ? await drawObstacles(tx, act, member, post) : [{ reason: "STATE" }];
  if (!factors) throw new Error(`Application ${drawIdx} was not frozen.`);
  return {
    drawIdx,
    memberType: application.memberType,
    playerCount,
    choices,
    factors,
    excluded: obstacle ? [] : await exclusionsOf(tx, act, frame, application),
    salt: application.receiptSalt,
    receipt: application.receipt,
    ineligible: obstacle?.reason ?? null,
  };
}

async function exclusionsOf(
  tx: Database,
  act: Act,
  frame: Frame,
  { memberIdx, memberType, choices }: DrawApplication,
): Promise<DrawExclusion[]> {
  const found: DrawExclusion[] = [];
  for (const playDate of new Set(choices.map((choice) => choice.playDate))) {
    const ofDay = choices.filter((choice) => choice.playDate === playDate);
    const limit = await limitFailure(tx, act, { memberIdx, memberType, playDate });
    if (limit) {
      found.push(...ofDay.map(({ rank }) => ({ rank, reason: limit.msgCode, sheetIdxs: null })));
      continue;
    }
    const clashing = await clashingSlots(tx, act, frame, memberIdx, playDate);
    for (const choice of ofDay) {
      const band = frame.bands.find(({ key }) => key === choice.standbyTimeCode);
      const sheetIdxs = clashing
        .filter((slot) => fitsChoice(slot, choice, band))
        .map((slot) => slot.sheetIdx);
      if (sheetIdxs.length > 0) found.push({ rank: choice.rank, reason: "RSV_OVERLAP", sheetIdxs });
    }
  }
  return found;
}

/** Slots of a day that lie too close to a round that binds the member; mostly there is no such round. */
async function clashingSlots(tx: Database, act: Act, frame: Frame, memberIdx: number, playDate: string) {
  const wish = { memberIdxs: [memberIdx], playDate };
  const anyRound = await clashFailure(tx, act, { ...wish, teeTime: "12:00", clashMinutes: minutesOfDay });
  if (!anyRound) return [];
  const found = [];
  for (const slot of frame.pool.filter((one) => one.playDate === playDate)) {
    if (await clashFailure(tx, act, { ...wish, teeTime: slot.teeTime })) found.push(slot);
  }
  return found;
}

async function writeResults(
  tx: Database,
  act: Act,
  applications: readonly DrawApplication[],
  entries: readonly ProvenEntry[],
  results: readonly DrawResult[],
): Promise<void> {
  const { hasReserves } = await readDrawPolicy(tx, act.club.clubIdx);
  for (const application of applications) {
    const { drawIdx, memberIdx } = application;
    const result = results.find((one) => one.drawIdx === drawIdx);
    const ineligible = entries.find((entry) => entry.drawIdx === drawIdx)?.ineligible ?? null;
    const isReserve = result?.won === null && hasReserves;
    await updateApplication(tx, application, ["10"], {
      state: ineligible !== null ? "90" : result?.won ? "20" : isReserve ? "40" : "50",
      stateReason: ineligible,
      weight: result?.weight ?? null,
      drawKey: result?.key ?? null,
      resultSheetIdx: result?.won?.sheetIdx ?? null,
      resultRank: result?.won?.rank ?? null,
      reserveNo: isReserve ? (result?.reserveNo ?? null) : null,
      updatedAt: act.now,
    });
    if (result?.won) await holdSlot(tx, act, result.won.sheetIdx, memberIdx, "DRAW");
  }
}
