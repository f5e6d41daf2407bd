import { memberState } from "@/lib/contract/code-values/members";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Member } from "../../domains/members";
import { activeSuspension } from "../../domains/penalties";
import {
  findSeason,
  formsOf,
  isTakingForms,
  readTeamPolicy,
  runningSeason,
  shownSeason,
  type TeamSeason,
} from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { isIdentified } from "../draws/draw-eligibility";

type TeamFailure = "TEAM_PERIOD" | "TEAM_TYPE" | "TEAM_SUSPENDED" | "TEAM_QUOTA";
type Found = { msgCode: TeamFailure; code: number; until: string | null };

const codes: Record<TeamFailure, number> = {
  TEAM_PERIOD: 4601,
  TEAM_TYPE: 4602,
  TEAM_SUSPENDED: 4603,
  TEAM_QUOTA: 4604,
};

/** Reasons why a member may not apply as a group, in the order of domain.md 7.10; empty when allowed. */
export async function teamObstacles(
  db: Database,
  ctx: Context,
  member: Member,
  season: TeamSeason | null,
): Promise<Found[]> {
  const { memberIdx, memberType } = member;
  const suspension = await activeSuspension(db, ctx, memberIdx);
  const isMember =
    member.state === memberState.active && isIdentified(member) && season?.memberTypes.includes(memberType);
  const found: [TeamFailure, boolean][] = [
    ["TEAM_PERIOD", season === null || !isTakingForms(season, ctx.now)],
    ["TEAM_TYPE", season !== null && !isMember],
    ["TEAM_SUSPENDED", suspension !== null],
    ["TEAM_QUOTA", season !== null && (await remainingForms(db, ctx, memberIdx, season)) <= 0],
  ];
  const until = suspension && clubTimestamp(suspension.until, ctx.club.zone);
  return found.flatMap(([msgCode, isMet]) =>
    isMet ? [{ msgCode, code: codes[msgCode], until: msgCode === "TEAM_SUSPENDED" ? until : null }] : [],
  );
}

async function remainingForms(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { seasonIdx }: TeamSeason,
): Promise<number> {
  const { clubIdx } = ctx.club;
  const { formsPerMember } = await readTeamPolicy(db, clubIdx);
  return formsPerMember - (await formsOf(db, clubIdx, memberIdx, seasonIdx, { onlyCounted: true })).length;
}

/** Whether and why not (domain.md R18); `wanted` null is the running season. */
export async function checkTeamApply(
  db: Database,
  ctx: Context,
  member: Member,
  wanted: { seasonIdx: number } | { year: number } | null,
) {
  const { clubIdx } = ctx.club;
  const season = wanted ? await findSeason(db, clubIdx, wanted) : await runningSeason(db, clubIdx, ctx.now);
  const obstacles = await teamObstacles(db, ctx, member, season);
  const all = season
    ? await formsOf(db, clubIdx, member.memberIdx, season.seasonIdx, { onlyCounted: false })
    : [];
  return {
    applicable: obstacles.length === 0,
    reasons: obstacles.map(({ code, until }) => ({ code, until })),
    season: season && shownSeason(ctx, season),
    myForms: all.map(({ teamFormIdx, teamName, state }) => ({ teamFormIdx, teamName, state })),
    remaining: season ? Math.max(0, await remainingForms(db, ctx, member.memberIdx, season)) : 0,
  };
}

/** Throws the first obstacle as its failure. */
export async function refuseTeam(
  db: Database,
  ctx: Context,
  member: Member,
  season: TeamSeason | null,
): Promise<void> {
  const [obstacle] = await teamObstacles(db, ctx, member, season);
  if (obstacle) throw new ClubFailure(obstacle.msgCode);
}
