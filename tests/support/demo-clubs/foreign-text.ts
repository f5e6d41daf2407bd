import type { Language } from "@/lib/shared/languages";
import { nameFinder } from "./name-finder";
import type { ClubVocabulary } from "./vocabulary";

/** One text as a page shows it: the language that its element names, or that of the page. */
export type ShownText = { text: string; language: string };

/** Words that belong to one country; a club of another has no use for them. */
const nationalWords: Readonly<Record<string, RegExp>> = {
  KR: /KakaoTalk|카카오톡|カカオトーク|\bNICE\b|resident registration|주민등록|주민번호|住民登録番号|居民登记|\d\s?won\b|\d\s?원(?![가-힣])|ウォン|韩元/,
  GB: /\bpence\b|ポンド|英镑|파운드/,
  JP: /\byen\b|日元|\d\s?엔(?![가-힣])/,
};
const currencySigns: Readonly<Record<string, RegExp>> = {
  KRW: /₩|\bKRW\b/,
  GBP: /£|\bGBP\b/,
  JPY: /¥|\d\s?円|\bJPY\b/,
};

const scripts = {
  hangul: /\p{Script=Hangul}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  han: /\p{Script=Han}/u,
};
type ScriptName = keyof typeof scripts;
const scriptsOf: Readonly<Record<Language, readonly ScriptName[]>> = {
  en: [],
  ko: ["hangul"],
  ja: ["kana", "han"],
  zh: ["han"],
};
/** People and places of a club are written in its own script on its pages of every language. */
const scriptsOfCountry: Readonly<Record<string, readonly ScriptName[]>> = {
  KR: ["hangul"],
  JP: ["kana", "han"],
};

/** Answers what of a text is another club's; an empty list is the good answer. */
export type ForeignFinder = (text: string) => string[];

export function foreignFinder(own: ClubVocabulary, all: readonly ClubVocabulary[]): ForeignFinder {
  const others = all.filter(({ code }) => code !== own.code);
  const words = others.flatMap(({ code, names, sentences }) => [
    ...names.map((word) => ({ code, word, isIn: nameFinder(word) })),
    ...sentences.map((word) => ({ code, word, isIn: (text: string) => text.includes(word) })),
  ]);
  const patterns = others.flatMap(({ code, country, currency }) =>
    [nationalWords[country], currencySigns[currency]].flatMap((pattern) =>
      pattern ? [{ code, pattern }] : [],
    ),
  );
  return (text) => [
    ...words.filter(({ isIn }) => isIn(text)).map(({ code, word }) => `${code}: ${word}`),
    ...patterns.flatMap(({ code, pattern }) => {
      const found = text.match(pattern)?.[0];
      return found === undefined ? [] : [`${code}: ${found}`];
    }),
  ];
}

/** A person whose name is masked may be a guest of any country. */
const maskedName = /\p{L}*\*+\p{L}*/gu;

/** The scripts that neither the text's language nor the club's country writes in. */
export function foreignScripts(club: ClubVocabulary, { text: whole, language }: ShownText): string[] {
  const text = whole.replace(maskedName, "");
  const allowed = new Set([
    ...(scriptsOf[language as Language] ?? []),
    ...(scriptsOfCountry[club.country] ?? []),
  ]);
  return (Object.keys(scripts) as ScriptName[]).filter(
    (name) => !allowed.has(name) && scripts[name].test(text),
  );
}

const messageKey = /^(?:[a-z][\w-]*\.){2,}[a-z][\w-]*$/;
/** An address of a file or a host looks like a key of a message and is none. */
const notKeys = /\.(?:example|com|org|net|pdf|xlsx|ics|svg|png|webp|avif)$/i;

/** Whether a text is the name of a message that nobody has translated, or holds a part that nobody has filled. */
export const isUntranslated = (text: string) =>
  (messageKey.test(text) && !notKeys.test(text)) ||
  /\{[a-z]\w*\}/i.test(text) ||
  /\bundefined\b|\bNaN\b/.test(text);

const months = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*";
const americanOrder = new RegExp(`\\b${months} \\d{1,2}\\b(?!\\d|:)`);

/** A day in the American order, on a page in English of a club that writes the day first. */
export function americanDate(club: ClubVocabulary, { text, language }: ShownText): string | null {
  if (language !== "en" || club.dayOrder !== "day") return null;
  return text.match(americanOrder)?.[0] ?? null;
}
