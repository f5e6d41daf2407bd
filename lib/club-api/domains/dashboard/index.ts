export { readChannels, readCourses, readDays } from "./lists";
export { readPeriods, readReport } from "./report";
export { addToDay as countDay } from "./repository";
export { periodSpan, type Span, spanCompared } from "./rules";
export { countVisit, hashVisitor } from "./service";
export { readTodo } from "./todo";
