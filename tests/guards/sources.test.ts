import { readdirSync, readFileSync } from "node:fs";

/*
 * A reader from any country reads the sources at once (CONTRIBUTING.md, "Comments"): a docstring names a thing or says what a function
 * does, and properties of an object stand in it one by one. Generated files and data are not read.
 */

const folders = ["app", "components", "deploy", "lib", "tests"];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.([cm]?ts|tsx|mjs|cjs)$/.test(file) && !file.includes("/node_modules/")),
);

/** A comment that begins with "What": the noun clause leaves open whether it is a value, an effect or a condition. */
function startsWithWhat(line: string, before: string): boolean {
  if (/^\s*\/\*\*? What\b/.test(line)) return true;
  if (/^\s*\* What\b/.test(line)) return /^\s*\/\*\*?$/.test(before);
  return /^\s*\/\/ What\b/.test(line) && !/^\s*\/\//.test(before);
}

/** An object that is spread where it is written; a computed name has no other form as an attribute. */
const spreadsLiteral = (line: string) => /\.\.\.\{(?! *\[)/.test(line);

function faultsIn(text: string): number[] {
  const lines = text.split("\n");
  return lines.flatMap((line, idx) =>
    startsWithWhat(line, lines[idx - 1] ?? "") || spreadsLiteral(line) ? [idx + 1] : [],
  );
}

test("no docstring begins with a noun clause, and no literal is spread into another", () => {
  expect(sources.length).toBeGreaterThan(3000);
  const faults = sources
    .filter((file) => file !== "tests/guards/sources.test.ts")
    .flatMap((file) => faultsIn(readFileSync(file, "utf8")).map((line) => `${file}:${line}`));
  expect(faults).toEqual([]);
});

describe("the finder", () => {
  test.each([
    ["/** What is due. */"],
    ["/**\n * What is due.\n */"],
    ["  // What is due.\n  const due = 1;"],
    ["const a = { ...{ b, c } };"],
    ["<Panel {...{ a, b }} />"],
  ])("refuses %j", (text) => {
    expect(faultsIn(text)).not.toEqual([]);
  });

  test.each([
    ["/** Messages that are due. */"],
    ["// Messages.\n// What follows is theirs."],
    ["/**\n * Messages.\n * What follows is theirs.\n */"],
    ["const a = { ...b, ...(c ? { d } : {}) };"],
    ["<Panel {...{ [name]: a }} />"],
  ])("lets %j pass", (text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});
