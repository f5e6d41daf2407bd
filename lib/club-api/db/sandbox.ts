import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { type OpenDatabase, openDatabase } from "./client";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";
import { migrate } from "./migrate";

/** Where a sandbox is made: a schema of the running PostgreSQL, or for the embedded database one in memory. */
export type SandboxPlace = { databaseUrl: string; schema: string; poolSize: number } | "memory";

const prefix = "rehearsal_";
const nameShape = /^rehearsal_[0-9a-f]{16}$/;

/** A name that no schema has yet. */
export const newSandboxName = (): string => `${prefix}${randomBytes(8).toString("hex")}`;

/**
 * An empty database of this release beside the running one: its connections see their own schema and no other, so no
 * statement of the product can name a real row. `drop` leaves nothing of it.
 */
export async function openSandbox(place: SandboxPlace): Promise<OpenDatabase & { drop(): Promise<void> }> {
  if (place === "memory") {
    const database = await openDatabase({ dataDir: "memory" });
    await migrate(database.db);
    return { ...database, drop: database.close };
  }
  const { databaseUrl, schema, poolSize } = place;
  const database = await openDatabase({
    dataDir: "unused",
    databaseUrl,
    database: { pooler: "none", poolSize },
    schema: checkedName(schema),
  });
  const drop = async () => {
    await dropSandbox(database.db, schema);
    await database.close();
  };
  try {
    await database.db.execute(sql`create schema ${sql.identifier(schema)}`);
    await migrate(database.db);
    return { ...database, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Removes a sandbox and ends whoever still works in it: a process that was cut off may have left a transaction open. */
export async function dropSandbox(db: Database, schema: string): Promise<void> {
  const name = sql.identifier(checkedName(schema));
  await db.transaction(async (tx) => {
    // A hundred tables with their indexes, each a file of the server.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.execute(sql`set local lock_timeout = '30s'`);
    await tx.execute(sql`drop schema if exists ${name} cascade`);
  });
}

/** The sandboxes that are there. */
export async function listSandboxes(db: Database): Promise<string[]> {
  const rows = await jsonRows<{ name: string }>(
    db,
    sql`select nspname as name from pg_namespace where nspname like ${`${prefix}%`} order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => nameShape.test(name));
}

function checkedName(schema: string): string {
  if (!nameShape.test(schema)) throw new Error("This is no name of a sandbox.");
  return schema;
}
