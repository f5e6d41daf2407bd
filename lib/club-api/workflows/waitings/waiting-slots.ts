import type { Obstacle, WaitingSlot } from "@/lib/contract/waitings/ops-waitings";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import type { Member } from "../../domains/members";
import { clashFailure } from "../../domains/reservations";
import { timeBands } from "../../domains/tee-sheets";
import {
  fitsRequest,
  inQueueOrder,
  misfitsOf,
  type Waiting,
  waitingQueue,
  waitingSlots,
} from "../../domains/waitings";
import type { Context } from "../../platform/context";
import type { ClubFailure } from "../../platform/failure";

/** In minutes: who plays at all that day clashes with it. */
const wholeDay = 1440;

/** The free slots of an entry's day, those that fit first: what speaks against each, and who stands before. */
export async function slotsFor(
  db: Database,
  ctx: Context,
  member: Member,
  waiting: Waiting,
): Promise<WaitingSlot[]> {
  const { clubIdx } = ctx.club;
  const { playDate } = waiting;
  const candidate = { clubIdx, memberType: member.memberType, now: ctx.now };
  const slots = (await waitingSlots(db, candidate, playDate)).filter(({ isFree }) => isFree);
  const bands = await timeBands(db, ctx);
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const line = inQueueOrder(await waitingQueue(db, clubIdx, playDate));
  const before = line.slice(
    0,
    line.findIndex(({ waitingIdx }) => waitingIdx === waiting.waitingIdx),
  );
  const round = { memberIdxs: [member.memberIdx], playDate };
  const plays = await clashFailure(db, ctx, { ...round, teeTime: "12:00", clashMinutes: wholeDay });
  const shown: WaitingSlot[] = [];
  for (const { isFree: _isFree, ...slot } of slots) {
    const clash = plays && (await clashFailure(db, ctx, { ...round, teeTime: slot.teeTime }));
    shown.push({
      ...slot,
      courseName: courses.get(slot.courseCode) ?? slot.courseCode,
      misfits: misfitsOf(waiting, slot, bands),
      ahead: before.filter((other) => fitsRequest(other, slot, bands)).length,
      obstacle: clash && obstacleOf(clash),
    });
  }
  return shown.sort((one, other) => one.misfits.length - other.misfits.length);
}

/** A refusal as the office reads it. */
export function obstacleOf({ msgCode, vars }: ClubFailure): Obstacle {
  return { msgCode, msgVar: [...vars] };
}
