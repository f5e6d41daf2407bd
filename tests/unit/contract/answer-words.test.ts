import { hofShow } from "@/components/ishm/hof/hof-list";
import { dueTime } from "@/components/ishm/inquiries/due-time";
import { daysLeft } from "@/components/ishm/lost-items/lost-list";
import {
  filledAnswer,
  missingPlaceholders,
  templateHtml,
  unknownPlaceholders,
} from "@/lib/shared/texts/answer-words";

const values = { name: "Kim & Son", title: "<b>3 < 5</b>", rsvNo: null, club: "Mirsol" };

describe("the words of an answer", () => {
  test("a value is text, whatever stands in it", () => {
    expect(filledAnswer("<p>{name}: {title}</p>", values)).toBe(
      "<p>Kim &amp; Son: &lt;b&gt;3 &lt; 5&lt;/b&gt;</p>",
    );
  });

  test("what has no value stays, and is named", () => {
    expect(filledAnswer("{rsvNo} {rsvNo} {other}", values)).toBe("{rsvNo} {rsvNo} {other}");
    expect(missingPlaceholders("{rsvNo} {rsvNo} {name}", values)).toEqual(["rsvNo"]);
  });

  test("a value that looks like a placeholder is not filled again", () => {
    expect(filledAnswer("{title}", { ...values, title: "{name}" })).toBe("{name}");
  });

  test("a template knows its own words alone", () => {
    expect(unknownPlaceholders("Dear {name}, {nome} {club}")).toEqual(["nome"]);
  });

  test("an empty line of a template begins a paragraph, and markup in it is text", () => {
    expect(templateHtml("Dear {name},\n\n1 < 2\nand so on\n")).toBe(
      "<p>Dear {name},</p><p>1 &lt; 2<br>and so on</p>",
    );
  });
});

describe("how long", () => {
  const now = new Date("2026-11-23T10:00:00+09:00");

  test.each([
    ["2026-11-25T11:00:00+09:00", { side: "left", unit: "days", count: 2 }],
    ["2026-11-24T12:00:00+09:00", { side: "left", unit: "hours", count: 26 }],
    ["2026-11-23T10:00:20+09:00", { side: "left", unit: "minutes", count: 1 }],
    ["2026-11-23T09:15:00+09:00", { side: "late", unit: "minutes", count: 45 }],
    ["2026-11-20T09:00:00+09:00", { side: "late", unit: "days", count: 3 }],
  ])("an answer due %s has or is late", (dueAt, expected) => {
    expect(dueTime(dueAt, now)).toEqual(expected);
  });

  test("a lost item is kept counts only while it is the club's to keep", () => {
    const keepUntil = "2026-11-25";
    expect(daysLeft({ state: "10", keepUntil }, "2026-11-23")).toBe(2);
    expect(daysLeft({ state: "20", keepUntil }, "2026-11-26")).toBe(-1);
    expect(daysLeft({ state: "30", keepUntil }, "2026-11-23")).toBeNull();
  });
});

test.each([
  [{ isVisible: true, hasConsent: true, isWithdrawn: false }, "shown"],
  [{ isVisible: false, hasConsent: true, isWithdrawn: false }, "hidden"],
  [{ isVisible: true, hasConsent: false, isWithdrawn: false }, "noConsent"],
  [{ isVisible: true, hasConsent: false, isWithdrawn: true }, "withdrawn"],
] as const)("of an entry with %j visitors have: %s", (entry, show) => {
  expect(hofShow(entry)).toBe(show);
});
