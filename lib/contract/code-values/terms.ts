import type { CodeOf } from "./code-group";

/** States of a version of terms, which follow from its dates; no group of the code table. */
export const termsVersionState = {
  notAnnounced: "10",
  announced: "20",
  inForce: "30",
  superseded: "40",
} as const;
export type TermsVersionState = CodeOf<typeof termsVersionState>;

/** domain.md 4, C1280 `termTypes`; a club may add types of its own, so that fields of the wire stay text. */
export const termTypeCode = {
  service: "10",
  courseUse: "11",
  personalData: "20",
  privacyPolicy: "21",
  marketing: "30",
  location: "40",
  thirdParties: "50",
  entrustedProcessing: "51",
  cctvNotice: "60",
  minimumAge: "70",
} as const;
