import { type RuleTable, ruleRows } from "@/lib/contract/tee-sheets/ops-rules";
import { type FieldProblem, schemaProblems } from "../../../lib/web/office/schema-problems";
import { type RuleColumn, ruleTables } from "./rule-tables";

type Step = { key: number; holes: string; amount: string };
/** The input of a cell; a switch is Y or N. */
export type RuleCell = string | readonly Step[];
type DraftRow = { key: number; cells: Readonly<Record<string, RuleCell>> };
export type RuleDraft = { rows: readonly DraftRow[] };

type WireRow = Readonly<Record<string, unknown>>;

/** The rows of a table as input. */
export function draftOfRules(table: RuleTable, rows: readonly WireRow[]): RuleDraft {
  return { rows: rows.map((row, key) => ({ key, cells: cellsOf(table, row) })) };
}

/** An empty row with the usual values. */
export function withNewRow(table: RuleTable, { rows }: RuleDraft): RuleDraft {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return { rows: [...rows, { key, cells: cellsOf(table, {}) }] };
}

export function withoutRow({ rows }: RuleDraft, key: number): RuleDraft {
  return { rows: rows.filter((row) => row.key !== key) };
}

export function withCell({ rows }: RuleDraft, key: number, column: string, cell: RuleCell): RuleDraft {
  const changed = (row: DraftRow) => ({ ...row, cells: { ...row.cells, [column]: cell } });
  return { rows: rows.map((row) => (row.key === key ? changed(row) : row)) };
}

function cellsOf(table: RuleTable, row: WireRow): DraftRow["cells"] {
  return Object.fromEntries(ruleTables[table].columns.map((column) => [column.name, cellOf(column, row)]));
}

function cellOf({ kind, name }: RuleColumn, row: WireRow): RuleCell {
  const value = row[name];
  if (kind === "switch") return value === false ? "N" : "Y";
  if (kind === "steps") return Array.isArray(value) ? value.map(stepOf) : [];
  return value === undefined || value === null ? "" : String(value);
}

function stepOf(step: { holes: number; amount: number | string }, key: number): Step {
  return { key, holes: String(step.holes), amount: String(step.amount) };
}

/** An empty step after the others. */
export function withNewStep(steps: readonly Step[]): readonly Step[] {
  return [...steps, { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, holes: "", amount: "" }];
}

/** The rows of the body; a cell that cannot be read is sent as text, which the schema refuses. */
export function rulesOfDraft(table: RuleTable, { rows }: RuleDraft): WireRow[] {
  const { columns } = ruleTables[table];
  return rows.map(({ cells }) =>
    Object.fromEntries(columns.map((column) => [column.name, wireOf(column, cells[column.name] ?? "")])),
  );
}

function wireOf(column: RuleColumn, cell: RuleCell): unknown {
  if (typeof cell !== "string") {
    return cell.map(({ holes, amount }) => ({ holes: numberOf(holes), amount: amountOf(amount) }));
  }
  const text = cell.trim();
  if (column.kind === "switch") return text === "Y";
  if (column.kind === "amount") return amountOf(text);
  if (column.kind === "whole" && column.isNullable && text === "") return null;
  const isNumber = column.kind === "whole" || column.kind === "month" || column.kind === "decimal";
  return isNumber ? numberOf(text) : text || undefined;
}

function numberOf(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}

/** A whole amount is a number, one with decimals a text: no fraction is lost on the way (domain.md 2.2). */
function amountOf(text: string): number | string | undefined {
  const plain = text.replaceAll(",", "").trim();
  if (plain === "") return undefined;
  return /^\d+$/.test(plain) ? Number(plain) : plain;
}

/** The problems of a table, at the cell `rows.N.column`. Two rows with the same key are refused. */
export function ruleProblems(table: RuleTable, draft: RuleDraft): FieldProblem[] {
  const rows = rulesOfDraft(table, draft);
  const wrong = rows.flatMap((row, at) =>
    schemaProblems(ruleRows[table], row).map((problem) => ({
      ...problem,
      field: `rows.${at}.${problem.field}`,
    })),
  );
  return wrong.length > 0 ? wrong : doubleRows(table, rows);
}

/** The first key column of a row that has the same key as one above it. */
function doubleRows(table: RuleTable, rows: readonly WireRow[]): FieldProblem[] {
  const keys = ruleTables[table].columns.filter((column) => column.isKey).map((column) => column.name);
  if (table === "closings") keys.push("monthFrom");
  const kinds = rows.map((row) => keys.map((name) => String(row[name])).join(" "));
  return kinds.flatMap((kind, at) =>
    keys.length > 0 && kinds.indexOf(kind) < at
      ? [{ field: `rows.${at}.${keys[0]}`, reason: "format" as const }]
      : [],
  );
}

/** Whether a problem is that of a duplicate row. */
export function isDouble(table: RuleTable, draft: RuleDraft): boolean {
  const rows = rulesOfDraft(table, draft);
  return rows.every((row) => ruleRows[table].safeParse(row).success) && doubleRows(table, rows).length > 0;
}
