import { earliestOf, fieldOf, termsProblems } from "@/components/ishm/terms/terms-check";
import {
  emptyTermsDraft,
  nextNumber,
  nextVersionOf,
  publishCall,
  type TermsDraft,
  termsDraftOf,
} from "@/components/ishm/terms/terms-draft";
import { isOpenToEdits, termsStatus } from "@/components/ishm/terms/terms-state";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import { earliestEffectiveDate } from "@/lib/shared/terms-notice";

const today = "2026-11-23";
const rules = { policy: { days: 7, unfavourableDays: 30 }, today, preferred: "en" } as const;
const stored: TermsVersion = {
  termsIdx: 51,
  termType: "30",
  version: "1.0",
  effectiveDate: "2026-01-01",
  announceFrom: "2026-01-01",
  state: "30",
  isRequired: false,
  unfavourable: true,
  isDraft: false,
  revision: 4,
  telNo: "031-000-1000",
  i18n: {
    ko: { title: "마케팅", contents: "<p>문자</p>", changeSummary: "바뀐 점" },
    en: { title: "Marketing", contents: "<p>By text</p>", noticeTitle: "Marketing changes" },
  },
};
const draftWith = (part: Partial<TermsDraft>): TermsDraft => ({
  ...nextVersionOf(stored, ["1.0"], today, 7),
  ...part,
});

describe("the first day a version may take effect (C0470)", () => {
  test.each([
    ["ordinary, announced today", { announceFrom: today }, "2026-11-30"],
    ["unfavourable, announced today", { announceFrom: today, unfavourable: true }, "2026-12-23"],
    ["announced later", { announceFrom: "2026-12-01" }, "2026-12-08"],
    ["announced in the past: members are told today", { announceFrom: "2026-11-01" }, "2026-11-30"],
    ["without a day of announcement", { announceFrom: "" }, null],
  ])("%s", (_, part, day) => {
    expect(earliestOf(draftWith(part), rules)).toBe(day);
  });

  test("is the server's own rule", () => {
    const version = { announceFrom: "2026-12-01", isUnfavourable: true };
    expect(earliestOf(draftWith({ announceFrom: "2026-12-01", unfavourable: true }), rules)).toBe(
      earliestEffectiveDate(rules.policy, version, today),
    );
  });
});

describe("what keeps a version from being saved", () => {
  test("a day too near, unless it is a draft", () => {
    const near = { effectiveDate: "2026-11-29", isDraft: false };
    expect(termsProblems(draftWith(near), rules)).toEqual([{ field: "effectiveDate", reason: "tooSmall" }]);
    expect(termsProblems(draftWith({ ...near, isDraft: true }), rules)).toEqual([]);
    expect(termsProblems(draftWith({ ...near, effectiveDate: "2026-11-30" }), rules)).toEqual([]);
  });

  test("a language without a title or, before it is announced, without words", () => {
    const { texts } = draftWith({});
    const untitled = { ...texts, ko: { ...texts.ko, title: " " } };
    expect(termsProblems(draftWith({ texts: untitled }), rules)).toEqual([
      { field: "i18n.ko.title", reason: "required" },
    ]);
    const empty = { ...texts, en: { ...texts.en, contents: "<p></p>" } };
    expect(termsProblems(draftWith({ texts: empty, isDraft: false }), rules)).toEqual([
      { field: "i18n.en.contents", reason: "required" },
    ]);
    expect(termsProblems(draftWith({ texts: empty }), rules)).toEqual([]);
  });

  test("nothing at all written is told at the preferred language", () => {
    const fields = termsProblems(emptyTermsDraft("30", today), rules).map(({ field }) => field);
    expect(fields).toEqual(["i18n.en.title", "effectiveDate"]);
  });

  test("a refusal about the main text belongs to its language", () => {
    expect(fieldOf("contents", "ko")).toBe("i18n.ko.contents");
    expect(fieldOf("version", "ko")).toBe("version");
  });
});

describe("a new version from another one", () => {
  test("takes its words and settings, not its dates and what was said of its change", () => {
    expect(nextVersionOf(stored, ["1.0", "1.1"], today, 7)).toMatchObject({
      version: "1.2",
      isDraft: true,
      unfavourable: false,
      isRequired: false,
      announceFrom: today,
      effectiveDate: "2026-11-30",
      texts: { ko: { title: "마케팅", contents: "<p>문자</p>", changeSummary: "", noticeTitle: "" } },
    });
  });

  test.each([
    [[], "1.0"],
    [["1.0"], "1.1"],
    [["1.9", "1.10", "1.2"], "1.11"],
    [["2", "1.4"], "3"],
    [["first"], "1.0"],
  ])("after %j comes %s", (taken, next) => {
    expect(nextNumber(taken)).toBe(next);
  });
});

test("a version is sent whole: an emptied language is taken away, the revision goes along", () => {
  const draft = termsDraftOf(stored);
  draft.texts.ko = { ...draft.texts.ko, title: "", contents: "<p></p>" };
  const { query, body } = publishCall(draft, { termsIdx: 51, revision: 4 }, "ja");
  expect(query).toEqual({ lang: "en" });
  expect(body).toMatchObject({
    termsIdx: 51,
    revision: 4,
    title: "Marketing",
    noticeTitle: "Marketing changes",
  });
  expect(body.i18n).toEqual({ ko: null, ja: null, zh: null });
});

test.each([
  ["10", true, "draft", true],
  ["10", false, "planned", true],
  ["20", false, "announced", false],
  ["30", false, "inForce", false],
  ["40", false, "superseded", false],
] as const)("state %s, draft %s: %s, open to edits %s", (state, isDraft, look, isOpen) => {
  expect(termsStatus({ state, isDraft })).toBe(look);
  expect(isOpenToEdits({ state })).toBe(isOpen);
});
