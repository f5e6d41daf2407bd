export { type CrowdMember, crowdSize, makeCrowd } from "./crowd";
export { type FigurePart, type FigureWords, figureWords } from "./figure-words";
export type { RehearsalOrder, RehearsalStage, RehearsalWatch } from "./order";
export { readPastDemand } from "./past";
export { type Called, type ClubNumbers, type Played, reportOf } from "./report";
export {
  askToStop,
  endAbandoned,
  endRehearsal,
  insertRehearsal,
  type RehearsalRow,
  readSales,
  renewRehearsal,
  selectDaysOnSale,
  selectRehearsal as findRehearsal,
  selectRehearsals as listRehearsals,
  selectUsedSandboxes,
} from "./repository";
