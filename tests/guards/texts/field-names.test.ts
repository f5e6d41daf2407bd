import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fieldLabel } from "@/lib/contract/failure-texts/field-words";
import { type Language, languages } from "@/lib/shared/languages";

// Who is told that a field is wrong looks for the name that stands above it on the screen (seed 8, VAL_FIELD).

/** Fields whose one screen asks in words of its own, or says less than a sentence without the screen must. */
const worded: Readonly<Record<string, string>> = {
  address: "the first line of an address, and addresses of pages",
  addressDetail: "the field above is the first line of the address",
  ballPrice: "prices are named by the heading of their part",
  choiceRank: "the office chooses a rank to plan by, a team names its ranks",
  code: "a code that was sent, and codes of the club",
  couponType: "the page is about coupons",
  date: "a date of any kind",
  dayKind: "a kind of day of fees and templates",
  dayPrice: "prices are named by the heading of their part",
  dayType: "kinds of day of fees, too",
  days: "days of the week, too",
  endAt: "of banners and of the site state",
  group: "of codes, choices and rehearsals",
  groupName: "the dialog is about groups",
  heldFor: "the label is the beginning of a sentence",
  hourPrice: "prices are named by the heading of their part",
  isAdvertising: "the label is a sentence in Korean",
  isDefault: "of menus and groups",
  lang: "of messages and of texts",
  lessonPrice: "prices are named by the heading of their part",
  lostType: "the page is about lost items",
  mode: "of draws and of blocked addresses",
  penaltyCode: "the page is about penalties",
  percent: "of discounts and of fines",
  playDate: "the page is about rounds",
  reasonCode: "of cancellations and of withdrawals",
  replyBy: "the label is a question",
  role: "the label names the choices",
  satisfaction: "the label is a question",
  seed: "of draws, simulations and drawings",
  sheetIdx: "the desk books today",
  skipFaulty: "the label counts the rows",
  startAt: "of banners and of the site state",
  target: "of menus, of codes that are sent, and of messages",
};

type Tree = { [key: string]: string | Tree };

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as Tree,
  ]),
) as Record<Language, Tree>;

function message(language: Language, path: string): string | null {
  let found: string | Tree | undefined = messages[language];
  for (const step of path.split(".")) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : null;
}

const translators = /const (\w+) = use\w*Translations\(\s*"([\w.]+)"/g;
const fields = /<(?!Filter)\w*(?:Field|Select|Input|Editor|Choice|Picker)\w*\b((?:[^<>]|=>)*?)\/?>/g;
const nameOf = /(?:\bname=\{?"|\{\.\.\.[\w.]+\((?:[\w.{}, ]+, )?")([\w.]+)"/;
const labelOf = /\blabel=\{(\w+)\("([\w.]+)"/;

/** Pairs of a field's name and the key of its label, as one source file renders them. */
function labelled(source: string): [string, string][] {
  const namespaces = new Map(
    [...source.matchAll(translators)].map(([, name, namespace]) => [name, namespace]),
  );
  return [...source.matchAll(fields)].flatMap(([, props = ""]) => {
    const name = nameOf.exec(props)?.[1]?.split(".").at(-1);
    const [, translator, key] = labelOf.exec(props) ?? [];
    const namespace = namespaces.get(translator);
    return name && namespace ? [[name, `${namespace}.${key}`] as [string, string]] : [];
  });
}

const sources = execFileSync("git", ["ls-files", "components/**/*.tsx"], { encoding: "utf8" })
  .trim()
  .split("\n")
  .map((file) => readFileSync(file, "utf8"));

/** Keys of labels by the name of the field. */
const keysOf = new Map<string, Set<string>>();
for (const [name, key] of sources.flatMap(labelled))
  keysOf.set(name, (keysOf.get(name) ?? new Set()).add(key));

const plain = (text: string | null) => text?.toLowerCase().replace(/[\s.()（）?？*]/g, "");

const differences = [...keysOf].flatMap(([name, keys]) => {
  const known = [...keys].filter((key) => message("en", key) !== null);
  const kinds = new Set(known.map((key) => languages.map((one) => plain(message(one, key))).join("|")));
  if (kinds.size !== 1 || fieldLabel("en", name) === fieldLabel("en", "")) return [];
  const [key = ""] = known;
  return languages
    .filter((language) => plain(fieldLabel(language, name)) !== plain(message(language, key)))
    .map((language) => ({ name, language, told: fieldLabel(language, name), seen: message(language, key) }));
});

describe("names of fields in refusals", () => {
  test("forms are read: hundreds of fields, with their labels", () => {
    expect(keysOf.size).toBeGreaterThan(150);
  });

  test("a field that has one name on the screens is called so when it is refused", () => {
    expect(differences.filter(({ name }) => !Object.hasOwn(worded, name))).toEqual([]);
  });

  test("exceptions are still needed", () => {
    const needed = new Set(differences.map(({ name }) => name));
    expect(Object.keys(worded).filter((name) => !needed.has(name))).toEqual([]);
  });
});
