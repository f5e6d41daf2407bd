import type { z } from "zod";
import type { StandingForms, teamSeasonBody } from "@/lib/contract/ops-teams";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { findSeason, lockSeason, standingForms, type TeamSeason, updateSeason } from "../domains/teams";
import { invalidField } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { seasonFault, seasonTexts } from "./open-team-season";

type SeasonChange = z.output<typeof teamSeasonBody> & { version: number };

/**
 * Changes a season; numbers that are left out stay. Throws 2001, 2002, 9001 for a field that is wrong in itself, for the
 * year of another season, and for one that a form which stands would break.
 */
export async function changeTeamSeason(
  tx: Database,
  act: Act,
  seasonIdx: number,
  { version, ...wish }: SeasonChange,
): Promise<{ seasonIdx: number; version: number }> {
  const before = await lockSeason(tx, act.club.clubIdx, seasonIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (before.version !== version) throw new ClubFailure("STALE");
  const change = changeOf(act, before, wish);
  const fault = seasonFault(change);
  if (fault) throw invalidField(act, fault, "choice");
  const standing = await standingForms(tx, act, before);
  const broken = standing && brokenField(standing, before, change);
  if (broken) throw invalidField(act, broken, "standing");
  await refuseTakenYear(tx, act, before, change.year);
  const saved = await updateSeason(tx, before, { ...change, updatedAt: act.now });
  if (!saved) throw new ClubFailure("STALE");
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "team-season",
    entityKey: seasonIdx,
    before,
    after: change,
  });
  return { seasonIdx, version: saved.version };
}

function changeOf(act: Act, before: TeamSeason, wish: Omit<SeasonChange, "version">) {
  const { year, announceDate, monthFrom, monthTo, memberTypes } = wish;
  return {
    year,
    // Without texts in other languages the ones that are there stay.
    texts: { ...(wish.i18n ? {} : before.texts), ...seasonTexts(act, wish) },
    applyFrom: new Date(wish.applyFrom),
    applyTo: new Date(wish.applyTo),
    announceDate,
    monthFrom,
    monthTo,
    minTeams: wish.minTeams ?? before.minTeams,
    maxTeams: wish.maxTeams ?? before.maxTeams,
    requiredRounds: wish.requiredRounds ?? before.requiredRounds,
    maxSuspensions: wish.maxSuspensions ?? before.maxSuspensions,
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

async function refuseTakenYear(tx: Database, act: Act, before: TeamSeason, year: number): Promise<void> {
  if (year === before.year) return;
  if (await findSeason(tx, act.club.clubIdx, { year })) throw invalidField(act, "year", "choice");
}
