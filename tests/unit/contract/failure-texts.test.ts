import { failureText, failureTexts, fillText } from "@/lib/contract/failure-texts";
import { failureKinds } from "@/lib/contract/failures";
import { languages } from "@/lib/shared/languages";

const placeholdersOf = (text: string) => [...new Set(text.match(/\{[^}]*\}/g))].sort();
const msgCodes = [...new Set(failureKinds.map((kind) => kind.msgCode))];

describe("the sentences of the failure table", () => {
  // seed 401
  test.each(languages)("%s holds exactly the codes of the table", (language) => {
    expect(Object.keys(failureTexts[language]).sort()).toEqual([...msgCodes].sort());
  });

  test.each(languages)("%s has no empty sentence and no stray white space", (language) => {
    const faulty = msgCodes.filter((msgCode) => {
      const text = failureTexts[language][msgCode];
      return text === "" || text !== text.trim();
    });
    expect(faulty).toEqual([]);
  });

  test.each(msgCodes)("%s has the same variables in every language, counted from 0", (msgCode) => {
    const expected = placeholdersOf(failureTexts.en[msgCode]);
    expect(expected).toEqual(expected.map((_, position) => `{${position}}`));
    for (const language of languages) {
      expect(placeholdersOf(failureTexts[language][msgCode])).toEqual(expected);
    }
  });

  test("a translation is never the English sentence", () => {
    const copied = msgCodes.filter((msgCode) =>
      (["ko", "ja", "zh"] as const).some(
        (language) => failureTexts[language][msgCode] === failureTexts.en[msgCode],
      ),
    );
    expect(copied).toEqual([]);
  });
});

describe("filling a sentence", () => {
  test("every place of a variable is filled", () => {
    expect(fillText("{1} of {0}, {1}", ["a", "b"])).toBe("b of a, b");
  });

  test("a missing variable becomes empty text", () => {
    expect(fillText("[{0}] [{1}]", ["a"])).toBe("[a] []");
  });

  test.each(languages)("a span of one number is that number, in %s", (language) => {
    const sentence = failureText(language, "RSV_PLAYERS", ["4", "4"]);
    expect(sentence.match(/4/g)).toHaveLength(1);
    expect(failureText(language, "RSV_PLAYERS", ["3", "4"])).toMatch(/3.+4/);
  });

  test("braces that name no variable stay as they are", () => {
    expect(fillText("{ } {name} {} {{0}}", ["x"])).toBe("{ } {name} {} {x}");
  });

  test("a variable is put in as it is, even with braces or dollar signs", () => {
    expect(fillText("{0} {1}", ["{1}", "$&"])).toBe("{1} $&");
  });

  test("the sentence of a code is filled in the asked language", () => {
    expect(failureText("ko", "RSV_SLOT_TAKEN", ["2026-12-16", "07:21"])).toContain("(2026-12-16 07:21)");
    expect(failureText("en", "SYS_UNAVAILABLE")).toBe(failureTexts.en.SYS_UNAVAILABLE);
  });
});
