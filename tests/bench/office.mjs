import pg from "pg";
import { startEmbeddedPostgres } from "../support/embedded-postgres.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../support/stack.mjs";
import { timesOfArticle } from "./office/article.mjs";
import { timesOfTurns } from "./office/turns.mjs";
import { scriptsOfPages } from "./page-scripts.mjs";

/**
 * `npm run bench:office`: from a click to the rows of another page, in a list of 10,000 notices on PostgreSQL through
 * the whole web; an article of 200 KB from its arrival to an editor that takes letters; and the scripts that
 * the back office's first screen runs. `DATABASE_URL` stands in for the database.
 */

const rowCount = 10_000;
const boundMs = 150;
const boundKb = 350;
const articleBoundMs = 500;
const admin = { clubCode: "MS01", chk: false, id: "ssadmin1", password: "MirsolAdm1n!", isAdmin: true };

/** The demo's notices over and over, each with a day of its own. */
async function fill(url) {
  const pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'notices' and column_name not in ('notice_idx', 'created_at')`,
  );
  const { names } = rows[0];
  await pool.query(
    `insert into notices (created_at, ${names}) select created_at - n * interval '1 hour', ${names}
     from notices, generate_series(1, ${rowCount} / (select count(*) from notices)) n`,
  );
  await pool.query("analyze");
  await pool.end();
}

async function signIn(context, origin) {
  const answer = await context.request.post(`${origin}/hp/api/member/login`, {
    headers: { origin },
    data: admin,
  });
  if (!(await answer.json()).result) throw new Error("The admin could not sign in");
}

const data = temporaryFolder("office");
const running = [];
try {
  const database = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ isDurable: true });
  if (database) running.unshift(database);
  const url = process.env.DATABASE_URL ?? database.url;
  const [apiPort, webPort] = [await freePort(), await freePort()];
  running.unshift(
    await startApi({ API_PORT: String(apiPort), DATA_DIR: data.folder, DATABASE_URL: url, SEED: "demo" }),
  );
  await fill(url);
  running.unshift(await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }));
  const origin = `http://localhost:${webPort}`;
  const times = await timesOfTurns(origin, signIn);
  const at = (share) => Math.round(times[Math.ceil(times.length * share) - 1]);
  const openings = await timesOfArticle(origin, signIn);
  const opening = Math.round(openings[Math.floor(openings.length / 2)]);
  const slowest = Math.round(openings.at(-1));
  const weights = await scriptsOfPages(origin, ["/ishm"], (context) => signIn(context, origin));
  const kb = Math.round((weights.get("/ishm") ?? 0) / 102.4) / 10;
  const rows = [
    { measure: `click to rows of ${rowCount}, p50 (ms)`, ours: at(0.5), bound: "", verdict: "" },
    {
      measure: `click to rows of ${rowCount}, p95 (ms)`,
      ours: at(0.95),
      bound: boundMs,
      verdict: at(0.95) <= boundMs ? "met" : "NOT MET",
    },
    {
      measure: `200 KB article to an open editor, p50 (ms)`,
      ours: opening,
      bound: articleBoundMs,
      verdict: opening <= articleBoundMs ? "met" : "NOT MET",
    },
    {
      measure: `200 KB article to an open editor, slowest (ms)`,
      ours: slowest,
      bound: "",
      verdict: "",
    },
    {
      measure: "scripts of /ishm (KB gzip)",
      ours: kb,
      bound: boundKb,
      verdict: kb <= boundKb ? "met" : "NOT MET",
    },
  ];
  console.table(rows);
  process.exitCode = rows.every(({ verdict }) => verdict !== "NOT MET") ? 0 : 1;
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
