import { type TeamState, teamCycle, teamState } from "@/lib/contract/code-values/teams";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Veil } from "../../platform/veil";
import { codeNames } from "../codes";
import { listFiles } from "../files";
import { policyNumber, readPolicies } from "../policies";
import {
  type FormRow,
  selectForm,
  selectForms,
  selectRunningSeason,
  selectSeason,
  type TeamForm,
  type TeamSeason,
} from "./repository";
import { datesOf } from "./schedule";

/** The numbers of the yearly teams (C0380, C0390, and C0030 for the party). */
export type TeamPolicy = {
  minTeams: number;
  maxTeams: number;
  requiredRounds: number;
  maxSuspensions: number;
  /** Days before the date until which it may be given up, or its number of teams cut, free of a fine. */
  freeDateDays: number;
  freeCountDays: number;
  formsPerMember: number;
  officerChanges: number;
  minPlayers: number;
};

export async function readTeamPolicy(db: Database, clubIdx: number): Promise<TeamPolicy> {
  const policies = await readPolicies(db, clubIdx, ["C0030", "C0380", "C0390"]);
  const number = (code: string, place: 1 | 2 | 3 | 4, fallback: number) =>
    policyNumber(policies.get(code)?.[`value${place}`], fallback);
  return {
    minTeams: number("C0380", 1, 3),
    maxTeams: number("C0380", 2, 8),
    requiredRounds: number("C0380", 3, 10),
    maxSuspensions: number("C0380", 4, 2),
    freeDateDays: number("C0390", 1, 14),
    freeCountDays: number("C0390", 2, 7),
    formsPerMember: number("C0390", 3, 2),
    officerChanges: number("C0390", 4, 2),
    minPlayers: number("C0030", 1, 3),
  };
}

/** Owner kind of a form's files: the segment of their address. */
export const teamFileKind = "team";

/** A member's form (domain.md R19). Throws 2001. */
export async function readForm(db: Database, ctx: Context, teamFormIdx: number, memberIdx: number | null) {
  const form = await selectForm(db, ctx.club.clubIdx, teamFormIdx, memberIdx);
  const season = form && (await selectSeason(db, ctx.club.clubIdx, { seasonIdx: form.seasonIdx }));
  if (!form || !season) throw new ClubFailure("NOT_FOUND");
  return shownForm(db, ctx, form, season.year);
}

/** The empty form of the running season, with what the club knows of the member (formIdx 0). Throws 4601 without one. */
export async function emptyForm(
  db: Database,
  ctx: Context,
  manager: { name: string; phoneNo: string; email: string },
) {
  const season = await selectRunningSeason(db, ctx.club.clubIdx, ctx.now);
  if (!season) throw new ClubFailure("TEAM_PERIOD");
  const { minPlayers } = await readTeamPolicy(db, ctx.club.clubIdx);
  return { ...blank(season, minPlayers), ...officers(manager) };
}

function officers({ name, phoneNo, email }: { name: string; phoneNo: string; email: string }) {
  return {
    presidentName: "",
    presidentPhone: "",
    managerName: name,
    managerPhone: phoneNo,
    managerEmail: email,
  };
}

function blank({ seasonIdx, minTeams, monthFrom, monthTo }: TeamSeason, minPlayers: number) {
  return {
    teamFormIdx: null,
    seasonIdx,
    teamName: "",
    memberCount: minTeams * minPlayers,
    teamCount: minTeams,
    rsvCycle: teamCycle.monthly,
    choices: [],
    monthFrom,
    monthTo,
    holeCode: roundHoles.eighteen,
    banquet: false,
    awards: false,
    pastYears: 0,
    note: "",
    files: [],
    agreeRules: false,
    state: null,
    reviewReason: null,
    reviewMemo: null,
    schedule: [],
    editable: true,
  };
}

/** One page of the forms for the back office. */
export async function readOfficeForms(
  db: Database,
  ctx: Context,
  query: {
    page: number;
    size: number;
    keyword?: string | undefined;
    state?: TeamState | undefined;
    seasonIdx?: number | undefined;
  },
  veil: Veil,
) {
  const { page, size, ...wanted } = query;
  const limits = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectForms(db, ctx.club.clubIdx, { ...wanted, ...limits });
  const list = [];
  for (const row of rows) list.push(await officeForm(db, ctx, row, veil));
  return { list, total, page, size };
}

/** A form with its files for the back office. Throws 2001. */
export async function readOfficeForm(db: Database, ctx: Context, teamFormIdx: number, veil: Veil) {
  const { rows } = await selectForms(db, ctx.club.clubIdx, { teamFormIdx, offset: 0, limit: 1 });
  const [row] = rows;
  if (!row) throw new ClubFailure("NOT_FOUND");
  return officeForm(db, ctx, row, veil);
}

async function officeForm(
  db: Database,
  ctx: Context,
  { form, memberName, memberType, year }: FormRow,
  veil: Veil,
) {
  return {
    ...(await shownForm(db, ctx, form, year)),
    presidentName: veil.name(form.presidentName),
    presidentPhone: veil.phone(form.presidentPhone),
    managerName: veil.name(form.managerName),
    managerPhone: veil.phone(form.managerPhone),
    managerEmail: veil.email(form.managerEmail),
    memberIdx: form.memberIdx,
    memberName: veil.name(memberName),
    memberType,
    choiceRank: form.choiceRank,
    officerChanges: form.officerChanges,
    createdAt: clubTimestamp(form.createdAt, ctx.club.zone),
    updatedAt: clubTimestamp(form.updatedAt, ctx.club.zone),
  };
}

async function shownForm(db: Database, ctx: Context, form: TeamForm, year: number) {
  const { clubIdx } = ctx.club;
  const names = await codeNames(db, clubIdx, "teamStates", ctx.choice);
  const dates = await datesOf(db, ctx, form, year);
  return {
    ...form,
    files: await listFiles(db, { clubIdx, kind: teamFileKind }, form.teamFormIdx),
    agreeRules: true,
    stateName: names.get(form.state) ?? form.state,
    schedule: dates.map(({ date }) => date),
    dates,
    editable: form.state === teamState.submitted,
  };
}

/** Whether a member owns a form, whose files he may then open. */
export async function isOwnForm(
  db: Database,
  ctx: Context,
  memberIdx: number,
  teamFormIdx: number,
): Promise<boolean> {
  return (await selectForm(db, ctx.club.clubIdx, teamFormIdx, memberIdx)) !== null;
}
