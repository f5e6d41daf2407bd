export { saveSiteAddition } from "./addition-write";
export { readIdentitySettings, readSiteCert, saveSiteCert } from "./cert";
export {
  readClubName,
  readPlace,
  readSiteAddition,
  readSiteInfo,
  savePlace,
  saveSiteInfo,
  testTaxNumber,
} from "./info";
export {
  allowOnSite,
  countVisitors,
  hasSitePass,
  noteVisitor,
  openSite,
  presenceMinutes,
  readSiteState,
  type StateReader,
  saveSiteState,
  settleSiteState,
} from "./service";
