import type { Obstacle, WaitingDetail, WaitingSlot } from "@/lib/contract/ops-waitings";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { codeNames } from "../domains/codes";
import { findMember, type Member } from "../domains/members";
import { clashFailure, limitFailure } from "../domains/reservations";
import { openAt, timeBands } from "../domains/tee-sheets";
import {
  closedFailure,
  findOfficeRow,
  fitsWish,
  inQueueOrder,
  misfitsOf,
  officeWaitings,
  type Waiting,
  waitingQueue,
  waitingSlots,
} from "../domains/waitings";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { veilFor } from "../platform/veil";
import { refuseSuspended, requireActive } from "./slot-checks";

/** In minutes: who plays at all that day clashes with it. */
const wholeDay = 1440;

/** An entry for the office with the free times of its day and why each fits it or not; the look is on record. Throws 2001. */
export async function readWaiting(
  db: Database,
  act: Act,
  waitingIdx: number,
  reason: string | undefined,
): Promise<WaitingDetail> {
  const row = await findOfficeRow(db, act.club.clubIdx, waitingIdx);
  const member = row && (await findMember(db, act.club.clubIdx, row.waiting.memberIdx));
  if (!row || !member) throw new ClubFailure("NOT_FOUND");
  const veil = veilFor(reason);
  const { isMasked } = veil;
  const { waiting } = row;
  const [shown] = await officeWaitings(db, act, [row], veil);
  if (!shown) throw new ClubFailure("NOT_FOUND");
  const { memberIdx } = waiting;
  const view = {
    entity: "waiting",
    entityKey: waitingIdx,
    memberIdx,
    after: { isMasked },
    reason: veil.reason,
  };
  await recordDeed(db, act, { action: "VIEW", ...view });
  const waits = waiting.state === "10";
  return {
    ...shown,
    isMasked,
    phoneNo: veil.phone(row.phoneNo),
    memo: waiting.memo,
    updatedAt: clubTimestamp(waiting.updatedAt, act.club.zone),
    obstacles: waits ? await obstaclesOf(db, act, member, waiting) : [],
    slots: waits ? await slotsFor(db, act, member, waiting) : [],
  };
}

/** What keeps the member from any time of the day, whatever slot it is. */
async function obstaclesOf(
  db: Database,
  act: Act,
  member: Member,
  { playDate }: Waiting,
): Promise<Obstacle[]> {
  const { memberIdx, memberType } = member;
  const failures = [
    await closedFailure(db, act, playDate),
    await refusalOf(() => requireActive(db, act, memberIdx)),
    await refusalOf(() => refuseSuspended(db, act, memberIdx)),
    await openingFailure(db, act, playDate, memberType),
    await limitFailure(db, act, { memberIdx, memberType, playDate }),
  ];
  return failures.flatMap((failure) => (failure ? [obstacleOf(failure)] : []));
}

async function openingFailure(db: Database, act: Act, playDate: string, memberType: string) {
  const opens = await openAt(db, act, playDate, memberType);
  if (opens === null) return new ClubFailure("RSV_TYPE");
  return opens > act.now ? new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(opens, act.club.zone)]) : null;
}

async function slotsFor(db: Database, act: Act, member: Member, waiting: Waiting): Promise<WaitingSlot[]> {
  const { clubIdx } = act.club;
  const { playDate } = waiting;
  const seeker = { clubIdx, memberType: member.memberType, now: act.now };
  const slots = (await waitingSlots(db, seeker, playDate)).filter(({ isFree }) => isFree);
  const bands = await timeBands(db, act);
  const courses = await codeNames(db, clubIdx, "courses", act.choice);
  const line = inQueueOrder(await waitingQueue(db, clubIdx, playDate));
  const before = line.slice(
    0,
    line.findIndex(({ waitingIdx }) => waitingIdx === waiting.waitingIdx),
  );
  const round = { memberIdxs: [member.memberIdx], playDate };
  const plays = await clashFailure(db, act, { ...round, teeTime: "12:00", clashMinutes: wholeDay });
  const shown: WaitingSlot[] = [];
  for (const { isFree: _isFree, ...slot } of slots) {
    const clash = plays && (await clashFailure(db, act, { ...round, teeTime: slot.teeTime }));
    shown.push({
      ...slot,
      courseName: courses.get(slot.courseCode) ?? slot.courseCode,
      misfits: misfitsOf(waiting, slot, bands),
      ahead: before.filter((other) => fitsWish(other, slot, bands)).length,
      obstacle: clash && obstacleOf(clash),
    });
  }
  return shown.sort((one, other) => one.misfits.length - other.misfits.length);
}

function obstacleOf({ msgCode, vars }: ClubFailure): Obstacle {
  return { msgCode, msgVar: [...vars] };
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
