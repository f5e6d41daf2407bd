export { changedMembers } from "./engine/changes";
export type { Policy } from "./engine/policy";
export type { MonthRecord, Request } from "./engine/record";
export { replay } from "./engine/replay";
export {
  actualOutcomes,
  countDenials,
  decilesOfMembers,
  groupsOf,
  type Outcomes,
  primeTest,
  reproducedOf,
  type Tally,
  tallyOf,
} from "./engine/tally";
export { denials } from "./engine/world";
export { daysOfMonth, readMonth } from "./read";
export { readOnly, selectMonths as listMonths, selectNames as namesOf } from "./repository";
