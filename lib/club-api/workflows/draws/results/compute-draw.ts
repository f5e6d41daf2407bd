import type { Database } from "@/lib/club-api/db/database";
import {
  type DrawAmendment,
  type DrawApplication,
  type DrawFrame,
  type DrawOutcome,
  type DrawPolicy,
  type DrawPost,
  freePool,
  poolOf,
} from "@/lib/club-api/domains/draws";
import { findMember } from "@/lib/club-api/domains/members";
import { clashFailure, limitFailure } from "@/lib/club-api/domains/reservations";
import { dayInfo, timeBands } from "@/lib/club-api/domains/tee-sheets";
import { actorName, type Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import { computeResults, type DrawRecord, type ProvenEntry } from "@/lib/shared/draws/draw-proof";
import type { DrawExclusion } from "@/lib/shared/draws/draw-types";
import { clubClock } from "@/lib/shared/time/club-time";
import { drawObstacles } from "../draw-eligibility";

/** Inputs of a draw besides its applications: the committed ones, or a rehearsal's own. */
export type DrawMaterial = Pick<DrawPost, "drawPostIdx" | "memberTypes" | "mode" | "quotas" | "ruleVersion"> &
  Pick<DrawRecord, "seed" | "seedHash" | "listHash" | "receipts" | "beacon"> & { frame: DrawFrame };

const minutesOfDay = 24 * 60;

/** Computes the result of a draw at this moment, for the real run and for a rehearsal; writes nothing. */
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

/** A step of a draw that staff take: why, and what goes on record with it. The clock's own steps have none of it. */
export type ByHand<Result> = {
  reason: string | undefined;
  record: (tx: Database, result: Result) => Promise<void>;
};
type Step = { kind: "CLOSE" | "RUN" | "ANNOUNCE"; planned: Date; reason: string | undefined };

/**
 * The line of the public record for a step that is taken before the moment that was promised for it; none at that moment
 * or later, when it does no more than the clock would. Throws 9001 `reason` for an early step without one.
 */
export function earlyStep(ctx: Context, { kind, planned, reason }: Step): DrawAmendment[] {
  if (planned <= ctx.now) return [];
  const promised = clubClock(planned, ctx.club.zone).slice(0, 16).replace("T", " ");
  if (!reason) throw new ClubFailure("VAL_FIELD", ["reason", "promised", promised]);
  const moments = { at: ctx.now.toISOString(), plannedAt: planned.toISOString() };
  return [{ kind, ...moments, by: actorName(ctx.by), reason, moves: [] }];
}

/** Inputs that closing freezes: rates, bands and slots of a post as they are at this moment. */
export async function readFrame(
  db: Database,
  ctx: Context,
  { rates }: DrawPolicy,
  post: Pick<DrawPost, "drawPostIdx" | "playDates">,
): Promise<DrawFrame> {
  const bands = (await timeBands(db, ctx)).map(({ key, from, to }) => ({ key, from, to }));
  const dayTypes = new Map<string, "WEEKDAY" | "WEEKEND">();
  for (const date of post.playDates) dayTypes.set(date, (await dayInfo(db, ctx, date)).dayType);
  const slots = await poolOf(db, ctx.club.clubIdx, post.drawPostIdx);
  const pool = slots.map(({ sheetIdx, playDate, teeTime, courseCode }) => ({
    sheetIdx,
    playDate,
    teeTime,
    courseCode,
    dayType: dayTypes.get(playDate) ?? "WEEKDAY",
  }));
  return { rates, bands, pool };
}
