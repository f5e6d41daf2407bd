export { saveSiteAddition } from "./addition-write";
export { readSiteBrand, saveSiteBrand } from "./brand";
export { readIdentitySettings, readSiteCert, resealSecrets, saveSiteCert } from "./cert";
export {
  readClubName,
  readPlace,
  readSiteAddition,
  readSiteInfo,
  savePlace,
  saveSiteInfo,
  testTaxNumber,
} from "./info";
export { readSiteScene, saveSiteScene } from "./scene";
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
