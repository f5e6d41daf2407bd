import { isPinned } from "@/components/ishm/notices/notice-list";
import { refusedField } from "@/lib/web/boards/board-check";
import { isEmptyRichText } from "@/lib/web/boards/board-draft";
import { changedNotice, type NoticeDraft, newNotice, noticeBoard } from "@/lib/web/boards/notice";
import { draftPayload, revived, stateBefore } from "@/lib/web/boards/revival";
import { showState } from "@/lib/web/boards/show-state";
import { isTooLarge, uploadLimits } from "@/lib/web/office/upload-limits";

const context = { language: "ko", zone: "Asia/Seoul" } as const;

function draftWith(texts: Partial<NoticeDraft["texts"]>, part: Partial<NoticeDraft> = {}): NoticeDraft {
  const empty = noticeBoard.empty(context);
  return { ...empty, ...part, texts: { ...empty.texts, ...texts } };
}
const problemsOf = (draft: NoticeDraft, language: "en" | "ko" = "ko") =>
  noticeBoard.problems(draft, { ...context, language }, null);

const ko = { title: "겨울", contents: "<p>12월</p>" };
const ja = { title: "冬", contents: "<p></p>" };
const saved = { idx: 7, version: 3, files: [], pictures: {} };

describe("what a form sends", () => {
  test("the screen's language is the main one when it is written", () => {
    const call = newNotice(draftWith({ ko, ja }), "ja");
    expect(call.query).toEqual({ lang: "ja" });
    expect(call.body).toMatchObject({ title: "冬", contents: "", i18n: { ko } });
  });

  test("else the first written one is", () => {
    expect(newNotice(draftWith({ ko }), "en")).toMatchObject({
      query: { lang: "ko" },
      body: { ...ko, i18n: {} },
    });
  });

  test("a change takes away the text of a language that was emptied", () => {
    const { body } = changedNotice(draftWith({ ko, ja: { title: " ", contents: "<p></p>" } }), saved);
    expect(body?.i18n).toEqual({ en: null, ko, ja: null, zh: null });
    expect(body?.version).toBe(3);
  });

  test("a pin's last day goes with the pin", () => {
    const draft = draftWith({ ko }, { isTop: false, topUntil: "2026-12-31" });
    expect(newNotice(draft, "ko").body).toMatchObject({ isTop: false, topUntil: null });
  });

  test.each([
    ["<p></p>", true],
    ["<p>&nbsp;</p><ul><li><p></p></li></ul>", true],
    ["<p>a</p>", false],
    ['<p><img src="https://a/b.png"></p>', false],
  ])("%s is empty: %s", (contents, isEmpty) => {
    expect(isEmptyRichText(contents)).toBe(isEmpty);
  });
});

describe("what keeps a row from being saved", () => {
  test("nothing written at all is told at the screen's language", () => {
    expect(problemsOf(draftWith({}))).toEqual([{ field: "i18n.ko.title", reason: "required" }]);
  });

  test("a text without a title is told at its own language, others may be empty", () => {
    expect(problemsOf(draftWith({ ko, zh: { title: "", contents: "<p>a</p>" } }))).toEqual([
      { field: "i18n.zh.title", reason: "required" },
    ]);
  });

  test("one day as first and last is no mistake, a last day before the first is", () => {
    const days = { openFrom: "2026-12-01", openTo: "2026-12-01" };
    expect(problemsOf(draftWith({ ko }, days))).toEqual([]);
    expect(problemsOf(draftWith({ ko }, { ...days, openTo: "2026-11-30" }))).toEqual([
      { field: "openTo", reason: "tooSmall" },
    ]);
  });

  test.each([
    [9301, ["map.exe"], "files"],
    [9302, ["map.pdf"], "files"],
    [9001, ["openTo", "period"], "openTo"],
    [9001, ["title", "required"], "i18n.ko.title"],
    [9001, ["i18n.ja.title", "too_long"], "i18n.ja.title"],
    [9001, ["i18n", "required"], "i18n.ko.title"],
    [9001, ["removeFiles"], "files"],
    [9001, ["version", "type"], null],
    [3101, [], "endDate"],
    [9500, [], null],
  ])("refusal %i %j belongs to %s", (code, msgVar, field) => {
    expect(refusedField(noticeBoard.texts, { code, msgVar }, "ko")).toBe(field);
  });
});

describe("a kept draft", () => {
  const typed = draftWith({ ko }, { isTop: true, openFrom: "2026-12-01" });

  test("comes back as it was typed, without its files", () => {
    const file = new File(["x"], "x.pdf");
    const payload = JSON.parse(JSON.stringify(draftPayload({ ...typed, addedFiles: [file] }, 4)));
    expect(payload.version).toBe(4);
    expect(revived(noticeBoard.empty(context), payload)).toEqual(typed);
  });

  test("what the form does not know, or takes otherwise, stays out", () => {
    const strange = { isTop: "yes", openFrom: null, wings: 2, texts: { ko: { title: 7 }, xx: {} } };
    const base = draftWith({ ja }, { isTop: true, openFrom: "2026-12-01" });
    const next = revived(base, strange);
    expect(next).toMatchObject({ isTop: true, openFrom: "" });
    expect(next).not.toHaveProperty("wings");
    expect(next.texts.ko).toEqual({ title: "", contents: "" });
  });
});

describe("an older state", () => {
  const actions = [
    { before: { isTop: false } },
    { before: { texts: { ko: { title: "옛", contents: "" } }, isTop: true } },
  ];

  test("is what the fields were before the newest changes, newest first", () => {
    expect(stateBefore(actions.slice(0, 1))).toEqual({ isTop: false });
    expect(stateBefore(actions)).toEqual({ isTop: true, texts: { ko: { title: "옛", contents: "" } } });
  });

  test("cannot be had where a change does not tell what was", () => {
    expect(stateBefore([...actions, { before: null }])).toBeNull();
  });
});

describe("what visitors have of a row on a day", () => {
  const today = "2026-11-23";
  test.each([
    [{ isVisible: true, from: null, to: null }, "visible"],
    [{ isVisible: true, from: "", to: "" }, "visible"],
    [{ isVisible: true, from: today, to: today }, "visible"],
    [{ isVisible: true, from: "2026-11-24", to: null }, "scheduled"],
    [{ isVisible: true, from: null, to: "2026-11-22" }, "ended"],
    [{ isVisible: false, from: "2026-11-24", to: null }, "hidden"],
  ])("%j is %s", (days, state) => {
    expect(showState(days, today)).toBe(state);
  });

  test("a pin lasts through its last day", () => {
    expect(isPinned({ isTop: true, topUntil: today }, today)).toBe(true);
    expect(isPinned({ isTop: true, topUntil: "2026-11-22" }, today)).toBe(false);
    expect(isPinned({ isTop: false, topUntil: null }, today)).toBe(false);
  });
});
describe("the limits of uploads", () => {
  const limits = uploadLimits(["5 MB", "20 MB", "10 files"]);
  const megabyte = 1024 * 1024;

  test("are read from the policy, with its defaults", () => {
    expect(limits).toEqual({ imageBytes: 5 * megabyte, documentBytes: 20 * megabyte, maxCount: 10 });
    expect(uploadLimits([])).toEqual(limits);
  });

  test.each([
    ["a.jpg", "", 6, true],
    ["a.png", "image/png", 5, false],
    ["a.pdf", "application/pdf", 6, false],
    ["a.pdf", "application/pdf", 21, true],
  ])("%s of type '%s' and %i MB is too large: %s", (name, type, size, isOver) => {
    expect(isTooLarge({ name, type, size: size * megabyte }, limits)).toBe(isOver);
  });
});
