import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const css = ["app/styles/fonts-base.css", "public/fonts/v2/korean.css"]
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
  const files = readdirSync("public/fonts/v2").filter((name) => name.endsWith(".woff2"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !css.includes(`/fonts/v2/${name})`))).toEqual([]);
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
  ["names-v2", "b430e345197420b5"],
  ["titles-v4", "72be1e9241fbe40e"],
  ["v2", "9c865fd3fcd99d74"],
])("public/fonts/%s is served as immutable and has the bytes it was published with", (folder, digest) => {
  expect(digestOf(`public/fonts/${folder}`)).toBe(digest);
});

// WOFF2 writes this tag out in its head: the table is none of its usual ones.
test("no face has a table of styles whose names are gone: Firefox refuses it on every page", () => {
  const files = readdirSync("public/fonts", { recursive: true, encoding: "utf8" }).filter(
    // The faces of Noto are the published files, with their names.
    (name) => name.endsWith(".woff2") && !name.includes("noto-sans"),
  );
  expect(files.length).toBeGreaterThan(500);
  const hasStyles = (name: string) => {
    const bytes = readFileSync(`public/fonts/${name}`);
    // The head is 48 bytes, and an entry of a table at most 16.
    return bytes.subarray(48, 48 + 16 * bytes.readUInt16BE(12)).includes("STAT");
  };
  expect(files.filter(hasStyles)).toEqual([]);
});
