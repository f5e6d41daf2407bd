import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallOutput } from "@/lib/contract/routes";
import type { PlannedDate } from "@/lib/contract/teams/ops-teams";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import {
  type DaySlot,
  findForm,
  findRun,
  findSeason,
  isInHour,
  plannedDates,
  readTeamPolicy,
  type TeamDate,
  type TeamForm,
  teamDay,
} from "../../domains/teams";
import { dayInfo, slotsToLay } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

type Choice = TeamForm["choices"][number];

/**
 * Preview of an approval by one of a form's choices: for each date the run of slots that it would take, or what
 * has the slots of the hour. Nothing is written; sheets that are not laid yet are looked at as they would be. Throws
 * 2001, 9001 for a choice that the form does not have.
 */
export async function previewTeam(
  db: Database,
  ctx: Context,
  teamFormIdx: number,
  choiceRank: number,
): Promise<CallOutput<"GET /ops/team-forms/{id}/schedule">> {
  const { clubIdx } = ctx.club;
  const form = await findForm(db, clubIdx, teamFormIdx, null);
  const season = form && (await findSeason(db, clubIdx, { seasonIdx: form.seasonIdx }));
  if (!form || !season) throw new ClubFailure("NOT_FOUND");
  const choice = form.choices.find(({ rank }) => rank === choiceRank);
  if (!choice) throw new ClubFailure("VAL_FIELD", ["choiceRank", "choice"]);
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const dates: PlannedDate[] = [];
  for (const planned of await plannedDates(db, ctx, form, season.year, choiceRank)) {
    dates.push(await previewDate(db, ctx, { form, choice, courses }, planned));
  }
  return { choiceRank, teamCount: form.teamCount, dates };
}

async function previewDate(
  db: Database,
  ctx: Context,
  { form, choice, courses }: { form: TeamForm; choice: Choice; courses: ReadonlyMap<string, string> },
  { date, state }: TeamDate,
): Promise<PlannedDate> {
  const { isOpen, holidayName } = await dayInfo(db, ctx, date);
  const { minPlayers: leastParty } = await readTeamPolicy(db, ctx.club.clubIdx);
  const day = await slotsOn(db, ctx, date);
  const run = findRun(day, { ...choice, teamCount: form.teamCount, leastParty }) ?? [];
  const inHour = day.filter((slot) => isInHour(slot, choice));
  return {
    date,
    isFlagged: state === "FLAGGED",
    isOpen,
    holidayName,
    slots: run.map(({ teeTime, courseCode }) => ({
      teeTime,
      courseName: courses.get(courseCode) ?? courseCode,
    })),
    hourSlots: inHour.length,
    freeSlots: inHour.filter(({ isFree }) => isFree).length,
    blocks: blocksOf(inHour),
  };
}

/** The day's slots: those laid, and those that the approval would lay. */
async function slotsOn(db: Database, ctx: Context, date: string): Promise<DaySlot[]> {
  const laid = await teamDay(db, ctx.club.clubIdx, date, ctx.now);
  const known = new Set(laid.map(({ sheetIdx }) => sheetIdx));
  const missing = (await slotsToLay(db, ctx, date, date)).filter(({ sheetIdx }) => !known.has(sheetIdx));
  const fresh = { isSold: false, isHeld: false, teamName: null };
  return [
    ...laid,
    ...missing.map(({ sheetIdx, courseCode, period, teeTime, maxPlayers, openType = slotState.open }) => ({
      sheetIdx,
      courseCode,
      period,
      teeTime,
      maxPlayers,
      openType,
      isFree: openType !== slotState.blocked,
      ...fresh,
    })),
  ];
}

const reservedFor: Readonly<Record<string, "TEAM" | "DRAW">> = {
  [slotState.draw]: "DRAW",
  [slotState.team]: "TEAM",
};
const causes = ["SOLD", "TEAM", "DRAW", "HELD", "BLOCKED"] as const;

function causeOf({ openType, isSold, isHeld }: DaySlot): (typeof causes)[number] {
  const reserved = reservedFor[openType];
  if (reserved) return reserved;
  if (isSold) return "SOLD";
  return isHeld ? "HELD" : "BLOCKED";
}

function blocksOf(slots: readonly DaySlot[]): PlannedDate["blocks"] {
  const taken = slots.filter(({ isFree }) => !isFree);
  return causes.flatMap((cause) => {
    const of = taken.filter((slot) => causeOf(slot) === cause);
    const teams = [...new Set(of.flatMap(({ teamName }) => (teamName === null ? [] : [teamName])))];
    return of.length === 0 ? [] : [{ cause, count: of.length, teams }];
  });
}
