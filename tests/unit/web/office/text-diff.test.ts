import { type DiffPart, linesOf, textDiff } from "@/lib/web/office/text-diff";

const side = (parts: readonly DiffPart[], other: DiffPart["kind"]) =>
  parts
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join("");
const ended = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

describe("the lines of rich text", () => {
  test("are its paragraphs, headings, items and rows, in plain words", () => {
    const html =
      "<h2>Article 8</h2><p>A <strong>late</strong> cancel &amp; more</p><ul><li>one</li><li>two</li></ul>";
    expect(linesOf(html)).toEqual(["Article 8", "A late cancel & more", "one", "two"]);
    expect(linesOf("<p>a<br>b</p><table><tr><td>c</td><td>d</td></tr></table><p></p>")).toEqual([
      "a",
      "b",
      "c d",
    ]);
  });
});

describe("what changed between two texts", () => {
  test("is told by words, the rest stands as it was", () => {
    expect(textDiff(["Cancel three days before."], ["Cancel seven days before."], "en")).toEqual([
      { kind: "same", text: "Cancel " },
      { kind: "removed", text: "three" },
      { kind: "added", text: "seven" },
      { kind: "same", text: " days before.\n" },
    ]);
  });

  test("takes words side by side as one change", () => {
    expect(textDiff(["two whole days"], ["one short week"], "en")).toEqual([
      { kind: "removed", text: "two whole days" },
      { kind: "added", text: "one short week" },
      { kind: "same", text: "\n" },
    ]);
  });

  test("finds the words of languages that write none apart", () => {
    const parts = textDiff(["料金は三千円です。"], ["料金は五千円です。"], "ja");
    expect(parts[0]).toEqual({ kind: "same", text: "料金は" });
    expect(side(parts, "removed")).toBe("料金は五千円です。\n");
  });

  test("knows a paragraph that came and one that went", () => {
    const parts = textDiff(["one", "two", "three"], ["one", "three", "four"], "en");
    expect(parts).toEqual([
      { kind: "same", text: "one\n" },
      { kind: "removed", text: "two\n" },
      { kind: "same", text: "three\n" },
      { kind: "added", text: "four\n" },
    ]);
  });

  test("of equal texts is nothing", () => {
    expect(textDiff(["same"], ["same"], "ko")).toEqual([{ kind: "same", text: "same\n" }]);
    expect(textDiff([], [], "ko")).toEqual([]);
  });

  test("gives both texts back whole, whatever they are", () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const text = () =>
      Array.from({ length: next(6) }, () =>
        Array.from({ length: 1 + next(5) }, () => "abcd"[next(4)]).join(" "),
      );
    for (let round = 0; round < 300; round += 1) {
      const [before, after] = [text(), text()];
      const parts = textDiff(before, after, "en");
      expect(side(parts, "added")).toBe(ended(before));
      expect(side(parts, "removed")).toBe(ended(after));
    }
  });

  test("of one endless paragraph comes in bounded time too", () => {
    const before = "word ".repeat(40_000);
    const after = before.replace("word word", "word other");
    expect(textDiff([before], [after], "en").filter(({ kind }) => kind === "added")).toEqual([
      { kind: "added", text: "other" },
    ]);
  });

  test("of two long texts without a word in common comes in bounded time", () => {
    const lines = (word: string) => Array.from({ length: 4000 }, (_, at) => `${word}${at} `.repeat(5));
    const [before, after] = [lines("old"), lines("new")];
    const parts = textDiff(before, after, "en");
    expect(side(parts, "added")).toBe(ended(before));
    expect(side(parts, "removed")).toBe(ended(after));
  });
});

test("the edit is the shortest", () => {
  const parts = textDiff([..."ABCABBA"], [..."CBABAC"], "en");
  const count = parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? 0 : text.length / 2), 0);
  expect(count).toBe(5);
});
