import type { VocSummary } from "@/lib/contract/inquiries/voc";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import {
  countInbox,
  type InboxFilter,
  selectAskedAt,
  selectAssigneeName,
  selectInbox,
  selectWaiting,
} from "./inbox-repository";
import { namesOf, readVocTerms, summaryOf } from "./read";
import { selectVoc, selectVocs, type VocRow } from "./repository";
import { dueAt, isWaiting, lateBefore, type VocTerms } from "./rules";

type InboxInput = InboxFilter & { page: number; size: number; sort?: string | undefined };
type Assignee = { adminIdx: number; name: string } | null;

const excerptLength = 120;
const earlierCount = 5;

/** Inquiries for the office, late ones first, then the newest, or as `sort` says. Throws 9001 `sort`. */
export async function readVocs(
  db: Database,
  ctx: Context,
  input: InboxInput,
): Promise<CallOutput<"GET /ops/vocs">> {
  const { page, size, sort } = input;
  if (sort !== undefined && sort !== "createdAt" && sort !== "-createdAt")
    throw new ClubFailure("VAL_FIELD", ["sort", "sortable"]);
  const terms = await readVocTerms(db, ctx);
  const { rows, total } = await selectInbox(db, ctx, input, lateBefore(ctx.now, terms), {
    page,
    size,
    sort: sort ?? null,
  });
  const names = await namesOf(db, ctx);
  const list = rows.map((row) => ({
    ...summaryOf(row, ctx, names),
    ...deadlineOf(row, row.askedAt, ctx, terms),
    ...careOf(row, ctx, row.assigneeName),
    memberIdx: row.memberIdx,
    replyBy: row.replyBy,
    excerpt: row.contents.replace(/\s+/g, " ").slice(0, excerptLength),
  }));
  return { list, total, page, size };
}

/** Until when an inquiry has to be answered, its first words or further ones. */
export async function readDeadline(db: Database, ctx: Context, row: VocRow) {
  const askedAt = (await selectAskedAt(db, row)) ?? row.createdAt;
  return deadlineOf(row, askedAt, ctx, await readVocTerms(db, ctx));
}

/** How many inquiries wait for an answer, and when the first is due; null when none waits. */
export async function nextDeadline(
  db: Database,
  ctx: Context,
): Promise<{ count: number; first: Date | null }> {
  const { count, firstAsked } = await selectWaiting(db, ctx);
  return { count, first: firstAsked && dueAt(firstAsked, await readVocTerms(db, ctx)) };
}

/** How many inquiries wait for whom. */
export async function countVocs(db: Database, ctx: Context): Promise<CallOutput<"GET /ops/voc-counts">> {
  return countInbox(db, ctx, lateBefore(ctx.now, await readVocTerms(db, ctx)));
}

/** How an inquiry stands, without opening it; 2001. */
export async function readVocState(db: Database, ctx: Context, vocIdx: number) {
  const row = await selectVoc(db, ctx, vocIdx);
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
  ctx: Context,
  { memberIdx, vocIdx }: VocRow,
): Promise<VocSummary[]> {
  const { rows } = await selectVocs(db, ctx, { memberIdx }, { page: 1, size: earlierCount + 1 });
  const names = await namesOf(db, ctx);
  return rows
    .filter((row) => row.vocIdx !== vocIdx)
    .slice(0, earlierCount)
    .map((row) => summaryOf(row, ctx, names));
}

/** Who takes care of an inquiry, and whether that is news to the caller. */
export function careOf(row: VocRow, { by }: Context, assigneeName: string | null) {
  const { assigneeIdx, assigneeSeenAt } = row;
  const isMine = by.kind === "admin" && by.adminIdx === assigneeIdx;
  return {
    assignee: assigneeIdx === null ? null : { adminIdx: assigneeIdx, name: assigneeName ?? "" },
    isNewForMe: isMine && assigneeSeenAt === null,
  };
}

/** When the answer is due to what was asked, and whether that has passed without one. */
function deadlineOf(row: VocRow, askedAt: Date, ctx: Context, terms: VocTerms) {
  const due = dueAt(askedAt, terms);
  const waits = isWaiting(row.state);
  return {
    dueAt: clubTimestamp(due, ctx.club.zone),
    isLate: waits && ctx.now > due,
    isFollowUp: waits && row.answeredAt !== null,
  };
}
