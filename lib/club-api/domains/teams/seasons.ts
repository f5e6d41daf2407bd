import type { AcceptedForms } from "@/lib/contract/teams/ops-team-seasons";
import { scheduleDates } from "@/lib/shared/bookings/team-schedule";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { selectSeasons, type TeamForm, type TeamSeason } from "./repository";
import { selectAccepted } from "./season-repository";

/** A season as callers see it (domain.md R18). */
export function shownSeason(ctx: Context, season: TeamSeason) {
  const texts = pickText(season.texts, ctx.choice);
  return {
    seasonIdx: season.seasonIdx,
    year: season.year,
    title: texts?.title ?? "",
    rules: sanitizeRichText(texts?.rules ?? ""),
    applyFrom: clubTimestamp(season.applyFrom, ctx.club.zone),
    applyTo: clubTimestamp(season.applyTo, ctx.club.zone),
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
export async function readSeasons(
  db: Database,
  ctx: Context,
  { page, size }: { page: number; size: number },
) {
  const limits = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectSeasons(db, ctx.club.clubIdx, limits);
  const list = rows.map((row) => officeSeason(ctx, row));
  return { list, total, page, size };
}

/** A season for the back office with what its standing forms need of it. Throws 2001. */
export async function readSeason(db: Database, ctx: Context, seasonIdx: number) {
  const { rows } = await selectSeasons(db, ctx.club.clubIdx, { offset: 0, limit: 1, seasonIdx });
  const [row] = rows;
  if (!row) throw new ClubFailure("NOT_FOUND");
  return { ...officeSeason(ctx, row), standing: await acceptedForms(db, ctx, row.season) };
}

function officeSeason(ctx: Context, { season, formCount }: { season: TeamSeason; formCount: number }) {
  return {
    ...shownSeason(ctx, season),
    memberTypes: season.memberTypes,
    formCount,
    i18n: season.texts,
    version: season.version,
  };
}

/** The needs of the accepted forms against the season's numbers; null when there are none. */
export async function acceptedForms(
  db: Database,
  ctx: Context,
  { seasonIdx, year }: Pick<TeamSeason, "seasonIdx" | "year">,
): Promise<AcceptedForms | null> {
  const accepted = await selectAccepted(db, ctx.club.clubIdx, seasonIdx);
  if (accepted.length === 0) return null;
  const forms = accepted.map(({ form }) => form);
  const roundsOf = (form: TeamForm) =>
    form.choices.map((choice) => scheduleDates({ ...form, ...choice, year }).length);
  return {
    forms: forms.length,
    minTeams: Math.min(...forms.map(({ teamCount }) => teamCount)),
    maxTeams: Math.max(...forms.map(({ teamCount }) => teamCount)),
    monthFrom: Math.min(...forms.map(({ monthFrom }) => monthFrom)),
    monthTo: Math.max(...forms.map(({ monthTo }) => monthTo)),
    requiredRounds: Math.min(...forms.flatMap(roundsOf)),
    maxSuspensions: Math.max(...forms.map(({ suspensionsUsed }) => suspensionsUsed)),
    memberTypes: [...new Set(accepted.map(({ memberType }) => memberType))].sort(),
  };
}

/** Whether a season takes forms at a moment (4601). */
export function isTakingForms({ applyFrom, applyTo }: TeamSeason, now: Date): boolean {
  return applyFrom <= now && now < applyTo;
}

/** A companion's seat as it is before a regrouping; nobody is named anew. */
export type SeatRef = { bookingIdx: number; seq: number };
type Flight = {
  bookingIdx: number;
  playerCount: number;
  seats: readonly { seq: number; isBooker: boolean; memberIdx: number | null; name: string }[];
};
type Input = { bookingIdx: number; players: readonly SeatRef[] };

/**
 * Whether a grouping only moves people (domain.md 7.10): each companion of the flights has one place in them, nobody comes
 * or goes, and every flight keeps the seat of its booker. `flights` and `requests` are of the same bookings.
 */
export function isRegrouping(flights: readonly Flight[], inputs: readonly Input[]): boolean {
  const present = flights.flatMap(({ bookingIdx, seats }) =>
    seats
      .filter(({ isBooker, memberIdx, name }) => !isBooker && (memberIdx !== null || name !== ""))
      .map(({ seq }) => keyOf({ bookingIdx, seq })),
  );
  const placed = inputs.flatMap(({ players }) => players.map(keyOf));
  const isWhole =
    placed.length === present.length &&
    new Set(placed).size === placed.length &&
    placed.every((key) => present.includes(key));
  const fits = ({ bookingIdx, playerCount }: Flight) =>
    inputs
      .filter((input) => input.bookingIdx === bookingIdx)
      .every(({ players }) => players.length < playerCount);
  return isWhole && flights.every(fits);
}

function keyOf({ bookingIdx, seq }: SeatRef): string {
  return `${bookingIdx}:${seq}`;
}
