export { saveSiteAddition } from "./addition-write";
export { readIdentitySettings, readSiteCert, saveSiteCert } from "./cert";
export { readClubName, readSiteAddition, readSiteInfo } from "./info";
export { saveSiteInfo, testTaxNumber } from "./info-write";
export { hasSitePass, readSiteState, type StateReader, saveSiteState, settleSiteState } from "./service";
export { countVisitors, noteVisitor, presenceMinutes } from "./visitors";
