import { asc, desc, eq, gt, inArray, lte, ne } from "drizzle-orm";
import { type ApplicationState, applicationState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { drawApplications, drawPosts, members } from "../../db/tables";
import type { DrawPost } from "./repository";

export type DrawApplication = typeof drawApplications.$inferSelect;
export type NewApplication = typeof drawApplications.$inferInsert;
export type { DrawPlayer } from "../../db/tables/bookings/draws";

/** The application of a member for a post; withdrawn ones do not count. */
export async function selectApplicationOf(
  db: Database,
  clubIdx: number,
  drawPostIdx: number,
  memberIdx: number,
): Promise<DrawApplication | null> {
  if (!isStoredIdx(drawPostIdx)) return null;
  return oneOfClub(
    db,
    drawApplications,
    clubIdx,
    eq(drawApplications.drawPostIdx, drawPostIdx),
    eq(drawApplications.memberIdx, memberIdx),
    ne(drawApplications.state, applicationState.withdrawn),
  );
}

/** The applications of a member for some posts: draw post → drawIdx. */
export async function selectMyDraws(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  drawPostIdxs: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ drawPostIdx: drawApplications.drawPostIdx, drawIdx: drawApplications.drawIdx })
    .from(drawApplications)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        eq(drawApplications.memberIdx, memberIdx),
        inArray(drawApplications.drawPostIdx, [...drawPostIdxs]),
        ne(drawApplications.state, applicationState.withdrawn),
      ),
    );
  return new Map(rows.map((row) => [row.drawPostIdx, row.drawIdx]));
}

/** An application by its number; `memberIdx` null is anybody's. */
export async function selectApplication(
  db: Database,
  clubIdx: number,
  drawIdx: number,
  memberIdx: number | null,
): Promise<DrawApplication | null> {
  if (!isStoredIdx(drawIdx)) return null;
  return oneOfClub(
    db,
    drawApplications,
    clubIdx,
    eq(drawApplications.drawIdx, drawIdx),
    memberIdx === null ? undefined : eq(drawApplications.memberIdx, memberIdx),
  );
}

/** The applications of a post in some states, by number; null is every one that was not withdrawn. */
export function selectApplications(
  db: Database,
  clubIdx: number,
  drawPostIdx: number,
  states: readonly ApplicationState[] | null = null,
): Promise<DrawApplication[]> {
  return db
    .select()
    .from(drawApplications)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        eq(drawApplications.drawPostIdx, drawPostIdx),
        states === null
          ? ne(drawApplications.state, applicationState.withdrawn)
          : inArray(drawApplications.state, [...states]),
      ),
    )
    .orderBy(asc(drawApplications.drawIdx));
}

/** Wins of all posts that wait for a confirmation whose time ends within a span. */
export function selectUnconfirmed(
  db: Database,
  clubIdx: number,
  { after, until }: { after: Date; until: Date },
): Promise<DrawApplication[]> {
  return db
    .select()
    .from(drawApplications)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        eq(drawApplications.state, applicationState.won),
        gt(drawApplications.confirmUntil, after),
        lte(drawApplications.confirmUntil, until),
      ),
    )
    .orderBy(asc(drawApplications.drawIdx));
}

/** The applications of a post with who made them, for the back office. */
export function selectApplicants(
  db: Database,
  clubIdx: number,
  drawPostIdx: number,
): Promise<{ application: DrawApplication; memberName: string }[]> {
  return db
    .select({ application: drawApplications, memberName: members.name })
    .from(drawApplications)
    .innerJoin(
      members,
      ofClub(members, drawApplications.clubIdx, eq(members.memberIdx, drawApplications.memberIdx)),
    )
    .where(ofClub(drawApplications, clubIdx, eq(drawApplications.drawPostIdx, drawPostIdx)))
    .orderBy(asc(drawApplications.drawIdx));
}

export type MemberApplication = { application: DrawApplication; post: DrawPost };

/** One page of a member's applications with their posts, the latest first, and their number. */
export async function selectMemberApplications(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: MemberApplication[]; total: number }> {
  const isTheirs = ofClub(drawApplications, clubIdx, eq(drawApplications.memberIdx, memberIdx));
  const rows = await db
    .select({ application: drawApplications, post: drawPosts })
    .from(drawApplications)
    .innerJoin(drawPosts, isOfPost)
    .where(isTheirs)
    .orderBy(desc(drawApplications.drawIdx))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(drawApplications, isTheirs) };
}

/** Stores an application; null when the member has one for this post already. */
export async function insertApplication(tx: Database, row: NewApplication): Promise<DrawApplication | null> {
  const rows = await tx.insert(drawApplications).values(row).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

/** Changes an application that is still in one of the states; null when it is not. */
export async function updateApplication(
  tx: Database,
  { clubIdx, drawIdx }: Pick<DrawApplication, "clubIdx" | "drawIdx">,
  from: readonly ApplicationState[],
  change: Partial<NewApplication>,
): Promise<DrawApplication | null> {
  const rows = await tx
    .update(drawApplications)
    .set(change)
    .where(
      ofClub(
        drawApplications,
        clubIdx,
        eq(drawApplications.drawIdx, drawIdx),
        inArray(drawApplications.state, [...from]),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

const isOfPost = ofClub(
  drawPosts,
  drawApplications.clubIdx,
  eq(drawPosts.drawPostIdx, drawApplications.drawPostIdx),
);
