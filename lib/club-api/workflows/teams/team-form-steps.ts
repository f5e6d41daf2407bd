import type { z } from "zod";
import { bookingState, bookingWork } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import type { CallOutput } from "@/lib/contract/routes";
import type { teamFormDecision } from "@/lib/contract/teams/ops-teams";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { endBooking, notifyPlayers } from "../../domains/reservations";
import { type TeamForm, type TeamSeason, teamRounds, updateForm } from "../../domains/teams";
import { reopenSlots } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { lockSlotsOf, releaseSlotsOf } from "../bookings/end-others";
import { notifyTeam, rosterOf } from "./notify-team";

export type TeamDecision = z.output<typeof teamFormDecision>;
export type DecisionAnswer = CallOutput<"PUT /ops/team-forms/{id}">;
export type Reviewed = { form: TeamForm; season: TeamSeason };

/** Writes a form on, from the version that was judged; 4606 when it has moved on meanwhile. */
export async function moveForm(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  change: Partial<TeamForm>,
): Promise<TeamForm> {
  const saved = await updateForm(tx, form, [form.state], { ...change, updatedAt: ctx.now });
  if (!saved) throw new ClubFailure("TEAM_REVIEWING");
  return saved;
}

/** 30 to 60: what is left of the season is cancelled by the club (70), its slots open (domain.md 8.6). */
export async function endTeam(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  change: Partial<TeamForm>,
): Promise<DecisionAnswer> {
  const { clubIdx, zone } = ctx.club;
  const { teamFormIdx, teamName } = form;
  const rounds = await teamRounds(tx, clubIdx, teamFormIdx, { from: clubDate(ctx.now, zone) });
  await lockSlotsOf(tx, ctx, rounds);
  const roster = await rosterOf(tx, ctx, form);
  await moveForm(tx, ctx, form, { ...change, state: teamState.withdrawn });
  for (const { bookingIdx } of rounds) {
    const ended = await endBooking(tx, ctx, bookingIdx, {
      state: bookingState.clubCancelled,
      reasonText: teamName,
      workCode: bookingWork.cancel,
    });
    await notifyPlayers(tx, ctx, ended, "cancelledByClub", { reason: teamName });
  }
  const sheetIdxs = rounds.map(({ sheetIdx }) => sheetIdx);
  await reopenSlots(tx, ctx, sheetIdxs, { teamFormIdx: null });
  await releaseSlotsOf(tx, ctx, rounds, { isLate: false });
  await notifyTeam(tx, ctx, form, teamState.withdrawn, roster);
  return { teamFormIdx, state: teamState.withdrawn };
}
