export { readPeriods, readReport } from "./report";
export { addToDay as countDay, type DayCounter } from "./repository";
export { countVisit } from "./service";
