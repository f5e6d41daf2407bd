import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database";
import { transaction } from "./transaction";

/**
 * The server is bundled into one file, so its own place tells nothing: the folder is found from the project's
 * root, which every start command has as its working directory.
 */
const migrationsFolder = resolve(process.cwd(), "lib/club-api/db/migrations");

const lockKey = 7_306_001;

/**
 * Brings the schema up to date. Several processes may start at once: one holds the advisory lock and migrates, the
 * others find nothing left to do. All in one transaction, so a stopped start leaves the old schema whole.
 */
export async function migrate(db: Database, folder: string = migrationsFolder): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: folder });
  await transaction(db, async (tx) => {
    // Another process may be at it for longer than a request would wait.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(
      sql`create table if not exists applied_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = await tx.select({ hash: sql<string>`hash` }).from(sql`applied_migrations`);
    const done = new Set(applied.map((row) => row.hash));
    for (const file of files) {
      if (done.has(file.hash)) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into applied_migrations (hash) values (${file.hash})`);
    }
  });
}
