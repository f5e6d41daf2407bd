import { readdirSync, readFileSync } from "node:fs";

const css = readFileSync("app/styles/fonts-base.css", "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = ""]) => rule);

/** The code points that the faces of a family hold. */
function covered(family: string): Set<number> {
  const ranges = faces
    .filter((rule) => rule.includes(`font-family: "${family}";`) && rule.includes("url("))
    .flatMap((rule) => (/unicode-range:([^;]+);/.exec(rule)?.[1] ?? "").split(","))
    .map((part) => part.trim().slice(2).split("-"));
  return new Set(
    ranges.flatMap(([from = "", to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    }),
  );
}

test("every face that is shipped is named by the style sheet", () => {
  const files = readdirSync("public/fonts/v1").filter((name) => name.endsWith(".woff2"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !css.includes(`/fonts/v1/${name})`))).toEqual([]);
});

test.each(["Club Sans", "Club Serif"])("%s has every Korean syllable", (family) => {
  const codes = covered(family);
  const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, step) => 0xac00 + step);
  expect(syllables.filter((code) => !codes.has(code)).map((code) => String.fromCodePoint(code))).toEqual([]);
});
