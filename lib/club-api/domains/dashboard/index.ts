export { readPeriods, readReport } from "./report";
export { addToDay as countDay, type DayCounter } from "./repository";
export { countVisit, hashVisitor } from "./service";
