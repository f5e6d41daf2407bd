import type { StandingForms } from "@/lib/contract/teams/ops-team-seasons";
import type { SeasonDraft, SeasonNumber } from "./season-draft";

/** A number that the forms which stand do not allow: `limit` is the furthest that it may go. */
type StandingProblem = { field: SeasonNumber | "year" | "memberTypes"; limit: number };
type Held = { standing: StandingForms; year: number } | null;

/** Which fields the forms that stand would not survive (domain.md 8.6). */
export function standingProblems(draft: SeasonDraft, held: Held): StandingProblem[] {
  if (!held) return [];
  const { standing } = held;
  const value = (field: SeasonNumber) => (draft[field].trim() === "" ? null : Number(draft[field]));
  const above = (field: SeasonNumber) => (value(field) ?? 0) > standing[field];
  const below = (field: SeasonNumber) => {
    const typed = value(field);
    return typed !== null && typed < standing[field];
  };
  const isMissing = standing.memberTypes.some((type) => !draft.memberTypes.includes(type));
  return [
    ...(Number(draft.year) === held.year ? [] : [{ field: "year" as const, limit: held.year }]),
    ...(["monthFrom", "minTeams", "requiredRounds"] as const).filter(above).map(limitOf),
    ...(["monthTo", "maxTeams", "maxSuspensions"] as const).filter(below).map(limitOf),
    ...(isMissing ? [{ field: "memberTypes" as const, limit: standing.forms }] : []),
  ];

  function limitOf(field: SeasonNumber): StandingProblem {
    return { field, limit: standing[field] };
  }
}
