import { sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { readTables, rowsOf } from "../scenes/cloned-club";

/** One row that was written: as it stood before, as it stands now. */
export type Write = {
  table: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/**
 * Watches every row of some clubs: each insert, update and delete is told, one that changes nothing too. What a transaction
 * took back is not. Returns how to take what was written since the last time.
 */
export async function watchWrites(
  db: Database,
  clubIdxs: readonly number[],
): Promise<() => Promise<Write[]>> {
  const { columns } = await readTables(db);
  const clubs = clubIdxs.join();
  await db.execute(
    sql`create table watched_writes (idx serial, "table" text, action text, before jsonb, after jsonb)`,
  );
  await db.execute(
    sql.raw(`create function watch_write() returns trigger language plpgsql as $$
      begin
        if (tg_op <> 'INSERT' and old.club_idx in (${clubs})) or (tg_op <> 'DELETE' and new.club_idx in (${clubs})) then
          insert into watched_writes ("table", action, before, after) values (coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text, tg_op,
            case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
        end if;
        return null;
      end $$`),
  );
  for (const table of columns.keys()) {
    await db.execute(
      sql.raw(`create trigger watch_write after insert or update or delete on ${table}
        for each row execute function watch_write()`),
    );
  }
  return async () => {
    const writes = await rowsOf<Write & { idx: number }>(db, sql`delete from watched_writes returning *`);
    return writes.sort((one, other) => one.idx - other.idx);
  };
}
