import type { WaitingRequest } from "@/lib/contract/waitings/waitings";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { timeBands } from "../tee-sheets";
import { readWaitingPolicy } from "./policy";
import { rankOf, ranksOn } from "./read";
import {
  type DaySlot,
  holdStill,
  insertWaiting,
  selectDaySlots,
  selectOpenOf,
  type Waiting,
} from "./repository";
import { fitsRequest, priorityOf, waitingCloseAt } from "./rules";

export type Applicant = { memberIdx: number; memberType: string };

/** 4402 when the day's list takes no entry any more (C0290 v3, v4). */
export async function closedFailure(
  db: Database,
  ctx: Context,
  playDate: string,
): Promise<ClubFailure | null> {
  const closeAt = waitingCloseAt(playDate, await readWaitingPolicy(db, ctx), ctx.club.zone);
  return closeAt <= ctx.now ? new ClubFailure("WAIT_CLOSED") : null;
}

/**
 * Why a request cannot join the list, first of: 4404 already on the day's list, 4403 too many open entries, 9001 for a
 * band or course without a slot that day, 4203 for the party, 4401 a time that fits is free.
 */
export async function entryFailure(
  db: Database,
  ctx: Context,
  member: Applicant,
  request: WaitingRequest,
): Promise<ClubFailure | null> {
  const { clubIdx } = ctx.club;
  const policy = await readWaitingPolicy(db, ctx);
  const open = await selectOpenOf(db, clubIdx, member.memberIdx);
  if (open.filter(({ playDate }) => playDate === request.playDate).length >= policy.perDate) {
    return new ClubFailure("WAIT_DUP");
  }
  if (open.length >= policy.open) return new ClubFailure("WAIT_LIMIT");
  if (policy.mode === "AUTO" && !request.agreeAutoAssign)
    return new ClubFailure("VAL_FIELD", ["agreeAutoAssign", "agree"]);
  const slots = await selectDaySlots(
    db,
    { clubIdx, memberType: member.memberType, now: ctx.now },
    request.playDate,
  );
  return requestFailure(slots, request, await timeBands(db, ctx));
}

/** Keeps the slots of a request as they are until the entry is written: none is freed past it (domain.md 7.8). */
export async function holdRequested(
  tx: Database,
  ctx: Context,
  member: Applicant,
  request: WaitingRequest,
): Promise<void> {
  const { clubIdx } = ctx.club;
  const slots = await selectDaySlots(
    tx,
    { clubIdx, memberType: member.memberType, now: ctx.now },
    request.playDate,
  );
  const bands = await timeBands(tx, ctx);
  const requested = slots.filter((slot) => fitsRequest(request, slot, bands));
  await holdStill(
    tx,
    clubIdx,
    requested.map(({ sheetIdx }) => sheetIdx),
  );
}

/** Joins the list; the caller has checked behind the locks. 4404 when the member's other call was faster. */
export async function enter(
  tx: Database,
  ctx: Context,
  member: Applicant,
  request: WaitingRequest,
): Promise<{ waiting: Waiting; rank: number | null }> {
  const { clubIdx } = ctx.club;
  const { isPft } = await readWaitingPolicy(tx, ctx);
  const waiting = await insertWaiting(tx, {
    clubIdx,
    memberIdx: member.memberIdx,
    playDate: request.playDate,
    standbyTimeCodes: request.standbyTimeCodes,
    courseCodes: request.courseCodes,
    playerCount: request.playerCount,
    caddieMode: request.caddieMode,
    priority: priorityOf(member.memberType, isPft),
    agreesAutoAssign: request.agreeAutoAssign,
    memo: request.memo,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!waiting) throw new ClubFailure("WAIT_DUP");
  return { waiting, rank: rankOf(await ranksOn(tx, clubIdx, [request.playDate]), waiting) };
}

function requestFailure(
  slots: readonly DaySlot[],
  request: WaitingRequest,
  bands: Awaited<ReturnType<typeof timeBands>>,
): ClubFailure | null {
  const anySize = (slot: DaySlot) => ({
    ...slot,
    minPlayers: request.playerCount,
    maxPlayers: request.playerCount,
  });
  const inPlace = (one: WaitingRequest) => slots.filter((slot) => fitsRequest(one, anySize(slot), bands));
  const isBandEmpty = request.standbyTimeCodes.some(
    (code) => inPlace({ ...request, courseCodes: [], standbyTimeCodes: [code] }).length === 0,
  );
  if (isBandEmpty) return new ClubFailure("VAL_FIELD", ["standbyTimeCodes", "no_times"]);
  const isCourseEmpty = request.courseCodes.some(
    (code) => !slots.some(({ courseCode }) => courseCode === code),
  );
  const wanted = inPlace(request);
  if (isCourseEmpty || wanted.length === 0) return new ClubFailure("VAL_FIELD", ["courseCodes", "no_times"]);
  const fitting = wanted.filter((slot) => fitsRequest(request, slot, bands));
  if (fitting.length === 0) {
    const sizes = wanted.flatMap(({ minPlayers, maxPlayers }) => [minPlayers, maxPlayers]);
    return new ClubFailure("RSV_PLAYERS", [String(Math.min(...sizes)), String(Math.max(...sizes))]);
  }
  return fitting.some(({ isFree }) => isFree) ? new ClubFailure("WAIT_SLOTS_FREE") : null;
}
