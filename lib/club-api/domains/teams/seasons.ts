import { clubTimestamp } from "@/lib/shared/club-time";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { pickText } from "../../platform/texts";
import { selectSeasons, type TeamSeason } from "./repository";

/** A season as callers see it (domain.md R18). */
export function shownSeason(act: Act, season: TeamSeason) {
  const texts = pickText(season.texts, act.choice);
  return {
    seasonIdx: season.seasonIdx,
    year: season.year,
    title: texts?.title ?? "",
    rules: sanitizeRichText(texts?.rules ?? ""),
    applyFrom: clubTimestamp(season.applyFrom, act.club.zone),
    applyTo: clubTimestamp(season.applyTo, act.club.zone),
    announceDate: season.announceDate,
    monthFrom: season.monthFrom,
    monthTo: season.monthTo,
    minTeams: season.minTeams,
    maxTeams: season.maxTeams,
    requiredRounds: season.requiredRounds,
    maxSuspensions: season.maxSuspensions,
  };
}

/** One page of the seasons for the back office. */
export async function readSeasons(db: Database, act: Act, { page, size }: { page: number; size: number }) {
  const limits = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectSeasons(db, act.club.clubIdx, limits);
  const list = rows.map(({ season, formCount }) => ({
    ...shownSeason(act, season),
    memberTypes: season.memberTypes,
    formCount,
    i18n: season.texts,
  }));
  return { list, total, page, size };
}

/** Whether a season takes forms at a moment (4601). */
export function isTakingForms({ applyFrom, applyTo }: TeamSeason, now: Date): boolean {
  return applyFrom <= now && now < applyTo;
}
