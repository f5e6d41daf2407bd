import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import { unpaidFines } from "../../domains/penalties";
import { allRounds, findSeason, readOfficeForm, shownSeason } from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";

/** A form for the office with its season, its rounds and the fines that are due; the look is on record. Throws 2001. */
export async function readTeamForm(
  db: Database,
  ctx: Context,
  teamFormIdx: number,
  reason: string | undefined,
): Promise<TeamFormDetail> {
  const { clubIdx } = ctx.club;
  const veil = veilFor(reason);
  const { isMasked } = veil;
  const form = await readOfficeForm(db, ctx, teamFormIdx, veil);
  const season = await findSeason(db, clubIdx, { seasonIdx: form.seasonIdx });
  if (!season) throw new ClubFailure("NOT_FOUND");
  const { memberIdx } = form;
  const view = { entity: "team-form", entityKey: teamFormIdx, memberIdx, after: { isMasked } };
  await recordAudit(db, ctx, { action: "VIEW", ...view, reason: veil.reason });
  const { year, title, minTeams, maxSuspensions } = shownSeason(ctx, season);
  return {
    ...form,
    isMasked,
    season: { year, title, minTeams, maxSuspensions },
    unpaidFines: await unpaidFines(db, ctx, memberIdx),
    rounds: await roundsOf(db, ctx, teamFormIdx),
  };
}

async function roundsOf(db: Database, ctx: Context, teamFormIdx: number): Promise<TeamFormDetail["rounds"]> {
  const { clubIdx } = ctx.club;
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const states = await codeNames(db, clubIdx, "rsvStates", ctx.choice);
  const rounds = await allRounds(db, clubIdx, teamFormIdx);
  return rounds.map(({ bookingIdx, rsvNo, playDate, teeTime, courseCode, state, playerCount }) => ({
    bookingIdx,
    rsvNo,
    playDate,
    teeTime,
    courseName: courses.get(courseCode) ?? courseCode,
    state,
    stateName: states.get(state) ?? state,
    playerCount,
  }));
}
