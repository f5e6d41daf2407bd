export { saveSiteAddition } from "./addition-write";
export { readSiteBrand, saveSiteBrand } from "./brand";
export { readIdentitySettings, readSiteCert, saveSiteCert } from "./cert";
export { readClubName, readSiteAddition, readSiteInfo, saveSiteInfo, testTaxNumber } from "./info";
export { readSiteScene, saveSiteScene } from "./scene";
export {
  countVisitors,
  hasSitePass,
  noteVisitor,
  presenceMinutes,
  readSiteState,
  type StateReader,
  saveSiteState,
  settleSiteState,
} from "./service";
