import { readdirSync, readFileSync } from "node:fs";
import { languages } from "@/lib/shared/languages";

type Tree = { [key: string]: string | Tree };

/** Of 320 px: the margins of a page, and the padding and border of a button. */
const room = 320 - 2 * 20 - 2 * 20;
const fontSize = 16;

/** Advance widths of the site's letters in em, by kind; rounded up. */
function widthOf(sign: string): number {
  if (/[\u1100-\u11ff\uac00-\ud7af]/.test(sign)) return 0.92;
  if (/[\u3000-\u9fff\uff00-\uffef]/.test(sign)) return 1;
  if (/[ilIjtfr.,:;'’!|() ]/.test(sign)) return 0.3;
  if (/[mwMW%]/.test(sign)) return 0.86;
  return /[A-Z]/.test(sign) ? 0.66 : 0.55;
}

/** The text as it may read: of a choice the last form, of a number two figures. */
function sampleOf(text: string): string {
  const choice = /\{\w+, (?:plural|select)[^{]*\{(?:[^{}]*\} \w+ \{)*([^{}]*)\}\}/g;
  return text.replace(choice, "$1").replace(/\{[^}]*\}|#/g, "12");
}

/** A button whose text stands alone or behind an icon; what it says while it is busy; the button of a question. */
const texts = [
  /<(?:\w*Button\w*|\w*Action)\b[^<]*?>\s*(?:<Icon\b[^>]*\/>\s*)?\{(\w+)\("([\w.]+)"[^}]*\}/g,
  /\b(?:busyText|confirmLabel)=\{(\w+)\("([\w.]+)"[^}]*\}/g,
];

/** The keys whose text is all that a button says, in one source file; a variable is that of the component around it. */
function buttonKeys(source: string): string[] {
  const names = [
    ...source.matchAll(
      /const (\w+) = (?:await )?(?:use|get)Translations\(\s*(?:\{[^}]*namespace: )?"([\w.]+)"/g,
    ),
  ];
  const asked = texts.flatMap((pattern) => [...source.matchAll(pattern)]);
  return asked.flatMap(({ index, 1: variable, 2: key }) => {
    const name = names.findLast((one) => one.index < index && one[1] === variable)?.[2];
    return name === undefined ? [] : [`${name}.${key}`];
  });
}

function textAt(tree: Tree, key: string): string {
  const text = key
    .split(".")
    .reduce<Tree | string>((node, step) => (typeof node === "string" ? node : (node[step] ?? "")), tree);
  return typeof text === "string" ? text : "";
}

const keys = new Set(
  readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => buttonKeys(readFileSync(`components/${file}`, "utf8"))),
);

test("the guard finds the texts of buttons", () => {
  expect(keys.size).toBeGreaterThan(330);
  expect(
    buttonKeys(`const t = useTranslations("login");\n<Button onClick={() => go()}>{t("submit")}</Button>`),
  ).toEqual(["login.submit"]);
  expect(
    buttonKeys(
      `const t = useTranslations("ishm.members");\n<Button size="small" busyText={t("reading")}>\n<Icon name="plus" size={18} />\n{t("import")}</Button>`,
    ),
  ).toEqual(["ishm.members.import", "ishm.members.reading"]);
});

test("every text of a button is found by its key", () => {
  const tree = JSON.parse(readFileSync("messages/en.json", "utf8")) as Tree;
  expect([...keys].filter((key) => textAt(tree, key) === "")).toEqual([]);
});

test.each(languages)("every button in %s fits a window of 320 px on one line", (language) => {
  const tree = JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as Tree;
  const wide = [...keys].flatMap((key) => {
    const text = sampleOf(textAt(tree, key));
    const width = [...text].reduce((sum, sign) => sum + widthOf(sign) * fontSize, 0);
    return width > room ? [`${key} (${Math.round(width)} px): ${text}`] : [];
  });
  expect(wide).toEqual([]);
});

/** A seventh of a phone of 390 px within its margins; the words of a day are 12 px and heavy there. */
const dayRoom = (390 - 2 * 20) / 7;
const dayWords = ["free", "waiting", "offered", "draw", "full", "closed", "resting", "suspended", "never"];

test.each(languages)("every word under a day in %s keeps to its day in the week of a phone", (language) => {
  const tree = JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as Tree;
  const wide = dayWords.flatMap((key) =>
    sampleOf(textAt(tree, `booking.calendar.${key}`))
      .split(" ")
      .filter((word) => [...word].reduce((sum, sign) => sum + widthOf(sign) * 12, 0) > dayRoom),
  );
  expect(wide).toEqual([]);
});
