import type { CodeOf } from "./code-group";

/** domain.md 4, C1050 `standbyStateCodes`: closed, the rules of domain.md 8.3 name every value. */
export const waitingState = {
  waiting: "10",
  offered: "20",
  assigned: "30",
  declined: "40",
  offerExpired: "50",
  cancelled: "60",
  closedWithoutSlot: "70",
} as const;
export type WaitingState = CodeOf<typeof waitingState>;

/** domain.md 4, C1040 `standbyTimeCodes`: the entry that takes any time; the bands are the club's, the field stays text. */
export const anyTimeBand = "10";
