import { isLatinName, isReadable, nameFor } from "@/lib/shared/texts/latin-name";

test.each([
  ["KIM MIRU", true],
  ["Jean-Luc O'Brien Jr.", true],
  ["José Ångström", true],
  ["김미루", false],
  ["Kim 미루", false],
  ["K1m", false],
  ["-Kim", false],
  ["", false],
  ["<b>Kim</b>", false],
])("a name in Latin letters: %j %j", (text, expected) => {
  expect(isLatinName(text)).toBe(expected);
});

test.each([
  ["ko", "김미루", "김미루"],
  ["en", "김미루", "Latin"],
  ["ja", "김미루", "Latin"],
  ["zh", "김미루", "Latin"],
  ["ja", "田中太郎", "田中太郎"],
  ["zh", "田中太郎", "田中太郎"],
  ["ko", "田中太郎", "Latin"],
  ["zh", "水元さくら", "Latin"],
  ["ko", "John Smith", "John Smith"],
] as const)("in %s %s is shown as %s", (language, name, expected) => {
  expect(nameFor(language, name, "Latin")).toBe(expected);
  expect(nameFor(language, name, null)).toBe(name);
});

test.each([
  ["en", "김*루", false],
  ["ko", "김*루", true],
  ["ja", "李*", true],
  ["zh", "李*", true],
  ["ko", "李*", false],
  ["zh", "K*** M***", true],
] as const)("readers of %s know the letters of %s: %s", (language, name, expected) => {
  expect(isReadable(language, name)).toBe(expected);
});
