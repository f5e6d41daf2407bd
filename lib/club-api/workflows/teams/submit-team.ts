import type { z } from "zod";
import { type TeamState, teamState } from "@/lib/contract/code-values/teams";
import type { teamFormBody } from "@/lib/contract/teams/teams";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import { countDay } from "../../domains/dashboard";
import {
  attachFiles,
  detachFiles,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "../../domains/files";
import { findMember } from "../../domains/members";
import { queueNotice } from "../../domains/outbox";
import { lockMembers } from "../../domains/reservations";
import { readSiteInfo } from "../../domains/site";
import {
  findForm,
  holdSeason,
  insertForm,
  officerFields,
  readTeamPolicy,
  type TeamForm,
  type TeamSeason,
  teamFileKind,
  updateForm,
  wrongFields,
} from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { refuseTeam } from "./team-eligibility";

export type TeamInput = z.output<typeof teamFormBody>;
type Answer = { teamFormIdx: number; state: TeamState };
type Submission = {
  ctx: Context;
  storage: FileStorage;
  logger: Logger;
  memberIdx: number;
  uploads: readonly Upload[];
  once<T>(work: (tx: Database) => Promise<T>): Promise<T>;
};

/**
 * Submits a team form or edits it (domain.md R20, 8.6), with its files. Throws 4601 to 4604 for a new one, 4605 with the
 * fields that the season does not take, 2001, 2002, 4606 once the club reviews it. In an approved form only the officers
 * may change, so many times a year (C0390 v4).
 */
export async function submitTeam(submission: Submission, input: TeamInput): Promise<Answer> {
  const { ctx, storage, logger, memberIdx, uploads, once } = submission;
  let isAttached = false;
  let dropped: string[] = [];
  const answer = await withStoredUploads(storage, teamFileKind, uploads, async (stored) => {
    const saved = await once(async (tx) => {
      const form =
        input.teamFormIdx === undefined
          ? await create(tx, ctx, memberIdx, input)
          : await edit(tx, ctx, memberIdx, { ...input, teamFormIdx: input.teamFormIdx });
      dropped = await saveFiles(tx, ctx, form, stored, input.removeFiles ?? []);
      isAttached = true;
      return { teamFormIdx: form.teamFormIdx, state: form.state };
    });
    // A repeated call gets the first one's answer; what it brought along belongs to no form.
    if (!isAttached) dropped = stored.map(({ storageKey }) => storageKey);
    return saved;
  });
  await removeStored(storage, logger, dropped);
  return answer;
}

async function saveFiles(
  tx: Database,
  ctx: Context,
  { teamFormIdx }: TeamForm,
  stored: readonly StoredUpload[],
  removed: readonly number[],
): Promise<string[]> {
  const owners = { clubIdx: ctx.club.clubIdx, kind: teamFileKind };
  await attachFiles(tx, owners, teamFormIdx, stored, ctx.now);
  return detachFiles(tx, owners, teamFormIdx, removed);
}

async function create(tx: Database, ctx: Context, memberIdx: number, input: TeamInput): Promise<TeamForm> {
  const { clubIdx } = ctx.club;
  await lockMembers(tx, clubIdx, [memberIdx]);
  const member = await findMember(tx, clubIdx, memberIdx);
  const season = await holdSeason(tx, clubIdx, input.seasonIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await refuseTeam(tx, ctx, member, season);
  if (!season) throw new ClubFailure("TEAM_PERIOD");
  await checkFields(tx, ctx, season, input);
  const form = await insertForm(tx, {
    ...fieldsOf(input),
    clubIdx,
    seasonIdx: season.seasonIdx,
    memberIdx,
    state: teamState.submitted,
    schedule: [],
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await notifyOffice(tx, ctx, form);
  await countDay(tx, ctx, "teamForms");
  return form;
}

async function edit(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: TeamInput & { teamFormIdx: number },
): Promise<TeamForm> {
  const { clubIdx } = ctx.club;
  const form = await findForm(tx, clubIdx, input.teamFormIdx, memberIdx);
  const season = form && (await holdSeason(tx, clubIdx, form.seasonIdx));
  if (!form || !season) throw new ClubFailure("NOT_FOUND");
  if (input.version !== undefined && input.version !== form.version) throw new ClubFailure("STALE");
  if (form.state !== teamState.submitted && form.state !== teamState.approved)
    throw new ClubFailure("TEAM_REVIEWING");
  const change =
    form.state === teamState.approved ? await officerChange(tx, ctx, form, input) : fieldsOf(input);
  await checkFields(tx, ctx, season, { ...form, ...change, agreeRules: input.agreeRules });
  const saved = await updateForm(tx, form, [teamState.submitted, teamState.approved], {
    ...change,
    updatedAt: ctx.now,
  });
  if (!saved) throw new ClubFailure("TEAM_REVIEWING");
  return saved;
}

/** New officers of an approved form; 4606 for anything else, and when the year's changes are used up. */
async function officerChange(
  tx: Database,
  ctx: Context,
  form: TeamForm,
  input: TeamInput,
): Promise<Partial<TeamForm>> {
  const { officerChanges } = await readTeamPolicy(tx, ctx.club.clubIdx);
  const own = fieldsOf(input);
  const officers = new Set<string>(officerFields);
  const asked = Object.entries(own).filter(
    ([field, value]) => written(value) !== written(form[field as keyof TeamForm]),
  );
  const isOfficersOnly = asked.length > 0 && asked.every(([field]) => officers.has(field));
  if (!isOfficersOnly || form.officerChanges >= officerChanges) throw new ClubFailure("TEAM_REVIEWING");
  return { ...Object.fromEntries(asked), officerChanges: form.officerChanges + 1 };
}

/** A value as text, whatever the order in which a database keeps the fields of an object. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

async function checkFields(
  tx: Database,
  ctx: Context,
  season: TeamSeason,
  input: Parameters<typeof wrongFields>[0],
): Promise<void> {
  const { clubIdx } = ctx.club;
  const courseCodes = [...(await codeNames(tx, clubIdx, "courses", ctx.choice)).keys()];
  const { minPlayers } = await readTeamPolicy(tx, clubIdx);
  const fields = wrongFields(input, season, { courseCodes, minPlayers });
  if (fields.length > 0) throw new ClubFailure("TEAM_FIELDS", [fields.join(", ")]);
}

function fieldsOf(input: TeamInput) {
  const { choices, rsvCycle, monthFrom, monthTo, holeCode, banquet, awards, pastYears, note } = input;
  const { teamName, presidentName, presidentPhone, managerName, managerPhone, managerEmail } = input;
  const { memberCount, teamCount } = input;
  const officers = { presidentName, presidentPhone, managerName, managerPhone, managerEmail };
  const schedule = { choices, rsvCycle, monthFrom, monthTo, holeCode };
  return { teamName, ...officers, memberCount, teamCount, ...schedule, banquet, awards, pastYears, note };
}

/** The office hears of each new form by mail (domain.md 8.6). */
async function notifyOffice(tx: Database, ctx: Context, { teamName, teamFormIdx }: TeamForm): Promise<void> {
  const { clubIdx, defaultLanguage: lang } = ctx.club;
  const { clubName, email } = await readSiteInfo(tx, clubIdx, { language: lang, defaultLanguage: lang });
  const to = { memberIdx: null, lang, phoneNo: null, email };
  const vars = { club: clubName, team: teamName };
  await queueNotice(tx, ctx, "teamReceived", to, vars, { dedupeKey: `team-form:${teamFormIdx}` });
}

/** Withdraws a form while nobody reviews it (10 to 60); twice is once. Throws 2001, 4606. */
export async function withdrawTeam(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  teamFormIdx: number,
): Promise<Answer> {
  const form = await findForm(tx, ctx.club.clubIdx, teamFormIdx, memberIdx);
  if (!form) throw new ClubFailure("NOT_FOUND");
  const withdrawn = { teamFormIdx, state: teamState.withdrawn } as const;
  if (form.state === teamState.withdrawn) return withdrawn;
  const saved = await updateForm(tx, form, [teamState.submitted], {
    state: teamState.withdrawn,
    updatedAt: ctx.now,
  });
  if (saved) return withdrawn;
  // Another tab may have been faster.
  const now = await findForm(tx, ctx.club.clubIdx, teamFormIdx, memberIdx);
  if (now?.state !== teamState.withdrawn) throw new ClubFailure("TEAM_REVIEWING");
  return withdrawn;
}
