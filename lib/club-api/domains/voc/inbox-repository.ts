import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { keywordPattern } from "../../db/keyword-pattern";
import { isStoredIdx } from "../../db/stored-idx";
import { admins, vocs } from "../../db/tables";
import type { Act } from "../../platform/act";
import type { VocFilter, VocRow } from "./repository";

export type InboxFilter = VocFilter & {
  assigned?: "me" | "nobody" | undefined;
  late?: "true" | undefined;
};
export type InboxRow = VocRow & { assigneeName: string | null };
type Place = { page: number; size: number; isOldestFirst: boolean };

const waiting = inArray(vocs.state, ["10", "20"]);

/** Waits for its first answer since before a moment. */
function isLate(before: Date): SQL | undefined {
  return and(waiting, isNull(vocs.answeredAt), lt(vocs.createdAt, before));
}

function ownIdx({ by }: Act): number {
  return by.kind === "admin" ? by.adminIdx : 0;
}

function isWanted(act: Act, filter: InboxFilter, lateBefore: Date): SQL | undefined {
  const { memberIdx, type, state, keyword, assigned, late } = filter;
  const pattern = keyword && keywordPattern(keyword);
  return and(
    eq(vocs.clubIdx, act.club.clubIdx),
    memberIdx === undefined ? undefined : eq(vocs.memberIdx, isStoredIdx(memberIdx) ? memberIdx : 0),
    type === undefined ? undefined : eq(vocs.questionType, type),
    state === undefined ? ne(vocs.state, "50") : eq(vocs.state, state),
    pattern ? or(ilike(vocs.title, pattern), ilike(vocs.contents, pattern)) : undefined,
    assigned === "me" ? eq(vocs.assigneeIdx, ownIdx(act)) : undefined,
    assigned === "nobody" ? isNull(vocs.assigneeIdx) : undefined,
    late === undefined ? undefined : isLate(lateBefore),
  );
}

/** A page of inquiries with who takes care of them, newest first unless asked otherwise, and their number. */
export async function selectInbox(
  db: Database,
  act: Act,
  filter: InboxFilter,
  lateBefore: Date,
  { page, size, isOldestFirst }: Place,
): Promise<{ rows: InboxRow[]; total: number }> {
  const wanted = isWanted(act, filter, lateBefore);
  const order = isOldestFirst ? asc : desc;
  const rows = await db
    .select({ voc: vocs, assigneeName: admins.name })
    .from(vocs)
    .leftJoin(admins, eq(admins.adminIdx, vocs.assigneeIdx))
    .where(wanted)
    .orderBy(order(vocs.createdAt), order(vocs.vocIdx))
    .limit(size)
    .offset((page - 1) * size);
  const totals = await db.select({ total: count() }).from(vocs).where(wanted);
  return {
    rows: rows.map(({ voc, assigneeName }) => ({ ...voc, assigneeName })),
    total: totals[0]?.total ?? 0,
  };
}

/** Who takes care of one inquiry. */
export async function selectAssigneeName(db: Database, assigneeIdx: number): Promise<string> {
  const rows = await db.select({ name: admins.name }).from(admins).where(eq(admins.adminIdx, assigneeIdx));
  return rows[0]?.name ?? "";
}

/** What waits for the office, by whom it concerns. */
export async function countInbox(db: Database, act: Act, lateBefore: Date) {
  const own = eq(vocs.assigneeIdx, ownIdx(act));
  const among = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      waiting: among(waiting),
      late: among(isLate(lateBefore)),
      mine: among(and(waiting, own)),
      newForMe: among(and(waiting, own, isNull(vocs.assigneeSeenAt))),
      nobodys: among(and(waiting, isNull(vocs.assigneeIdx))),
    })
    .from(vocs)
    .where(eq(vocs.clubIdx, act.club.clubIdx));
  return rows[0] ?? { waiting: 0, late: 0, mine: 0, newForMe: 0, nobodys: 0 };
}
