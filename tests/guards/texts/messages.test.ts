import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { type Language, languages } from "@/lib/shared/languages";

type Tree = { [key: string]: string | Tree };

// Names begin with a small letter; a capital begins a text of one word.
const namePattern = /\{\s*([a-z]\w*)\s*[,}]/g;

function textsOf(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

function readTree(language: Language): Tree {
  return JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
}

function namesIn(text = ""): string[] {
  return [...new Set([...text.matchAll(namePattern)].map(([, name = ""]) => name))].sort();
}

const english = new Map(textsOf(readTree("en")));

describe.each(languages)("the interface texts of %s", (language) => {
  const texts = textsOf(readTree(language));

  test("have the keys of the English file, in its order", () => {
    expect(texts.map(([key]) => key)).toEqual([...english.keys()]);
  });

  test("are never empty and have no stray white space", () => {
    expect(texts.filter(([, text]) => text === "" || text !== text.trim())).toEqual([]);
  });

  test("have the arguments of the English text", () => {
    const faulty = texts.filter(([key, text]) => namesIn(text).join() !== namesIn(english.get(key)).join());
    expect(faulty).toEqual([]);
  });

  test("can be formatted with these arguments, for one and for many", () => {
    const errors: string[] = [];
    const onError = (error: Error) => errors.push(error.message);
    for (const [key, text] of texts) {
      const translate = createTranslator({ locale: language, messages: { text }, onError });
      for (const value of [1, 5]) {
        const shown = translate("text", Object.fromEntries(namesIn(text).map((name) => [name, value])));
        if (/[{}]/.test(shown)) errors.push(`${key}: ${shown}`);
      }
    }
    expect(errors).toEqual([]);
  });
});

test("a telephone number in Korean is called as a number (번으로), without a particle that its last figure decides", () => {
  const source = readFileSync("messages/ko.json", "utf8");
  expect(source.match(/[^"]*\{\w*[pP]hone\w*\}(?:\(으\)|으)?로(?![가-힣])[^"]*/g) ?? []).toEqual([]);
  expect(source).toContain("}번으로");
});
