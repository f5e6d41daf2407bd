import ts from "typescript";
import { type ClubTables, type Fault, faultAt } from "./queries";
import { nodesOf, type Sources } from "./sources";

const operators = /^(eq|ne|gt|gte|lt|lte|inArray|notInArray|between)$/;

/** Where a source compares the club of a table by hand instead of by `ofClub`. */
export function comparisonsByHand(sources: Sources, path: string, tables: ClubTables): Fault[] {
  const tree = sources.tree(path);
  if (!tree) return [];
  const calls = nodesOf(tree, ts.isCallExpression).filter(
    ({ expression, arguments: given }) =>
      ts.isIdentifier(expression) && operators.test(expression.text) && given.some(isClub),
  );
  const spans = nodesOf(tree, ts.isTemplateSpan).filter(
    ({ expression, literal }) => isClubOf(expression, tables) && /^\s*(=|<>|in\b)/.test(literal.text),
  );
  return [
    ...calls.map((call) => faultAt(path, call, call.getText())),
    ...spans.map((span) => faultAt(path, span, span.getText())),
  ];
}

function isClub(node: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) && name.text === "clubIdx";
}

function isClubOf(node: ts.Expression, tables: ClubTables): boolean {
  return ts.isPropertyAccessExpression(node) && isClub(node) && tables.has(node.expression.getText());
}
