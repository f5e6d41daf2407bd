import { fallbackLanguage, isLanguage, languages } from "@/lib/shared/languages";

// seed 425
test("four languages, of which English is the fallback", () => {
  expect(languages).toEqual(["en", "ko", "ja", "zh"]);
  expect(fallbackLanguage).toBe("en");
});

test.each([
  ["ko", true],
  ["KO", false],
  ["fr", false],
  ["", false],
  ["constructor", false],
  [null, false],
  [["ko"], false],
])("%p is a language: %p", (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});
