import type { DrawPostState } from "@/lib/contract/code-values/draws";
import { type ApplicationDraft, draftFaults, draftOf, inputOf } from "@/lib/web/draws/application";
import { bandOdds } from "@/lib/web/draws/odds";
import { drawTimeline } from "@/lib/web/draws/timeline";
import { type InputDraft, requestDates, type TeamDraft, teamFaults } from "@/lib/web/teams/draft";
import { markedDates } from "@/lib/web/teams/schedule-marks";

const post = {
  drawPostIdx: 71,
  maxChoices: 3,
  minPlayers: 2,
  state: "20",
  applyFrom: "2026-11-23T09:00:00+09:00",
  applyTo: "2026-11-26T17:00:00+09:00",
  drawAt: "2026-11-27T10:00:00+09:00",
  announceAt: "2026-11-27T14:00:00+09:00",
  confirmUntil: "2026-11-30T17:00:00+09:00",
  releaseAt: "2026-12-01T09:00:00+09:00",
};
const states = (moment: string, state: DrawPostState = "20") =>
  drawTimeline({ ...post, state }, new Date(moment)).map((step) => `${step.name} ${step.state}`);

test("odds say what one more first choice may hope for", () => {
  expect(bandOdds({ slots: 9, firstChoices: 4 })).toEqual({ kind: "all" });
  expect(bandOdds({ slots: 4, firstChoices: 4 })).toEqual({ kind: "some", ofTen: 8 });
  expect(bandOdds({ slots: 1, firstChoices: 30 })).toEqual({ kind: "few" });
  expect(bandOdds({ slots: 0, firstChoices: 0 })).toEqual({ kind: "none" });
});

test("the way of a draw knows what is over, under way and to come, to the second", () => {
  expect(states("2026-11-26T16:59:59+09:00")).toEqual([
    "apply now",
    "draw ahead",
    "announce ahead",
    "decline ahead",
    "leftovers ahead",
  ]);
  expect(states("2026-11-26T17:00:00+09:00")[0]).toBe("apply over");
  expect(states("2026-11-27T14:00:00+09:00").slice(2, 4)).toEqual(["announce over", "decline now"]);
});

test("a draw that is drawn and announced before its hour has those steps behind it", () => {
  expect(states("2026-11-26T17:30:00+09:00", "40").slice(0, 3)).toEqual([
    "apply over",
    "draw over",
    "announce ahead",
  ]);
  expect(states("2026-11-26T17:30:00+09:00", "60").slice(1)).toEqual([
    "draw over",
    "announce over",
    "decline now",
    "leftovers ahead",
  ]);
});

test("a cancelled draw has no step under way", () => {
  expect(states("2026-11-24T10:00:00+09:00", "90")[0]).toBe("apply ahead");
});

const choice = { playDate: "2026-12-19", band: "12", course: "" };
const empty = { playDate: "", band: "", course: "" };
const draft = (change: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  ...draftOf(post, null, 100_001),
  choices: [choice, empty, empty],
  agree: true,
  ...change,
});
const faultsOf = (change: Partial<ApplicationDraft>) =>
  draftFaults(draft(change)).map(({ fieldId, fault }) => `${fieldId} ${fault}`);

test("an application needs a first choice, no gap, no choice twice, known members and the consent", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ choices: [empty, empty, empty] })).toEqual(["choice-1-date choiceMissing"]);
  expect(faultsOf({ choices: [choice, empty, { ...choice, band: "13" }] })).toEqual([
    "choice-3-date choiceGap",
  ]);
  expect(faultsOf({ choices: [choice, choice, empty] })).toEqual(["choice-2-date choiceTwice"]);
  expect(faultsOf({ choices: [{ ...choice, band: "" }, empty, empty] })).toEqual([
    "choice-1-band choiceHalf",
  ]);
  expect(faultsOf({ agree: false })).toEqual(["agree agree"]);
  const lost = { kind: "member" as const, by: null, id: "nobody", name: "", phoneNo: "" };
  expect(faultsOf({ companions: [lost] })).toEqual(["companion-1-id memberUnknown"]);
});

test("what is sent names ranks in order, any course as null, and of companions only those within the party", () => {
  const guest = { kind: "guest" as const, by: null, id: "", name: " Kim ", phoneNo: "" };
  const member = {
    kind: "member" as const,
    by: { memberId: "parkbaram" },
    id: "parkbaram",
    name: "박*람",
    phoneNo: "",
  };
  const sent = inputOf(post, draft({ playerCount: 3, companions: [guest, member, guest] }), 7002);
  expect(sent).toEqual({
    drawPostIdx: 71,
    drawIdx: 7002,
    choices: [{ rank: 1, playDate: "2026-12-19", standbyTimeCode: "12", courseCode: null }],
    playerCount: 3,
    players: [{ name: "Kim" }, { memberId: "parkbaram" }],
    agreeRules: true,
  });
});

const season = { year: 2027, monthFrom: 3, monthTo: 12, minTeams: 3, maxTeams: 8, requiredRounds: 10 };
const input: InputDraft = { weekType: "2", weekCode: "4", rsvHour: "07", courseCode: "" };
const noInput: InputDraft = { weekType: "", weekCode: "", rsvHour: "00", courseCode: "" };
const team: TeamDraft = {
  teamName: "솔향회",
  presidentName: "김미루",
  presidentPhone: "010-0000-0001",
  managerName: "김미루",
  managerPhone: "010-0000-0001",
  managerEmail: "miru@mirsol.example",
  memberCount: "16",
  teamCount: "4",
  pastYears: "3",
  rsvCycle: "10",
  monthFrom: 3,
  monthTo: 12,
  holeCode: "18",
  inputs: [input, noInput, noInput],
  banquet: true,
  awards: true,
  note: "",
  agreeRules: true,
};
const teamWrong = (change: Partial<TeamDraft>) =>
  teamFaults({ ...team, ...change }, season as never).map(({ fieldId, fault }) => `${fieldId} ${fault}`);

test("a group's dates are those of domain.md 7.10, and too few of them are told before sending", () => {
  expect(requestDates(team, input, season)).toHaveLength(10);
  expect(teamWrong({})).toEqual([]);
  expect(teamWrong({ monthTo: 11 })).toEqual(["wish-1-weekCode rounds"]);
  expect(teamWrong({ teamCount: "9", managerEmail: "x" })).toEqual(
    expect.arrayContaining(["managerEmail email", "teamCount teams"]),
  );
});

test("holidays are flagged by name, days that are over are left out", () => {
  const holidays = [{ date: "2027-05-05", isHoliday: "Y" as const, dateName: "Children's Day" }];
  expect(markedDates(["2027-03-10", "2027-05-05", "2027-06-09"], holidays, "2027-03-10")).toEqual([
    { date: "2027-05-05", flag: "Children's Day" },
    { date: "2027-06-09", flag: null },
  ]);
});
