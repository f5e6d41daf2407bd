export {
  isMarketingTerms,
  missingRequiredTypes,
  openTermsOf,
  readAgreements,
  saveAgreements,
} from "./consent";
export { readOwnConsents } from "./own-consents";
export {
  type AnnouncedTerms,
  noteMembersTold,
  publishTerms,
  readVersions,
  termsToTell,
} from "./publish";
export {
  readTerms,
  readTermsBefore,
  readTermsInForce,
  readTermsNotices,
  type TermsReader,
} from "./service";
