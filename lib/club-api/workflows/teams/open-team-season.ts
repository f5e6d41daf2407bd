import type { z } from "zod";
import type { teamSeasonBody } from "@/lib/contract/teams/ops-team-seasons";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { insertSeason, readTeamPolicy, type TeamSeason } from "../../domains/teams";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

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
  if (fault) throw new ClubFailure("VAL_FIELD", [fault]);
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
  if (seasonIdx === null) throw new ClubFailure("VAL_FIELD", ["year", "has a season"]);
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
): string | null {
  const wrong: [string, boolean][] = [
    ["applyTo", season.applyTo <= season.applyFrom],
    ["monthTo", season.monthTo < season.monthFrom],
    ["maxTeams", season.maxTeams < season.minTeams],
  ];
  return wrong.find(([, is]) => is)?.[0] ?? null;
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
