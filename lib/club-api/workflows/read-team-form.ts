import type { TeamFormDetail } from "@/lib/contract/ops-teams";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { codeNames } from "../domains/codes";
import { unpaidFines } from "../domains/penalties";
import { allRounds, findSeason, readOfficeForm, shownSeason } from "../domains/teams";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { veilFor } from "../platform/veil";

/** A form for the office with its season, its rounds and the fines that are due; the look is on record. Throws 2001. */
export async function readTeamForm(
  db: Database,
  act: Act,
  teamFormIdx: number,
  reason: string | undefined,
): Promise<TeamFormDetail> {
  const { clubIdx } = act.club;
  const veil = veilFor(reason);
  const { isMasked } = veil;
  const form = await readOfficeForm(db, act, teamFormIdx, veil);
  const season = await findSeason(db, clubIdx, { seasonIdx: form.seasonIdx });
  if (!season) throw new ClubFailure("NOT_FOUND");
  const { memberIdx } = form;
  const view = { entity: "team-form", entityKey: teamFormIdx, memberIdx, after: { isMasked } };
  await recordDeed(db, act, { action: "VIEW", ...view, reason: veil.reason });
  const { year, title, minTeams, maxSuspensions } = shownSeason(act, season);
  return {
    ...form,
    isMasked,
    season: { year, title, minTeams, maxSuspensions },
    unpaidFines: await unpaidFines(db, act, memberIdx),
    rounds: await roundsOf(db, act, teamFormIdx),
  };
}

async function roundsOf(db: Database, act: Act, teamFormIdx: number): Promise<TeamFormDetail["rounds"]> {
  const { clubIdx } = act.club;
  const courses = await codeNames(db, clubIdx, "courses", act.choice);
  const states = await codeNames(db, clubIdx, "rsvStates", act.choice);
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
