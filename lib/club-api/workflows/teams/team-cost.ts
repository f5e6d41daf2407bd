import { type PenaltyKind, penaltyKind } from "@/lib/contract/code-values/penalties";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { previewPenalty } from "../../domains/penalties";
import { type Booking, readBookingPolicy, stageOfBooking } from "../../domains/reservations";
import { findForm, findSeason, readTeamPolicy, type TeamForm, teamRounds } from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { fineBaseOf } from "../bookings/party-price";

/**
 * Penalty codes of the stages that a team pays by (domain.md 7.7, 7.10): past the free days even an early one costs.
 */
const lateCodes = {
  L0: penaltyKind.lateCancel1,
  L1: penaltyKind.lateCancel1,
  L2: penaltyKind.lateCancel2,
  L3: penaltyKind.sameDayCancel,
  L4: penaltyKind.sameDayCancel,
} as const;

/** By which code a round that is given up late is paid for now. */
export async function lateCodeOf(db: Database, ctx: Context): Promise<(round: Booking) => PenaltyKind> {
  const { cancel } = await readBookingPolicy(db, ctx.club.clubIdx);
  return (round) => lateCodes[stageOfBooking(round, cancel, ctx.now, ctx.club.zone)];
}

/** The moment from which giving a date up costs, which is the last one of `isFreeToGive`. */
export function freeToGiveUntil(ctx: Context, date: string, freeDays: number): Date {
  return atClubTime(addDays(date, 1 - freeDays), "00:00", ctx.club.zone);
}

/** Whether a date is still so many days away that giving it up is free (C0390). */
export function isFreeToGive(ctx: Context, date: string, freeDays: number): boolean {
  return clubDate(ctx.now, ctx.club.zone) <= addDays(date, -freeDays);
}

/** The rounds of a booked date that is not over; 9001 for any other. */
export async function roundsOn(
  db: Database,
  ctx: Context,
  form: TeamForm,
  date: string | undefined,
): Promise<Booking[]> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const isBooked = form.schedule.some((one) => one.date === date && one.state === "BOOKED");
  if (date === undefined || date < today || !isBooked)
    throw new ClubFailure("VAL_FIELD", ["date", "booked_day"]);
  return teamRounds(db, ctx.club.clubIdx, form.teamFormIdx, { from: today, date });
}

/** Cost of giving up a date, or all but so many of its teams, at this moment; writes nothing. Throws 2001, 9001. */
export async function readTeamCost(
  db: Database,
  ctx: Context,
  teamFormIdx: number,
  { date, teamCount }: { date: string; teamCount?: number | undefined },
): Promise<CallOutput<"GET /ops/team-forms/{id}/cost">> {
  const { clubIdx } = ctx.club;
  const form = await findForm(db, clubIdx, teamFormIdx, null);
  const season = form && (await findSeason(db, clubIdx, { seasonIdx: form.seasonIdx }));
  if (!form || !season) throw new ClubFailure("NOT_FOUND");
  const rounds = await roundsOn(db, ctx, form, date);
  const { freeDateDays, freeCountDays } = await readTeamPolicy(db, clubIdx);
  const given = rounds.slice(teamCount ?? 0);
  const freeDays = teamCount === undefined ? freeDateDays : freeCountDays;
  const endsForm = teamCount === undefined && form.suspensionsUsed >= season.maxSuspensions;
  const isFree = endsForm || isFreeToGive(ctx, date, freeDays);
  return {
    date,
    teams: rounds.length,
    givenUp: given.length,
    freeUntil: addDays(date, -freeDays),
    fine: isFree ? null : await fineFor(db, ctx, form, given, freeToGiveUntil(ctx, date, freeDays)),
    endsForm,
  };
}

async function fineFor(
  db: Database,
  ctx: Context,
  { memberIdx }: TeamForm,
  rounds: readonly Booking[],
  freeUntil: Date,
) {
  const codeOf = await lateCodeOf(db, ctx);
  let percent = 0;
  let amount = 0;
  for (const round of rounds) {
    const penaltyBase = await fineBaseOf(db, ctx, round, freeUntil);
    const fine = await previewPenalty(db, ctx, { memberIdx, penaltyCode: codeOf(round), penaltyBase });
    percent = fine.finePercent;
    amount += Number(fine.fineAmount);
  }
  return { percent, amount: Number.isInteger(amount) ? amount : amount.toFixed(2) };
}
