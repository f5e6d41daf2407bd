import { changedEvent, type EventDraft, eventBoard, newEvent } from "@/lib/web/boards/event";
import { revived, stateBefore } from "@/lib/web/boards/revival";

const context = { language: "ko", zone: "Asia/Seoul" } as const;
const empty = eventBoard.empty(context);
const ko = { title: "신년 이벤트", summary: "", contents: "" };

function draftWith(part: Partial<EventDraft> = {}): EventDraft {
  const days = { startDate: "2027-01-02", endDate: "2027-01-31" };
  return { ...empty, texts: { ...empty.texts, ko }, ...days, ...part };
}
const problemsOf = (part: Partial<EventDraft>) => eventBoard.problems(draftWith(part), context, null);
const saved = { idx: 31, version: 3, files: [], pictures: { thumb: "/files/event/7" } };
const picture = new File(["x"], "x.png", { type: "image/png" });

describe("what the form of an event sends", () => {
  test("a link that is empty is none", () => {
    expect(newEvent(draftWith({ link: "  " }), "ko").body).toMatchObject({ link: null });
    expect(newEvent(draftWith({ link: " /reservation " }), "ko").body).toMatchObject({
      link: "/reservation",
    });
  });

  test("a picture that was chosen, one that was taken away, and one that stays", () => {
    const chosen = changedEvent(draftWith({ pictures: { thumb: picture } }), saved);
    expect(chosen.files).toEqual([{ part: "thumb", file: picture }]);
    expect(chosen.body).not.toHaveProperty("thumbUrl");
    const gone = changedEvent(draftWith({ pictures: { thumb: null } }), saved);
    expect(gone).toMatchObject({ files: [], body: { thumbUrl: null } });
    expect(changedEvent(draftWith(), saved).body).not.toHaveProperty("thumbUrl");
  });
});

describe("what keeps an event from being saved", () => {
  test("days that are not chosen are asked for", () => {
    expect(problemsOf({ startDate: "", endDate: "" })).toEqual([
      { field: "startDate", reason: "required" },
      { field: "endDate", reason: "required" },
    ]);
  });

  test("one day is no mistake, a last day before the first is", () => {
    expect(problemsOf({ endDate: "2027-01-02" })).toEqual([]);
    expect(problemsOf({ endDate: "2027-01-01" })).toEqual([{ field: "endDate", reason: "tooSmall" }]);
  });

  test.each(["shop", "//evil.example", "http://plain.example", "javascript:alert(1)"])(
    "%s is no address to send members to",
    (link) => expect(problemsOf({ link })).toEqual([{ field: "link", reason: "format" }]),
  );
});

test("an older state of an event comes back with its members and without its link", () => {
  const state = stateBefore([{ before: { memberTypes: ["10"], link: null, startDate: "2026-12-01" } }]);
  const next = revived(draftWith({ memberTypes: [], link: "/gift" }), state ?? {});
  expect(next).toMatchObject({ memberTypes: ["10"], link: "", startDate: "2026-12-01", texts: { ko } });
});
