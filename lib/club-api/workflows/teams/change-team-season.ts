import type { z } from "zod";
import type { RefusedField } from "@/lib/contract/failure-texts/field-reasons";
import type { AcceptedForms, teamSeasonBody } from "@/lib/contract/teams/ops-team-seasons";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import {
  acceptedForms,
  findSeason,
  insertSeason,
  lockSeason,
  readTeamPolicy,
  type TeamSeason,
  updateSeason,
} from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

type SeasonChange = z.output<typeof teamSeasonBody> & { version: number };

/**
 * Changes a season; numbers that are left out stay. Throws 2001, 2002, 9001 for a field that is wrong in itself, for the
 * year of another season, and for one that a form which stands would break.
 */
export async function changeTeamSeason(
  tx: Database,
  ctx: Context,
  seasonIdx: number,
  { version, ...input }: SeasonChange,
): Promise<{ seasonIdx: number; version: number }> {
  const before = await lockSeason(tx, ctx.club.clubIdx, seasonIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (before.version !== version) throw new ClubFailure("STALE");
  const change = changeOf(ctx, before, input);
  const fault = seasonFault(change);
  if (fault) throw new ClubFailure("VAL_FIELD", fault);
  const openForms = await acceptedForms(tx, ctx, before);
  const broken = openForms && brokenField(openForms, before, change);
  if (broken) throw new ClubFailure("VAL_FIELD", [broken, "standing"]);
  await refuseTakenYear(tx, ctx, before, change.year);
  const saved = await updateSeason(tx, before, { ...change, updatedAt: ctx.now });
  if (!saved) throw new ClubFailure("STALE");
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "team-season",
    entityKey: seasonIdx,
    before,
    after: change,
  });
  return { seasonIdx, version: saved.version };
}

function changeOf(ctx: Context, before: TeamSeason, input: Omit<SeasonChange, "version">) {
  const { year, announceDate, monthFrom, monthTo, memberTypes } = input;
  return {
    year,
    // Without texts in other languages the ones that are there stay.
    texts: { ...(input.i18n ? {} : before.texts), ...seasonTexts(ctx, input) },
    applyFrom: new Date(input.applyFrom),
    applyTo: new Date(input.applyTo),
    announceDate,
    monthFrom,
    monthTo,
    minTeams: input.minTeams ?? before.minTeams,
    maxTeams: input.maxTeams ?? before.maxTeams,
    requiredRounds: input.requiredRounds ?? before.requiredRounds,
    maxSuspensions: input.maxSuspensions ?? before.maxSuspensions,
    memberTypes: [...new Set(memberTypes)],
  };
}

/** The first field that a standing form would break. */
function brokenField(
  openForms: AcceptedForms,
  before: TeamSeason,
  after: ReturnType<typeof changeOf>,
): string | null {
  const isBroken: [string, boolean][] = [
    ["year", after.year !== before.year],
    ["monthFrom", after.monthFrom > openForms.monthFrom],
    ["monthTo", after.monthTo < openForms.monthTo],
    ["minTeams", after.minTeams > openForms.minTeams],
    ["maxTeams", after.maxTeams < openForms.maxTeams],
    ["requiredRounds", after.requiredRounds > openForms.requiredRounds],
    ["maxSuspensions", after.maxSuspensions < openForms.maxSuspensions],
    ["memberTypes", openForms.memberTypes.some((type) => !after.memberTypes.includes(type))],
  ];
  return isBroken.find(([, is]) => is)?.[0] ?? null;
}

async function refuseTakenYear(tx: Database, ctx: Context, before: TeamSeason, year: number): Promise<void> {
  if (year === before.year) return;
  if (await findSeason(tx, ctx.club.clubIdx, { year })) throw new ClubFailure("VAL_FIELD", ["year", "taken"]);
}

type SeasonInput = z.output<typeof teamSeasonBody>;

/** Opens a season (domain.md 6 `TeamSeason`); numbers that are left out follow C0380. Throws 9001 for a year that has one. */
export async function openTeamSeason(
  tx: Database,
  ctx: Context,
  input: SeasonInput,
): Promise<{ seasonIdx: number; year: number }> {
  const { clubIdx } = ctx.club;
  const policy = await readTeamPolicy(tx, clubIdx);
  const { year, announceDate, monthFrom, monthTo, memberTypes } = input;
  const [applyFrom, applyTo] = [new Date(input.applyFrom), new Date(input.applyTo)];
  const minTeams = input.minTeams ?? policy.minTeams;
  const maxTeams = input.maxTeams ?? policy.maxTeams;
  const fault = seasonFault({ applyFrom, applyTo, monthFrom, monthTo, minTeams, maxTeams });
  if (fault) throw new ClubFailure("VAL_FIELD", fault);
  const season = {
    year,
    texts: seasonTexts(ctx, input),
    applyFrom,
    applyTo,
    announceDate,
    monthFrom,
    monthTo,
    minTeams,
    maxTeams,
    requiredRounds: input.requiredRounds ?? policy.requiredRounds,
    maxSuspensions: input.maxSuspensions ?? policy.maxSuspensions,
    memberTypes: [...new Set(memberTypes)],
  };
  const seasonIdx = await insertSeason(tx, { ...season, clubIdx, createdAt: ctx.now, updatedAt: ctx.now });
  if (seasonIdx === null) throw new ClubFailure("VAL_FIELD", ["year", "taken"]);
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "team-season",
    entityKey: seasonIdx,
    after: season,
  });
  return { seasonIdx, year };
}

/** The field of a season that contradicts another one; null when none does. */
export function seasonFault(
  season: Pick<TeamSeason, "applyFrom" | "applyTo" | "monthFrom" | "monthTo" | "minTeams" | "maxTeams">,
): RefusedField | null {
  if (season.applyTo <= season.applyFrom) return ["applyTo", "not_before_start"];
  if (season.monthTo < season.monthFrom) return ["monthTo", "not_before_start"];
  return season.maxTeams < season.minTeams ? ["maxTeams", "not_below_least"] : null;
}

/** A season's texts by language, the caller's own among them, without what a page may not hold. */
export function seasonTexts(ctx: Context, { title, rules, i18n }: SeasonInput): TeamSeason["texts"] {
  const all = { ...i18n, [ctx.choice.language]: { title, rules } };
  return Object.fromEntries(
    Object.entries(all).map(([language, text]: [string, { title: string; rules: string }]) => [
      language,
      { title: text.title, rules: sanitizeRichText(text.rules) },
    ]),
  );
}
