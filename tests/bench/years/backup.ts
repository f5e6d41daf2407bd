import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { atMost, type Row, row } from "../shared/rows.mjs";

const execute = promisify(execFile);
const bound = 300;

/** The operator's command on a database and a folder of files; how many seconds it took. */
async function club(args: readonly string[], env: Record<string, string>): Promise<number> {
  const from = performance.now();
  await execute(process.execPath, ["dist/club.mjs", ...args], {
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  return (performance.now() - from) / 1000;
}

/** Each table's number of rows and a sum over what stands in them, whatever their order. */
async function contentOf(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      // A partitioned table once, and its parts not beside it.
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition
          and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    );
    const found = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ content: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as content from ${name} t`,
      );
      found.set(name, rows[0]?.content ?? "");
    }
    return found;
  } finally {
    await client.end();
  }
}

/**
 * Backs a database up, restores it into an empty one of the same server, and compares every table: seconds of both against the
 * bound, and what differs.
 */
export async function measureBackup(url: string, folder: string): Promise<Row[]> {
  const file = join(folder, "years.backup");
  const empty = new URL(url);
  empty.pathname = "/restored";
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query("create database restored");
  const { rows } = await server.query<{ gigabytes: number }>(
    "select pg_database_size(current_database()) / 1e9 as gigabytes",
  );
  await server.end();
  const backup = await club(["backup", "--to", file], { DATABASE_URL: url, DATA_DIR: join(folder, "own") });
  const restore = await club(["restore", "--from", file], {
    DATABASE_URL: empty.href,
    DATA_DIR: join(folder, "restored"),
  });
  const [before, after] = [await contentOf(url), await contentOf(empty.href)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differing = names.filter((name) => before.get(name) !== after.get(name));
  console.info(
    `${Number(rows[0]?.gigabytes).toFixed(2)} GB in ${before.size} tables; the backup is ${(statSync(file).size / 1e6).toFixed(0)} MB.`,
  );
  for (const name of differing)
    console.info(`${name}: ${before.get(name) ?? "not there"}; restored: ${after.get(name) ?? "not there"}`);
  return [
    atMost("backup (s)", Math.round(backup), bound),
    atMost("restore (s)", Math.round(restore), bound),
    row({ measure: "tables that differ after the restore", ours: `${differing.length} of ${names.length}` }),
  ];
}
