type Row = Readonly<Record<string, unknown>>;
/** The keys that a column may hold; a column that is not named is free. */
export type KnownKeys = Readonly<Record<string, ReadonlySet<string>>>;

/** The columns that identify a row of each table. */
const keyColumns: Readonly<Record<string, readonly string[]>> = {
  open: ["memberType"],
  limits: ["memberType"],
  seasons: ["season", "period"],
  closings: ["weekCode", "monthFrom"],
  bookings: [],
  "draw-bases": ["memberType"],
};

/**
 * The first field that a rule table cannot have: a key that no code group knows, a row that is there twice, a table without
 * the rows that the rules need, seasons that do not share out the twelve months. Null when it can stand like this.
 */
export function tableFault(table: string, rows: readonly Row[], known: KnownKeys): string | null {
  const isTooShort = rows.length === 0 && table !== "closings";
  if (isTooShort || (table === "bookings" && rows.length !== 1)) return "rows";
  const seen = new Set<string>();
  for (const [place, row] of rows.entries()) {
    const unknown = unknownColumn(row, known);
    if (unknown) return `rows.${place}.${unknown}`;
    const columns = keyColumns[table] ?? [];
    const key = columns.map((column) => String(row[column])).join(" ");
    if (columns.length > 0 && seen.has(key)) return `rows.${place}.${columns[0]}`;
    seen.add(key);
  }
  return table === "seasons" ? seasonFault(rows) : null;
}

function unknownColumn(row: Row, known: KnownKeys): string | undefined {
  return Object.keys(known).find((column) => {
    const value = row[column];
    if (value === undefined) return false;
    const keys = Array.isArray(value) ? value.map(String) : [String(value)];
    return keys.some((each) => !known[column]?.has(each));
  });
}

/** Each month belongs to exactly one season, and the parts of a season have the same months. */
function seasonFault(rows: readonly Row[]): string | null {
  const spans = new Map<string, string>();
  for (const [place, { season, monthFrom, monthTo }] of rows.entries()) {
    const span = `${monthFrom}-${monthTo}`;
    if ((spans.get(String(season)) ?? span) !== span) return `rows.${place}.monthFrom`;
    spans.set(String(season), span);
  }
  const months = [...spans.values()].flatMap((span) => monthsOf(span)).toSorted((one, other) => one - other);
  return months.join() === "1,2,3,4,5,6,7,8,9,10,11,12" ? null : "rows";
}

/** The months of a span, which may run over the turn of the year. */
function monthsOf(span: string): number[] {
  const [from = 1, to = 12] = span.split("-").map(Number);
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, place) => ((from - 1 + place) % 12) + 1);
}
