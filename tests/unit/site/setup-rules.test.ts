import {
  missingRecords,
  type SetupFacts,
  setupGapsOf,
  unfinishedSteps,
} from "@/lib/club-api/domains/setup/rules";
import { lookedAtSteps } from "@/lib/contract/site/setup-steps";

const hole = (courseCode: string, holeNo: number) => ({
  courseCode,
  holeNo,
  par: 4,
  hdcp: holeNo,
  distances: { black: 360, blue: 340, white: 320, red: 280 },
});
const holes = ["1", "2"].flatMap((code) => Array.from({ length: 9 }, (_, at) => hole(code, at + 1)));

/** A club that lacks nothing. */
const whole: SetupFacts = {
  clubCode: "LK02",
  languages: ["en", "ja"],
  clubNames: { en: "Craigmuir", ja: "クレイグミュア" },
  marks: new Set([...lookedAtSteps, "place"]),
  coursesInPlay: ["1", "2"],
  courses: [
    { courseCode: "1", name: "Out", nextCourse: "2" },
    { courseCode: "2", name: "In", nextCourse: "1" },
  ],
  holes,
  openDays: ["2026-11-23"],
  daysWithoutTimes: [],
  bookableTypes: ["Regular"],
  unpriced: [],
  terms: [{ title: "Terms", isDraft: false, isRequired: true, needs: [] }],
  cert: { methods: ["20"], niceDriver: "MOCK", emailSender: "no-reply@craigmuir.example", smsSender: "" },
  allowsMock: false,
  reachableAdmins: 1,
};

const gapsIn = (part: Partial<SetupFacts>) =>
  Object.values(setupGapsOf({ ...whole, ...part }))
    .flat()
    .map(({ gap, of }) => [gap, ...of]);

test("a club that lacks nothing may open", () => {
  expect(unfinishedSteps(setupGapsOf(whole))).toEqual([]);
});

test.each<[string, Partial<SetupFacts>, string[]]>([
  ["a language without a name", { clubNames: { en: "Craigmuir", ja: " " } }, ["clubName", "ja"]],
  ["the code for a name", { clubNames: { en: "LK02", ja: "リンクス" } }, ["clubName", "en"]],
  ["a place that nobody saved", { marks: new Set(lookedAtSteps) }, ["placeUnsaved"]],
  ["no course in play", { coursesInPlay: [] }, ["noCourse"]],
  ["a course that is named and not there", { coursesInPlay: ["1", "2", "3"] }, ["courseUnknown", "3"]],
  ["a hole too few", { holes: holes.slice(0, -1) }, ["holesMissing", "In"]],
  ["a hole without a par", { holes: holes.with(3, { ...hole("1", 4), par: 0 }) }, ["holePar", "Out 4"]],
  ["a hole without an index", { holes: holes.with(3, { ...hole("1", 4), hdcp: 0 }) }, ["holeIndex", "Out 4"]],
  [
    "a hole without a length",
    { holes: holes.with(9, { ...hole("2", 1), distances: { black: 0, blue: 0, white: 0, red: 0 } }) },
    ["holeLength", "In 1"],
  ],
  [
    "a next course that is none",
    { courses: [{ courseCode: "1", name: "Out", nextCourse: "9" }, ...whole.courses.slice(1)] },
    ["nextCourse", "Out"],
  ],
  ["no open day", { openDays: [] }, ["noOpenDay"]],
  ["an open day without times", { daysWithoutTimes: ["2026-11-23"] }, ["noTimes", "2026-11-23"]],
  ["nobody who may book", { bookableTypes: [] }, ["noBookableType"]],
  ["a price that is missing", { unpriced: ["Regular · Part 1"] }, ["noPrice", "Regular · Part 1"]],
  ["no terms", { terms: [] }, ["noTerms"]],
  ["no sender", { cert: { ...whole.cert, emailSender: "" } }, ["emailSender"]],
  ["codes by SMS without a sender", { cert: { ...whole.cert, methods: ["20", "30"] } }, ["smsSender"]],
  ["the demo provider", { cert: { ...whole.cert, methods: ["10"] } }, ["mockIdentity"]],
  ["nobody to write to", { reachableAdmins: 0 }, ["adminContact"]],
])("%s is one gap, which names it", (_what, part, gap) => {
  expect(gapsIn(part)).toEqual([gap]);
});

test("a draft is a gap by its title, and so are the words that it waits for, once each", () => {
  const draft = { title: "Privacy", isDraft: true, isRequired: true, needs: ["ceoName", "phone"] };
  expect(gapsIn({ terms: [...whole.terms, draft, { ...draft, title: "Marketing" }] })).toEqual([
    ["termsContact", "ceoName", "phone"],
    ["termsDraft", "Privacy", "Marketing"],
  ]);
});

test("values of the preset count once somebody has looked at them", () => {
  const marks = new Set<"place">(["place"]);
  expect(unfinishedSteps(setupGapsOf({ ...whole, marks }))).toEqual([...lookedAtSteps]);
});

test("a headline or a greeting is missing in the languages that lack it", () => {
  const silent = {
    homeLead: "",
    coursesTitle: "",
    foodTitle: "",
    foodLead: "",
    greetingText: "",
    signature: "",
  };
  const words = {
    en: { ...silent, homeTitle: "Links golf", greetingLead: "" },
    ja: { ...silent, homeTitle: "", greetingLead: "ようこそ" },
  };
  const counts = new Map([
    ...["FACILITY", "HISTORY", "WAY", "PLACE", "practice"].map((kind) => [kind, 1] as const),
  ]);
  expect(missingRecords({ words, counts }, ["en", "ja"])).toEqual([
    { record: "headline", languages: ["ja"] },
    { record: "greeting", languages: ["en"] },
    { record: "gifts", languages: [] },
  ]);
});
