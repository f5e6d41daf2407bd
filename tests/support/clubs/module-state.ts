import ts from "typescript";

const containers = /^(?:Map|Set|WeakMap|WeakSet|LRUCache|AsyncLocalStorage)$/;
const changing = new Set(["set", "add", "delete", "clear", "push", "shift", "pop", "splice", "unshift"]);
/** Functions whose answer remembers something by their name. */
const remembering = /^(?:create[A-Z]\w*|gather\w*|cache|memo\w*)$/;

/**
 * Names of what a module remembers between two calls: variables that change, containers and objects that the file fills,
 * functions made by something that remembers, and what it keeps on `globalThis`.
 */
export function moduleState(path: string, text: string): string[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path));
  const changed = changedNames(tree);
  const found = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement) || isAmbient(statement)) continue;
    const isConstant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) continue;
      if (!isConstant) found.add(name.text);
      else if (initializer && remembers(bare(initializer), changed.has(name.text))) found.add(name.text);
    }
  }
  for (const key of globalKeys(tree)) found.add(key);
  return [...found];
}

const scriptKind = (path: string) => (path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const isAmbient = (statement: ts.VariableStatement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;

/** Without `as`, `satisfies` and parentheses. */
function bare(expression: ts.Expression): ts.Expression {
  let inner = expression;
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner) || ts.isParenthesizedExpression(inner)) {
    inner = inner.expression;
  }
  return inner;
}

function remembers(value: ts.Expression, isChanged: boolean): boolean {
  if (ts.isNewExpression(value) && ts.isIdentifier(value.expression)) {
    return containers.test(value.expression.text)
      ? isChanged || value.expression.text === "LRUCache"
      : isChanged;
  }
  if (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value)) return isChanged;
  return (
    ts.isCallExpression(value) && ts.isIdentifier(value.expression) && remembering.test(value.expression.text)
  );
}

/** Names that are filled, or whose fields are assigned, anywhere in the file. */
function changedNames(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const note = (node: ts.Expression) => {
    if (ts.isIdentifier(node)) names.add(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (changing.has(name.text)) note(expression);
      if (name.text === "assign" && node.arguments[0]) note(node.arguments[0]);
    }
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      const { left } = node;
      if (ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left)) note(left.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** Our own fields of `globalThis`, such as `clubfrontScope`. */
function globalKeys(tree: ts.SourceFile): string[] {
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && /^clubfront[A-Z]/.test(node.name.text))
      keys.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...keys];
}
