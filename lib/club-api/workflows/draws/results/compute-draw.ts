import type { DrawExclusion } from "@/lib/shared/draws/draw";
import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import { computeResults, type DrawRecord, type ProvenEntry } from "@/lib/shared/draws/draw-proof";
import type { Database } from "../../../db/database";
import {
  type DrawApplication,
  type DrawFrame,
  type DrawOutcome,
  type DrawPost,
  freePool,
} from "../../../domains/draws";
import { findMember } from "../../../domains/members";
import { clashFailure, limitFailure } from "../../../domains/reservations";
import type { Context } from "../../../platform/context";
import { drawObstacles } from "../draw-standing";

/** What a draw is made of beside its applications: what was committed to, or a rehearsal's own numbers. */
export type DrawMaterial = Pick<DrawPost, "drawPostIdx" | "memberTypes" | "mode" | "quotas" | "ruleVersion"> &
  Pick<DrawRecord, "seed" | "seedHash" | "listHash" | "receipts" | "beacon"> & { frame: DrawFrame };

const minutesOfDay = 24 * 60;

/** What a draw gives at this moment, for its running and for its rehearsal; writes nothing. */
export async function computeDraw(
  tx: Database,
  ctx: Context,
  material: DrawMaterial,
  applications: readonly DrawApplication[],
): Promise<Omit<DrawOutcome, "drawnAt">> {
  const { frame, drawPostIdx } = material;
  const entries: ProvenEntry[] = [];
  for (const application of applications) entries.push(await entryOf(tx, ctx, material, application));
  const stillFree = new Set(await freePool(tx, ctx.club.clubIdx, drawPostIdx));
  const withdrawnSlots = frame.pool.flatMap(({ sheetIdx }) => (stillFree.has(sheetIdx) ? [] : [sheetIdx]));
  const results = await computeResults({ ...material, ...frame, withdrawnSlots, entries });
  return { withdrawnSlots, entries, results };
}

/** An entry with what bars it now: the member (domain.md 7.9.1) or, choice by choice, limits and clashes (7.9.4). */
async function entryOf(
  tx: Database,
  ctx: Context,
  { memberTypes, frame }: Pick<DrawMaterial, "memberTypes" | "frame">,
  application: DrawApplication,
): Promise<ProvenEntry> {
  const { drawIdx, memberIdx, playerCount, choices, factors } = application;
  const member = await findMember(tx, ctx.club.clubIdx, memberIdx);
  const [obstacle] = member ? await drawObstacles(tx, ctx, member, { memberTypes }) : [{ reason: "STATE" }];
  if (!factors) throw new Error(`Application ${drawIdx} was not frozen.`);
  return {
    drawIdx,
    memberType: application.memberType,
    playerCount,
    choices,
    factors,
    excluded: obstacle ? [] : await exclusionsOf(tx, ctx, frame, application),
    salt: application.receiptSalt,
    receipt: application.receipt,
    ineligible: obstacle?.reason ?? null,
  };
}

async function exclusionsOf(
  tx: Database,
  ctx: Context,
  frame: DrawFrame,
  { memberIdx, memberType, choices }: DrawApplication,
): Promise<DrawExclusion[]> {
  const found: DrawExclusion[] = [];
  for (const playDate of new Set(choices.map((choice) => choice.playDate))) {
    const ofDay = choices.filter((choice) => choice.playDate === playDate);
    const limit = await limitFailure(tx, ctx, { memberIdx, memberType, playDate });
    if (limit) {
      found.push(...ofDay.map(({ rank }) => ({ rank, reason: limit.msgCode, sheetIdxs: null })));
      continue;
    }
    const clashing = await clashingSlots(tx, ctx, frame, memberIdx, playDate);
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
async function clashingSlots(
  tx: Database,
  ctx: Context,
  frame: DrawFrame,
  memberIdx: number,
  playDate: string,
) {
  const input = { memberIdxs: [memberIdx], playDate };
  const anyRound = await clashFailure(tx, ctx, { ...input, teeTime: "12:00", clashMinutes: minutesOfDay });
  if (!anyRound) return [];
  const found = [];
  for (const slot of frame.pool.filter((one) => one.playDate === playDate)) {
    if (await clashFailure(tx, ctx, { ...input, teeTime: slot.teeTime })) found.push(slot);
  }
  return found;
}
