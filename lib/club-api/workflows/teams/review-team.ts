import { type TeamState, teamState } from "@/lib/contract/code-values/teams";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { codeEntries, codeNames } from "../../domains/codes";
import { unpaidFines } from "../../domains/penalties";
import { allRounds, findForm, findSeason, readOfficeForm, shownSeason } from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { approveTeam } from "./approve-team";
import { notifyTeam, rosterOf } from "./notify-team";
import { cutTeams, suspendDate } from "./suspend-team-date";
import { type DecisionAnswer, endTeam, moveForm, type Reviewed, type TeamDecision } from "./team-form-steps";

/** The states from which each decision is possible (domain.md 8.6). */
const fromStates: Record<TeamDecision["event"], readonly TeamState[]> = {
  REVIEW: [teamState.submitted],
  APPROVE: [teamState.reviewing, teamState.reserve],
  REJECT: [teamState.reviewing, teamState.reserve],
  RESERVE: [teamState.reviewing],
  SUSPEND_DATE: [teamState.approved],
  TEAM_COUNT: [teamState.approved],
  END: [teamState.approved],
};

/**
 * A decision of the office on a team form (domain.md 8.6), on record. Throws 2001, 2002, 4606 for a form that is not in a
 * state for it, 9001 for a missing reason, date or number, 4201 for an approval without room.
 */
export async function decideTeam(
  tx: Database,
  ctx: Context,
  teamFormIdx: number,
  decision: TeamDecision,
): Promise<DecisionAnswer> {
  const { clubIdx } = ctx.club;
  const form = await findForm(tx, clubIdx, teamFormIdx, null);
  const season = form && (await findSeason(tx, clubIdx, { seasonIdx: form.seasonIdx }));
  if (!form || !season) throw new ClubFailure("NOT_FOUND");
  if (decision.version !== undefined && decision.version !== form.version) throw new ClubFailure("STALE");
  if (!fromStates[decision.event].includes(form.state)) throw new ClubFailure("TEAM_REVIEWING");
  const answer = await run(tx, ctx, { form, season }, decision);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "team-form",
    entityKey: teamFormIdx,
    memberIdx: form.memberIdx,
    before: { state: form.state },
    after: { ...answer, event: decision.event, date: decision.date ?? null },
    reason: [decision.reasonCode, decision.reviewMemo].filter(Boolean).join(" · ") || null,
  });
  return answer;
}

function run(
  tx: Database,
  ctx: Context,
  reviewed: Reviewed,
  decision: TeamDecision,
): Promise<DecisionAnswer> {
  switch (decision.event) {
    case "APPROVE":
      return approveTeam(tx, ctx, reviewed, decision);
    case "SUSPEND_DATE":
      return suspendDate(tx, ctx, reviewed, decision.date);
    case "TEAM_COUNT":
      return cutTeams(tx, ctx, reviewed, decision);
    case "END":
      return endForUnpaidFine(tx, ctx, reviewed);
    default:
      return judge(tx, ctx, reviewed, decision);
  }
}

const judgedState = {
  REVIEW: teamState.reviewing,
  REJECT: teamState.rejected,
  RESERVE: teamState.reserve,
} as const;

async function judge(
  tx: Database,
  ctx: Context,
  { form }: Reviewed,
  { event, reasonCode, reviewMemo }: TeamDecision,
): Promise<DecisionAnswer> {
  if (event !== "REVIEW" && event !== "REJECT" && event !== "RESERVE")
    throw new Error(`not a judgement: ${event}`);
  const state = judgedState[event];
  if (event !== "REVIEW") await requireReason(tx, ctx, reasonCode);
  await moveForm(tx, ctx, form, {
    state,
    ...(event === "REVIEW" ? {} : { reviewReason: reasonCode ?? null }),
    ...(reviewMemo === undefined ? {} : { reviewMemo }),
  });
  if (event !== "REVIEW") await notifyTeam(tx, ctx, form, state, await rosterOf(tx, ctx, form));
  return { teamFormIdx: form.teamFormIdx, state };
}

async function requireReason(
  tx: Database,
  ctx: Context,
  reasonCode: string | null | undefined,
): Promise<void> {
  const entries = await codeEntries(tx, ctx.club.clubIdx, "reasonCodes", ctx.choice);
  const isKnown = entries.some(({ key, group }) => key === reasonCode && group === "TEAM");
  if (!isKnown) throw new ClubFailure("VAL_FIELD", ["reasonCode", "choice"]);
}

/** 30 to 60 for a fine that is not paid; 9001 when none is due. */
async function endForUnpaidFine(tx: Database, ctx: Context, { form }: Reviewed): Promise<DecisionAnswer> {
  if ((await unpaidFines(tx, ctx, form.memberIdx)) === 0)
    throw new ClubFailure("VAL_FIELD", ["event", "no_fine"]);
  return endTeam(tx, ctx, form, {});
}

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
