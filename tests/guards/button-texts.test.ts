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

/** The keys whose text is all that a button says, in one source file. */
function buttonKeys(source: string): string[] {
  const names = new Map(
    [
      ...source.matchAll(
        /const (\w+) = (?:await )?(?:use|get)Translations\(\s*(?:\{[^}]*namespace: )?"([\w.]+)"/g,
      ),
    ].map(([, variable = "", name = ""]) => [variable, name]),
  );
  const asked = source.matchAll(/<(?:\w*Button\w*|\w*Action)\b[^<]*?>\s*\{(\w+)\("([\w.]+)"[^}]*\}/g);
  return [...asked].flatMap(([, variable = "", key = ""]) => {
    const name = names.get(variable);
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
  expect(keys.size).toBeGreaterThan(150);
  expect(
    buttonKeys(`const t = useTranslations("login");\n<Button onClick={() => go()}>{t("submit")}</Button>`),
  ).toEqual(["login.submit"]);
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
