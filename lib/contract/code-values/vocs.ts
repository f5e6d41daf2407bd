import type { CodeOf } from "./code-group";

/** domain.md 4, C1360 `vocStates`: closed. */
export const vocState = {
  received: "10",
  inProgress: "20",
  answered: "30",
  closed: "40",
  withdrawn: "50",
} as const;
export type VocState = CodeOf<typeof vocState>;

/** domain.md 4, C1210 `questionTypes`; a club may add types of its own, so that fields of the wire stay text. */
export const questionTypeCode = {
  reservation: "10",
  membershipAndLogin: "20",
  feesAndPayment: "30",
  course: "40",
  caddieAndPace: "50",
  foodAndBeverage: "60",
  facilities: "70",
  lostProperty: "80",
  penalty: "90",
  praise: "91",
  complaint: "92",
  suggestion: "93",
  other: "99",
} as const;
