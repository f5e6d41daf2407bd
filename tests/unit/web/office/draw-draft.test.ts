import { changedDrawCall, drawProblems, newDrawCall } from "@/components/ishm/draws/form/draw-calls";
import {
  type DrawDraft,
  type DrawRow,
  drawDraftOf,
  emptyDrawDraft,
  proposedTimes,
  shiftedDraft,
} from "@/components/ishm/draws/form/draw-draft";
import { shiftDays, templateDates, templateTitle } from "@/components/ishm/draws/form/draw-templates";
import { drawPostBody } from "@/lib/contract/draws/ops-draws";
import type { Language } from "@/lib/shared/languages";
import { weekCodeOf } from "@/lib/shared/time/calendar";

const zone = "Asia/Seoul";
const writer = (language: Language) => ({ language, formats: { dateFormat: "yyyy.MM.dd" } });
const today = "2026-11-23";
const policy = {
  maxChoices: 3,
  minPlayers: 2,
  mode: "WEIGHTED" as const,
  confirmDays: 3,
  confirmTime: "17:00",
  canNameBeacon: false,
};
const playDates = ["2026-12-26", "2026-12-27"];
const title = { title: "Christmas draw", contents: "" };
const whole: DrawDraft = {
  ...emptyDrawDraft(policy),
  playDates,
  periods: ["1"],
  courseCodes: ["1"],
  memberTypes: ["10"],
  texts: { ...emptyDrawDraft(policy).texts, en: title },
  times: proposedTimes(playDates, policy, zone),
};
const problemsOf = (draft: DrawDraft) => drawProblems(draft, { zone, preferred: "en" });

test("the proposed times are those of domain.md 7.9 and C0370, in club time", () => {
  expect(whole.times).toEqual({
    applyFrom: "2026-11-30T09:00",
    applyTo: "2026-12-03T17:00",
    drawAt: "2026-12-04T10:00",
    announceAt: "2026-12-04T14:00",
    confirmUntil: "2026-12-07T17:00",
    releaseAt: "2026-12-08T09:00",
  });
});

describe("templates keep days that nobody can book yet", () => {
  const days = { today, holidays: ["2026-12-25", "2027-01-01"] };

  test("a weekend is a Saturday and its Sunday, four weeks ahead", () => {
    const dates = templateDates("weekend", days);
    expect(dates).toEqual(["2026-12-26", "2026-12-27"]);
    expect(dates.map(weekCodeOf)).toEqual([7, 1]);
  });

  test("weekdays are Monday to Friday without the holidays", () => {
    expect(templateDates("weekday", days)).toEqual([
      ...["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"],
    ]);
  });

  test("a holiday is the next one of the calendar; without one nothing is proposed", () => {
    expect(templateDates("holiday", days)).toEqual(["2026-12-25"]);
    expect(templateDates("holiday", { today, holidays: ["2026-12-01"] })).toEqual([]);
  });

  test("the last draw moves on by whole weeks, past itself, with all of its times", () => {
    expect(shiftDays("2026-12-19", today)).toBe(7);
    expect(shiftDays("2026-10-03", today)).toBe(84);
    expect(shiftDays("2027-02-06", today)).toBe(7);
    const shifted = shiftedDraft(whole, 7);
    expect(shifted.playDates).toEqual(["2027-01-02", "2027-01-03"]);
    expect(shifted.times.applyFrom).toBe("2026-12-07T09:00");
    expect(shifted.texts).toBe(whole.texts);
  });

  test("titles are written in the language of the text", () => {
    expect(templateTitle("weekend", playDates, writer("en"))).toMatch(/^Weekend draw, Dec 26\W+27$/);
    expect(templateTitle("weekend", playDates, writer("ko"))).toMatch(/12월 26일.*27일 주말 추첨$/);
    expect(templateTitle("holiday", ["2026-12-25"], writer("ja"))).toBe("12月25日 祝日抽選");
  });
});

describe("the timeline is checked before it is sent", () => {
  const withTime = (part: Partial<DrawDraft["times"]>) => ({ ...whole, times: { ...whole.times, ...part } });

  test("a proposed timeline has no fault, and its body is the contract's", () => {
    expect(problemsOf(whole)).toEqual([]);
    expect(drawPostBody.safeParse(newDrawCall(whole, zone, "en").body).success).toBe(true);
  });

  test.each([
    ["applyTo", "2026-11-30T08:00"],
    ["drawAt", "2026-12-03T16:00"],
    ["announceAt", "2026-12-04T09:00"],
    ["confirmUntil", "2026-12-04T13:00"],
    ["releaseAt", "2026-12-07T16:00"],
  ] as const)("%s before the moment that it follows is told at its field", (moment, time) => {
    expect(problemsOf(withTime({ [moment]: time }))).toEqual([{ field: moment, reason: "tooSmall" }]);
  });

  test("times left over that open on the play date, and a time that is missing, are told at their fields", () => {
    expect(problemsOf(withTime({ releaseAt: "2026-12-26T09:00" }))).toEqual([
      { field: "releaseAt", reason: "tooLarge" },
    ]);
    expect(problemsOf(withTime({ drawAt: "" }))).toEqual([{ field: "drawAt", reason: "required" }]);
  });

  test("an empty form names every field that needs a choice, and the title of its language", () => {
    const fields = problemsOf(emptyDrawDraft(policy)).map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(["i18n.en.title", "playDates", "periods", "courseCodes", "memberTypes"]),
    );
  });
});

test("an edit sends every language that has a text, its version and no beacon", () => {
  const row = {
    drawPostIdx: 72,
    version: 4,
    i18n: { ko: { title: "추첨", contents: "" } },
    playDates,
    periods: ["1"],
    courseCodes: ["1"],
    memberTypes: ["10"],
    quotas: null,
    maxChoices: 3,
    minPlayers: 2,
    mode: "WEIGHTED" as const,
    applyFrom: "2026-11-30T09:00:00+09:00",
    applyTo: "2026-12-03T17:00:00+09:00",
    drawAt: "2026-12-04T10:00:00+09:00",
    announceAt: "2026-12-04T14:00:00+09:00",
    confirmUntil: "2026-12-07T17:00:00+09:00",
    releaseAt: "2026-12-08T09:00:00+09:00",
  } as DrawRow;
  const draft = drawDraftOf(row, zone);
  expect(draft.times).toEqual(whole.times);
  const { query, body } = changedDrawCall(draft, row, zone);
  expect(query).toEqual({ lang: "ko" });
  expect(body).toMatchObject({
    version: 4,
    title: "추첨",
    applyFrom: row.applyFrom,
    i18n: { ko: { title: "추첨" } },
  });
  expect(body).not.toHaveProperty("hasBeacon");
});
