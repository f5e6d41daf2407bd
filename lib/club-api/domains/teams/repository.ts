import { and, asc, count, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { type TeamState, teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { members, teamForms, teamSeasons } from "../../db/tables";

export type TeamSeason = typeof teamSeasons.$inferSelect;
export type TeamForm = typeof teamForms.$inferSelect;
export type NewTeamForm = typeof teamForms.$inferInsert;

/** Forms that do not count against the number per representative. */
const uncountedStates: TeamState[] = [teamState.rejected, teamState.withdrawn];

/** A season by its idx or its year; null for an unknown one. */
export async function selectSeason(
  db: Database,
  clubIdx: number,
  wanted: { seasonIdx: number } | { year: number },
): Promise<TeamSeason | null> {
  const isWanted =
    "year" in wanted ? eq(teamSeasons.year, wanted.year) : eq(teamSeasons.seasonIdx, wanted.seasonIdx);
  if ("seasonIdx" in wanted && !isStoredIdx(wanted.seasonIdx)) return null;
  return oneOfClub(db, teamSeasons, clubIdx, isWanted);
}

/** The season that takes forms at a moment, else the latest one. */
export async function selectRunningSeason(
  db: Database,
  clubIdx: number,
  now: Date,
): Promise<TeamSeason | null> {
  const at = now.toISOString();
  const rows = await db
    .select()
    .from(teamSeasons)
    .where(ofClub(teamSeasons, clubIdx))
    .orderBy(
      desc(sql`(${teamSeasons.applyFrom} <= ${at} and ${teamSeasons.applyTo} > ${at})`),
      desc(teamSeasons.year),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** One page of the seasons with how many forms each has, the latest year first. */
export async function selectSeasons(
  db: Database,
  clubIdx: number,
  { offset, limit, seasonIdx }: { offset: number; limit: number; seasonIdx?: number },
): Promise<{ rows: { season: TeamSeason; formCount: number }[]; total: number }> {
  if (seasonIdx !== undefined && !isStoredIdx(seasonIdx)) return { rows: [], total: 0 };
  const isWanted = ofClub(
    teamSeasons,
    clubIdx,
    seasonIdx === undefined ? undefined : eq(teamSeasons.seasonIdx, seasonIdx),
  );
  const rows = await db
    .select({ season: teamSeasons, formCount: count(teamForms.teamFormIdx) })
    .from(teamSeasons)
    .leftJoin(
      teamForms,
      ofClub(teamForms, teamSeasons.clubIdx, eq(teamForms.seasonIdx, teamSeasons.seasonIdx)),
    )
    .where(isWanted)
    .groupBy(teamSeasons.clubIdx, teamSeasons.seasonIdx)
    .orderBy(desc(teamSeasons.year))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(teamSeasons, isWanted) };
}

/** Stores a season; null when the year has one. */
export async function insertSeason(
  tx: Database,
  row: typeof teamSeasons.$inferInsert,
): Promise<number | null> {
  const rows = await tx
    .insert(teamSeasons)
    .values(row)
    .onConflictDoNothing()
    .returning({ seasonIdx: teamSeasons.seasonIdx });
  return rows[0]?.seasonIdx ?? null;
}

/** A member's forms of a season, the oldest first; those that count only when asked so. */
export function selectFormsOf(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  seasonIdx: number,
  { onlyCounted }: { onlyCounted: boolean },
): Promise<TeamForm[]> {
  return db
    .select()
    .from(teamForms)
    .where(
      and(
        isOfMember(clubIdx, memberIdx),
        eq(teamForms.seasonIdx, seasonIdx),
        onlyCounted ? notInArray(teamForms.state, uncountedStates) : undefined,
      ),
    )
    .orderBy(asc(teamForms.teamFormIdx));
}

/** A form by its number; `memberIdx` null is anybody's. */
export async function selectForm(
  db: Database,
  clubIdx: number,
  teamFormIdx: number,
  memberIdx: number | null,
): Promise<TeamForm | null> {
  if (!isStoredIdx(teamFormIdx)) return null;
  const rows = await db
    .select()
    .from(teamForms)
    .where(
      and(isForm(clubIdx, teamFormIdx), memberIdx === null ? undefined : eq(teamForms.memberIdx, memberIdx)),
    );
  return rows[0] ?? null;
}

/** A form under a lock, as it stands when whoever held it before has ended. */
export async function lockForm(tx: Database, clubIdx: number, teamFormIdx: number): Promise<TeamForm | null> {
  const rows = await tx.select().from(teamForms).where(isForm(clubIdx, teamFormIdx)).for("update");
  return rows[0] ?? null;
}

export type FormRow = { form: TeamForm; memberName: string; memberType: string; year: number };

/** One page of the forms of all members, the latest first, and their number. */
export async function selectForms(
  db: Database,
  clubIdx: number,
  wanted: {
    state?: TeamState | undefined;
    seasonIdx?: number | undefined;
    teamFormIdx?: number | undefined;
    /** Part of the team's name. */
    keyword?: string | undefined;
    offset: number;
    limit: number;
  },
): Promise<{ rows: FormRow[]; total: number }> {
  const isWanted = ofClub(
    teamForms,
    clubIdx,
    wanted.state === undefined ? undefined : eq(teamForms.state, wanted.state),
    wanted.seasonIdx === undefined ? undefined : eq(teamForms.seasonIdx, wanted.seasonIdx),
    wanted.teamFormIdx === undefined ? undefined : eq(teamForms.teamFormIdx, wanted.teamFormIdx),
    wanted.keyword ? sql`position(lower(${wanted.keyword}) in lower(${teamForms.teamName})) > 0` : undefined,
  );
  const rows = await db
    .select({
      form: teamForms,
      memberName: members.name,
      memberType: members.memberType,
      year: teamSeasons.year,
    })
    .from(teamForms)
    .innerJoin(members, ofClub(members, teamForms.clubIdx, eq(members.memberIdx, teamForms.memberIdx)))
    .innerJoin(
      teamSeasons,
      ofClub(teamSeasons, teamForms.clubIdx, eq(teamSeasons.seasonIdx, teamForms.seasonIdx)),
    )
    .where(isWanted)
    .orderBy(desc(teamForms.teamFormIdx))
    .offset(wanted.offset)
    .limit(wanted.limit);
  return { rows, total: await db.$count(teamForms, isWanted) };
}

/** Approved forms with the year of their season, for the jobs. */
export function selectApproved(db: Database, clubIdx: number): Promise<{ form: TeamForm; year: number }[]> {
  return db
    .select({ form: teamForms, year: teamSeasons.year })
    .from(teamForms)
    .innerJoin(
      teamSeasons,
      ofClub(teamSeasons, teamForms.clubIdx, eq(teamSeasons.seasonIdx, teamForms.seasonIdx)),
    )
    .where(ofClub(teamForms, clubIdx, eq(teamForms.state, teamState.approved)))
    .orderBy(asc(teamForms.teamFormIdx));
}

export async function insertForm(tx: Database, row: NewTeamForm): Promise<TeamForm> {
  const rows = await tx.insert(teamForms).values(row).returning();
  const first = rows[0];
  if (!first) throw new Error("The team form was not stored.");
  return first;
}

/** Changes a form that is still in one of the states and of the version that was read; null when it is not. */
export async function updateForm(
  tx: Database,
  { clubIdx, teamFormIdx, version }: Pick<TeamForm, "clubIdx" | "teamFormIdx" | "version">,
  from: readonly TeamState[],
  change: Partial<NewTeamForm>,
): Promise<TeamForm | null> {
  const rows = await tx
    .update(teamForms)
    .set({ ...change, version: version + 1 })
    .where(
      and(isForm(clubIdx, teamFormIdx), inArray(teamForms.state, [...from]), eq(teamForms.version, version)),
    )
    .returning();
  return rows[0] ?? null;
}

function isForm(clubIdx: number, teamFormIdx: number) {
  return ofClub(teamForms, clubIdx, eq(teamForms.teamFormIdx, teamFormIdx));
}

function isOfMember(clubIdx: number, memberIdx: number) {
  return ofClub(teamForms, clubIdx, eq(teamForms.memberIdx, memberIdx));
}
