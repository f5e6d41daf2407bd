export {
  readTerms,
  readTermsBefore,
  readTermsInForce,
  readTermsNotices,
  type TermsReader,
} from "./service";
