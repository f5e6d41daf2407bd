export { importHolidays } from "./import";
export { readHolidays, readStaffHolidays } from "./read";
export { addHoliday, changeHoliday, removeHoliday } from "./write";
