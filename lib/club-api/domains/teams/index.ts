import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { hasOpen } from "./repository";

export { emptyForm, isOwnForm, readForm, readOfficeForm, readOfficeForms, teamFileKind } from "./forms";
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
  type TeamState,
  updateForm,
} from "./repository";
export { selectDay as teamDay, selectRounds as teamRounds } from "./rounds-repository";
export { findRun, officerFields, wrongFields } from "./rules";
export { plannedDates, type TeamDate } from "./schedule";
export { isTakingForms, readSeasons, shownSeason } from "./seasons";

/** Whether a member has a team form that is not over (withdrawal reason B3, domain.md 7.13). */
export function hasOpenTeamForm(db: Database, act: Act, memberIdx: number): Promise<boolean> {
  return hasOpen(db, act.club.clubIdx, memberIdx);
}
