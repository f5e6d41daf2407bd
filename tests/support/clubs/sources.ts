import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** The declaration of an identifier: a constant, a function, a parameter, or an import that was not followed. */
export type Declared = ts.VariableDeclaration | ts.FunctionDeclaration | ts.ParameterDeclaration;

/** Parsed sources by path, and what their names stand for. */
export class Sources {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #trees = new Map<string, ts.SourceFile>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  get paths(): string[] {
    return [...this.#texts.keys()];
  }

  textOf(path: string): string {
    return this.#texts.get(path) ?? "";
  }

  tree(path: string): ts.SourceFile | null {
    const text = this.#texts.get(path);
    if (text === undefined) return null;
    const known = this.#trees.get(path);
    if (known) return known;
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
    this.#trees.set(path, tree);
    return tree;
  }

  /** The declaration that a name means where it stands, in another file of the sources too. */
  declarationOf(name: ts.Identifier): Declared | null {
    for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
      const found = declaredIn(scope, name.text);
      if (found) return found;
      if (ts.isSourceFile(scope)) return this.#imported(scope, name.text);
    }
    return null;
  }

  /** The path and the exported name behind an imported one. */
  importOf(tree: ts.SourceFile, name: string): { path: string; name: string } | null {
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const element = bindings.elements.find((one) => one.name.text === name);
      if (element)
        return this.#target(
          tree.fileName,
          statement.moduleSpecifier.text,
          element.propertyName?.text ?? element.name.text,
        );
    }
    return null;
  }

  #imported(tree: ts.SourceFile, name: string): Declared | null {
    const target = this.importOf(tree, name);
    const file = target && this.tree(target.path);
    return file ? declaredIn(file, target.name) : null;
  }

  /** Follows `index.ts` to the file that declares the name. */
  #target(from: string, specifier: string, name: string): { path: string; name: string } | null {
    if (!specifier.startsWith(".")) return null;
    const base = normalize(join(dirname(from), specifier)).replaceAll("\\", "/");
    const path = [`${base}.ts`, `${base}/index.ts`].find((one) => this.#texts.has(one));
    const tree = path === undefined ? null : this.tree(path);
    if (!tree || path === undefined) return null;
    for (const statement of tree.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
      const element = statement.exportClause.elements.find((one) => one.name.text === name);
      if (element && ts.isStringLiteral(statement.moduleSpecifier))
        return this.#target(path, statement.moduleSpecifier.text, element.propertyName?.text ?? name);
    }
    return { path, name };
  }
}

/** The name's declaration directly in a block, a file, or the parameters of a function. */
function declaredIn(scope: ts.Node, name: string): Declared | null {
  if (ts.isFunctionLike(scope))
    return scope.parameters.find((one) => ts.isIdentifier(one.name) && one.name.text === name) ?? null;
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return null;
  for (const statement of scope.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
    if (found) return found;
  }
  return null;
}

/** Every node of a kind below another one, itself included. */
export function nodesOf<T extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The function or method around a node, by the name that a reader finds it by. */
export function enclosingName(node: ts.Node): string {
  for (let at: ts.Node = node.parent; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isMethodDeclaration(at)) return at.name.getText();
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
  }
  return "";
}
