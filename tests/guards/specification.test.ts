import { readFileSync } from "node:fs";
import {
  faultsOf,
  paper,
  readStatements,
  readTags,
  readUntagged,
  specificationPaper,
  tagsOf,
} from "../../deploy/specification/specification.mjs";

/*
 * Each statement of the specification names the test that proves it, and docs/specification.md says so: made by
 * `npm run docs:specification`. Statements of which no test is known stand in deploy/specification/untagged.json, which
 * may only become shorter.
 */

const statements = readStatements();
const tags = readTags();

test("the statements are those of the specification", () => {
  expect(statements).toHaveLength(430);
  expect(statements[43]).toEqual(
    expect.objectContaining({ number: 44, text: "Each club has its own date format" }),
  );
});

test("every statement names a test, every tag a statement, and the list of exceptions is up to date", () => {
  expect(faultsOf(statements, tags, readUntagged())).toEqual([]);
});

test("the paper is that of the tags", () => {
  expect(readFileSync(paper, "utf8")).toBe(specificationPaper(statements, tags));
});

describe("the finder", () => {
  const two = statements.slice(0, 2);

  test.each([
    ["test", '// seed 1 2\ntest("it holds", () => {});', "it holds", [1, 2]],
    ["describe", '// seed 1\ndescribe("all of it", () => {});', "all of it", [1]],
    ["test.each", '// seed 2\ntest.each([[1], [2]])("each of %i", () => {});', "each of %i", [2]],
    ["a comment between", '// seed 2\n// Why so.\ntest("it holds", () => {});', "it holds", [2]],
  ])("reads the tag of %s", (_name, source, name, numbers) => {
    expect(tagsOf("a.test.ts", source)).toEqual([{ file: "a.test.ts", name, numbers }]);
  });

  test.each([
    ["a helper", "// seed 1\nconst help = () => 1;"],
    ["a call that is no test", '// seed 1\nhelp("it holds");'],
    ["the end of a file", 'test("it holds", () => {});\n// seed 1\n'],
  ])("refuses a tag above %s", (_name, source) => {
    expect(() => tagsOf("a.test.ts", source)).toThrow("tags stand above 0 tests");
  });

  test("finds a statement without a test, a tag without a statement, and an exception that is none", () => {
    const tagged = (numbers: number[]) => [{ file: "a.test.ts", name: "it holds", numbers }];
    expect(faultsOf(two, tagged([1]), [])).toEqual(["Statement 2 has no test."]);
    expect(faultsOf(two, tagged([1, 2, 3]), [])[0]).toContain("names 3");
    expect(faultsOf(two, tagged([1, 2]), [2])[0]).toContain("lists 2, which has a test");
    expect(faultsOf(two, tagged([1]), [2])).toEqual([]);
  });
});
