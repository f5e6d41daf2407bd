import { asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { DrawPostState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { drawApplications, drawBases, drawPosts } from "../../db/tables";

export type DrawPost = typeof drawPosts.$inferSelect;
export type NewDrawPost = typeof drawPosts.$inferInsert;
export type { DrawAmendment, DrawFrame, DrawOutcome } from "../../db/tables/bookings/draws";
/** A post as it is shown: a moment that the clock has passed counts before its job has run. */
export type ShownPost = DrawPost & { applicantCount: number };

/** States 10 and 20 follow the clock; the jobs only write down what is so already. */
function stateAt(now: Date): SQL<DrawPostState> {
  const at = now.toISOString();
  return sql<DrawPostState>`case
    when ${drawPosts.state} in ('10', '20') and ${drawPosts.applyTo} <= ${at} then '30'
    when ${drawPosts.state} = '10' and ${drawPosts.applyFrom} <= ${at} then '20'
    else ${drawPosts.state} end`;
}

function shownColumns(db: Database, now: Date) {
  const applicants = db
    .select({ number: count() })
    .from(drawApplications)
    .where(
      ofClub(
        drawApplications,
        drawPosts.clubIdx,
        eq(drawApplications.drawPostIdx, drawPosts.drawPostIdx),
        sql`${drawApplications.state} <> '80'`,
      ),
    );
  return {
    ...getTableColumns(drawPosts),
    state: stateAt(now).as("shown_state"),
    applicantCount: sql<number>`(${applicants})`.mapWith(Number).as("applicant_count"),
  };
}

/** One page of the posts, the latest first, and their number. */
export async function selectPosts(
  db: Database,
  clubIdx: number,
  now: Date,
  { state, offset, limit }: { state?: DrawPostState | undefined; offset: number; limit: number },
): Promise<{ rows: ShownPost[]; total: number }> {
  const isWanted = ofClub(drawPosts, clubIdx, state === undefined ? undefined : eq(stateAt(now), state));
  const rows = await db
    .select(shownColumns(db, now))
    .from(drawPosts)
    .where(isWanted)
    .orderBy(desc(drawPosts.applyFrom), desc(drawPosts.drawPostIdx))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(drawPosts, isWanted) };
}

/** A post as it is shown at a moment; null for an unknown one. */
export async function selectShownPost(
  db: Database,
  clubIdx: number,
  drawPostIdx: number,
  now: Date,
): Promise<ShownPost | null> {
  if (!isStoredIdx(drawPostIdx)) return null;
  const rows = await db.select(shownColumns(db, now)).from(drawPosts).where(isPost(clubIdx, drawPostIdx));
  return rows[0] ?? null;
}

/**
 * The stored post under a lock: `update` for who changes it, `share` for who applies, so that a closing waits for the
 * applications under way and later ones find it closed.
 */
export async function lockPost(
  tx: Database,
  clubIdx: number,
  drawPostIdx: number,
  strength: "update" | "share" = "update",
): Promise<DrawPost | null> {
  if (!isStoredIdx(drawPostIdx)) return null;
  const rows = await tx.select().from(drawPosts).where(isPost(clubIdx, drawPostIdx)).for(strength);
  return rows[0] ?? null;
}

export async function selectPost(
  db: Database,
  clubIdx: number,
  drawPostIdx: number,
): Promise<DrawPost | null> {
  if (!isStoredIdx(drawPostIdx)) return null;
  const rows = await db.select().from(drawPosts).where(isPost(clubIdx, drawPostIdx));
  return rows[0] ?? null;
}

/** Posts in some states whose moment (a column) has come, in order of that moment. */
export async function selectDuePosts(
  db: Database,
  clubIdx: number,
  states: readonly DrawPostState[],
  moment: "applyFrom" | "applyTo" | "drawAt" | "announceAt" | "confirmUntil" | "releaseAt",
  now: Date,
): Promise<number[]> {
  const column = drawPosts[moment];
  const rows = await db
    .select({ drawPostIdx: drawPosts.drawPostIdx })
    .from(drawPosts)
    .where(
      ofClub(
        drawPosts,
        clubIdx,
        inArray(drawPosts.state, [...states]),
        sql`${column} <= ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(column), asc(drawPosts.drawPostIdx));
  return rows.map((row) => row.drawPostIdx);
}

export async function insertPost(tx: Database, row: NewDrawPost): Promise<DrawPost> {
  const rows = await tx.insert(drawPosts).values(row).returning();
  const first = rows[0];
  if (!first) throw new Error("The draw post was not stored.");
  return first;
}

/** Changes a post whose lock the caller holds. */
export async function updatePost(
  tx: Database,
  post: Pick<DrawPost, "clubIdx" | "drawPostIdx" | "version">,
  change: Partial<NewDrawPost>,
): Promise<void> {
  await tx
    .update(drawPosts)
    .set({ ...change, version: post.version + 1 })
    .where(isPost(post.clubIdx, post.drawPostIdx));
}

/** Where weights begin, by member type. */
export async function selectBases(db: Database, clubIdx: number): Promise<Map<string, number>> {
  const rows = await db.select().from(drawBases).where(ofClub(drawBases, clubIdx));
  return new Map(rows.map((row) => [row.memberType, Number(row.base)]));
}

function isPost(clubIdx: number, drawPostIdx: number) {
  return ofClub(drawPosts, clubIdx, eq(drawPosts.drawPostIdx, drawPostIdx));
}
