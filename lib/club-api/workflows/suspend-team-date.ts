import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../db/database";
import { countDay } from "../domains/dashboard";
import { type Booking, endBooking, tellAll, word } from "../domains/reservations";
import { readTeamPolicy, type TeamForm } from "../domains/teams";
import { reopenSlots } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { lockSlotsOf, releaseSlotsOf } from "./end-others";
import { fineBaseOf } from "./party-price";
import { punishMember } from "./punish-member";
import { freeToGiveUntil, isFreeToGive, lateCodeOf, roundsOn } from "./team-cost";
import { type DecisionAnswer, endTeam, moveForm, type Reviewed, type TeamDecision } from "./team-form-steps";
import { rosterOf, tellSuspended } from "./tell-team";

/**
 * Gives up one date of an approved team: free up to 14 days before, later at a fine per team (C0390 v1). A suspension more
 * than the season allows ends the form (domain.md 8.6). Throws 9001 for a date that is not booked.
 */
export async function suspendDate(
  tx: Database,
  act: Act,
  { form, season }: Reviewed,
  date: string | undefined,
): Promise<DecisionAnswer> {
  const rounds = await roundsOn(tx, act, form, date);
  const suspensionsUsed = form.suspensionsUsed + 1;
  const schedule = form.schedule.map((one) =>
    one.date === date ? { ...one, state: "SUSPENDED" as const } : one,
  );
  if (form.suspensionsUsed >= season.maxSuspensions) {
    const ended = await endTeam(tx, act, form, { suspensionsUsed, schedule });
    return { ...ended, suspensionsUsed };
  }
  const { freeDateDays } = await readTeamPolicy(tx, act.club.clubIdx);
  await lockSlotsOf(tx, act, rounds);
  const roster = await rosterOf(tx, act, form);
  await moveForm(tx, act, form, { suspensionsUsed, schedule });
  const fine = await giveUp(tx, act, form, rounds, freeDateDays);
  await tellSuspended(tx, act, form, date ?? "", roster);
  return { teamFormIdx: form.teamFormIdx, state: teamState.approved, suspensionsUsed, fine };
}

/**
 * Cuts the teams of one date to a smaller number, which the season allows: free up to 7 days before, later at a fine for
 * each team that falls away (C0390 v2). The last tee times go.
 */
export async function cutTeams(
  tx: Database,
  act: Act,
  { form, season }: Reviewed,
  { date, teamCount = 0 }: TeamDecision,
): Promise<DecisionAnswer> {
  const rounds = await roundsOn(tx, act, form, date);
  if (teamCount < season.minTeams || teamCount >= rounds.length)
    throw new ClubFailure("VAL_FIELD", ["teamCount"]);
  const { freeCountDays } = await readTeamPolicy(tx, act.club.clubIdx);
  const cut = rounds.slice(teamCount);
  await lockSlotsOf(tx, act, cut);
  await moveForm(tx, act, form, {});
  const fine = await giveUp(tx, act, form, cut, freeCountDays);
  return { teamFormIdx: form.teamFormIdx, state: teamState.approved, fine };
}

/** Ends the bookings and opens their slots; past the free days each team costs its fine, without a suspension. */
async function giveUp(
  tx: Database,
  act: Act,
  form: TeamForm,
  rounds: readonly Booking[],
  freeDays: number,
): Promise<DecisionAnswer["fine"]> {
  const codeOf = await lateCodeOf(tx, act);
  let fine: DecisionAnswer["fine"] = null;
  for (const round of rounds) {
    const isFree = isFreeToGive(act, round.playDate, freeDays);
    const { bookingIdx } = round;
    const ended = await endBooking(tx, act, bookingIdx, {
      state: isFree ? bookingState.cancelled : bookingState.lateCancelled,
      workCode: bookingWork.cancel,
    });
    await tellAll(tx, act, ended, [
      word("cancelled", {}, { audience: "booker" }),
      word("teamRoundCancelled", { team: form.teamName }, { audience: "companions" }),
    ]);
    await countDay(tx, act, isFree ? "cancels" : "lateCancels");
    if (isFree) continue;
    const penalty = await punishMember(tx, act, {
      memberIdx: form.memberIdx,
      bookingIdx,
      penaltyCode: codeOf(round),
      penaltyBase: await fineBaseOf(tx, act, round, freeToGiveUntil(act, round.playDate, freeDays)),
      days: 0,
      points: 0,
      reason: form.teamName,
    });
    fine = { percent: penalty.finePercent, penaltyIdx: penalty.penaltyIdx };
  }
  const sheetIdxs = rounds.map(({ sheetIdx }) => sheetIdx);
  await reopenSlots(tx, act, sheetIdxs, { teamFormIdx: null });
  await releaseSlotsOf(tx, act, rounds, { isLate: fine !== null });
  return fine;
}
