import { count, eq, gt, inArray, lt, min, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import { memberState } from "@/lib/contract/code-values/members";
import { teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { dataRequests, drawPosts, members, outbox, teamForms, teamSeasons, terms } from "../../db/tables";

/** How many wait, and the earliest of their moments or days; null when none waits or they have none. */
export type Waiting = { count: number; first: Date | string | null };
type Draw = typeof drawPosts.$inferSelect;

/** Group applications without a decision, by the day on which their season is announced. */
export async function selectOpenTeams(db: Database, clubIdx: number): Promise<Waiting> {
  const rows = await db
    .select({ count: count(), first: min(teamSeasons.announceDate) })
    .from(teamForms)
    .innerJoin(
      teamSeasons,
      ofClub(teamSeasons, teamForms.clubIdx, eq(teamSeasons.seasonIdx, teamForms.seasonIdx)),
    )
    .where(ofClub(teamForms, clubIdx, inArray(teamForms.state, [teamState.submitted, teamState.reviewing])));
  return rows[0] ?? { count: 0, first: null };
}

/** Members who wait for their approval. */
export async function selectNewMembers(db: Database, clubIdx: number): Promise<Waiting> {
  const isPending = ofClub(members, clubIdx, eq(members.state, memberState.awaitingApproval));
  return { count: await db.$count(members, isPending), first: null };
}

/** Requests about one's own data that are not done, by when they are due. */
export function selectOpenRequests(db: Database, clubIdx: number): Promise<Waiting> {
  const isOpen = ofClub(
    dataRequests,
    clubIdx,
    inArray(dataRequests.state, [dataRequestState.received, dataRequestState.inProgress]),
  );
  return waiting(db, dataRequests, isOpen, dataRequests.dueAt);
}

/** Messages that could not be sent and are not tried again. */
export async function selectParkedMessages(db: Database, clubIdx: number): Promise<Waiting> {
  const isParked = ofClub(outbox, clubIdx, eq(outbox.state, "PARKED"));
  return { count: await db.$count(outbox, isParked), first: null };
}

/** Draws in a state whose next moment comes before a given one. */
export function selectDueDraws(
  db: Database,
  clubIdx: number,
  {
    state,
    moment,
    before,
  }: { state: Draw["state"]; moment: "applyTo" | "drawAt" | "announceAt"; before: Date },
): Promise<Waiting> {
  const isDue = ofClub(drawPosts, clubIdx, eq(drawPosts.state, state), lt(drawPosts[moment], before));
  return waiting(db, drawPosts, isDue, drawPosts[moment]);
}

/** Published versions of terms that are not in force yet, by the day on which they will be. */
export function selectComingTerms(db: Database, clubIdx: number, today: string): Promise<Waiting> {
  const isComing = ofClub(terms, clubIdx, eq(terms.isDraft, false), gt(terms.effectiveDate, today));
  return waiting(db, terms, isComing, terms.effectiveDate);
}

async function waiting(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  due: PgColumn,
): Promise<Waiting> {
  const rows = await db
    .select({ count: count(), first: min(due) })
    .from(table)
    .where(where);
  return (rows[0] as Waiting | undefined) ?? { count: 0, first: null };
}
