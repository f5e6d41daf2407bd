export { readSiteAddition, readSiteInfo } from "./info";
export { hasSitePass, readSiteState, type StateReader, saveSiteState, settleSiteState } from "./service";
