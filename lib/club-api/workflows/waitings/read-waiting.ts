import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Obstacle, WaitingDetail, WaitingSlot } from "@/lib/contract/waitings/ops-waitings";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import { findMember, type Member } from "../../domains/members";
import { clashFailure, limitFailure } from "../../domains/reservations";
import { openAt, timeBands } from "../../domains/tee-sheets";
import {
  closedFailure,
  findOfficeRow,
  fitsRequest,
  inQueueOrder,
  misfitsOf,
  officeWaitings,
  type Waiting,
  waitingQueue,
  waitingSlots,
} from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { refuseSuspended, requireActive } from "../bookings/slot-checks";

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

/**
 * An entry for the office with the free times of its day and why each fits it or not; the look is on record. Throws
 * 2001.
 */
export async function readWaiting(
  db: Database,
  ctx: Context,
  waitingIdx: number,
  reason: string | undefined,
): Promise<WaitingDetail> {
  const row = await findOfficeRow(db, ctx.club.clubIdx, waitingIdx);
  const member = row && (await findMember(db, ctx.club.clubIdx, row.waiting.memberIdx));
  if (!row || !member) throw new ClubFailure("NOT_FOUND");
  const veil = veilFor(reason);
  const { isMasked } = veil;
  const { waiting } = row;
  const [shown] = await officeWaitings(db, ctx, [row], veil);
  if (!shown) throw new ClubFailure("NOT_FOUND");
  const { memberIdx } = waiting;
  const view = {
    entity: "waiting",
    entityKey: waitingIdx,
    memberIdx,
    after: { isMasked },
    reason: veil.reason,
  };
  await recordAudit(db, ctx, { action: "VIEW", ...view });
  const waits = waiting.state === waitingState.waiting;
  return {
    ...shown,
    isMasked,
    phoneNo: veil.phone(row.phoneNo),
    memo: waiting.memo,
    updatedAt: clubTimestamp(waiting.updatedAt, ctx.club.zone),
    obstacles: waits ? await obstaclesOf(db, ctx, member, waiting) : [],
    slots: waits ? await slotsFor(db, ctx, member, waiting) : [],
  };
}

/** Reasons against every slot of the day for this member. */
async function obstaclesOf(
  db: Database,
  ctx: Context,
  member: Member,
  { playDate }: Waiting,
): Promise<Obstacle[]> {
  const { memberIdx, memberType } = member;
  const failures = [
    await closedFailure(db, ctx, playDate),
    await refusalOf(() => requireActive(db, ctx, memberIdx)),
    await refusalOf(() => refuseSuspended(db, ctx, memberIdx)),
    await openingFailure(db, ctx, playDate, memberType),
    await limitFailure(db, ctx, { memberIdx, memberType, playDate }),
  ];
  return failures.flatMap((failure) => (failure ? [obstacleOf(failure)] : []));
}

async function openingFailure(db: Database, ctx: Context, playDate: string, memberType: string) {
  const opens = await openAt(db, ctx, playDate, memberType);
  if (opens === null) return new ClubFailure("RSV_TYPE");
  return opens > ctx.now ? new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(opens, ctx.club.zone)]) : null;
}

async function refusalOf(check: () => Promise<unknown>): Promise<ClubFailure | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ClubFailure) return error;
    throw error;
  }
}
