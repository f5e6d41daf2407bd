import type { z } from "zod";
import type { StandingForms, teamSeasonBody } from "@/lib/contract/teams/ops-team-seasons";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { findSeason, lockSeason, standingForms, type TeamSeason, updateSeason } from "../../domains/teams";
import { invalidField } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { seasonFault, seasonTexts } from "./open-team-season";

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
  if (fault) throw invalidField(ctx, fault, "choice");
  const standing = await standingForms(tx, ctx, before);
  const broken = standing && brokenField(standing, before, change);
  if (broken) throw invalidField(ctx, broken, "standing");
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
  standing: StandingForms,
  before: TeamSeason,
  after: ReturnType<typeof changeOf>,
): string | null {
  const isBroken: [string, boolean][] = [
    ["year", after.year !== before.year],
    ["monthFrom", after.monthFrom > standing.monthFrom],
    ["monthTo", after.monthTo < standing.monthTo],
    ["minTeams", after.minTeams > standing.minTeams],
    ["maxTeams", after.maxTeams < standing.maxTeams],
    ["requiredRounds", after.requiredRounds > standing.requiredRounds],
    ["maxSuspensions", after.maxSuspensions < standing.maxSuspensions],
    ["memberTypes", standing.memberTypes.some((type) => !after.memberTypes.includes(type))],
  ];
  return isBroken.find(([, is]) => is)?.[0] ?? null;
}

async function refuseTakenYear(tx: Database, ctx: Context, before: TeamSeason, year: number): Promise<void> {
  if (year === before.year) return;
  if (await findSeason(tx, ctx.club.clubIdx, { year })) throw invalidField(ctx, "year", "choice");
}
