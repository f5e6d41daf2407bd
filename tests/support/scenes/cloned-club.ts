import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { transaction } from "@/lib/club-api/db/transaction";

/** Texts that stand in front of what a cloned club says, so that an answer tells whose data it holds. */
export type ClubMarks = {
  /** In every text of the club. */
  house: string;
  /** In what is the first anchor's own, or hangs on it. */
  own: string;
  /** In what is hidden or in the trash. */
  hidden: string;
};

/**
 * A member of the first club whose copy, and whose one row in every table, have all the same number: wherever a call takes
 * a number, this one names a record of theirs.
 */
export type Anchor = { memberIdx: number; number: number };
type Clone = {
  clubIdx: number;
  clubCode: string;
  base: number;
  marks: ClubMarks;
  anchors: readonly Anchor[];
};

type Column = { table: string; name: string; type: string };
type Link = { table: string; column: string; target: string };
type Tables = {
  columns: ReadonlyMap<string, readonly Column[]>;
  /** The column that numbers the rows of a table. */
  keys: ReadonlyMap<string, string>;
  links: readonly Link[];
};
/** The number that a row of a table gets, by the row. */
type Numbers = ReadonlyMap<string, readonly { from: number; to: number }[]>;

export async function rowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const answer = (await db.execute(query)) as unknown as { rows: T[] };
  return answer.rows;
}

/**
 * Copies every row of the first club into a new one: numbers are moved by `base`, but the anchors' rows, which get the
 * anchor's number in every table; texts carry the marks. Returns which tables have a row of the first anchor.
 */
export async function cloneClub(db: Database, clone: Clone): Promise<string[]> {
  const tables = await readTables(db);
  const numbers = await anchoredNumbers(db, tables, clone);
  const copied = [...tables.columns.keys()];
  await transaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`insert into clubs (club_idx, club_code, created_at) values (${clone.clubIdx}, ${clone.clubCode}, now())`,
    );
    for (const table of copied) await tx.execute(sql.raw(copyStatement(tables, numbers, table, clone)));
  });
  // Past the triggers nothing has told the processes that there are rules of another club.
  await db.execute(sql`update policies set name = name where club_idx = ${clone.clubIdx}`);
  // Nor does a test's server gather statistics by itself: without them some reads take seconds.
  await db.execute(sql`analyze`);
  return [...numbers]
    .filter(([, moves]) => moves.some(({ to }) => to === clone.anchors[0]?.number))
    .map(([table]) => table);
}

/** Reads the database's tables: those with a club, the columns that number rows, and references. */
export async function readTables(db: Database): Promise<Tables> {
  const columns = await rowsOf<Column>(
    db,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'clubs' and exists (select 1 from pg_attribute k
        where k.attrelid = c.oid and k.attname = 'club_idx' and not k.attisdropped)
      order by c.relname, a.attnum`,
  );
  const byTable = new Map<string, Column[]>();
  for (const column of columns) byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  const keys = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select c.relname as "table", a.attname as "column" from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[least(i.indnatts, 2) - 1]
      where i.indisprimary and i.indnatts <= 2 + (c.relkind = 'p')::int and not c.relispartition and a.attname like '%\\_idx' and a.attname <> 'club_idx' and not exists (select 1 from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey))`,
  );
  const numbered = new Map(
    keys.filter(({ table }) => byTable.has(table)).map(({ table, column }) => [table, column]),
  );
  return { columns: byTable, keys: numbered, links: await readLinks(db, columns, numbered) };
}

/** By foreign key; a column without one refers to the table that numbers its rows by the same name. */
async function readLinks(
  db: Database,
  columns: readonly Column[],
  keys: ReadonlyMap<string, string>,
): Promise<Link[]> {
  const foreign = await rowsOf<Link>(
    db,
    sql`select c.relname as "table", a.attname as "column", t.relname as target from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[cardinality(k.conkey)]
      where k.contype = 'f' and not c.relispartition and a.attname like '%\\_idx' and a.attname <> 'club_idx'`,
  );
  const known = new Set(foreign.map(({ table, column }) => `${table}.${column}`));
  const byName = columns.flatMap(({ table, name }): Link[] => {
    if (known.has(`${table}.${name}`) || keys.get(table) === name) return [];
    const target = [...keys].find(([, key]) => key === name)?.[0];
    return target === undefined ? [] : [{ table, column: name, target }];
  });
  return [...foreign, ...byName];
}

/** Chooses for each anchor a row of each table: the member's own, of other tables what belongs to rows already chosen. */
async function anchoredNumbers(db: Database, tables: Tables, { anchors }: Clone): Promise<Numbers> {
  const chosen = new Map<string, { from: number; to: number }[]>();
  const own = [...tables.keys.keys()].filter((table) => hasColumn(tables, table, "member_idx"));
  const order = ["members", ...own.filter((table) => table !== "members"), ...tables.keys.keys()];
  for (const table of new Set(order)) {
    for (const { memberIdx, number } of anchors) {
      const taken = (chosen.get(table) ?? []).map(({ from }) => from);
      const inputs = inputsFor(tables, chosen, table, number);
      const key = tables.keys.get(table) ?? "";
      const isOwn = own.includes(table) ? `and member_idx = ${memberIdx}` : "";
      const isFree = taken.length > 0 ? `and ${key} not in (${taken.join()})` : "";
      const [row] = await rowsOf<{ idx: number }>(
        db,
        sql.raw(`select ${key} as idx from ${table} where club_idx = 1 ${isFree} ${isOwn}
          order by ${[...inputs, `${key} desc`].join(", ")} limit 1`),
      );
      if (row) chosen.set(table, [...(chosen.get(table) ?? []), { from: row.idx, to: number }]);
    }
  }
  return chosen;
}

/** In what order the rows of a table are taken: coming ones, then those that belong to rows already chosen. */
function inputsFor(tables: Tables, chosen: Numbers, table: string, number: number): string[] {
  const key = tables.keys.get(table) ?? "";
  const rowOf = (one: string) => chosen.get(one)?.find(({ to }) => to === number)?.from;
  const parents = tables.links.filter((link) => link.table === table && link.target !== table);
  const children = tables.links.filter((link) => link.target === table && link.table !== table);
  return [
    ...(hasColumn(tables, table, "play_date") ? ["(play_date >= '2026-11-23')::int desc"] : []),
    ...parents.flatMap(({ column, target }) => {
      const row = rowOf(target);
      return row === undefined ? [] : [`coalesce((${column} = ${row})::int, 0) desc`];
    }),
    ...children.flatMap(({ table: child, column }) => {
      const row = rowOf(child);
      const childKey = tables.keys.get(child);
      return row === undefined || childKey === undefined
        ? []
        : [
            `coalesce((${key} = (select ${column} from ${child} where club_idx = 1 and ${childKey} = ${row}))::int, 0) desc`,
          ];
    }),
  ];
}

const hasColumn = (tables: Tables, table: string, name: string) =>
  tables.columns.get(table)?.some((column) => column.name === name) ?? false;

function copyStatement(tables: Tables, numbers: Numbers, table: string, clone: Clone): string {
  const columns = tables.columns.get(table) ?? [];
  const values = columns.map((column) => copiedValue(tables, numbers, column, clone));
  return `insert into ${table} (${columns.map(({ name }) => quoted(name)).join(", ")}) overriding system value
    select ${values.join(", ")} from ${table} where club_idx = 1`;
}

function copiedValue(tables: Tables, numbers: Numbers, column: Column, clone: Clone): string {
  const { table, name, type } = column;
  if (name === "club_idx") return String(clone.clubIdx);
  if (name === "auth_club") return `array['${clone.clubCode}']`;
  if (table === "admins" && name === "is_ss_admin") return "false";
  if (type.startsWith("integer") && name.endsWith("_idx")) return movedNumber(tables, numbers, column, clone);
  if (isUniqueText(column)) return `${quoted(name)} || '-${clone.clubIdx}'`;
  if (isFreeText(tables, column)) return `${markOf(tables, table, clone)} || ${quoted(name)}`;
  if (type === "jsonb" && /^(texts|names|payload|content|vars)$/.test(name)) {
    const pattern = `'("(?:title|name|contents|question|answer|summary|description|itemName|category|ko|en|ja|zh)": ")'`;
    return `regexp_replace(${name}::text, ${pattern}, '\\1' || ${markOf(tables, table, clone)}, 'g')::jsonb`;
  }
  return quoted(name);
}

function movedNumber(tables: Tables, numbers: Numbers, { table, name }: Column, { base }: Clone): string {
  const target =
    tables.keys.get(table) === name
      ? table
      : tables.links.find((link) => link.table === table && link.column === name)?.target;
  if (target !== undefined) return moved(numbers, target, name, base);
  const kind = ["kind", "entity"].find((one) => hasColumn(tables, table, one));
  if (kind === undefined) throw new Error(`${table}.${name} refers to nothing that is known`);
  const cases = [...tables.keys].flatMap(([one, key]) => {
    const moves = numbers.get(one) ?? [];
    return moves.map(
      ({ from, to }) => `when ${kind} = '${key.replace("_idx", "")}' and ${name} = ${from} then ${to}`,
    );
  });
  return `case ${cases.join(" ")} when ${name} = 0 then 0 else ${name} + ${base} end`;
}

function moved(numbers: Numbers, table: string, name: string, base: number): string {
  const cases = (numbers.get(table) ?? []).map(({ from, to }) => `when ${from} then ${to}`);
  return cases.length === 0
    ? `${name} + ${base}`
    : `case ${name} ${cases.join(" ")} else ${name} + ${base} end`;
}

/** True for a text that may stand once in the whole database. */
function isUniqueText({ table, name }: Column): boolean {
  return (
    /^(token|token_hash|handle_hash|storage_key|request_no)$/.test(name) ||
    `${table}.${name}` === "idempotency_keys.key"
  );
}

/** True for texts and names that people write; false for codes, states and keys. */
function isFreeText(tables: Tables, { table, name, type }: Column): boolean {
  if (type !== "text" || ["policies", "job_runs", "i18n_messages"].includes(table)) return false;
  if (name === "address") return hasColumn(tables, table, "address_detail");
  if (table === "members" && name === "id") return true;
  return /^(name|name_en|title|contents|email|phone_no|note|memo|address_detail|description|answer|contact|target)$|_(name|phone|email|note|memo|text|marks)$/.test(
    name,
  );
}

/** The mark that a row's texts carry: whose the row is, or of whose record it is a part. */
function markOf(tables: Tables, table: string, { anchors, marks }: Clone): string {
  const owner = anchors[0]?.memberIdx ?? 0;
  const isOwn = [
    ...(table === "members" || hasColumn(tables, table, "member_idx") ? [`member_idx = ${owner}`] : []),
    ...tables.links
      .filter((link) => link.table === table && link.target !== "members")
      .filter(({ target }) => tables.keys.has(target) && hasColumn(tables, target, "member_idx"))
      .map(({ column, target }) => {
        const key = tables.keys.get(target);
        return `${column} in (select ${key} from ${target} where club_idx = 1 and member_idx = ${owner})`;
      }),
  ];
  const isHidden = [
    ...(hasColumn(tables, table, "is_visible") && table !== "menus" ? ["not is_visible"] : []),
    ...(hasColumn(tables, table, "deleted_at") ? ["deleted_at is not null"] : []),
  ];
  const when = (conditions: string[], mark: string) =>
    conditions.length === 0 ? "" : `when ${conditions.join(" or ")} then '${mark}'`;
  const cases = `${when(isOwn, marks.own)} ${when(isHidden, marks.hidden)}`.trim();
  return cases === "" ? `'${marks.house}'` : `(case ${cases} else '${marks.house}' end)`;
}

const quoted = (name: string) => `"${name}"`;
