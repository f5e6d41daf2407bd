import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { countDay } from "../domains/dashboard";
import {
  type Booking,
  endBooking,
  readNumbers,
  stageOfBooking,
  tellAll,
  word,
} from "../domains/reservations";
import { readTeamPolicy, type TeamForm, teamRounds } from "../domains/teams";
import { reopenSlots } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { lockSlotsOf, releaseSlotsOf } from "./end-others";
import { punishMember } from "./punish-member";
import { type DecisionAnswer, endTeam, moveForm, type Reviewed, type TeamDecision } from "./team-form-steps";
import { rosterOf, tellSuspended } from "./tell-team";

const dayMs = 86_400_000;
/** Penalty codes of the stages that a team pays by (domain.md 7.7, 7.10): past the free days even an early one costs. */
const lateCodes = { L0: "10", L1: "10", L2: "20", L3: "30", L4: "30" } as const;

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
  return { teamFormIdx: form.teamFormIdx, state: "30", suspensionsUsed, fine };
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
  return { teamFormIdx: form.teamFormIdx, state: "30", fine };
}

async function roundsOn(
  tx: Database,
  act: Act,
  form: TeamForm,
  date: string | undefined,
): Promise<Booking[]> {
  const today = clubDate(act.now, act.club.zone);
  const isBooked = form.schedule.some((one) => one.date === date && one.state === "BOOKED");
  if (date === undefined || date < today || !isBooked) throw new ClubFailure("VAL_FIELD", ["date"]);
  return teamRounds(tx, act.club.clubIdx, form.teamFormIdx, { from: today, date });
}

/** Ends the bookings and opens their slots; past the free days each team costs its fine, without a suspension. */
async function giveUp(
  tx: Database,
  act: Act,
  form: TeamForm,
  rounds: readonly Booking[],
  freeDays: number,
): Promise<DecisionAnswer["fine"]> {
  const numbers = await readNumbers(tx, act.club.clubIdx);
  let fine: DecisionAnswer["fine"] = null;
  for (const round of rounds) {
    const isFree = daysUntil(act, round.playDate) >= freeDays;
    const stage = stageOfBooking(round, numbers.cancel, act.now, act.club.zone);
    const { bookingIdx } = round;
    const ended = await endBooking(tx, act, bookingIdx, { state: isFree ? "50" : "51", workCode: "30" });
    await tellAll(tx, act, ended, [
      word("cancelled", {}, { audience: "booker" }),
      word("teamRoundCancelled", { team: form.teamName }, { audience: "companions" }),
    ]);
    await countDay(tx, act, isFree ? "cancels" : "lateCancels");
    if (isFree) continue;
    const penalty = await punishMember(tx, act, {
      memberIdx: form.memberIdx,
      bookingIdx,
      penaltyCode: lateCodes[stage],
      penaltyBase: round.quote.penaltyBase,
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

function daysUntil(act: Act, date: string): number {
  return (Date.parse(date) - Date.parse(clubDate(act.now, act.club.zone))) / dayMs;
}
