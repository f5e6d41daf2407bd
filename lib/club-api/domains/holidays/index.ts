export { readHolidays } from "./service";
