import type { PageContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";

/** A removed course keeps its name for the groups that had it, and can be chosen by no other. */
type Choice = { value: string; label: string; isRemoved?: boolean };
/** Entries of the club's code groups, as selects want them. */
export type TeamCodes = Record<
  "rsvCycles" | "weekTypes" | "weekCodes" | "rsvHours" | "courses" | "holeCodes" | "teamStates",
  readonly Choice[]
>;

/** The context of the pages of groups, with the choices of their forms. */
export type TeamContext = PageContext & {
  codes: TeamCodes;
  /** Until when a round's players are named: so many days before, at this time (C0040). */
  roster: { daysBefore: number; time: string };
};
export type TeamStatus = CallOutput<"GET /reservation/team/check-apply/{a}/{b}">;
export type Season = NonNullable<TeamStatus["season"]>;
export type TeamForm = CallOutput<"GET /reservation/team/form/{a}/{b}">;
