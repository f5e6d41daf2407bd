import { readFileSync } from "node:fs";
import pg from "pg";
import { ensureBuilt } from "../../../deploy/tools.mjs";
import { startEmbeddedPostgres } from "../../support/database/embedded-postgres.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { atMost, publish, row } from "../shared/rows.mjs";
import { openPeople } from "./people.mjs";

/**
 * `npm run bench:soak`: the memory of the web and of the club API on PostgreSQL after a crawl of all pages and pictures, and
 * in each minute of mixed load after it (visitors, members, staff; MINUTES, 30; RATE requests a second, 20). And what a kept
 * page waits longer while pictures are drawn.
 */
const minutes = Number(process.env.MINUTES ?? 30);
const rate = Number(process.env.RATE ?? 20);
/** Heap and allocator as the units, the image and the manifests start the processes (deploy/). */
const shipped = (options) => ({
  NODE_OPTIONS: options,
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "131072",
});
const bounds = { web: 300, api: 200, drift: 0.05, delayMs: 20 };

const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const at = (url) => new URL(url).pathname + new URL(url).search;

/** The pages of the sitemap, each once, and the addresses of the pictures in them. */
async function crawlPages(origin) {
  const places = async (path) => {
    const map = await (await fetch(origin + path)).text();
    return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => at(url.replaceAll("&amp;", "&")));
  };
  const maps = await places("/sitemap.xml");
  const pages = [...new Set((await Promise.all(maps.map(places))).flat())];
  const pictures = new Set();
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text();
    const named = html.matchAll(
      /(?:src|srcset|srcSet|content|href)="([^"]*\.(?:avif|webp|jpe?g|png|svg)[^"]*)"/g,
    );
    for (const [, list] of named)
      for (const one of list.split(",")) {
        const [address] = one.trim().replaceAll("&amp;", "&").split(/\s/);
        if (address) pictures.add(address.startsWith("http") ? at(address) : address);
      }
  }
  return { pages, pictures: [...pictures].filter((one) => one.startsWith("/")) };
}

/** Times of a kept page, one after another, until `isOver`. */
async function watchPage(origin, isOver) {
  const taken = [];
  while (!isOver()) {
    const from = performance.now();
    await (await fetch(`${origin}/`)).text();
    taken.push(performance.now() - from);
  }
  return taken;
}

/** Every picture once, four at a time, with a kept page asked for beside it. */
async function crawlPictures(origin, pictures) {
  let isDone = false;
  let failed = 0;
  const left = [...pictures];
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const answer = await fetch(origin + one);
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    }
  };
  const beside = watchPage(origin, () => isDone);
  await Promise.all(Array.from({ length: 4 }, worker));
  isDone = true;
  return { beside: await beside, failed };
}

/** Mixed load at a steady rate; memory at the end of each minute. */
async function soak(pids, ask) {
  const rows = [];
  let answers = 0;
  let failed = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const until = performance.now() + 60_000;
    const running = new Set();
    for (let sent = 0; performance.now() < until; sent += 1) {
      const one = ask().then((isFine) => {
        answers += 1;
        if (!isFine) failed += 1;
        running.delete(one);
      });
      running.add(one);
      const next = until - 60_000 + ((sent + 1) * 1000) / rate;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
    await Promise.all(running);
    rows.push({ minute, web: residentMb(pids.web), api: residentMb(pids.api) });
    process.stdout.write(
      `minute ${minute}: web ${rows.at(-1).web.toFixed(0)} MB, club API ${rows.at(-1).api.toFixed(0)} MB\n`,
    );
  }
  return { rows, answers, failed };
}

/** Last third against the first. */
function driftOf(rows, name) {
  const third = Math.max(1, Math.floor(rows.length / 3));
  const values = rows.map((row) => row[name]);
  return mean(values.slice(-third)) / mean(values.slice(0, third)) - 1;
}

const data = temporaryFolder("soak");
const database = await startEmbeddedPostgres({ isDurable: true });
const running = [];
try {
  await ensureBuilt();
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const apiEnv = { API_PORT: String(apiPort), DATA_DIR: data.folder, DATABASE_URL: database.url };
  await (await startApi(apiEnv)).stop();
  // One machine is one address; the limits have tests of their own.
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    "update policies set value1 = '1000000', value2 = '1000000', value3 = '1000000' where code = 'C0530'",
  );
  await client.end();
  const api = await startApi({ ...apiEnv, ...shipped("--max-old-space-size=768 --max-semi-space-size=8") });
  running.push(api);
  const web = await startWeb({
    PORT: String(webPort),
    HP_API_URL: `http://127.0.0.1:${apiPort}`,
    ...shipped("--max-old-space-size=160 --max-semi-space-size=8"),
  });
  running.unshift(web);
  const origin = `http://localhost:${webPort}`;
  const pids = { web: web.child.pid, api: api.child.pid };
  const table = [];
  const memory = (when) =>
    table.push(
      atMost(`web ${when} (MB)`, Math.round(residentMb(pids.web)), bounds.web),
      atMost(`club API ${when} (MB)`, Math.round(residentMb(pids.api)), bounds.api),
    );
  memory("just after the start");
  const { pages, pictures } = await crawlPages(origin);
  memory(`after ${pages.length} pages`);
  const startedAt = performance.now();
  const alone = await watchPage(origin, () => performance.now() - startedAt > 5000);
  const { beside, failed: missing } = await crawlPictures(origin, pictures);
  memory(`after ${pictures.length} pictures too`);
  const delay = quantile(beside, 0.99) - quantile(alone, 0.99);
  table.push(
    row({
      measure: "a kept page while pictures are drawn: p99 longer by",
      ours: `${delay.toFixed(1)} ms`,
      bound: `${bounds.delayMs} ms`,
      isMet: delay <= bounds.delayMs,
    }),
    atMost("pictures that failed", missing, 0),
  );
  const { ask, failures } = await openPeople(origin, { pages, pictures });
  const { rows, answers, failed } = await soak(pids, ask);
  memory(`after ${minutes} minutes of load`);
  for (const name of ["web", "api"]) {
    const drift = driftOf(rows, name);
    table.push(
      row({
        measure: `${name === "web" ? "web" : "club API"}: last third of the minutes against the first`,
        ours: `${(drift * 100).toFixed(1)} %`,
        bound: `${bounds.drift * 100} %`,
        isMet: Math.abs(drift) <= bounds.drift,
      }),
    );
  }
  table.push(atMost(`answers that failed of ${answers}`, failed, 0));
  publish(table);
  for (const [what, times] of [...failures].slice(0, 20)) console.log(`${times} x ${what}`);
} finally {
  for (const one of running) await one.stop();
  await database.stop();
  data.remove();
}
