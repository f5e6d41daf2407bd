import type { CodeOf } from "./code-group";

/** domain.md 4, C1440 `penaltyStates`: closed. */
export const penaltyState = { active: "10", releasedByPayment: "20", waived: "30", ended: "40" } as const;
export type PenaltyState = CodeOf<typeof penaltyState>;

/** domain.md 4, C1260 `penaltyCodes`: what a penalty is for; closed. */
export const penaltyKind = {
  lateCancel1: "10",
  lateCancel2: "20",
  sameDayCancel: "30",
  noShow: "40",
  bookerAbsent: "50",
  tooFewPlayers: "51",
  nameLending: "60",
  slowOrUnrulyPlay: "70",
  damageOrViolence: "71",
  drawUnconfirmed: "80",
  pointsThreshold: "90",
} as const;
export type PenaltyKind = CodeOf<typeof penaltyKind>;
