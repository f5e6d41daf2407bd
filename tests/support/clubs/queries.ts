import ts from "typescript";
import { Conditions, type Scope } from "./conditions";
import { enclosingName, nodesOf, type Sources } from "./sources";

/** The tables with a column `clubIdx`, that of the clubs among them: the name in the sources, and the one in SQL. */
export type ClubTables = ReadonlyMap<string, string>;
/** A query of clubs' rows that names no club, and the function that makes it. */
export type Fault = { path: string; within: string; line: number; subject: string };

/** A table that a query names, and the condition of its join. */
type Named = { table: string; node: ts.Node; on: ts.Expression | null };
type Query = { tables: Named[]; wheres: ts.Expression[] };
type Known = { sources: Sources; tables: ClubTables; aliases: ReadonlySet<string> };

const starts = /^(from|update|delete|\$count)$/;
const joins = /^(left|right|inner|full)Join$/;
/** A table that is not named by its import, such as a board's. */
const generic = "(generic)";
/** The list of clubs is everybody's; what is joined to it is not. */
const list = "clubs";

export function faultAt(path: string, node: ts.Node, subject: string): Fault {
  const line = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return { path, within: enclosingName(node), line, subject };
}

/** The tables of clubs that a query names without saying whose rows it wants. */
export function unscopedQueries(sources: Sources, path: string, tables: ClubTables): Fault[] {
  const tree = sources.tree(path);
  if (!tree) return [];
  const conditions = new Conditions(sources);
  const known = { sources, tables, aliases: aliasesOf(tree) };
  return nodesOf(tree, ts.isCallExpression)
    .filter((call) => !isContinued(call))
    .flatMap((call) => unscoped(queryOf(call, known), conditions))
    .map(({ table, node }) => faultAt(path, node, table));
}

/** Whether a call is the beginning of a longer chain: `db.select()` of `db.select().from(t)`. */
function isContinued(call: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(call.parent) && call.parent.expression === call;
}

function queryOf(last: ts.CallExpression, known: Known): Query {
  const query: Query = { tables: [], wheres: [] };
  let at: ts.Expression = last;
  while (ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression)) {
    const { expression, name } = at.expression;
    const [first, second] = at.arguments;
    const isJoin = joins.test(name.text);
    if (first && name.text === "where") query.wheres.push(first);
    if (second && name.text === "$count") query.wheres.push(second);
    const table = first && (isJoin || starts.test(name.text)) ? tableOf(first, expression, known) : null;
    if (table) query.tables.push({ table, node: name, on: (isJoin && second) || null });
    at = expression;
  }
  return query;
}

/** The table that a call of a query names; null for what is none of a club's. */
function tableOf(node: ts.Expression, chain: ts.Expression, known: Known): string | null {
  const { sources, tables, aliases } = known;
  if (ts.isIdentifier(node)) {
    if (tables.has(node.text) || aliases.has(node.text)) return node.text;
    const declared = sources.declarationOf(node);
    const isSubquery = declared && /\.as\(|sql`|pgTable\(/.test(declared.getText());
    if (!declared || isSubquery) return null;
  } else if (!ts.isPropertyAccessExpression(node) && !ts.isAsExpression(node)) return null;
  return isDatabase(chain) ? generic : null;
}

/** Whether a chain begins at a database: `db`, `tx`. */
function isDatabase(chain: ts.Expression): boolean {
  let at = chain;
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) at = at.expression;
  return ts.isIdentifier(at) && /^(db|tx)$/.test(at.text);
}

function aliasesOf(tree: ts.SourceFile): Set<string> {
  const isAlias = ({ initializer }: ts.VariableDeclaration) =>
    initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === "alias";
  const declared = nodesOf(tree, ts.isVariableDeclaration).filter(isAlias);
  return new Set(declared.map(({ name }) => name.getText()));
}

/** A table is of a club when a condition gives it one, or ties it to a table that is. */
function unscoped({ tables, wheres }: Query, conditions: Conditions): Named[] {
  if (tables.length === 0) return [];
  const own = wheres.flatMap((where) => conditions.scopesOf(where));
  const joined = tables.flatMap(({ on }) => (on ? conditions.scopesOf(on) : []));
  if (tables.some(({ table }) => table === generic)) return own.length > 0 ? [] : tables;
  const names = new Set(tables.map(({ table }) => table));
  const scoped = new Set<string>();
  for (let size = -1; size < scoped.size; ) {
    size = scoped.size;
    for (const scope of [...own, ...joined])
      for (const table of reached(scope, names, scoped)) scoped.add(table);
  }
  return tables.filter(({ table }) => table !== list && !scoped.has(table));
}

/** A club that is no column of this query is one that is given, or an outer query's. */
function reached({ table, club }: Scope, names: ReadonlySet<string>, scoped: ReadonlySet<string>): string[] {
  const other = club.replace(/\.clubIdx$/, "");
  if (!names.has(other) || scoped.has(other)) return [table];
  return scoped.has(table) ? [other] : [];
}
