import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[...path, key].join(".")] : leaves(value, [...path, key]),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

/** Every split of a key into the namespace that a file opens and the rest that it asks for. */
function isUsedIn(key: string, file: string): boolean {
  const steps = key.split(".");
  return steps.some((_, index) => {
    const namespace = steps.slice(0, index).join(".");
    if (namespace && !file.includes(`"${namespace}"`)) return false;
    const rest = steps.slice(index);
    if (file.includes(`"${rest.join(".")}"`)) return true;
    return (
      rest.some((_step, cut) => cut > 0 && file.includes(`\`${rest.slice(0, cut).join(".")}.\${`)) ||
      isWhole(rest, file)
    );
  });
}

/** `t(code)` and `` t(`${code}`) `` over a namespace of its own: the namespace itself is the use. */
function isWhole(rest: string[], file: string): boolean {
  return rest.length === 1 && /\bt\w*\((?:\w+(?:\.\w+)*)\)|\bt\w*\(`\$\{/.test(file);
}

test("every interface text is asked for somewhere", () => {
  const files = [...sources("app"), ...sources("components"), ...sources("lib/web")];
  const unused = leaves(JSON.parse(readFileSync("messages/en.json", "utf8")) as Tree).filter(
    (key) => !files.some((file) => isUsedIn(key, file)),
  );
  expect(unused).toEqual([]);
});

test("the guard itself notices a key that nobody asks for", () => {
  const file = 'const t = useTranslations("login"); t("title");';
  expect(isUsedIn("login.title", file)).toBe(true);
  expect(isUsedIn("login.lead", file)).toBe(false);
  expect(isUsedIn("home.title", file)).toBe(false);
});
