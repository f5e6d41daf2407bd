import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../db/database";
import { countDay } from "../../domains/dashboard";
import { type Booking, endBooking, notifyAllPlayers, word } from "../../domains/reservations";
import { readTeamPolicy, type TeamForm } from "../../domains/teams";
import { reopenSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { lockSlotsOf, releaseSlotsOf } from "../bookings/end-others";
import { fineBaseOf } from "../bookings/party-price";
import { punishMember } from "../penalties/punish-member";
import { notifySuspended, rosterOf } from "./notify-team";
import { freeToGiveUntil, isFreeToGive, lateCodeOf, roundsOn } from "./team-cost";
import { type DecisionAnswer, endTeam, moveForm, type Reviewed, type TeamDecision } from "./team-form-steps";

/**
 * Gives up one date of an approved team: free up to 14 days before, later at a fine per team (C0390 v1). A suspension more
 * than the season allows ends the form (domain.md 8.6). Throws 9001 for a date that is not booked.
 */
export async function suspendDate(
  tx: Database,
  ctx: Context,
  { form, season }: Reviewed,
  date: string | undefined,
): Promise<DecisionAnswer> {
  const rounds = await roundsOn(tx, ctx, form, date);
  const suspensionsUsed = form.suspensionsUsed + 1;
  const schedule = form.schedule.map((one) =>
    one.date === date ? { ...one, state: "SUSPENDED" as const } : one,
  );
  if (form.suspensionsUsed >= season.maxSuspensions) {
    const ended = await endTeam(tx, ctx, form, { suspensionsUsed, schedule });
    return { ...ended, suspensionsUsed };
  }
  const { freeDateDays } = await readTeamPolicy(tx, ctx.club.clubIdx);
  await lockSlotsOf(tx, ctx, rounds);
  const roster = await rosterOf(tx, ctx, form);
  await moveForm(tx, ctx, form, { suspensionsUsed, schedule });
  const fine = await giveUp(tx, ctx, form, rounds, freeDateDays);
  await notifySuspended(tx, ctx, form, date ?? "", roster);
  return { teamFormIdx: form.teamFormIdx, state: teamState.approved, suspensionsUsed, fine };
}

/**
 * Cuts the teams of one date to a smaller number, which the season allows: free up to 7 days before, later at a fine for
 * each team that falls away (C0390 v2). The last tee times go.
 */
export async function cutTeams(
  tx: Database,
  ctx: Context,
  { form, season }: Reviewed,
  { date, teamCount = 0 }: TeamDecision,
): Promise<DecisionAnswer> {
  const rounds = await roundsOn(tx, ctx, form, date);
  if (teamCount < season.minTeams || teamCount >= rounds.length)
    throw new ClubFailure("VAL_FIELD", ["teamCount", "range", `${season.minTeams}–${rounds.length - 1}`]);
  const { freeCountDays } = await readTeamPolicy(tx, ctx.club.clubIdx);
  const cut = rounds.slice(teamCount);
  await lockSlotsOf(tx, ctx, cut);
  await moveForm(tx, ctx, form, {});
  const fine = await giveUp(tx, ctx, form, cut, freeCountDays);
  return { teamFormIdx: form.teamFormIdx, state: teamState.approved, fine };
}

/** Ends the bookings and opens their slots; past the free days each team costs its fine, without a suspension. */
async function giveUp(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  rounds: readonly Booking[],
  freeDays: number,
): Promise<DecisionAnswer["fine"]> {
  const codeOf = await lateCodeOf(tx, ctx);
  let fine: DecisionAnswer["fine"] = null;
  for (const round of rounds) {
    const isFree = isFreeToGive(ctx, round.playDate, freeDays);
    const { bookingIdx } = round;
    const ended = await endBooking(tx, ctx, bookingIdx, {
      state: isFree ? bookingState.cancelled : bookingState.lateCancelled,
      workCode: bookingWork.cancel,
    });
    await notifyAllPlayers(tx, ctx, ended, [
      word("cancelled", {}, { audience: "booker" }),
      word("teamRoundCancelled", { team: form.teamName }, { audience: "companions" }),
    ]);
    await countDay(tx, ctx, isFree ? "cancels" : "lateCancels");
    if (isFree) continue;
    const penalty = await punishMember(tx, ctx, {
      memberIdx: form.memberIdx,
      bookingIdx,
      penaltyCode: codeOf(round),
      penaltyBase: await fineBaseOf(tx, ctx, round, freeToGiveUntil(ctx, round.playDate, freeDays)),
      days: 0,
      points: 0,
      reason: form.teamName,
    });
    fine = { percent: penalty.finePercent, penaltyIdx: penalty.penaltyIdx };
  }
  const sheetIdxs = rounds.map(({ sheetIdx }) => sheetIdx);
  await reopenSlots(tx, ctx, sheetIdxs, { teamFormIdx: null });
  await releaseSlotsOf(tx, ctx, rounds, { isLate: fine !== null });
  return fine;
}
