import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { dataRequests, members } from "../../db/tables";

export type DataRequest = typeof dataRequests.$inferSelect;
export type RequestFilter = {
  memberIdx?: number | undefined;
  kind?: DataRequest["kind"] | undefined;
  state?: DataRequest["state"] | undefined;
};
type PageSpan = { offset: number; limit: number };
type Change = Partial<Pick<DataRequest, "state" | "answer" | "answeredBy" | "answeredAt">>;

/** A request as it was stored. */
export async function insertRequest(
  tx: Database,
  row: Omit<typeof dataRequests.$inferInsert, "requestIdx">,
): Promise<DataRequest> {
  const [stored] = await tx.insert(dataRequests).values(row).returning();
  if (!stored) throw new Error("The request was not stored.");
  return stored;
}

/** A member's own requests, the newest first. */
export async function selectOwn(
  db: Database,
  { clubIdx, memberIdx }: { clubIdx: number; memberIdx: number },
  { offset, limit }: PageSpan,
): Promise<{ rows: DataRequest[]; total: number }> {
  const isOwn = ofClub(dataRequests, clubIdx, eq(dataRequests.memberIdx, memberIdx));
  const rows = await db
    .select()
    .from(dataRequests)
    .where(isOwn)
    .orderBy(desc(dataRequests.requestIdx))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(dataRequests, isOwn) };
}

/** The office's queue with who asked: open ones by due date, then the answered, the latest first. */
export async function selectQueue(
  db: Database,
  clubIdx: number,
  filter: RequestFilter,
  { offset, limit }: PageSpan,
): Promise<{ rows: { request: DataRequest; memberId: string; memberName: string }[]; total: number }> {
  const isOpen = sql`(${dataRequests.state} in ('10', '20'))`;
  const isWanted = wanted(clubIdx, filter);
  const isAsker = ofClub(members, dataRequests.clubIdx, eq(members.memberIdx, dataRequests.memberIdx));
  const rows = await db
    .select({ request: dataRequests, memberId: members.id, memberName: members.name })
    .from(dataRequests)
    .innerJoin(members, isAsker)
    .where(isWanted)
    .orderBy(
      desc(isOpen),
      sql`case when ${isOpen} then ${dataRequests.dueAt} end asc`,
      desc(dataRequests.answeredAt),
      asc(dataRequests.requestIdx),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(dataRequests, isWanted) };
}

export async function selectRequest(
  db: Database,
  clubIdx: number,
  requestIdx: number,
): Promise<DataRequest | null> {
  if (!isStoredIdx(requestIdx)) return null;
  const [row] = await db.select().from(dataRequests).where(isRequest(clubIdx, requestIdx));
  return row ?? null;
}

/** A request under a lock: two admins decide one after the other. */
export async function lockRequest(
  tx: Database,
  clubIdx: number,
  requestIdx: number,
): Promise<DataRequest | null> {
  if (!isStoredIdx(requestIdx)) return null;
  const [row] = await tx.select().from(dataRequests).where(isRequest(clubIdx, requestIdx)).for("update");
  return row ?? null;
}

export async function updateRequest(
  tx: Database,
  { clubIdx, requestIdx, version }: Pick<DataRequest, "clubIdx" | "requestIdx" | "version">,
  change: Change,
  now: Date,
): Promise<void> {
  await tx
    .update(dataRequests)
    .set({ ...change, version: version + 1, updatedAt: now })
    .where(isRequest(clubIdx, requestIdx));
}

function wanted(clubIdx: number, { memberIdx, kind, state }: RequestFilter): SQL | undefined {
  return ofClub(
    dataRequests,
    clubIdx,
    memberIdx === undefined ? undefined : eq(dataRequests.memberIdx, memberIdx),
    kind === undefined ? undefined : eq(dataRequests.kind, kind),
    state === undefined ? undefined : eq(dataRequests.state, state),
  );
}

function isRequest(clubIdx: number, requestIdx: number): SQL | undefined {
  return ofClub(dataRequests, clubIdx, eq(dataRequests.requestIdx, requestIdx));
}
