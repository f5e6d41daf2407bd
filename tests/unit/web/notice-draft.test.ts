import { noticeProblems, refusedNoticeField } from "@/lib/web/office/notice-check";
import {
  createNoticeCall,
  emptyNoticeDraft,
  isEmptyContents,
  type NoticeDraft,
  updateNoticeCall,
} from "@/lib/web/office/notice-draft";
import { isPinned, noticeState } from "@/lib/web/office/notice-state";
import { isTooLarge, uploadLimits } from "@/lib/web/office/upload-limits";

function draftWith(texts: Partial<NoticeDraft["texts"]>, part: Partial<NoticeDraft> = {}): NoticeDraft {
  const empty = emptyNoticeDraft();
  return { ...empty, ...part, texts: { ...empty.texts, ...texts } };
}

const ko = { title: "겨울", contents: "<p>12월</p>" };
const ja = { title: "冬", contents: "<p></p>" };

describe("what a form sends", () => {
  test("the screen's language is the main one when it is written", () => {
    const call = createNoticeCall(draftWith({ ko, ja }), "ja");
    expect(call.query).toEqual({ lang: "ja" });
    expect(call.body).toMatchObject({ title: "冬", contents: "", i18n: { ko } });
  });

  test("else the first written one is", () => {
    expect(createNoticeCall(draftWith({ ko }), "en")).toMatchObject({
      query: { lang: "ko" },
      body: { ...ko, i18n: {} },
    });
  });

  test("a change takes away the text of a language that was emptied", () => {
    const { body } = updateNoticeCall(draftWith({ ko, ja: { title: " ", contents: "<p></p>" } }), {
      noticeIdx: 7,
      version: 3,
    });
    expect(body.i18n).toEqual({ en: null, ko, ja: null, zh: null });
    expect(body.version).toBe(3);
  });

  test("a pin's last day goes with the pin", () => {
    const draft = draftWith({ ko }, { isTop: false, topUntil: "2026-12-31" });
    expect(createNoticeCall(draft, "ko").body).toMatchObject({ isTop: false, topUntil: null });
  });

  test.each([
    ["<p></p>", true],
    ["<p>&nbsp;</p><ul><li><p></p></li></ul>", true],
    ["<p>a</p>", false],
    ['<p><img src="https://a/b.png"></p>', false],
  ])("%s is empty: %s", (contents, isEmpty) => {
    expect(isEmptyContents(contents)).toBe(isEmpty);
  });
});

describe("what keeps a notice from being saved", () => {
  test("nothing written at all is told at the screen's language", () => {
    expect(noticeProblems(draftWith({}), "ko")).toEqual([{ field: "title-ko", reason: "required" }]);
  });

  test("a text without a title is told at its own language, others may be empty", () => {
    expect(noticeProblems(draftWith({ ko, zh: { title: "", contents: "<p>a</p>" } }), "en")).toEqual([
      { field: "title-zh", reason: "required" },
    ]);
  });

  test("one day as first and last is no mistake", () => {
    const days = { openFrom: "2026-12-01", openTo: "2026-12-01" };
    expect(noticeProblems(draftWith({ ko }, days), "ko")).toEqual([]);
  });

  test.each([
    [9301, ["map.exe"], "files"],
    [9302, ["map.pdf"], "files"],
    [9001, ["openTo", "period"], "openTo"],
    [9001, ["title", "required"], "title-ko"],
    [9001, ["i18n.ja.title", "too_long"], "title-ja"],
    [9001, ["i18n", "required"], "title-ko"],
    [9001, ["version", "type"], null],
    [9500, [], null],
  ])("refusal %i %j belongs to %s", (code, msgVar, field) => {
    expect(refusedNoticeField({ code, msgVar }, "ko")).toBe(field);
  });
});

describe("the state of a notice on a day", () => {
  const today = "2026-11-23";
  test.each([
    [{ isVisible: true, openFrom: null, openTo: null }, "visible"],
    [{ isVisible: true, openFrom: today, openTo: today }, "visible"],
    [{ isVisible: true, openFrom: "2026-11-24", openTo: null }, "scheduled"],
    [{ isVisible: true, openFrom: null, openTo: "2026-11-22" }, "ended"],
    [{ isVisible: false, openFrom: "2026-11-24", openTo: null }, "hidden"],
  ])("%j is %s", (days, state) => {
    expect(noticeState(days, today)).toBe(state);
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
