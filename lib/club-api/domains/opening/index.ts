import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { randomOrderKey } from "../../platform/random";
import { policyNumber } from "../policies";
import type { RuleBook } from "../tee-sheets";
import { deleteTicketsBefore, insertTicket, selectLine } from "./repository";
import { type Line, type OpeningNumbers, orderKey, type QueueStatus, queueStatusIn } from "./rules";

export { drawnAt, joinFrom } from "./rules";

/** A play date's opening for a member. */
export type MemberOpening = {
  playDate: string;
  openAt: Date;
  memberIdx: number;
  memberType: string;
  numbers: OpeningNumbers;
};

const retentionMs = 7 * 24 * 60 * 60_000;

/** C0540 as the club has it now; a club without the entry has no opening queue. */
export function openingNumbers(book: RuleBook): OpeningNumbers {
  const policy = book.policy("C0540");
  return {
    isOn: policy?.value1 === "Y",
    joinMinutes: policyNumber(policy?.value2, 30),
    drawSeconds: policyNumber(policy?.value3, 10),
    turnSeconds: Math.max(policyNumber(policy?.value4, 60), 1),
  };
}

/** Takes a ticket; a second one of the same member is the first, gone on with in this session. */
export function takeTicket(
  tx: Database,
  ctx: Context,
  opening: MemberOpening,
  sessionIdx: number,
): Promise<void> {
  const { playDate, openAt, memberIdx } = opening;
  const draw = orderKey(opening, ctx.now, randomOrderKey());
  return insertTicket(tx, {
    clubIdx: ctx.club.clubIdx,
    playDate,
    openAt,
    memberIdx,
    joinedAt: ctx.now,
    sessionIdx,
    draw,
  });
}

/** Where the member stands now. */
export async function readQueueStatus(
  db: Database,
  ctx: Context,
  opening: MemberOpening,
): Promise<Line & QueueStatus> {
  const line = await selectLine(db, { ...opening, clubIdx: ctx.club.clubIdx });
  return { ...line, ...queueStatusIn(opening, line, ctx.now) };
}

/** Drops the tickets of openings that are a week old. */
export function sweepOpeningTickets(db: Database, now: Date): Promise<void> {
  return deleteTicketsBefore(db, new Date(now.getTime() - retentionMs));
}
