export { importHolidays } from "./import";
export {
  addHoliday,
  affectedByClosing,
  changeHoliday,
  readHolidays,
  readStaffHolidays,
  removeHoliday,
} from "./write";
