import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * The table of what was specified and the test that proves each statement, docs/specification.md. Statements are counted
 * from 1 over all parts; a test names those that it proves in the comment right above it: `// seed 44 45`.
 */
export const paper = "docs/specification.md";
export const untaggedFile = "deploy/specification/untagged.json";
const statementsFile = "deploy/specification/statements.json";
const tag = /^\s*\/\/ seed ([\d ]+)$/m;

/** The statements in their order: number, part and text. */
export function readStatements() {
  const parts = JSON.parse(readFileSync(statementsFile, "utf8"));
  return parts
    .flatMap(({ part, statements }) => statements.map((text) => ({ part, text })))
    .map((statement, at) => ({ number: at + 1, ...statement }));
}

/** Statements of which no test is known to prove them. */
export function readUntagged() {
  return existsSync(untaggedFile) ? JSON.parse(readFileSync(untaggedFile, "utf8")) : [];
}

/** The tagged tests of a source: numbers and name. Throws for a tag that stands above no test. */
export function tagsOf(file, source) {
  if (!tag.test(source)) return [];
  const kind = /\.tsx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (ts.isExpressionStatement(node)) found.push(...tagged(node, source));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const lines = source.split("\n").filter((line) => tag.test(line)).length;
  if (found.length !== lines) throw new Error(`${file}: ${lines} tags stand above ${found.length} tests.`);
  return found.map((one) => ({ file, ...one }));
}

function tagged(node, source) {
  const name = testName(node.expression);
  const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  const tags = comments.map(({ pos, end }) => tag.exec(source.slice(pos, end))?.[1]).filter(Boolean);
  if (name === null || tags.length === 0) return [];
  return tags.map((text) => ({ name, numbers: text.trim().split(/\s+/).map(Number) }));
}

/** The name of `test("…")`, `describe("…")` or `test.each(…)("…")`; null for anything else. */
function testName(call) {
  if (!ts.isCallExpression(call)) return null;
  let callee = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (
      !ts.isPropertyAccessExpression(callee) &&
      !ts.isCallExpression(callee) &&
      !ts.isTaggedTemplateExpression(callee)
    )
      return null;
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  const [first] = call.arguments;
  const isNamed = first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
  if (!["test", "it", "describe"].includes(callee.text) || !isNamed) return null;
  return ts.isStringLiteralLike(first) ? first.text : first.getText().slice(1, -1);
}

/** All tagged tests of the repository. */
export function readTags() {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((name) => `tests/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => tagsOf(file, readFileSync(file, "utf8")));
}

/** Faults of the list: tags without a statement, statements without a test, and a list that is out of date. */
export function faultsOf(statements, tags, untagged) {
  const known = new Set(statements.map(({ number }) => number));
  const proven = new Set(tags.flatMap(({ numbers }) => numbers));
  return [
    ...tags.flatMap(({ file, name, numbers }) =>
      numbers
        .filter((one) => !known.has(one))
        .map((one) => `${file}: “${name}” names ${one}, which no statement has.`),
    ),
    ...[...known]
      .filter((one) => !proven.has(one) && !untagged.includes(one))
      .map((one) => `Statement ${one} has no test.`),
    ...untagged
      .filter((one) => proven.has(one) || !known.has(one))
      .map(
        (one) => `${untaggedFile} lists ${one}, which ${known.has(one) ? "has a test" : "is no statement"}.`,
      ),
  ];
}

const cell = (text) =>
  text
    .replaceAll("|", "\\|")
    .replace(/([<>*_`])/g, "\\$1")
    .replace(/\s+/g, " ");

/** The paper as it should be. */
export function specificationPaper(statements, tags) {
  const proofs = (number) =>
    tags
      .filter(({ numbers }) => numbers.includes(number))
      .map(({ file, name }) => `[${file.replace(/^tests\//, "")}](../${file}): ${cell(name)}`);
  const proven = statements.filter(({ number }) => proofs(number).length > 0).length;
  const lines = [
    "# Specification",
    "",
    "Every statement of the specification that the product follows, and the tests that prove it. The table is made by",
    "`npm run docs:specification` from the tags in the tests (`// seed 44` above a test); a guard fails for a statement",
    "without a test and for a tag without a statement.",
    "",
    `${proven} of ${statements.length} statements name a test.`,
  ];
  let part = null;
  for (const statement of statements) {
    if (statement.part !== part) {
      part = statement.part;
      lines.push("", `## ${part}`, "", "| # | statement | proven by |", "| --- | --- | --- |");
    }
    const shown = proofs(statement.number).join("<br>") || "–";
    lines.push(`| ${statement.number} | ${cell(statement.text)} | ${shown} |`);
  }
  return `${lines.join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const statements = readStatements();
  const tags = readTags();
  const proven = new Set(tags.flatMap(({ numbers }) => numbers));
  const untagged = statements.map(({ number }) => number).filter((number) => !proven.has(number));
  writeFileSync(paper, specificationPaper(statements, tags));
  process.stdout.write(
    `${statements.length - untagged.length} of ${statements.length} statements name a test.\n`,
  );
  if (process.argv.includes("--list")) writeFileSync(untaggedFile, `${JSON.stringify(untagged)}\n`);
  const faults = faultsOf(statements, tags, readUntagged());
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
