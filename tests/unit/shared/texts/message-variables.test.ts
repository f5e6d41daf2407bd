import { failureTexts } from "@/lib/contract/failure-texts";
import { languages } from "@/lib/shared/languages";
import { hasSameVariables, messageVariables } from "@/lib/shared/texts/message-variables";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

type Tree = { [key: string]: string | Tree };
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : textsOf(value)));

describe("the variables of a message", () => {
  test.each([
    ["Plain words", []],
    ["{0} and {1}, {0} again", ["0", "1"]],
    ["{count, plural, one {# day of {name}} other {# days}}", ["count", "name"]],
    ["{state, select, Y {on} other {off}}", ["state"]],
    ["{from, number}–{at, date, short}", ["at", "from"]],
    ["See <link>the rules</link>", ["<link>"]],
    ["It's {time}", ["time"]],
    ["'{'not'}' {this}", ["this"]],
  ])("%s", (text, names) => {
    expect(messageVariables(text)).toEqual(names);
  });

  test.each([
    "{count",
    "count}",
    "{}",
    "{two words}",
    "{count, plural, one {# day}}",
    "{count, plural, other {# days}",
    "{count, plural}",
  ])("%s can be filled with nothing", (text) => {
    expect(messageVariables(text)).toBeNull();
  });

  test("every text of the product can be read", () => {
    const all = [
      ...textsOf(en),
      ...textsOf(ko),
      ...languages.flatMap((one) => Object.values(failureTexts[one])),
    ];
    expect(all.filter((text) => messageVariables(text) === null)).toEqual([]);
  });
});

describe("a text in the place of another", () => {
  test.each([
    ["{0} ist weg", "{0} is gone", true],
    ["weg", "{0} is gone", false],
    ["{0} {1}", "{0} is gone", false],
    ["{count, plural, other {#}}", "{count}", true],
    ["{count", "{count}", false],
  ])("%s for %s: %s", (text, original, isSame) => {
    expect(hasSameVariables(text, original)).toBe(isSame);
  });
});
