import { type PolicyTables, policyTables } from "@/lib/contract/draws/simulations";
import {
  type CellKind,
  type Grid,
  type SimulatedTable,
  simulatedTables,
  simulationGrids,
} from "./simulation-grids";

type Row = Readonly<Record<string, unknown>>;

/** The input, by `cellKey`. */
export type Edits = Readonly<Record<string, string>>;

/** The name of a cell, as the contract's own checks name it: `open.0.weekdayDays`, `draw.loss`. */
export function cellKey({ table, path }: Grid, row: number, field: string): string {
  if (path === ".") return `${table}.${field}`;
  return [table, ...(path === "" ? [] : [path]), row, field].join(".");
}

/** The rows of a grid as the club has them. */
export function rowsOfGrid(tables: PolicyTables, { table, path }: Grid): readonly Row[] {
  const held: unknown = tables[table];
  if (path === ".") return [held as Row];
  return (path === "" ? held : (held as Record<string, unknown>)[path]) as readonly Row[];
}

export function cellText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

/** The invalid cells; for a number that is too large, with the maximum. */
export type WrongCells = ReadonlyMap<string, number | null>;

/** The tables with a difference, and the invalid cells. */
export function readEdits(
  tables: PolicyTables,
  edits: Edits,
): { change: Partial<PolicyTables>; wrong: WrongCells } {
  const typed: Record<string, unknown> = {};
  for (const table of simulatedTables) {
    const grids = simulationGrids.filter((grid) => grid.table === table);
    if (grids.some((grid) => isEdited(tables, grid, edits)))
      typed[table] = withEdits(tables, table, grids, edits);
  }
  const checked = policyTables.partial().safeParse(typed);
  if (checked.success) return { change: checked.data, wrong: new Map() };
  const cells = checked.error.issues.map(
    (issue) => [issue.path.join("."), issue.code === "too_big" ? Number(issue.maximum) : null] as const,
  );
  return { change: {}, wrong: new Map(cells) };
}

function isEdited(tables: PolicyTables, grid: Grid, edits: Edits): boolean {
  return rowsOfGrid(tables, grid).some((row, index) =>
    grid.fields.some(({ name }) => {
      const typed = edits[cellKey(grid, index, name)];
      return typed !== undefined && typed.trim() !== cellText(row[name]);
    }),
  );
}

function withEdits(
  tables: PolicyTables,
  table: SimulatedTable,
  grids: readonly Grid[],
  edits: Edits,
): unknown {
  let next: unknown = tables[table];
  for (const grid of grids) {
    const rows = rowsOfGrid(tables, grid).map((row, index) => {
      const cells = grid.fields.flatMap(({ name, kind }) => {
        const text = edits[cellKey(grid, index, name)];
        return text === undefined ? [] : [[name, typedValue(text.trim(), kind)]];
      });
      return { ...row, ...Object.fromEntries(cells) };
    });
    if (grid.path === "") next = rows;
    else if (grid.path === ".") next = { ...(next as Row), ...onlyFields(rows[0] ?? {}, grid) };
    else next = { ...(next as Row), [grid.path]: rows };
  }
  return next;
}

function onlyFields(row: Row, { fields }: Grid): Row {
  return Object.fromEntries(fields.map(({ name }) => [name, row[name]]));
}

/** The value of a cell for the call; what is no number stays a text, which the contract refuses. */
function typedValue(text: string, kind: CellKind): unknown {
  if (kind === "time" || kind === "mode") return text;
  if (text === "") return kind === "limit" ? null : text;
  if (kind === "amount") return /^\d{1,9}$/.test(text) ? Number(text) : text;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
