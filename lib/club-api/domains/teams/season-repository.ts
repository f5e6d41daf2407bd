import { eq, inArray } from "drizzle-orm";
import { teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { members, teamForms, teamSeasons } from "../../db/tables";
import type { TeamForm, TeamSeason } from "./repository";

/** Changes a season of the version that was read; null when somebody was faster or the year has another season. */
export async function updateSeason(
  tx: Database,
  { clubIdx, seasonIdx, version }: Pick<TeamSeason, "clubIdx" | "seasonIdx" | "version">,
  change: Partial<typeof teamSeasons.$inferInsert>,
): Promise<TeamSeason | null> {
  const rows = await tx
    .update(teamSeasons)
    .set({ ...change, version: version + 1 })
    .where(
      ofClub(teamSeasons, clubIdx, eq(teamSeasons.seasonIdx, seasonIdx), eq(teamSeasons.version, version)),
    )
    .returning();
  return rows[0] ?? null;
}

/** A season's row under its lock: no form is sent in while its numbers change. */
export async function lockSeason(
  tx: Database,
  clubIdx: number,
  seasonIdx: number,
): Promise<TeamSeason | null> {
  const rows = await ofSeason(tx, clubIdx, seasonIdx).for("update");
  return rows[0] ?? null;
}

/** A season whose numbers stay as they are until the form that is checked by them is stored. */
export async function holdSeason(
  tx: Database,
  clubIdx: number,
  seasonIdx: number,
): Promise<TeamSeason | null> {
  const rows = await ofSeason(tx, clubIdx, seasonIdx).for("share");
  return rows[0] ?? null;
}

function ofSeason(tx: Database, clubIdx: number, seasonIdx: number) {
  // A number that no column holds names no season.
  const known = isStoredIdx(seasonIdx) ? seasonIdx : 0;
  return tx
    .select()
    .from(teamSeasons)
    .where(ofClub(teamSeasons, clubIdx, eq(teamSeasons.seasonIdx, known)));
}

/** The forms of a season that stand, with the type of their representative. */
export function selectAccepted(
  db: Database,
  clubIdx: number,
  seasonIdx: number,
): Promise<{ form: TeamForm; memberType: string }[]> {
  return db
    .select({ form: teamForms, memberType: members.memberType })
    .from(teamForms)
    .innerJoin(members, ofClub(members, teamForms.clubIdx, eq(members.memberIdx, teamForms.memberIdx)))
    .where(
      ofClub(
        teamForms,
        clubIdx,
        eq(teamForms.seasonIdx, seasonIdx),
        inArray(teamForms.state, [
          teamState.submitted,
          teamState.reviewing,
          teamState.approved,
          teamState.reserve,
        ]),
      ),
    );
}
