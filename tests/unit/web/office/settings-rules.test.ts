import { ordersAfterMove } from "@/components/ishm/codes/code-order";
import { calendarOf } from "@/components/ishm/holidays/calendar-months";
import {
  type CatalogueText,
  fittingTexts,
  isMissing,
  textCatalogue,
  textProblem,
} from "@/components/ishm/texts/text-catalogue";
import { textSample } from "@/components/ishm/texts/text-sample";
import type { MessageRow } from "@/lib/contract/site/ops-settings";

describe("the order of codes", () => {
  const rows = [
    { key: "a", order: 0 },
    { key: "b", order: 10 },
    { key: "c", order: 20 },
  ];
  test.each([
    [
      2,
      1,
      [
        ["c", 10],
        ["b", 20],
      ],
    ],
    [
      0,
      2,
      [
        ["b", 0],
        ["c", 10],
        ["a", 20],
      ],
    ],
    [0, -1, []],
    [2, 3, []],
  ])("from %i to %i", (from, to, expected) => {
    expect(ordersAfterMove(rows, from, to).map(({ key, order }) => [key, order])).toEqual(expected);
  });

  test("orders that tell nothing apart are counted anew", () => {
    const same = rows.map((row) => ({ ...row, order: 0 }));
    expect(ordersAfterMove(same, 2, 0)).toEqual([
      { key: "a", order: 1 },
      { key: "b", order: 2 },
    ]);
  });
});

describe("the catalogue of texts", () => {
  const row = (part: Partial<MessageRow>): MessageRow => ({
    category: "10",
    code: "home.title",
    msg: null,
    systemMsg: null,
    ownIn: [],
    ...part,
  });
  const file = { home: { title: "Willkommen", lead: "Guten Tag" } };
  const english = { home: { title: "Welcome", lead: "Good day" } };
  const rows = [
    row({ msg: "Hallo", ownIn: ["ko", "en"] }),
    row({ code: "home.lead", ownIn: ["en"] }),
    row({ code: "home.gone", msg: "x", ownIn: ["ko"] }),
    row({ category: "50", code: "NOT_FOUND", systemMsg: "Weg" }),
  ];
  const texts = textCatalogue(file, english, rows);
  const found = (keyword: string, only: "own" | "missing" | null = null, category: string | null = null) =>
    fittingTexts(texts, { keyword, filters: { category, only } }).map(({ code }) => code);

  test("holds every text of the product and of the server; a key that the product lost is left out", () => {
    expect(texts.map(({ code, system, own }) => [code, system, own])).toEqual([
      ["home.title", "Willkommen", "Hallo"],
      ["home.lead", "Guten Tag", null],
      ["NOT_FOUND", "Weg", null],
    ]);
  });

  test("is narrowed by words of any of its texts, by kind, and to own or missing ones", () => {
    expect(found("GOOD DAY")).toEqual(["home.lead"]);
    expect(found("", "own")).toEqual(["home.title"]);
    expect(found("", "missing")).toEqual(["home.lead"]);
    expect(found("", null, "50")).toEqual(["NOT_FOUND"]);
    expect(texts.filter(isMissing)).toHaveLength(1);
  });

  const text: CatalogueText = {
    id: "10:x",
    category: "10",
    code: "x",
    own: null,
    ownIn: [],
    system: "{count, plural, one {# Tag} other {# Tage}} <b>jetzt</b>",
    english: null,
  };
  test.each([
    ["", null],
    ["{count} <b>nun</b>", null],
    ["<b>nun</b>", { kind: "missing", variables: "{count}" }],
    ["{count}", { kind: "missing", variables: "<b>" }],
    ["{count} {name} <b>nun</b>", { kind: "unknown", variables: "{name}" }],
    ["{count", { kind: "braces" }],
    ["x".repeat(1001), { kind: "tooLong" }],
  ])("%s: %j", (words, problem) => {
    expect(textProblem(words, text)).toEqual(problem);
  });
});

describe("a text with sample values", () => {
  test.each([
    ["{count, plural, one {# day} other {# days}}", "3 days"],
    ["Dear {name}", "Dear ‹name›"],
    ["{state, select, Y {on} other {off}}", "off"],
    ["<b>{count, number}</b> left", "3 left"],
    ["Plain", null],
    ["{count", null],
  ])("%s reads %s", (words, shown) => {
    expect(textSample(words, "en")).toBe(shown);
  });
});

describe("the calendar of a year", () => {
  const [, february] = calendarOf(2027);
  test("weeks begin on Sunday, and hold the days of their month only", () => {
    expect(february?.weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2027-02-0${day}`)]);
    expect(february?.weeks.flat().filter(Boolean)).toHaveLength(28);
    expect(calendarOf(2028)[1]?.weeks.flat().filter(Boolean)).toHaveLength(29);
  });
});
