import type { ClubWordsText } from "@/lib/contract/site/club-words";
import type { SetupGap, SetupOverview } from "@/lib/contract/site/setup";
import {
  lookedAtSteps,
  type SetupGapName,
  type SetupMark,
  type SetupStepName,
  setupStepNames,
} from "@/lib/contract/site/setup-steps";
import type { Language } from "@/lib/shared/languages";

export type SetupHole = {
  courseCode: string;
  holeNo: number;
  par: number;
  hdcp: number;
  distances: Readonly<Record<string, number>>;
};
export type SetupTerms = { title: string; isDraft: boolean; isRequired: boolean; needs: readonly string[] };

/** Everything that the steps of a club's set-up are judged by, as it is stored at this moment. */
export type SetupFacts = {
  clubCode: string;
  languages: readonly Language[];
  clubNames: Partial<Record<Language, string>>;
  marks: ReadonlySet<SetupMark>;
  /** Codes of C0010 v3. */
  coursesInPlay: readonly string[];
  courses: readonly { courseCode: string; name: string; nextCourse: string }[];
  holes: readonly SetupHole[];
  /** Days of the preview on which the club is open, and those of them that have no tee time. */
  openDays: readonly string[];
  daysWithoutTimes: readonly string[];
  /** Names of member types that may book online. */
  bookableTypes: readonly string[];
  /** Combinations that can be booked and have no price, such as `Regular · Part 3`. */
  unpriced: readonly string[];
  terms: readonly SetupTerms[];
  cert: { methods: readonly string[]; niceDriver: string; emailSender: string; smsSender: string };
  /** Whether the demo identity provider may stand in an open club. */
  allowsMock: boolean;
  /** Super admins who can be written to and have a password of their own. */
  reachableAdmins: number;
};

const holesOfCourse = 9;
const mobileIdentity = "10";
const smsCode = "30";

/** Gaps of each step; an empty list is a step that is done. */
export function setupGapsOf(facts: SetupFacts): Record<SetupStepName, SetupGap[]> {
  const gaps = Object.fromEntries(setupStepNames.map((step) => [step, judges[step](facts)]));
  for (const step of lookedAtSteps) {
    if (!facts.marks.has(step)) gaps[step]?.push(...gapIf("notLookedAt", true));
  }
  return gaps as Record<SetupStepName, SetupGap[]>;
}

/** The steps that keep the club from opening. */
export function unfinishedSteps(gaps: Readonly<Record<SetupStepName, readonly SetupGap[]>>): SetupStepName[] {
  return setupStepNames.filter((step) => gaps[step].length > 0);
}

const judges: Record<SetupStepName, (facts: SetupFacts) => SetupGap[]> = {
  identity: ({ languages, clubNames, clubCode }) =>
    gapOf(
      "clubName",
      languages.filter((language) => ["", clubCode].includes(clubNames[language]?.trim() ?? "")),
    ),
  place: ({ marks }) => gapIf("placeUnsaved", !marks.has("place")),
  courses: courseGaps,
  teeTimes: ({ openDays, daysWithoutTimes }) => [
    ...gapIf("noOpenDay", openDays.length === 0),
    ...gapOf("noTimes", daysWithoutTimes),
  ],
  fees: ({ bookableTypes, unpriced }) => [
    ...gapIf("noBookableType", bookableTypes.length === 0),
    ...gapOf("noPrice", unpriced),
  ],
  rules: () => [],
  words: () => [],
  terms: termsGaps,
  senders: ({ cert, allowsMock }) => [
    ...gapIf("emailSender", cert.emailSender === ""),
    ...gapIf("smsSender", cert.methods.includes(smsCode) && cert.smsSender === ""),
    ...gapIf(
      "mockIdentity",
      !allowsMock && cert.methods.includes(mobileIdentity) && cert.niceDriver === "MOCK",
    ),
  ],
  people: ({ reachableAdmins }) => gapIf("adminContact", reachableAdmins === 0),
};

function courseGaps({ coursesInPlay, courses, holes }: SetupFacts): SetupGap[] {
  const known = new Set(courses.map(({ courseCode }) => courseCode));
  const played = courses.filter(({ courseCode }) => coursesInPlay.includes(courseCode));
  const holesIn = (courseCode: string) => holes.filter((hole) => hole.courseCode === courseCode);
  const holesWhere = (isFaulty: (hole: SetupHole) => boolean) =>
    played.flatMap(({ courseCode, name }) =>
      holesIn(courseCode)
        .filter(isFaulty)
        .map(({ holeNo }) => `${name} ${holeNo}`),
    );
  return [
    ...gapIf("noCourse", courses.length === 0 || coursesInPlay.length === 0),
    ...gapOf(
      "courseUnknown",
      coursesInPlay.filter((code) => !known.has(code)),
    ),
    ...gapOf(
      "holesMissing",
      played.filter(({ courseCode }) => holesIn(courseCode).length < holesOfCourse).map(({ name }) => name),
    ),
    ...gapOf(
      "holePar",
      holesWhere(({ par }) => par < 3 || par > 6),
    ),
    ...gapOf(
      "holeIndex",
      holesWhere(({ hdcp }) => hdcp < 1 || hdcp > 18),
    ),
    ...gapOf(
      "holeLength",
      holesWhere(({ distances }) => !Object.values(distances).some((metres) => metres > 0)),
    ),
    ...gapOf(
      "nextCourse",
      played.filter(({ nextCourse }) => !known.has(nextCourse)).map(({ name }) => name),
    ),
  ];
}

function termsGaps({ terms }: SetupFacts): SetupGap[] {
  const drafts = terms.filter(({ isDraft }) => isDraft);
  const waiting = [...new Set(drafts.flatMap(({ needs }) => needs))];
  return [
    ...gapIf("noTerms", !terms.some(({ isRequired }) => isRequired)),
    ...gapOf("termsContact", waiting),
    ...gapOf(
      "termsDraft",
      drafts.map(({ title }) => title),
    ),
  ];
}

function gapOf(gap: SetupGapName, of: readonly string[]): SetupGap[] {
  return of.length > 0 ? [{ gap, of: [...of] }] : [];
}

function gapIf(gap: SetupGapName, isMissing: boolean): SetupGap[] {
  return isMissing ? [{ gap, of: [] }] : [];
}

type Records = {
  words: Partial<Record<Language, ClubWordsText>>;
  /** Visible records by kind. */
  counts: ReadonlyMap<string, number>;
};
const counted = {
  facilities: "FACILITY",
  history: "HISTORY",
  ways: "WAY",
  places: "PLACE",
  practice: "practice",
  gifts: "gifts",
} as const;

/** The records that a club has none of, and the languages that its headline and its greeting lack. */
export function missingRecords(
  { words, counts }: Records,
  languages: readonly Language[],
): SetupOverview["missingRecords"] {
  const without = (isSaid: (text: ClubWordsText) => boolean) =>
    languages.filter((language) => {
      const text = words[language];
      return text === undefined || !isSaid(text);
    });
  const spoken = [
    { record: "headline" as const, languages: without(({ homeTitle }) => homeTitle !== "") },
    {
      record: "greeting" as const,
      languages: without((text) => `${text.greetingLead}${text.greetingText}` !== ""),
    },
  ].filter((one) => one.languages.length > 0);
  const empty = (Object.keys(counted) as (keyof typeof counted)[]).filter(
    (record) => !counts.get(counted[record]),
  );
  return [...spoken, ...empty.map((record) => ({ record, languages: [] }))];
}
