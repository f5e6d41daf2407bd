export { countVisit } from "./service";
