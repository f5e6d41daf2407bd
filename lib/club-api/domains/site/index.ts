export { saveSiteAddition } from "./addition-write";
export { readSiteBrand, saveSiteBrand } from "./brand";
export { readIdentitySettings, readSiteCert, resealSecrets, saveSiteCert } from "./cert";
export { readSiteHero, saveSiteHero } from "./hero/hero";
export { addPhotograph, changePhotograph, removePhotograph } from "./hero/photographs";
export {
  answerSiteInfo,
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
export { readClubWords, saveClubWords } from "./words";
