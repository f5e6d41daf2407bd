import { readdirSync, readFileSync } from "node:fs";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { type Language, languages } from "@/lib/shared/languages";
import { stripTags } from "@/lib/shared/texts/text";

type Tree = { [key: string]: string | Tree };

/** A text with its place, such as `messages/ko.json login.title`. */
type Said = { at: string; text: string };
type ExportColumns = Record<string, Record<string, readonly string[]>>;

const folders = ["messages", "lib/contract/failure-texts", "lib/club-api/domains/outbox/templates"];
/** Files that hold all languages, each below its own key. */
const shared = ["choice-words", "field-labels", "field-reasons", "sized-reasons", "club-words"].map(
  (name) => `lib/contract/failure-texts/${name}.json`,
);
/** The names and numbers that a text is filled with, and the syntax of its choices. */
const syntax =
  /\{\w+(?:, (?:plural|selectordinal|select|number)(?:,[^{}]*)?)?\}?|\b(?:other|one|two|few|=\d+|[A-Z]+|none|north|east) (?=\{)/g;

function leaves(tree: Tree, at: string): Said[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [{ at: `${at} ${key}`, text: value }] : leaves(value, `${at} ${key}`),
  );
}

function readTree(path: string): Tree {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Headings of exported and imported lists; a column of an export has its four languages in a row. */
function headings(language: Language): Said[] {
  const at = languages.indexOf(language);
  const exported = "lib/contract/export-columns.json";
  const columns = Object.entries(JSON.parse(readFileSync(exported, "utf8")) as ExportColumns);
  const members = "lib/contract/site/member-columns.json";
  const imported = JSON.parse(readFileSync(members, "utf8")) as { names: Record<Language, string> }[];
  return [
    ...columns.flatMap(([list, names]) =>
      Object.values(names).map((column) => ({ at: `${exported} ${list}`, text: column[at] ?? "" })),
    ),
    ...imported.map((column) => ({ at: members, text: column.names[language] })),
  ];
}

function textsIn(language: Language): Said[] {
  const whole = folders.flatMap((folder) =>
    leaves(readTree(`${folder}/${language}.json`), `${folder}/${language}.json`),
  );
  const parts = shared.flatMap((path) => {
    const part = readTree(path)[language];
    return typeof part === "object" ? leaves(part, path) : [];
  });
  return [...whole, ...parts, ...headings(language)];
}

const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Record<
  Language,
  Said[]
>;
/** The texts of the demo clubs and of the presets: what lies below a key that is a language. */
function seedTexts(language: Language): Said[] {
  const below = (node: unknown, at: string, isIn: boolean): Said[] => {
    if (typeof node === "string") return isIn ? [{ at, text: node }] : [];
    if (typeof node !== "object" || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) =>
      below(value, `${at} ${key}`, languages.some((one) => one === key) ? key === language : isIn),
    );
  };
  return ["lib/club-api/db/seed/data", "lib/club-api/presets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => below(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")), file, false)),
  );
}

const names: Record<Language, string> = { en: "English", ko: "Korean", ja: "Japanese", zh: "Chinese" };
const sheet = readFileSync("docs/voice.md", "utf8");

/** Names of clubs keep what their founders wrote. */
const properName = /\p{Script=Han}+乡村俱乐部/gu;

/** The first two cells of the rows below a heading of the voice sheet. */
function rowsBelow(heading: string): { not: string; but: string }[] {
  const part = sheet.split(`### ${heading}\n`)[1]?.split(/\n#{2,3} /)[0] ?? "";
  return [...part.matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .map(([, not = "", but = ""]) => ({ not, but }))
    .filter(({ not }) => not !== "not" && !/^-+$/.test(not));
}

/** A phrase in “quotation marks” is a whole text; any other one stands anywhere, as whole words where it is Latin. */
function finderOf(phrase: string): (text: string) => boolean {
  const whole = /^“(.+)”$/.exec(phrase)?.[1];
  if (whole) return (text) => text === whole;
  const source = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(
    `${/^\w/.test(phrase) ? "\\b" : ""}${source}${/\w$/.test(phrase) ? "\\b" : ""}`,
    "i",
  );
  return (text) => pattern.test(text);
}

function found(language: Language, pattern: RegExp): string[] {
  return texts[language].filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at}: ${text}`);
}

describe.each(languages)("the texts in the voice of %s", (language) => {
  test("have none of the phrases that the voice sheet retires", () => {
    const rows = rowsBelow(`Retired in ${names[language]}`);
    expect(rows.length).toBeGreaterThan(5);
    const back = rows.flatMap(({ not, but }) => {
      const isIn = finderOf(not);
      return [...texts[language], ...seedTexts(language)]
        .filter(({ text }) => isIn(text.replace(properName, "")))
        .map(({ at, text }) => `${at}: ${text} (${but})`);
    });
    expect(back).toEqual([]);
  });

  test("have one ellipsis, set close to its word, and no space before a percent sign", () => {
    expect(found(language, /\.{3}|^[^…]+ …$|[\d}] %/)).toEqual([]);
  });
});

test("the finder of retired phrases finds a phrase in a sentence and a label as a whole", () => {
  expect(finderOf("let it go")("You can let it go.")).toBe(true);
  expect(finderOf("told")("stolden")).toBe(false);
  expect(finderOf("“State”")("State")).toBe(true);
  expect(finderOf("“State”")("State of play")).toBe(false);
  expect(finderOf("락카")("락카룸 벤치")).toBe(true);
});

test("Korean texts have no doubled particle and one form of request and question", () => {
  expect(
    found("ko", /은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|\(으\)로|과\(와\)|와\(과\)/),
  ).toEqual([]);
  expect(found("ko", /십시오|[가-힣](?:까|나)요\?/)).toEqual([]);
  expect(found("ko", /\{\w+\} 님/)).toEqual([]);
});

test("Japanese and Chinese texts have full-width punctuation beside their own signs", () => {
  const beside = /[぀-ヿ㐀-鿿][(?!;:,](?!\/\/)|[?!;,)](?=[぀-ヿ㐀-鿿])/;
  expect(found("ja", beside)).toEqual([]);
  expect(found("zh", beside)).toEqual([]);
  // The sign of a colour or of a section is no figure.
  const spaced = found("zh", /[㐀-鿿] (?=[\d{#])|[\d}#] (?=[㐀-鿿])/);
  expect(spaced.filter((text) => !/ format: | sectionHint: /.test(text))).toEqual([]);
});

test("English texts have curly double quotation marks", () => {
  const straight = texts.en.filter(({ at, text }) => text.includes('"') && !at.includes("formulas"));
  expect(straight).toEqual([]);
});

/** Names and terms that no dictionary of British English has. */
const ownWords = new Set(
  readFileSync("tests/guards/texts/words-en.txt", "utf8")
    .split("\n")
    .filter((word) => word !== ""),
);

test("English texts are spelt as the British dictionary has it, or as the list of own words", () => {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const answer = ownWords.has(word) || ownWords.has(word.toLowerCase()) || speller.correct(word);
    known.set(word, answer);
    return answer;
  };
  const wrong = new Set<string>();
  for (const { text } of [...texts.en, ...seedTexts("en")]) {
    const plain = stripTags(text)
      .replace(/https?:\/\/\S*|\S+@\S+|\S*\/\S+|\b\w+\.\w+\.uk\b/g, " ")
      .replace(syntax, " ");
    for (const [word] of plain.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)) {
      const bare = word.replace(/['’]s$|['’]$/, "").replaceAll("’", "'");
      if (bare.length > 1 && !isKnown(bare)) wrong.add(bare);
    }
  }
  expect([...wrong].sort()).toEqual([]);
});
