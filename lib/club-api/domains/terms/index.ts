export {
  isMarketingTerms,
  missingRequiredTypes,
  openTermsOf,
  readAgreements,
  saveAgreements,
} from "./consent";
export { readTermsOverview, readVersion, readVersions } from "./office";
export { readOwnConsents } from "./own-consents";
export {
  type AnnouncedTerms,
  noteMembersTold,
  publishTerms,
  termsToTell,
} from "./publish";
export {
  readTerms,
  readTermsBefore,
  readTermsInForce,
  readTermsNotices,
  type TermsReader,
} from "./service";
