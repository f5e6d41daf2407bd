import { chromium, request } from "@playwright/test";
import pg from "pg";
import { startEmbeddedPostgres } from "../support/embedded-postgres.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../support/stack.mjs";
import { measureImage, measureSheet } from "./office-files.mjs";
import { chromiumProgram, scriptsOfPages } from "./page-scripts.mjs";

/**
 * `npm run bench:office`: from a click to the rows of another page, in a list of 10,000 notices on PostgreSQL through
 * the whole web; the scripts that the back office's first screen runs; the list as a sheet, with the memory that it takes;
 * and a photograph of 5 MB for a text. `DATABASE_URL` stands in for the database.
 */

const rowCount = 10_000;
const turns = 60;
const boundMs = 150;
const boundKb = 350;
const boundFileMs = 3000;
/** How much more the club API may grow for the longest sheet than for half of it: its collector leaves some lying, rows or not. */
const boundGrowthMb = 60;
const fewRows = 1000;
const mostRows = 20_000;
const admin = { clubCode: "MS01", chk: false, id: "ssadmin1", password: "MirsolAdm1n!", isAdmin: true };

/** The notices there are over and over up to a number, each with a day of its own. */
async function fill(url, total) {
  const pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'notices' and column_name not in ('notice_idx', 'created_at')`,
  );
  const { names } = rows[0];
  await pool.query(
    `insert into notices (created_at, ${names}) select created_at - n * interval '1 hour', ${names}
     from notices, generate_series(1, ${total} / (select count(*) from notices)) n`,
  );
  await pool.query("analyze");
  await pool.end();
}

/** In the page: presses a page number, and gives the time until the rows have changed and are painted. */
const turnTo = (name) =>
  new Promise((resolve) => {
    const body = document.querySelector("main table tbody");
    const first = body.querySelector("a").getAttribute("href");
    const button = [...document.querySelectorAll("main nav button")].find(
      (one) => one.getAttribute("aria-label") === name,
    );
    const observer = new MutationObserver(() => {
      if (document.querySelector("main table tbody a").getAttribute("href") === first) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun), 0));
    });
    observer.observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true });
    const begun = performance.now();
    button.click();
  });

async function signIn(context, origin) {
  const answer = await context.request.post(`${origin}/hp/api/member/login`, {
    headers: { origin },
    data: admin,
  });
  if (!(await answer.json()).result) throw new Error("The admin could not sign in");
}

/** Signed in at the API of the browser, without one. */
async function asAdmin(origin, work) {
  const context = await request.newContext();
  try {
    await signIn({ request: context }, origin);
    return await work(context);
  } finally {
    await context.dispose();
  }
}

async function timesOfTurns(origin) {
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    await context.addInitScript(() => localStorage.setItem("clubfront.officeLanguage", "en"));
    await signIn(context, origin);
    const page = await context.newPage();
    await page.goto(`${origin}/ishm/notice`, { waitUntil: "networkidle" });
    await page.locator("main table tbody a").first().waitFor();
    const times = [];
    for (let turn = 2; turn <= turns + 1; turn += 1) times.push(await page.evaluate(turnTo, `Page ${turn}`));
    return times.toSorted((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

const within = (measure, ours, bound) => ({
  measure,
  ours,
  bound,
  verdict: ours <= bound ? "met" : "NOT MET",
});

const data = temporaryFolder("office");
const running = [];
try {
  const database = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ isDurable: true });
  if (database) running.unshift(database);
  const url = process.env.DATABASE_URL ?? database.url;
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const api = await startApi({
    ...{ API_PORT: String(apiPort), DATA_DIR: data.folder, DATABASE_URL: url },
    SEED: "demo",
  });
  running.unshift(api);
  running.unshift(await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }));
  const origin = `http://localhost:${webPort}`;
  await fill(url, fewRows);
  const sheets = (admin) => measureSheet(admin, origin, api.child.pid);
  await asAdmin(origin, sheets);
  const few = await asAdmin(origin, sheets);
  await fill(url, rowCount);
  const many = await asAdmin(origin, sheets);
  const image = await asAdmin(origin, (admin) => measureImage(admin, origin));
  const times = await timesOfTurns(origin);
  await fill(url, mostRows);
  const most = await asAdmin(origin, sheets);
  const at = (share) => Math.round(times[Math.ceil(times.length * share) - 1]);
  const weights = await scriptsOfPages(origin, ["/ishm"], (context) => signIn(context, origin));
  const kb = Math.round((weights.get("/ishm") ?? 0) / 102.4) / 10;
  const rows = [
    { measure: `click to rows of ${rowCount}, p50 (ms)`, ours: at(0.5), bound: "", verdict: "" },
    within(`click to rows of ${rowCount}, p95 (ms)`, at(0.95), boundMs),
    within("scripts of /ishm (KB gzip)", kb, boundKb),
    within(`xlsx of ${rowCount} notices (ms)`, many.ms, boundFileMs),
    { measure: `memory for ${fewRows} rows (MB)`, ours: few.growthMb, bound: "", verdict: "" },
    { measure: `memory for ${rowCount} rows (MB)`, ours: many.growthMb, bound: "", verdict: "" },
    within(`memory for ${mostRows} rows beyond that (MB)`, most.growthMb - many.growthMb, boundGrowthMb),
    within(`image of ${image.mb} MB, 24 megapixels, sent to shown (ms)`, image.ms, boundFileMs),
  ];
  console.table(rows);
  process.exitCode = rows.every(({ verdict }) => verdict !== "NOT MET") ? 0 : 1;
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
