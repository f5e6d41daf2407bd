import type { RefusedField } from "@/lib/contract/failure-texts/field-reasons";

type Row = Readonly<Record<string, unknown>>;
/** The keys that a column may hold; a column that is not named is free. */
export type KnownKeys = Readonly<Record<string, ReadonlySet<string>>>;

/** The columns that identify a row of each table. */
const keyColumns: Readonly<Record<string, readonly string[]>> = {
  open: ["memberType"],
  limits: ["memberType"],
  closings: ["weekCode", "monthFrom"],
  bookings: [],
  "draw-bases": ["memberType"],
};

/**
 * The first field that a rule table cannot have: a key that no code group knows, a row that is there twice, a table without
 * the rows that the rules need. Null when it can stand like this.
 */
export function tableFault(table: string, rows: readonly Row[], known: KnownKeys): RefusedField | null {
  if (rows.length === 0 && table !== "closings") return ["rows", "required"];
  if (table === "bookings" && rows.length > 1) return ["rows", "too_many", "1"];
  const seen = new Set<string>();
  for (const [place, row] of rows.entries()) {
    const unknown = unknownColumn(row, known);
    if (unknown) return [`rows.${place}.${unknown}`, "choice"];
    const columns = keyColumns[table] ?? [];
    const key = columns.map((column) => String(row[column])).join(" ");
    if (columns.length > 0 && seen.has(key)) return [`rows.${place}.${columns[0]}`, "twice"];
    seen.add(key);
  }
  return null;
}

function unknownColumn(row: Row, known: KnownKeys): string | undefined {
  return Object.keys(known).find((column) => {
    const value = row[column];
    if (value === undefined) return false;
    return !known[column]?.has(String(value));
  });
}
