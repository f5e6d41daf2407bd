export { emptyForm, isOwnForm, readForm, readOfficeForm, readOfficeForms, teamFileKind } from "./forms";
export { isRegrouping } from "./grouping";
export { readTeamPolicy } from "./policy";
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
export { isTakingForms, readSeason, readSeasons, shownSeason, standingForms } from "./seasons";
