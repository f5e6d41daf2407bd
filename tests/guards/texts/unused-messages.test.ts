import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[...path, key].join(".")] : leaves(value, [...path, key]),
  );
}

/**
 * Messages that one file could ask for: its strings, the beginnings of its templates, and whether it asks by a code.
 */
type Asks = { strings: Set<string>; beginnings: Set<string>; asksByCode: boolean };

const asksByCode = /\bt\w*\((?:\w+(?:\.\w+)*)\)|\bt\w*\(`\$\{/;

function asksOf(text: string): Asks {
  // Every quote opens a string and may close another: which of the two it is need not be known.
  const strings = [...text.matchAll(/"(?=([\w.-]+)")/g)].map(([, string = ""]) => string);
  // `titles` of `memberScreen` and `accountScreen` are asked for by them.
  if (text.includes("titles: () => getTranslations(")) strings.push("title", "lead");
  const beginnings = [...text.matchAll(/`([\w.-]+)\.\$\{/g)].map(([, beginning = ""]) => beginning);
  return {
    strings: new Set(strings),
    beginnings: new Set(beginnings),
    asksByCode: asksByCode.test(text),
  };
}

function sources(folder: string): Asks[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [asksOf(readFileSync(path, "utf8"))] : [];
  });
}

/** The splits of a key into the namespace that a file opens and the rest that it asks for. */
function splitsOf(key: string) {
  const steps = key.split(".");
  return steps.map((_, index) => {
    const rest = steps.slice(index);
    return {
      namespace: steps.slice(0, index).join("."),
      rest: rest.join("."),
      beginnings: rest.slice(1).map((_step, cut) => rest.slice(0, cut + 1).join(".")),
    };
  });
}

/** Whether one of the files asks for the key. */
function usesOf(files: Asks[]): (key: string) => boolean {
  const opening = new Map<string, Asks[]>();
  for (const file of files) {
    for (const text of file.strings) {
      const others = opening.get(text);
      if (others) others.push(file);
      else opening.set(text, [file]);
    }
  }
  // Who opens no namespace asks by whole keys: for those, all files are one.
  const all: Asks = {
    strings: new Set(opening.keys()),
    beginnings: new Set(files.flatMap((file) => [...file.beginnings])),
    asksByCode: files.some((file) => file.asksByCode),
  };
  const asksFor = (file: Asks, rest: string, beginnings: string[]) =>
    // `t(code)` and `` t(`${code}`) `` over a namespace of its own: the namespace itself is the use.
    file.strings.has(rest) ||
    (beginnings.length === 0 ? file.asksByCode : beginnings.some((one) => file.beginnings.has(one)));
  return (key) =>
    splitsOf(key).some(({ namespace, rest, beginnings }) =>
      (namespace === "" ? [all] : (opening.get(namespace) ?? [])).some((file) =>
        asksFor(file, rest, beginnings),
      ),
    );
}

test("every interface text is asked for somewhere", () => {
  const isUsed = usesOf([...sources("app"), ...sources("components"), ...sources("lib/web")]);
  const keys = leaves(JSON.parse(readFileSync("messages/en.json", "utf8")) as Tree);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test("the guard itself notices a key that nobody asks for", () => {
  const isUsed = usesOf([asksOf('const t = useTranslations("login"); t("title");')]);
  expect(isUsed("login.title")).toBe(true);
  expect(isUsed("login.lead")).toBe(false);
  expect(isUsed("home.title")).toBe(false);
});

test("the guard sees the title and the lead of a screen", () => {
  const isUsed = usesOf([asksOf('accountScreen({ titles: () => getTranslations("login"), part: "check" })')]);
  expect(["title", "lead", "note"].filter((key) => isUsed(`login.${key}`))).toEqual(["title", "lead"]);
});

test("the guard sees keys that are put together", () => {
  const isUsed = usesOf([asksOf(`const t = useTranslations("login"); t(\`state.\${state}\`); t(code);`)]);
  expect(isUsed("login.state.locked")).toBe(true);
  expect(isUsed("login.anything")).toBe(true);
  expect(isUsed("login.other.locked")).toBe(false);
});
