import ts from "typescript";
import { nodesOf, type Sources } from "./sources";

/** `ofClub(table, club, …)` as it is written: the text of both. */
export type Scope = { table: string; club: string };

type Body = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/**
 * Demands of a condition that hold in any case: `and` of all, nothing of an `or`, of a choice those of both sides.
 */
export class Conditions {
  readonly #sources: Sources;
  readonly #open = new Set<ts.Node>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  scopesOf(node: ts.Expression): Scope[] {
    // A function that calls itself demands no more than its other ways out.
    if (this.#open.has(node)) return [];
    this.#open.add(node);
    try {
      return this.#scopesOf(node);
    } finally {
      this.#open.delete(node);
    }
  }

  #scopesOf(node: ts.Expression): Scope[] {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return this.scopesOf(node.expression);
    if (ts.isConditionalExpression(node))
      return common([this.scopesOf(node.whenTrue), this.scopesOf(node.whenFalse)]);
    if (ts.isIdentifier(node)) return this.#ofName(node);
    if (ts.isCallExpression(node)) return this.#ofCall(node);
    return [];
  }

  #ofCall(call: ts.CallExpression): Scope[] {
    const { expression: callee, arguments: given } = call;
    if (ts.isIdentifier(callee) && callee.text === "ofClub") {
      const [table, club, ...more] = given;
      if (!table || !club) return [];
      return [{ table: table.getText(), club: club.getText() }, ...more.flatMap((one) => this.scopesOf(one))];
    }
    if (ts.isIdentifier(callee) && callee.text === "and") return given.flatMap((one) => this.scopesOf(one));
    const body = this.#bodyOf(callee);
    return body ? common(results(body).map((one) => this.#handedOn(body, given, one))) : [];
  }

  /** Demands of a function's result, its parameters replaced by the arguments of the call. */
  #handedOn(body: Body, given: readonly ts.Expression[], result: ts.Expression): Scope[] {
    const names = new Map(body.parameters.map((one, at) => [one.name.getText(), given[at]?.getText()]));
    const replaced = (text: string) => {
      const [head = "", ...rest] = text.split(".");
      return [names.get(head) ?? head, ...rest].join(".");
    };
    return this.scopesOf(result).map(({ table, club }) => ({
      table: replaced(table),
      club: replaced(club),
    }));
  }

  #ofName(name: ts.Identifier): Scope[] {
    const declared = this.#sources.declarationOf(name);
    if (!declared || ts.isFunctionDeclaration(declared)) return [];
    if (ts.isVariableDeclaration(declared))
      return declared.initializer ? this.scopesOf(declared.initializer) : [];
    return this.#ofParameter(declared);
  }

  /** Arguments for a parameter in every call of the function, with their own parameters replaced likewise. */
  #ofParameter(parameter: ts.ParameterDeclaration): Scope[] {
    const called = nameOf(parameter.parent);
    const at = parameter.parent.parameters.indexOf(parameter);
    if (!called) return [];
    const { parameters } = parameter.parent;
    const calls = this.#callsOf(parameter.getSourceFile(), called);
    return common(
      calls.map(({ arguments: given }) => {
        const names = new Map(given.map((one, place) => [one.getText(), parameters[place]?.name.getText()]));
        const scopes = given[at] ? this.scopesOf(given[at]) : [];
        return scopes.map(({ table, club }) => ({ table: names.get(table) ?? table, club }));
      }),
    );
  }

  #callsOf(home: ts.SourceFile, called: string): ts.CallExpression[] {
    const mentions = this.#sources.paths.filter((path) => this.#sources.textOf(path).includes(called));
    return mentions.flatMap((path) => {
      const tree = this.#sources.tree(path);
      if (!tree) return [];
      const names = nodesOf(tree, ts.isCallExpression).filter(
        ({ expression }) => ts.isIdentifier(expression) && expression.text === called,
      );
      if (tree === home) return names;
      return this.#sources.importOf(tree, called)?.path === home.fileName ? names : [];
    });
  }

  #bodyOf(callee: ts.Expression): Body | null {
    if (ts.isPropertyAccessExpression(callee)) return methodOf(callee);
    if (!ts.isIdentifier(callee)) return null;
    const declared = this.#sources.declarationOf(callee);
    if (!declared) return null;
    if (ts.isFunctionDeclaration(declared)) return declared;
    const { initializer } = declared;
    const isFunction =
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
    return isFunction ? initializer : null;
  }
}

/** `this.#name(…)`: the method of the class around it. */
function methodOf({ expression, name }: ts.PropertyAccessExpression): Body | null {
  if (expression.kind !== ts.SyntaxKind.ThisKeyword) return null;
  for (let at: ts.Node = expression; at; at = at.parent)
    if (ts.isClassLike(at))
      return (
        at.members.filter(ts.isMethodDeclaration).find((one) => one.name.getText() === name.text) ?? null
      );
  return null;
}

function nameOf(owner: ts.Node): string | null {
  if (ts.isFunctionDeclaration(owner)) return owner.name?.text ?? null;
  const isNamed = ts.isVariableDeclaration(owner.parent) && ts.isIdentifier(owner.parent.name);
  return isNamed ? owner.parent.name.getText() : null;
}

/** Possible results of a function. */
function results(body: Body): ts.Expression[] {
  if (!body.body) return [];
  if (!ts.isBlock(body.body)) return [body.body];
  return nodesOf(body.body, ts.isReturnStatement)
    .filter((one) => ownerOf(one) === body)
    .flatMap((one) => (one.expression ? [one.expression] : []));
}

function ownerOf(node: ts.Node): ts.Node | undefined {
  let at: ts.Node | undefined = node.parent;
  while (at && !ts.isFunctionLike(at)) at = at.parent;
  return at;
}

function common([first = [], ...others]: Scope[][]): Scope[] {
  return first.filter(({ table, club }) =>
    others.every((other) => other.some((one) => one.table === table && one.club === club)),
  );
}
