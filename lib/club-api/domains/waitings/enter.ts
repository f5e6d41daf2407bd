import type { WaitingWish } from "@/lib/contract/waitings";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
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
import { fitsWish, priorityOf, waitingCloseAt } from "./rules";

export type Applicant = { memberIdx: number; memberType: string };

/** 4402 when the day's list takes no entry any more (C0290 v3, v4). */
export async function closedFailure(db: Database, act: Act, playDate: string): Promise<ClubFailure | null> {
  const closeAt = waitingCloseAt(playDate, await readWaitingPolicy(db, act), act.club.zone);
  return closeAt <= act.now ? new ClubFailure("WAIT_CLOSED") : null;
}

/**
 * Why a wish cannot join the list, first of: 4404 already on the day's list, 4403 too many open entries, 9001 for a
 * band or course without a slot that day, 4203 for the party, 4401 a time that fits is free.
 */
export async function entryFailure(
  db: Database,
  act: Act,
  member: Applicant,
  wish: WaitingWish,
): Promise<ClubFailure | null> {
  const { clubIdx } = act.club;
  const policy = await readWaitingPolicy(db, act);
  const open = await selectOpenOf(db, clubIdx, member.memberIdx);
  if (open.filter(({ playDate }) => playDate === wish.playDate).length >= policy.perDate) {
    return new ClubFailure("WAIT_DUP");
  }
  if (open.length >= policy.open) return new ClubFailure("WAIT_LIMIT");
  if (policy.mode === "AUTO" && !wish.agreeAutoAssign)
    return new ClubFailure("VAL_FIELD", ["agreeAutoAssign"]);
  const slots = await selectDaySlots(
    db,
    { clubIdx, memberType: member.memberType, now: act.now },
    wish.playDate,
  );
  return wishFailure(slots, wish, await timeBands(db, act));
}

/** Keeps the slots of a wish as they are until the entry is written: none is freed past it (domain.md 7.8). */
export async function holdWished(
  tx: Database,
  act: Act,
  member: Applicant,
  wish: WaitingWish,
): Promise<void> {
  const { clubIdx } = act.club;
  const slots = await selectDaySlots(
    tx,
    { clubIdx, memberType: member.memberType, now: act.now },
    wish.playDate,
  );
  const bands = await timeBands(tx, act);
  const wished = slots.filter((slot) => fitsWish(wish, slot, bands));
  await holdStill(
    tx,
    clubIdx,
    wished.map(({ sheetIdx }) => sheetIdx),
  );
}

/** Joins the list; the caller has checked behind the locks. 4404 when the member's other call was faster. */
export async function enter(
  tx: Database,
  act: Act,
  member: Applicant,
  wish: WaitingWish,
): Promise<{ waiting: Waiting; rank: number | null }> {
  const { clubIdx } = act.club;
  const { isPft } = await readWaitingPolicy(tx, act);
  const waiting = await insertWaiting(tx, {
    clubIdx,
    memberIdx: member.memberIdx,
    playDate: wish.playDate,
    standbyTimeCodes: wish.standbyTimeCodes,
    courseCodes: wish.courseCodes,
    playerCount: wish.playerCount,
    caddieMode: wish.caddieMode,
    priority: priorityOf(member.memberType, isPft),
    agreesAutoAssign: wish.agreeAutoAssign,
    memo: wish.memo,
    createdAt: act.now,
    updatedAt: act.now,
  });
  if (!waiting) throw new ClubFailure("WAIT_DUP");
  return { waiting, rank: rankOf(await ranksOn(tx, clubIdx, [wish.playDate]), waiting) };
}

function wishFailure(
  slots: readonly DaySlot[],
  wish: WaitingWish,
  bands: Awaited<ReturnType<typeof timeBands>>,
): ClubFailure | null {
  const anySize = (slot: DaySlot) => ({
    ...slot,
    minPlayers: wish.playerCount,
    maxPlayers: wish.playerCount,
  });
  const inPlace = (one: WaitingWish) => slots.filter((slot) => fitsWish(one, anySize(slot), bands));
  const isBandEmpty = wish.standbyTimeCodes.some(
    (code) => inPlace({ ...wish, courseCodes: [], standbyTimeCodes: [code] }).length === 0,
  );
  if (isBandEmpty) return new ClubFailure("VAL_FIELD", ["standbyTimeCodes"]);
  const isCourseEmpty = wish.courseCodes.some((code) => !slots.some(({ courseCode }) => courseCode === code));
  const wanted = inPlace(wish);
  if (isCourseEmpty || wanted.length === 0) return new ClubFailure("VAL_FIELD", ["courseCodes"]);
  const fitting = wanted.filter((slot) => fitsWish(wish, slot, bands));
  if (fitting.length === 0) {
    const sizes = wanted.flatMap(({ minPlayers, maxPlayers }) => [minPlayers, maxPlayers]);
    return new ClubFailure("RSV_PLAYERS", [String(Math.min(...sizes)), String(Math.max(...sizes))]);
  }
  return fitting.some(({ isFree }) => isFree) ? new ClubFailure("WAIT_SLOTS_FREE") : null;
}
