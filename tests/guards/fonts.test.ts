import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const css = ["app/styles/fonts-base.css", "public/fonts/v1/korean.css"]
  .map((file) => readFileSync(file, "utf8"))
  .join("");
const faces = [...css.matchAll(/@font-face ?\{([^}]*)\}/g)].map(([, rule = ""]) => rule);

/** The code points that the faces of a family hold. */
function covered(family: string): Set<number> {
  const ranges = faces
    .filter((rule) => new RegExp(`font-family: ?"${family}";`).test(rule) && rule.includes("url("))
    .flatMap((rule) => (/unicode-range:([^;]+)/.exec(rule)?.[1] ?? "").split(","))
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

/** The bytes of a folder by name, so that browsers may keep its files for a year. */
function digestOf(folder: string): string {
  const digest = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const path of files.map((file) => `${file.parentPath}/${file.name}`).toSorted())
    digest.update(path).update(readFileSync(path));
  return digest.digest("hex").slice(0, 16);
}

test.each([
  ["names-v1", "bec2e6c9095ae7f6"],
  ["titles-v2", "13ec5289b8125de4"],
  ["v1", "aac1044ac469c53c"],
])("public/fonts/%s is served as immutable and has the bytes it was published with", (folder, digest) => {
  expect(digestOf(`public/fonts/${folder}`)).toBe(digest);
});
