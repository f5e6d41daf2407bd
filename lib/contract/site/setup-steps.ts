/** The steps of the set-up of a club, in the order in which they are shown; they can be done in any. */
export const setupStepNames = [
  "identity",
  "place",
  "courses",
  "teeTimes",
  "fees",
  "rules",
  "words",
  "terms",
  "senders",
  "people",
] as const;
export type SetupStepName = (typeof setupStepNames)[number];

/** Steps whose values come from the preset: somebody has to say that they are those of the club. */
export const lookedAtSteps = ["courses", "teeTimes", "fees", "rules", "words"] as const;
export type LookedAtStep = (typeof lookedAtSteps)[number];

/** Tests of senders and of the identity provider. */
export const setupTests = ["email", "sms", "identity"] as const;
export type SetupTest = (typeof setupTests)[number];

/**
 * Stored marks of the set-up: steps that were looked at, the place that was saved, tests that were made, the opening.
 */
export type SetupMark = LookedAtStep | "place" | `${SetupTest}Test` | "open";

/** Records of the step `words` that a club can do without: what is missing of them is said, and keeps nobody from opening. */
export const setupRecords = [
  "headline",
  "greeting",
  "facilities",
  "history",
  "ways",
  "places",
  "practice",
  "gifts",
] as const;

/** Gaps of a step that keep the club from being opened. */
export const setupGaps = [
  "clubName",
  "placeUnsaved",
  "noCourse",
  "courseUnknown",
  "holesMissing",
  "holePar",
  "holeIndex",
  "holeLength",
  "nextCourse",
  "noOpenDay",
  "noTimes",
  "noBookableType",
  "noPrice",
  "noTerms",
  "termsDraft",
  "termsContact",
  "emailSender",
  "smsSender",
  "mockIdentity",
  "adminContact",
  "notLookedAt",
] as const;
export type SetupGapName = (typeof setupGaps)[number];
