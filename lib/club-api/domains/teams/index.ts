export { followRounds } from "./follow-rounds";
export {
  emptyForm,
  isOwnForm,
  readForm,
  readOfficeForm,
  readOfficeForms,
  readTeamPolicy,
  teamFileKind,
} from "./forms";
export {
  insertForm,
  insertSeason,
  selectApproved as approvedForms,
  selectForm as findForm,
  selectFormsOf as formsOf,
  selectRunningSeason as runningSeason,
  selectSeason as findSeason,
  type TeamForm,
  type TeamSeason,
  updateForm,
} from "./repository";
export {
  type DaySlot,
  selectAllRounds as allRounds,
  selectDay as teamDay,
  selectRounds as teamRounds,
  selectSeated as seatedMembers,
} from "./rounds-repository";
export { findRun, isInHour, officerFields, wrongFields } from "./rules";
export { plannedDates, type TeamDate } from "./schedule";
export { holdSeason, lockSeason, updateSeason } from "./season-repository";
export { acceptedForms, isRegrouping, isTakingForms, readSeason, readSeasons, shownSeason } from "./seasons";
