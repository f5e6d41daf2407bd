/** A table with rows of clubs, as the database itself describes it. */
export type ClubTable = {
  name: string;
  columns: readonly string[];
  /** The primary key. */
  key: readonly string[];
  /** The column that a sequence numbers; null without one. */
  numbered: string | null;
  references: readonly Reference[];
};
/** A foreign key; `isOptional` when its own columns but the club's may be null. */
export type Reference = { table: string; columns: readonly string[]; isOptional: boolean };

/** A table in the order of insertion; `later` are columns that are null first, since what they name comes afterwards. */
export type OrderedTable = ClubTable & { later: readonly string[] };

/**
 * Tables in an order in which their rows can be inserted: what a row refers to is there before it, or the reference is
 * optional and written afterwards. Throws where required references form a circle.
 */
export function insertionOrder(tables: readonly ClubTable[]): OrderedTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const placed = new Set<string>();
  const ordered: OrderedTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isOpen = ({ table }: Reference) => names.has(table) && !placed.has(table);
    const next =
      waiting.find(({ references }) => !references.some(isOpen)) ??
      waiting.find(({ references }) => !references.some((one) => isOpen(one) && !one.isOptional));
    if (!next)
      throw new Error(`Required references form a circle: ${waiting.map(({ name }) => name).join(", ")}.`);
    const later = next.references.filter(isOpen).flatMap(({ columns }) => columns);
    ordered.push({ ...next, later: [...new Set(later)].filter((column) => column !== "club_idx") });
    placed.add(next.name);
    waiting = waiting.filter((table) => table !== next);
  }
  return ordered;
}
