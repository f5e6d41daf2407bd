export { importHolidays } from "./import";
export { readHolidays, readStaffHolidays } from "./read";
export { addHoliday, affectedByClosing, changeHoliday, removeHoliday } from "./write";
