import ts from "typescript";

/** Where a source asks its process what time it is, and does not say why: `line: text`. */
export function clockReads(path: string, source: string): string[] {
  // Most files never name the clock: they need no tree.
  if (!/\bDate\b/.test(source)) return [];
  const kind = /\.[cm]?ts$/.test(path) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
  const lines = source.split("\n");
  const found = new Set<number>();
  const visit = (node: ts.Node) => {
    if (isClockRead(node)) found.add(tree.getLineAndCharacterOfPosition(node.getStart(tree)).line);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found]
    .filter((line) => !hasReason(lines, line))
    .map((line) => `${line + 1}: ${lines[line]?.trim() ?? ""}`);
}

/** `new Date()`, `Date()`, and `Date.now`, called or handed on. */
function isClockRead(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isDate(node.expression) && (node.arguments ?? []).length === 0;
  if (ts.isCallExpression(node)) return isDate(node.expression);
  return ts.isPropertyAccessExpression(node) && node.name.text === "now" && isDate(node.expression);
}

/** The global `Date`, also by way of the object that it is a member of. */
function isDate(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === "Date";
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== "Date") return false;
  return ts.isIdentifier(node.expression) && /^(globalThis|window|self)$/.test(node.expression.text);
}

const reason = /\/\/ Real clock: \S.{4,}/;

/** The reason stands on the line itself, or in the comment right above it. */
function hasReason(lines: readonly string[], at: number): boolean {
  if (reason.test(lines[at] ?? "")) return true;
  for (let line = at - 1; /^\s*\/\//.test(lines[line] ?? ""); line -= 1)
    if (reason.test(lines[line] ?? "")) return true;
  return false;
}
