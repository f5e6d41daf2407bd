export {
  isMarketingTerms,
  missingRequiredTypes,
  openTermsOf,
  readAgreements,
  readOwnConsents,
  saveAgreements,
} from "./consent";
export { readTermsOverview, readVersion, readVersions } from "./office";
export {
  type AnnouncedTerms,
  noteMembersNotified,
  publishFirst,
  publishTerms,
  termsToAnnounce,
} from "./publish";
export {
  readTerms,
  readTermsBefore,
  readTermsInForce,
  readTermsNotices,
  type TermsReader,
} from "./service";
export { readSetupTerms } from "./setup";
export { readClubWords } from "./words";
