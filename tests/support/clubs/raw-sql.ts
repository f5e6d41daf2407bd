import ts from "typescript";
import { type ClubTables, type Fault, faultAt } from "./queries";
import { nodesOf, type Sources } from "./sources";

/** The statements and parts in SQL that name tables of clubs more often than they compare a club. */
export function unscopedSql(sources: Sources, path: string, tables: ClubTables): Fault[] {
  const tree = sources.tree(path);
  if (!tree) return [];
  const names = new Set([...tables].flatMap(([name, inSql]) => (name === "clubs" ? [] : [inSql])));
  return nodesOf(tree, ts.isTaggedTemplateExpression)
    .filter(isSql)
    .flatMap((node) => {
      const text = textOf(node, { sources, tables });
      const named = [...text.matchAll(/\b(?:from|join|update)\s+(\w+)/g)].flatMap(([, name = ""]) =>
        names.has(name) ? [name] : [],
      );
      const compared = text.match(/club_idx\s*=|using \(club_idx\b/g) ?? [];
      return named.length > compared.length ? [faultAt(path, node, named.join(" "))] : [];
    });
}

type Known = { sources: Sources; tables: ClubTables };

function isSql({ tag }: ts.TaggedTemplateExpression): boolean {
  return ts.isIdentifier(tag) && tag.text === "sql";
}

/** The SQL with the names of tables and columns, and with the conditions that are written elsewhere. */
function textOf({ template }: ts.TaggedTemplateExpression, known: Known): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(
    ({ expression, literal }) => partOf(expression, known) + literal.text,
  );
  return template.head.text + spans.join("");
}

function partOf(node: ts.Expression, known: Known): string {
  if (ts.isPropertyAccessExpression(node)) {
    const isClub = node.name.text === "clubIdx" && known.tables.has(node.expression.getText());
    return isClub ? "club_idx" : "?";
  }
  if (ts.isIdentifier(node)) {
    const table = known.tables.get(node.text);
    if (table) return table;
    const declared = known.sources.declarationOf(node);
    return declared && ts.isVariableDeclaration(declared) ? conditionOf(declared.initializer, known) : "?";
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return "?";
  const declared = known.sources.declarationOf(node.expression);
  if (node.expression.text === "ofClub" || !declared) return conditionOf(node, known);
  if (!ts.isFunctionDeclaration(declared)) return "?";
  const last = declared.body?.statements.at(-1);
  return last && ts.isReturnStatement(last) ? conditionOf(last.expression, known) : "?";
}

/** A condition in words; a part that names tables of its own is looked at where it is written. */
function conditionOf(node: ts.Expression | undefined, known: Known): string {
  if (node && ts.isCallExpression(node) && node.expression.getText() === "ofClub") return "club_idx = ?";
  if (!node || !ts.isTaggedTemplateExpression(node) || !isSql(node)) return "?";
  const text = textOf(node, known);
  return /\b(from|join|update)\b/.test(text) ? "?" : text;
}
