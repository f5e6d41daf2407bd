import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import {
  drawnAt,
  joinFrom,
  type MemberOpening,
  openingNumbers,
  readOpeningStanding,
  takeTicket,
} from "../domains/opening";
import { closeAtIn, dayIn, openAtIn, readRuleBook } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
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
  act: Act,
  { memberIdx, sessionIdx }: Visitor,
  playDate: string,
): Promise<QueueAnswer> {
  const opening = await openingOf(tx, act, memberIdx, playDate);
  const from = joinFrom(opening);
  if (opening.numbers.isOn) {
    if (act.now < from) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(from, act.club.zone)]);
    await takeTicket(tx, act, opening, sessionIdx);
  }
  return queueAnswer(tx, act, opening, sessionIdx);
}

/** Where the member stands, from any device, and whether the line is open on this one. Throws 1003, 4101, 4103, 4202. */
export async function readOpeningQueue(
  db: Database,
  act: Act,
  { memberIdx, sessionIdx }: Visitor,
  playDate: string,
): Promise<QueueAnswer> {
  return queueAnswer(db, act, await openingOf(db, act, memberIdx, playDate), sessionIdx);
}

/** 4102 with the moment of admission for a member whose turn has not come; asks nothing while the queue is off. */
export async function refuseBeforeTurn(db: Database, act: Act, checked: CheckedSlot): Promise<void> {
  const { book, member, look } = checked;
  const numbers = openingNumbers(book);
  const { playDate } = look.slot;
  const { memberIdx, memberType } = member;
  const openAt = openAtIn(book, dayIn(book, playDate), memberType);
  if (!numbers.isOn || openAt === null) return;
  const opening = { playDate, openAt, memberIdx, memberType, numbers };
  const { isAdmitted, admittedAt } = await readOpeningStanding(db, act, opening);
  if (isAdmitted) return;
  throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(admittedAt ?? drawnAt(opening), act.club.zone)]);
}

async function openingOf(
  db: Database,
  act: Act,
  memberIdx: number,
  playDate: string,
): Promise<MemberOpening> {
  const { memberType } = await requireActive(db, act, memberIdx);
  const book = await readRuleBook(db, act, playDate);
  const day = dayIn(book, playDate);
  if (!day.isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  if (act.now >= closeAtIn(book, playDate)) throw new ClubFailure("RSV_CLOSED");
  const openAt = openAtIn(book, day, memberType);
  if (openAt === null) throw new ClubFailure("RSV_TYPE");
  return { playDate, openAt, memberIdx, memberType, numbers: openingNumbers(book) };
}

async function queueAnswer(
  db: Database,
  act: Act,
  opening: MemberOpening,
  sessionIdx: number,
): Promise<QueueAnswer> {
  const { zone } = act.club;
  const openAt = clubTimestamp(opening.openAt, zone);
  if (!opening.numbers.isOn) {
    const isAdmitted = act.now >= opening.openAt;
    const nobody = { joined: false, isHere: false, position: null, total: 0, admittedAt: null };
    return { isOn: false, openAt, ...nobody, isAdmitted };
  }
  const standing = await readOpeningStanding(db, act, opening);
  const { total, ahead, position, admittedAt, isAdmitted } = standing;
  return {
    isOn: true,
    openAt,
    joinFrom: clubTimestamp(joinFrom(opening), zone),
    joined: ahead !== null,
    isHere: ahead !== null && standing.sessionIdx === sessionIdx,
    position,
    total,
    admittedAt: admittedAt && clubTimestamp(admittedAt, zone),
    isAdmitted,
  };
}
