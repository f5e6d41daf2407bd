export { changedMembers } from "./engine/changes";
export { groupsOf } from "./engine/groups";
export type { Policy } from "./engine/policy";
export type { MonthRecord, Request } from "./engine/record";
export { replay } from "./engine/replay";
export {
  actualOutcomes,
  countDenials,
  decilesOfMembers,
  type Outcomes,
  primeTest,
  reproducedOf,
  type Tally,
  tallyOf,
} from "./engine/tally";
export { denials } from "./engine/world";
export { selectNames as namesOf } from "./members-repository";
export { daysOfMonth, readMonth } from "./read";
export { readOnly, selectMonths as listMonths } from "./repository";
