import type { CodeOf } from "./code-group";

/** domain.md 4, C1430 `teamStates`: closed. */
export const teamState = {
  submitted: "10",
  reviewing: "20",
  approved: "30",
  rejected: "40",
  reserve: "50",
  withdrawn: "60",
  finished: "70",
} as const;
export type TeamState = CodeOf<typeof teamState>;

/** domain.md 4, C1160 `rsvCycles`: the cycles that the server can lay out in dates. */
export const teamCycle = {
  monthly: "10",
  everyTwoMonths: "20",
  quarterly: "30",
  weekly: "40",
  fortnightly: "50",
  once: "60",
} as const;
export type TeamCycle = CodeOf<typeof teamCycle>;
