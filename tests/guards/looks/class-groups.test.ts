import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTailwindMerge, extendTailwindMerge } from "tailwind-merge";
import { classGroups, conflictingClassGroups } from "@/components/ui/cn";

/* Our short table of utilities must judge like the library's whole one, for every class name that a view holds. */

const ownTheme = {
  text: ["hero", "title", "section", "value", "dialog", "sub", "group", "lead", "reading", "caption", "chip"],
  radius: ["control", "chip", "panel"],
  shadow: ["strip", "dialog", "pop"],
};
const whole = extendTailwindMerge({ cacheSize: 0, extend: { theme: ownTheme } });
const ours = createTailwindMerge(() => ({
  cacheSize: 0,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: [],
}));

const sources = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join("components", name), "utf8"));
const words = sources.flatMap((source) =>
  [...source.matchAll(/["'`]([^"'`\n]+)["'`]/g)].flatMap(([, text = ""]) => text.split(/\s+/)),
);
/** A utility without its variants: `min-[600px]:flex` sets what `flex` sets. */
const utilityOf = (word: string) => word.replace(/^(?:[^:[(]*(?:\[[^\]]*\]|\([^)]*\))?[^:[(]*:)+/, "");
const utilities = [...new Set(words.map(utilityOf))].filter(
  (word) => word.length > 0 && word.length < 60 && !/[<>{}$]/.test(word) && whole(`${word} ${word}`) === word,
);
/** One of each kind that displaces each other. */
const kinds: string[] = [];
for (const one of utilities) {
  const isOfKind = (other: string) => whole(`${other} ${one}`) === one && whole(`${one} ${other}`) === other;
  if (!kinds.some(isOfKind)) kinds.push(one);
}

test("there is something to compare", () => {
  expect(utilities.length).toBeGreaterThan(500);
  expect(kinds.length).toBeGreaterThan(80);
});

test("every utility of the views is known, and displaces what it displaces in the whole table", () => {
  const pairs = utilities.flatMap((one) => kinds.flatMap((kind) => [`${kind} ${one}`, `${one} ${kind}`]));
  expect(pairs.filter((pair) => ours(pair) !== whole(pair)).slice(0, 20)).toEqual([]);
});
