import { recordChanges } from "@/components/ishm/audit/changed-fields";

describe("two states of a record, field by field", () => {
  test("changed fields come first, nested ones by their path", () => {
    const before = { a: 1, texts: { ko: { title: "가" } }, list: ["x", "y"] };
    const after = { a: 1, texts: { ko: { title: "나" } }, list: ["x", "y"] };
    expect(recordChanges(before, after)).toEqual([
      { path: "texts.ko.title", before: "가", after: "나", isChanged: true },
      { path: "a", before: 1, after: 1, isChanged: false },
      { path: "list", before: "x, y", after: "x, y", isChanged: false },
    ]);
  });

  test("a field that came or went has changed", () => {
    expect(recordChanges({ old: 1 }, { young: 2 })).toEqual([
      { path: "young", before: undefined, after: 2, isChanged: true },
      { path: "old", before: 1, after: undefined, isChanged: true },
    ]);
  });

  test("a new record has nothing that changed, a list of objects goes by its places", () => {
    expect(recordChanges(null, { players: [{ name: "A" }, { name: "B" }], none: [], empty: {} })).toEqual([
      { path: "players.0.name", before: undefined, after: "A", isChanged: false },
      { path: "players.1.name", before: undefined, after: "B", isChanged: false },
      { path: "none", before: undefined, after: null, isChanged: false },
      { path: "empty", before: undefined, after: null, isChanged: false },
    ]);
  });

  test("a bare value has no path", () => {
    expect(recordChanges("2026-11-23", "2026-11-24")).toEqual([
      { path: "", before: "2026-11-23", after: "2026-11-24", isChanged: true },
    ]);
  });
});
