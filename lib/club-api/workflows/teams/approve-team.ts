import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  isHeldByAnother,
  type LockedMember,
  liveBookingOf,
  lockMembers,
  readSlotSnapshot,
  slotTaken,
} from "../../domains/reservations";
import {
  findRun,
  plannedDates,
  readTeamPolicy,
  type TeamDate,
  type TeamForm,
  teamDay,
} from "../../domains/teams";
import {
  assignSlots,
  dayInfo,
  generateSheets,
  lockSlots,
  readRuleBook,
  type Slot,
} from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { placeBooking } from "../bookings/place-booking";
import { notifyTeam, rosterOf } from "./notify-team";
import { type DecisionAnswer, moveForm, type Reviewed, type TeamDecision } from "./team-form-steps";

/**
 * 20 or 50 to 30 (domain.md 7.10, 8.6): for each date of the approved choice so many consecutive slots become the team's
 * (openType 80) and are booked (type 40), all or nothing. Flagged dates are left for a choice by hand unless `includeDates`
 * names them. Throws 9001 `choiceRank`, 4201 with the date and hour that has no room or has just lost it.
 */
export async function approveTeam(
  tx: Database,
  ctx: Context,
  { form, season }: Reviewed,
  { choiceRank, includeDates = [], reviewMemo }: TeamDecision,
): Promise<DecisionAnswer> {
  const rank = choiceRank ?? 1;
  const planned = await plannedDates(tx, ctx, form, season.year, rank);
  if (planned.length === 0) throw new ClubFailure("VAL_FIELD", ["choiceRank", "no_days"]);
  const schedule = await scheduleOf(tx, ctx, planned, includeDates);
  const dates = schedule.flatMap(({ date, state }) => (state === "BOOKED" ? [date] : []));
  const slots = await takeSlots(tx, ctx, form, rank, dates);
  const [member] = await lockMembers(tx, ctx.club.clubIdx, [form.memberIdx]);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await moveForm(tx, ctx, form, {
    state: teamState.approved,
    choiceRank: rank,
    schedule,
    ...(reviewMemo === undefined ? {} : { reviewMemo }),
  });
  await bookRounds(tx, ctx, form, member, slots);
  await notifyTeam(tx, ctx, form, teamState.approved, await rosterOf(tx, ctx, form));
  return { teamFormIdx: form.teamFormIdx, state: teamState.approved, slotsCreated: slots.length };
}

type Approved = TeamForm["schedule"];

/** Planned dates are booked; flagged ones too when they are named and the course is open. */
async function scheduleOf(
  tx: Database,
  ctx: Context,
  planned: readonly TeamDate[],
  includeDates: readonly string[],
): Promise<Approved> {
  const schedule: Approved = [];
  for (const { date, state } of planned) {
    const isWanted =
      state === "PLANNED" || (includeDates.includes(date) && (await dayInfo(tx, ctx, date)).isOpen);
    schedule.push({ date, state: isWanted ? "BOOKED" : "FLAGGED" });
  }
  return schedule;
}

/** Lays the sheets where they are missing, picks the runs, then locks them all and looks again behind the locks. */
async function takeSlots(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  rank: number,
  dates: readonly string[],
): Promise<Slot[]> {
  const { clubIdx, zone } = ctx.club;
  const choice = form.choices.find((one) => one.rank === rank);
  if (!choice || dates.some((date) => date <= clubDate(ctx.now, zone)))
    throw new ClubFailure("VAL_FIELD", ["choiceRank", "no_days"]);
  const { minPlayers: leastParty } = await readTeamPolicy(tx, clubIdx);
  const picked: number[] = [];
  for (const date of dates) {
    await generateSheets(tx, ctx, date, date);
    const day = await teamDay(tx, clubIdx, date, ctx.now);
    const run = findRun(day, { ...choice, teamCount: form.teamCount, leastParty });
    if (!run) throw new ClubFailure("RSV_SLOT_TAKEN", [date, `${choice.rsvHour}:00`]);
    picked.push(...run.map(({ sheetIdx }) => sheetIdx));
  }
  const slots = await lockSlots(tx, clubIdx, picked);
  for (const slot of slots) await requireFree(tx, ctx, slot);
  const purpose = { openType: slotState.team, teamFormIdx: form.teamFormIdx } as const;
  const changed = await assignSlots(tx, ctx, picked, purpose);
  if (changed !== picked.length)
    throw new ClubFailure("RSV_SLOT_TAKEN", [dates[0] ?? "", `${choice.rsvHour}:00`]);
  return slots;
}

async function requireFree(tx: Database, ctx: Context, slot: Slot): Promise<void> {
  const snapshot = await readSlotSnapshot(tx, ctx.club.clubIdx, slot.sheetIdx);
  const isOpen = slot.openType === slotState.open || slot.openType === slotState.membersOnly;
  if (!isOpen || !snapshot || snapshot.soldTo !== null || isHeldByAnother(snapshot, null, ctx.now))
    throw slotTaken(slot);
  if (await liveBookingOf(tx, ctx.club.clubIdx, slot.sheetIdx)) throw slotTaken(slot);
}

/** One booking per slot in the representative's name; who plays is named by the roster later. */
async function bookRounds(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  member: LockedMember,
  slots: readonly Slot[],
): Promise<void> {
  const books = new Map<string, Awaited<ReturnType<typeof readRuleBook>>>();
  for (const slot of slots) {
    const book = books.get(slot.playDate) ?? (await readRuleBook(tx, ctx, slot.playDate));
    books.set(slot.playDate, book);
    await placeBooking(tx, ctx, {
      slot,
      member,
      players: [],
      playerCount: slot.maxPlayers,
      holeCode: form.holeCode,
      caddieMode: slot.caddieMode,
      reservationType: reservationTypeCode.yearlyTeam,
      income: channelCode.system,
      teamFormIdx: form.teamFormIdx,
      memo: form.teamName,
      known: { book, members: [member] },
      isNotified: false,
    });
  }
}
