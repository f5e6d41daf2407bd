import { type TeamState, teamCycle, teamState } from "@/lib/contract/code-values/teams";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import type { Veil } from "../../platform/veil";
import { codeNames } from "../codes";
import { listFiles } from "../files";
import { readTeamPolicy } from "./policy";
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

/** What a form's files belong to: the segment of their address. */
export const teamFileKind = "team";

/** A member's form (domain.md R19). Throws 2001. */
export async function readForm(db: Database, act: Act, teamFormIdx: number, memberIdx: number | null) {
  const form = await selectForm(db, act.club.clubIdx, teamFormIdx, memberIdx);
  const season = form && (await selectSeason(db, act.club.clubIdx, { seasonIdx: form.seasonIdx }));
  if (!form || !season) throw new ClubFailure("NOT_FOUND");
  return shownForm(db, act, form, season.year);
}

/** The empty form of the running season, with what the club knows of the member (formIdx 0). Throws 4601 without one. */
export async function emptyForm(
  db: Database,
  act: Act,
  manager: { name: string; phoneNo: string; email: string },
) {
  const season = await selectRunningSeason(db, act.club.clubIdx, act.now);
  if (!season) throw new ClubFailure("TEAM_PERIOD");
  const { minPlayers } = await readTeamPolicy(db, act.club.clubIdx);
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
    holeCode: "18",
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
  act: Act,
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
  const { rows, total } = await selectForms(db, act.club.clubIdx, { ...wanted, ...limits });
  const list = [];
  for (const row of rows) list.push(await officeForm(db, act, row, veil));
  return { list, total, page, size };
}

/** A form with its files for the back office. Throws 2001. */
export async function readOfficeForm(db: Database, act: Act, teamFormIdx: number, veil: Veil) {
  const { rows } = await selectForms(db, act.club.clubIdx, { teamFormIdx, offset: 0, limit: 1 });
  const [row] = rows;
  if (!row) throw new ClubFailure("NOT_FOUND");
  return officeForm(db, act, row, veil);
}

async function officeForm(
  db: Database,
  act: Act,
  { form, memberName, memberType, year }: FormRow,
  veil: Veil,
) {
  return {
    ...(await shownForm(db, act, form, year)),
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
    createdAt: clubTimestamp(form.createdAt, act.club.zone),
    updatedAt: clubTimestamp(form.updatedAt, act.club.zone),
  };
}

async function shownForm(db: Database, act: Act, form: TeamForm, year: number) {
  const { clubIdx } = act.club;
  const names = await codeNames(db, clubIdx, "teamStates", act.choice);
  const dates = await datesOf(db, act, form, year);
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
  act: Act,
  memberIdx: number,
  teamFormIdx: number,
): Promise<boolean> {
  return (await selectForm(db, act.club.clubIdx, teamFormIdx, memberIdx)) !== null;
}
