import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  lt,
  max,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { vocState } from "@/lib/contract/code-values/vocs";
import type { Database } from "../../db/database";
import { isStoredIdx, keywordPattern } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { admins, vocMessages, vocs } from "../../db/tables";
import type { Context } from "../../platform/context";
import type { VocFilter, VocRow } from "./repository";

export type InboxFilter = VocFilter & {
  assigned?: "me" | "nobody" | undefined;
  late?: "true" | undefined;
};
export type InboxRow = VocRow & { assigneeName: string | null; askedAt: Date };
type PageQuery = { page: number; size: number; sort: "createdAt" | "-createdAt" | null };

const waiting = inArray(vocs.state, [vocState.received, vocState.inProgress]);

/** When the member last said something. While one waits, he can say no more: it is what the answer is due to. */
function askedAt(db: Database): SQL<Date> {
  const spoken = db
    .select({ at: max(vocMessages.createdAt) })
    .from(vocMessages)
    .where(
      ofClub(
        vocMessages,
        vocs.clubIdx,
        eq(vocMessages.vocIdx, vocs.vocIdx),
        eq(vocMessages.writer, "MEMBER"),
      ),
    );
  return sql`coalesce((${spoken}), ${vocs.createdAt})`.mapWith(vocs.createdAt);
}

/** Waits for an answer to what was asked before a moment. */
function isLate(db: Database, before: Date): SQL | undefined {
  return and(waiting, lt(askedAt(db), before));
}

function ownIdx({ by }: Context): number {
  return by.kind === "admin" ? by.adminIdx : 0;
}

function isWanted(db: Database, ctx: Context, filter: InboxFilter, lateBefore: Date): SQL | undefined {
  const { memberIdx, type, state, keyword, assigned, late } = filter;
  const pattern = keyword && keywordPattern(keyword);
  return ofClub(
    vocs,
    ctx.club.clubIdx,
    memberIdx === undefined ? undefined : eq(vocs.memberIdx, isStoredIdx(memberIdx) ? memberIdx : 0),
    type === undefined ? undefined : eq(vocs.questionType, type),
    state === undefined ? ne(vocs.state, vocState.withdrawn) : eq(vocs.state, state),
    pattern ? or(ilike(vocs.title, pattern), ilike(vocs.contents, pattern)) : undefined,
    assigned === "me" ? eq(vocs.assigneeIdx, ownIdx(ctx)) : undefined,
    assigned === "nobody" ? isNull(vocs.assigneeIdx) : undefined,
    late === undefined ? undefined : isLate(db, lateBefore),
  );
}

/** A page of inquiries with who takes care of them, and their number. */
export async function selectInbox(
  db: Database,
  ctx: Context,
  filter: InboxFilter,
  lateBefore: Date,
  { page, size, sort }: PageQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  const wanted = isWanted(db, ctx, filter, lateBefore);
  const order = sort === "createdAt" ? asc : desc;
  const rows = await db
    .select({ voc: vocs, assigneeName: admins.name, askedAt: askedAt(db) })
    .from(vocs)
    .leftJoin(admins, eq(admins.adminIdx, vocs.assigneeIdx))
    .where(wanted)
    .orderBy(...(sort === null ? [lateFirst(db, lateBefore)] : []), order(vocs.createdAt), order(vocs.vocIdx))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map(({ voc, ...more }) => ({ ...voc, ...more })),
    total: await db.$count(vocs, wanted),
  };
}

/** Late ones before all others, those first that wait longest. */
function lateFirst(db: Database, lateBefore: Date): SQL {
  return sql`case when ${isLate(db, lateBefore)} then ${askedAt(db)} end asc nulls last`;
}

/** When the member last said something about one inquiry. */
export async function selectAskedAt(db: Database, { clubIdx, vocIdx }: VocRow): Promise<Date | undefined> {
  const rows = await db
    .select({ askedAt: askedAt(db) })
    .from(vocs)
    .where(ofClub(vocs, clubIdx, eq(vocs.vocIdx, vocIdx)));
  return rows[0]?.askedAt;
}

/** Who takes care of one inquiry. */
export async function selectAssigneeName(db: Database, assigneeIdx: number): Promise<string> {
  const rows = await db.select({ name: admins.name }).from(admins).where(eq(admins.adminIdx, assigneeIdx));
  return rows[0]?.name ?? "";
}

/** How many inquiries wait for an answer, and when the first of what they wait for was asked. */
export async function selectWaiting(
  db: Database,
  { club }: Context,
): Promise<{ count: number; firstAsked: Date | null }> {
  const rows = await db
    .select({
      count: count(),
      firstAsked: sql<Date | null>`min(${askedAt(db)})`.mapWith(vocs.createdAt),
    })
    .from(vocs)
    .where(ofClub(vocs, club.clubIdx, waiting));
  return rows[0] ?? { count: 0, firstAsked: null };
}

/** Counts the office's open inquiries by assignee. */
export async function countInbox(db: Database, ctx: Context, lateBefore: Date) {
  const own = eq(vocs.assigneeIdx, ownIdx(ctx));
  const among = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      waiting: among(waiting),
      late: among(isLate(db, lateBefore)),
      mine: among(and(waiting, own)),
      newForMe: among(and(waiting, own, isNull(vocs.assigneeSeenAt))),
      nobodys: among(and(waiting, isNull(vocs.assigneeIdx))),
    })
    .from(vocs)
    .where(ofClub(vocs, ctx.club.clubIdx));
  return rows[0] ?? { waiting: 0, late: 0, mine: 0, newForMe: 0, nobodys: 0 };
}
