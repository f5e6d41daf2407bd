import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";

/** A table, as the database itself describes it. */
export type CatalogTable = {
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
export type OrderedTable = CatalogTable & { later: readonly string[] };

/**
 * Tables in an order in which their rows can be inserted: what a row refers to is there before it, or the reference is
 * optional and written afterwards. Throws where required references form a circle.
 */
export function insertionOrder(tables: readonly CatalogTable[]): OrderedTable[] {
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

const hasClub = sql`exists (select 1 from pg_attribute a
  where a.attrelid = c.oid and a.attname = 'club_idx' and not a.attisdropped)`;

/**
 * The tables of the database with their keys and what they refer to: all, or those with rows of clubs but `clubs` itself. A
 * partitioned table is one; its parts are none.
 */
export async function readCatalog(db: Database, which: "all" | "ofClubs"): Promise<CatalogTable[]> {
  return jsonRows<CatalogTable>(
    db,
    sql`select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(a.attname order by a.attnum), '[]'::json) from pg_index i join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
      (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null limit 1) as numbered,
      (select coalesce(json_agg(json_build_object('table', t.relname,
          'columns', (select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)),
          'isOptional', exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)
            and not a.attnotnull))), '[]'::json)
        from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f') as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where c.relkind in ('r', 'p') and not c.relispartition
      and ${which === "all" ? sql`c.relname <> 'applied_migrations'` : sql`c.relname <> 'clubs' and ${hasClub}`}
    order by c.relname`,
  );
}
