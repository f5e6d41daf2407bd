import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../support/database/embedded-postgres.mjs";

/**
 * `npm run bench:retention`: the audit log as one table whose oldest day is deleted in batches each night, against the same
 * rows in a partition for each month, of which the oldest is dropped. What `docs/decisions` says about partitions rests on
 * these numbers. ROWS sets how many rows there are.
 */
const rows = Number(process.env.ROWS ?? 2_000_000);
const clubs = 200;
const months = 25;
const batch = 5_000;

const columns = `club_idx int not null, audit_idx int not null, at timestamptz not null, actor text not null,
  entity text not null, entity_key text not null, before jsonb, after jsonb`;
const start = "timestamptz '2024-11-01 00:00+00'";
const fill = (table) => `insert into ${table}
  select 1 + n % ${clubs}, n, ${start} + (n::float / ${rows}) * interval '${months - 1} months', 'contents' || n % 9,
    (array['booking','notice','member','policy'])[1 + n % 4], (n % 5000)::text, null,
    jsonb_build_object('title', repeat('x', 60), 'state', n % 7) from generate_series(1, ${rows}) n`;
const indexes = (table) => `create index on ${table} (club_idx, at);
  create index on ${table} (club_idx, entity, entity_key)`;

const queries = {
  "newest page of a club": (table) =>
    `select * from ${table} where club_idx = 7 order by at desc, audit_idx desc limit 20`,
  "history of one record": (table) =>
    `select * from ${table} where club_idx = 7 and entity = 'booking' and entity_key = '1006' order by at desc limit 20`,
  "one entry by its number": (table) => `select * from ${table} where club_idx = 8 and audit_idx = 1007`,
};

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function median(times, work) {
  const measured = [];
  for (let turn = 0; turn < times; turn += 1) measured.push(await timed(work));
  return measured.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}

const show = (name, plain, parted) =>
  process.stdout.write(
    `${name.padEnd(34)} ${plain.toFixed(2).padStart(10)} ms ${parted.toFixed(2).padStart(10)} ms\n`,
  );

async function prepare(client) {
  await client.query(`create table plain (${columns}, primary key (club_idx, audit_idx))`);
  await client.query(
    `create table parted (${columns}, primary key (club_idx, audit_idx, at)) partition by range (at)`,
  );
  await client.query(`create table parted_default partition of parted default`);
  for (let month = 0; month < months; month += 1) {
    const bounds = await client.query(
      `select (${start} + interval '${month} months')::text as low, (${start} + interval '${month + 1} months')::text as high`,
    );
    const { low, high } = bounds.rows[0];
    await client.query(
      `create table parted_${month} partition of parted for values from ('${low}') to ('${high}')`,
    );
  }
  for (const table of ["plain", "parted"]) {
    for (const one of indexes(table).split(";")) await client.query(one);
  }
  const filled = [];
  for (const table of ["plain", "parted"]) filled.push(await timed(() => client.query(fill(table))));
  show(`fill with ${rows} rows`, ...filled);
  for (const table of ["plain", "parted"]) await client.query(`analyze ${table}`);
}

/** A night's work: what grew too old since the last, of all clubs, club by club and in batches. */
async function deleteOldestDay(client) {
  let deleted = 0;
  for (let club = 1; club <= clubs; club += 1) {
    for (;;) {
      const { rowCount, affectedRows } = await client.query(
        `delete from plain where (club_idx, audit_idx) in (select club_idx, audit_idx from plain
          where club_idx = ${club} and at < ${start} + interval '1 day' order by at limit ${batch})`,
      );
      deleted += rowCount ?? affectedRows;
      if ((rowCount ?? affectedRows) < batch) break;
    }
  }
  return deleted;
}

async function compare(client) {
  await prepare(client);
  for (const [name, text] of Object.entries(queries)) {
    show(name, ...(await eachTable(client, text)));
  }
  const insert = (
    table,
    shift,
  ) => `insert into ${table} select club_idx, audit_idx + ${shift}, at, actor, entity, entity_key,
    before, after from plain where club_idx = 3 order by audit_idx desc limit 1000`;
  let shift = rows;
  const inserted = [];
  for (const table of ["plain", "parted"]) {
    inserted.push(
      await median(5, () => {
        shift += rows;
        return client.query(insert(table, shift % 1_000_000_000));
      }),
    );
  }
  show("1,000 more rows", ...inserted);
  let deleted = 0;
  const night = await timed(async () => {
    deleted = await deleteOldestDay(client);
  });
  process.stdout.write(
    `${"a night: the oldest day deleted".padEnd(34)} ${night.toFixed(0).padStart(10)} ms, ${deleted} rows of ${clubs} clubs\n`,
  );
  const drop = await timed(() => client.query("drop table parted_0"));
  process.stdout.write(`${"a month: a partition dropped".padEnd(34)} ${drop.toFixed(0).padStart(23)} ms\n`);
}

async function eachTable(client, text) {
  const measured = [];
  for (const table of ["plain", "parted"]) {
    await client.query(text(table));
    measured.push(await median(30, () => client.query(text(table))));
  }
  return measured;
}

const server = await startEmbeddedPostgres({ isDurable: true });
const client = new Client({ connectionString: server.url });
await client.connect();
const { rows: version } = await client.query("select current_setting('server_version') as version");
process.stdout.write(`PostgreSQL ${version[0].version}: one table, and a partition for each month\n`);
await compare(client);
await client.query("vacuum plain").catch(() => undefined);
const { rows: sizes } = await client.query(
  `select pg_total_relation_size('plain')::float8 as plain,
    (select sum(pg_total_relation_size(relid))::float8 from pg_partition_tree('parted')) as parted`,
);
process.stdout.write(
  `${(sizes[0].plain / rows).toFixed(0)} bytes a row with its keys; ${(sizes[0].parted / rows).toFixed(0)} in partitions\n`,
);
await client.end();
await server.stop();

const embedded = await PGlite.create();
process.stdout.write("\nPGlite: partitions of a table\n");
const small = await embedded.query("select version() as version");
process.stdout.write(`${small.rows[0].version.slice(0, 20)}\n`);
await embedded.exec(`create table parted (${columns}, primary key (club_idx, audit_idx, at)) partition by range (at);
  create table parted_default partition of parted default;
  create table parted_0 partition of parted for values from ('2024-11-01') to ('2024-12-01')`);
await embedded.exec("insert into parted values (1, 1, '2024-11-05', 'a', 'b', 'c', null, null)");
const held = await embedded.query("select tableoid::regclass::text as part from parted");
process.stdout.write(`a row went to ${held.rows[0].part}\n`);
await embedded.close();
