import {
  applicationProblems,
  seasonBody,
  seasonDraftOf,
  seasonProblems,
} from "@/components/ishm/team-seasons/season-draft";
import type { TeamSeasonDetail } from "@/lib/contract/teams/ops-team-seasons";

const zone = "Asia/Seoul";
const season: TeamSeasonDetail = {
  seasonIdx: 27,
  year: 2027,
  title: "Teams 2027",
  rules: "<p>Rules</p>",
  applyFrom: "2026-11-02T09:00:00+09:00",
  applyTo: "2026-11-27T17:00:00+09:00",
  announceDate: "2026-12-14",
  monthFrom: 3,
  monthTo: 12,
  minTeams: 3,
  maxTeams: 8,
  requiredRounds: 10,
  maxSuspensions: 2,
  memberTypes: ["10", "11"],
  formCount: 1,
  i18n: { en: { title: "Teams 2027", rules: "<p>Rules</p>" }, ko: { title: "2027 연단체", rules: "" } },
  version: 4,
  standing: null,
};
const accepted = {
  forms: 1,
  minTeams: 4,
  maxTeams: 4,
  monthFrom: 3,
  monthTo: 12,
  requiredRounds: 10,
  maxSuspensions: 1,
  memberTypes: ["10"],
};
const draft = seasonDraftOf(season, zone);
const wrongIn = (part: Partial<typeof draft>) =>
  seasonProblems({ ...draft, ...part }, zone, "en").map(({ field }) => field);
const brokenBy = (part: Partial<typeof draft>) =>
  applicationProblems({ ...draft, ...part }, { standing: accepted, year: 2027 }).map(({ field, limit }) => [
    field,
    limit,
  ]);

test("a season goes back as it came", () => {
  expect(seasonProblems(draft, zone, "en")).toEqual([]);
  expect(seasonBody(draft, zone, "en")).toMatchObject({
    title: "Teams 2027",
    i18n: { ko: { title: "2027 연단체", rules: "" } },
    applyFrom: season.applyFrom,
    minTeams: 3,
  });
});

test("what contradicts itself is found at its field", () => {
  expect(wrongIn({ applyTo: "2026-11-01T09:00" })).toEqual(["applyTo"]);
  expect(wrongIn({ monthTo: "2" })).toEqual(["monthTo"]);
  expect(wrongIn({ maxTeams: "2" })).toEqual(["maxTeams"]);
  expect(wrongIn({ applyFrom: "", memberTypes: [] })).toEqual(["applyFrom", "memberTypes"]);
  expect(wrongIn({ texts: { ...draft.texts, en: { title: " ", rules: "" } } })).toEqual(["i18n.en.title"]);
});

test("a number that is left out follows the club's policy", () => {
  expect(wrongIn({ minTeams: "", maxTeams: "" })).toEqual([]);
  expect(seasonBody({ ...draft, minTeams: "" }, zone, "en").minTeams).toBeUndefined();
});

test.each([
  [{ minTeams: "5" }, ["minTeams", 4]],
  [{ maxTeams: "3" }, ["maxTeams", 4]],
  [{ monthFrom: "4" }, ["monthFrom", 3]],
  [{ monthTo: "11" }, ["monthTo", 12]],
  [{ requiredRounds: "11" }, ["requiredRounds", 10]],
  [{ maxSuspensions: "0" }, ["maxSuspensions", 1]],
  [{ year: "2028" }, ["year", 2027]],
  [{ memberTypes: ["11"] }, ["memberTypes", 1]],
])("what standing forms rely on cannot be narrowed: %j", (part, broken) => {
  expect(brokenBy(part)).toEqual([broken]);
});

test("wider numbers break nothing", () => {
  expect(brokenBy({ minTeams: "2", maxTeams: "9", monthFrom: "1", requiredRounds: "5" })).toEqual([]);
});
