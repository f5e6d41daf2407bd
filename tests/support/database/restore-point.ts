import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { OpenDatabase } from "@/lib/club-api/db/client";

/*
 * A copy of the seed in the schema `restore_point` beside the tables, and a function that puts back what tests have
 * changed. A small table that has changed is written anew, in the seed's order of rows; of a large one the rows that are
 * newer than the last restore go, and those of the copy that are missing come back. Sequences count from where they
 * stood. It takes a tenth of what a new database takes. Triggers and foreign keys do not fire meanwhile; `rule_version`
 * only ever rises, since a running club API keeps rules by it.
 */

const makeRestorePoint = `
create schema restore_point;
create table restore_point.moment as select '0'::xid as xid;
create table restore_point.tables (name text, key text, rows bigint, is_rule boolean);
create table restore_point.sequences as
  select s.sequencename as name, coalesce(s.last_value, s.start_value) as last, s.last_value is not null as is_called
  from pg_sequences s where s.schemaname = 'public';

do $$
declare
  one record;
  found bigint;
begin
  for one in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as key,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'raise_rule_version') as is_rule
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'rule_version'
    group by c.oid, c.relname
  loop
    execute format('select count(*) from public.%I', one.name) into found;
    insert into restore_point.tables values (one.name, one.key, found, one.is_rule);
    if found > 0 then
      execute format('create table restore_point.%I as table public.%I', 'copy_of_' || one.name, one.name);
    end if;
  end loop;
end $$;

-- The tables whose rows are not the seed's. One statement over all, which a connection plans once.
do $$
declare
  counted text;
begin
  select string_agg(format('select %L as name, count(*) as found, min(age(xmin)) as youngest from public.%I', name, name),
      ' union all ') into counted from restore_point.tables;
  execute format('create function restore_point.changed() returns setof restore_point.tables language plpgsql as %L', $f$
begin
  return query select known.* from ($f$ || counted || $f$) now join restore_point.tables known using (name)
    where now.found <> known.rows or now.youngest < (select age(xid) from restore_point.moment);
end $f$);
end $$;

create function restore_point.restore() returns void language plpgsql as $$
declare
  one record;
  base xid;
  is_whole boolean;
  is_rule_changed boolean := false;
begin
  set local session_replication_role = replica;
  select xid into base from restore_point.moment;
  for one in select * from restore_point.changed() loop
    is_rule_changed := is_rule_changed or one.is_rule;
    is_whole := one.rows < 500 or one.key is null;
    if is_whole then
      execute format('delete from public.%I', one.name);
    else
      execute format('delete from public.%I where age(xmin) < age($1)', one.name) using base;
    end if;
    continue when one.rows = 0;
    execute format('insert into public.%I overriding system value select * from restore_point.%I %s', one.name,
      'copy_of_' || one.name,
      case when is_whole then '' else
        format('where (%s) not in (select %s from public.%I)', one.key, one.key, one.name) end);
  end loop;
  for one in
    select known.* from restore_point.sequences known join pg_sequences s on s.sequencename = known.name
    where s.schemaname = 'public' and (coalesce(s.last_value, s.start_value) <> known.last
      or (s.last_value is not null) <> known.is_called)
  loop
    perform setval(format('public.%I', one.name), one.last, one.is_called);
  end loop;
  if is_rule_changed then update public.rule_version set version = version + 1; end if;
  update restore_point.moment set xid = pg_current_xact_id()::xid;
end $$;

update restore_point.moment set xid = pg_current_xact_id()::xid;
`;

/** Everything of a database's shape, which `restore` does not put back: columns, indexes, checks, triggers, functions, settings. */
const shape = `
select concat_ws(' ',
  (select count(*) || '-' || max(xmin::text::bigint) from pg_attribute where attnum > 0),
  (select count(*) || '-' || max(xmin::text::bigint) from pg_constraint),
  (select count(*) || '-' || max(xmin::text::bigint) from pg_index),
  (select count(*) || '-' || max(xmin::text::bigint) from pg_trigger),
  (select count(*) || '-' || max(xmin::text::bigint) from pg_proc),
  (select count(*) from pg_class), (select count(*) from pg_namespace),
  (select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
    where d.datname = current_database())) as shape`;

/** Makes what the tables hold now the state to which `restore` goes back. */
export async function addRestorePoint(client: Client): Promise<void> {
  await client.query(makeRestorePoint);
}

/** Puts rows and sequences back as they were at the restore point. Nobody else may be in a transaction. */
export async function restore({ db }: Pick<OpenDatabase, "db">): Promise<void> {
  await db.execute(sql`select restore_point.restore()`);
}

export type Restorer = { restore(): Promise<void>; close(): Promise<void> };

/**
 * The same over a connection of its own, which fires no triggers from its beginning: to switch them off throws away every
 * plan that a connection keeps. It opens when it is first needed, and again where a test has ended it.
 */
export function openRestorer(url: string): Restorer {
  let kept: Client | undefined;
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, options: "-c session_replication_role=replica" });
    const forget = () => {
      if (kept === client) kept = undefined;
    };
    client.on("error", forget);
    client.on("end", forget);
    await client.connect();
    kept = client;
    return client;
  };
  return {
    restore: async () => {
      await (kept ?? (await connect())).query("select restore_point.restore()");
    },
    close: async () => kept?.end(),
  };
}

/** A text that changes with the shape of the database: what has another shape than before is not used again. */
export async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shape);
  return rows[0]?.shape ?? "";
}
