import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  drawnAt,
  joinFrom,
  type MemberOpening,
  openingNumbers,
  readQueueStatus,
  takeTicket,
} from "../../domains/opening";
import { closeAtIn, dayIn, openAtIn, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type CheckedSlot, requireActive } from "./slot-checks";

/** A member in one of his sessions. */
export type Visitor = { memberIdx: number; sessionIdx: number };
type QueueAnswer = CallOutput<"GET /ext/opening-queue/{date}">;

/**
 * Puts the member in line for a play date; who stands in it stays there, and the line goes on in this session. While the queue is off nothing is
 * kept. Throws 4102 with the moment from which tickets are given, else as `readOpeningQueue`.
 */
export async function joinOpeningQueue(
  tx: Database,
  ctx: Context,
  { memberIdx, sessionIdx }: Visitor,
  playDate: string,
): Promise<QueueAnswer> {
  const opening = await openingOf(tx, ctx, memberIdx, playDate);
  const from = joinFrom(opening);
  if (opening.numbers.isOn) {
    if (ctx.now < from) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(from, ctx.club.zone)]);
    await takeTicket(tx, ctx, opening, sessionIdx);
  }
  return queueAnswer(tx, ctx, opening, sessionIdx);
}

/** Where the member stands, from any device, and whether the line is open on this one. Throws 1003, 4101, 4103, 4202. */
export async function readOpeningQueue(
  db: Database,
  ctx: Context,
  { memberIdx, sessionIdx }: Visitor,
  playDate: string,
): Promise<QueueAnswer> {
  return queueAnswer(db, ctx, await openingOf(db, ctx, memberIdx, playDate), sessionIdx);
}

/** 4102 with the moment of admission for a member whose turn has not come; asks nothing while the queue is off. */
export async function refuseBeforeTurn(db: Database, ctx: Context, checked: CheckedSlot): Promise<void> {
  const { book, member, snapshot } = checked;
  const numbers = openingNumbers(book);
  const { playDate } = snapshot.slot;
  const { memberIdx, memberType } = member;
  const openAt = openAtIn(book, dayIn(book, playDate), memberType);
  if (!numbers.isOn || openAt === null) return;
  const opening = { playDate, openAt, memberIdx, memberType, numbers };
  const { isAdmitted, admittedAt } = await readQueueStatus(db, ctx, opening);
  if (isAdmitted) return;
  throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(admittedAt ?? drawnAt(opening), ctx.club.zone)]);
}

async function openingOf(
  db: Database,
  ctx: Context,
  memberIdx: number,
  playDate: string,
): Promise<MemberOpening> {
  const { memberType } = await requireActive(db, ctx, memberIdx);
  const book = await readRuleBook(db, ctx, playDate);
  const day = dayIn(book, playDate);
  if (!day.isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  if (ctx.now >= closeAtIn(book, playDate)) throw new ClubFailure("RSV_CLOSED");
  const openAt = openAtIn(book, day, memberType);
  if (openAt === null) throw new ClubFailure("RSV_TYPE");
  return { playDate, openAt, memberIdx, memberType, numbers: openingNumbers(book) };
}

async function queueAnswer(
  db: Database,
  ctx: Context,
  opening: MemberOpening,
  sessionIdx: number,
): Promise<QueueAnswer> {
  const { zone } = ctx.club;
  const openAt = clubTimestamp(opening.openAt, zone);
  if (!opening.numbers.isOn) {
    const isAdmitted = ctx.now >= opening.openAt;
    const nobody = { joined: false, isHere: false, position: null, total: 0, admittedAt: null };
    return { isOn: false, openAt, ...nobody, isAdmitted };
  }
  const state = await readQueueStatus(db, ctx, opening);
  const { total, earlier, position, admittedAt, isAdmitted } = state;
  return {
    isOn: true,
    openAt,
    joinFrom: clubTimestamp(joinFrom(opening), zone),
    joined: earlier !== null,
    isHere: earlier !== null && state.sessionIdx === sessionIdx,
    position,
    total,
    admittedAt: admittedAt && clubTimestamp(admittedAt, zone),
    isAdmitted,
  };
}
