import type { CallOutput } from "@/lib/contract/routes";
import type { VocSummary } from "@/lib/contract/voc";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import {
  countInbox,
  type InboxFilter,
  selectAskedAt,
  selectAssigneeName,
  selectInbox,
  selectWaiting,
} from "./inbox-repository";
import { namesOf, summaryOf } from "./read";
import { selectVoc, selectVocs, type VocRow } from "./repository";
import { dueAt, isWaiting, lateBefore, type VocTerms } from "./rules";
import { readVocTerms } from "./terms";

type InboxWish = InboxFilter & { page: number; size: number; sort?: string | undefined };
type Assignee = { adminIdx: number; name: string } | null;

const excerptLength = 120;
const earlierCount = 5;

/** Inquiries for the office, late ones first, then the newest, or as `sort` says. Throws 9001 `sort`. */
export async function readVocs(
  db: Database,
  act: Act,
  wish: InboxWish,
): Promise<CallOutput<"GET /ops/vocs">> {
  const { page, size, sort } = wish;
  if (sort !== undefined && sort !== "createdAt" && sort !== "-createdAt")
    throw new ClubFailure("VAL_FIELD", ["sort"]);
  const terms = await readVocTerms(db, act);
  const { rows, total } = await selectInbox(db, act, wish, lateBefore(act.now, terms), {
    ...{ page, size, sort: sort ?? null },
  });
  const names = await namesOf(db, act);
  const list = rows.map((row) => ({
    ...summaryOf(row, act, names),
    ...deadlineOf(row, row.askedAt, act, terms),
    ...careOf(row, act, row.assigneeName),
    memberIdx: row.memberIdx,
    replyBy: row.replyBy,
    excerpt: row.contents.replace(/\s+/g, " ").slice(0, excerptLength),
  }));
  return { list, total, page, size };
}

/** Until when an inquiry has to be answered, its first words or further ones. */
export async function readDeadline(db: Database, act: Act, row: VocRow) {
  const askedAt = (await selectAskedAt(db, row)) ?? row.createdAt;
  return deadlineOf(row, askedAt, act, await readVocTerms(db, act));
}

/** How many inquiries wait for an answer, and when the first is due; null when none waits. */
export async function nextDeadline(db: Database, act: Act): Promise<{ count: number; first: Date | null }> {
  const { count, firstAsked } = await selectWaiting(db, act);
  return { count, first: firstAsked && dueAt(firstAsked, await readVocTerms(db, act)) };
}

/** How many inquiries wait for whom. */
export async function countVocs(db: Database, act: Act): Promise<CallOutput<"GET /ops/voc-counts">> {
  return countInbox(db, act, lateBefore(act.now, await readVocTerms(db, act)));
}

/** How an inquiry stands, without opening it; 2001. */
export async function readVocState(db: Database, act: Act, vocIdx: number) {
  const row = await selectVoc(db, act, vocIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return { state: row.state, version: row.version, assignee: await assigneeOf(db, row) };
}

/** Who takes care of an inquiry. */
export async function assigneeOf(db: Database, { assigneeIdx }: VocRow): Promise<Assignee> {
  if (assigneeIdx === null) return null;
  return { adminIdx: assigneeIdx, name: await selectAssigneeName(db, assigneeIdx) };
}

/** The latest other inquiries of the same member, without those withdrawn. */
export async function readEarlier(
  db: Database,
  act: Act,
  { memberIdx, vocIdx }: VocRow,
): Promise<VocSummary[]> {
  const { rows } = await selectVocs(db, act, { memberIdx }, { page: 1, size: earlierCount + 1 });
  const names = await namesOf(db, act);
  return rows
    .filter((row) => row.vocIdx !== vocIdx)
    .slice(0, earlierCount)
    .map((row) => summaryOf(row, act, names));
}

/** Who takes care of an inquiry, and whether that is news to the caller. */
export function careOf(row: VocRow, { by }: Act, assigneeName: string | null) {
  const { assigneeIdx, assigneeSeenAt } = row;
  const isMine = by.kind === "admin" && by.adminIdx === assigneeIdx;
  return {
    assignee: assigneeIdx === null ? null : { adminIdx: assigneeIdx, name: assigneeName ?? "" },
    isNewForMe: isMine && assigneeSeenAt === null,
  };
}

/** When the answer is due to what was asked, and whether that has passed without one. */
function deadlineOf(row: VocRow, askedAt: Date, act: Act, terms: VocTerms) {
  const due = dueAt(askedAt, terms);
  const waits = isWaiting(row.state);
  return {
    dueAt: clubTimestamp(due, act.club.zone),
    isLate: waits && act.now > due,
    isFollowUp: waits && row.answeredAt !== null,
  };
}
