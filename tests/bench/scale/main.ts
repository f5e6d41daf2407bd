import pg from "pg";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { temporaryFolder } from "../../support/web/stack.mjs";
import { publish, row } from "../shared/rows.mjs";
import { growYears, withoutTriggers } from "../years/history";

/*
 * Size of one club's year: rows and bytes of each table, with its keys, from generated data. docs/scale.md multiplies
 * them; MEMBERS says how many members the club has.
 */

const members = Number(process.env.MEMBERS ?? 3_000);
const clubs = Number(process.env.CLUBS ?? 1_000);

type Weight = { table: string; rows: number; bytes: number };

async function weigh(pool: pg.Pool, made: ReadonlyMap<string, number>): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const [table, rows] of made) {
    const { rows: found } = await pool.query<{ bytes: string; rows: string }>(
      `select coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree('${table}')),
        pg_total_relation_size('${table}'))::text as bytes, (select count(*) from ${table})::text as rows`,
    );
    const [one] = found;
    weights.push({ table, rows, bytes: Number(one?.bytes ?? 0) / Number(one?.rows ?? 1) });
  }
  return weights;
}

function print(weights: readonly Weight[]): void {
  const gigabytes = ({ rows, bytes }: Weight) => (rows * bytes * clubs) / 1e9;
  const total = weights.reduce((sum, one) => sum + gigabytes(one), 0);
  publish([
    ...weights.map((one) =>
      row({
        measure: `${one.table}: rows of a year, bytes of one, in ${clubs} clubs`,
        ours: `${one.rows.toLocaleString("en")}, ${one.bytes.toFixed(0)}, ${gigabytes(one).toFixed(1)} GB`,
      }),
    ),
    row({ measure: `all tables in ${clubs} clubs`, ours: `${total.toFixed(1)} GB` }),
  ]);
}

const data = temporaryFolder("scale");
const server = await startEmbeddedPostgres({ isDurable: true });
try {
  const database = await openDatabase({ dataDir: "unused", databaseUrl: server.url });
  await migrate(database.db);
  await seedDemo(database.db, {
    now: new Date("2026-11-23T10:00:00+09:00"),
    storage: await openFolderStorage(data.folder),
  });
  await database.close();
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  await withoutTriggers(pool, async () => {
    print(await weigh(pool, await growYears(pool, { clubs: [1], years: 1, everyDays: 1, members })));
  });
  await pool.end();
} finally {
  await server.stop();
  data.remove();
}
