export { readChannels, readCourses, readDays } from "./lists";
export { readPeriods, readReport } from "./report";
export { addToDay as countDay } from "./repository";
export { countVisit, hashVisitor } from "./service";
export { readTodo } from "./todo";
