export { countVisit, type Visit } from "./service";
