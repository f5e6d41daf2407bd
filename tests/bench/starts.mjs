import { readFileSync } from "node:fs";
import { startEmbeddedPostgres } from "../support/database/embedded-postgres.mjs";
import { freePort, launch, temporaryFolder, untilAnswering } from "../support/web/stack.mjs";
import { median } from "./shared/median.mjs";
import { publish, row } from "./shared/rows.mjs";

/**
 * `npm run bench:starts` (after a build): how long each process takes from its start to `/readyz` on a database that is there
 * already, and what it holds then, and after the first pages. ROUNDS starts each, medians.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const pages = ["/", "/ko", "/ko/community", "/ko/course", "/ko/reservation", "/ko/guide", "/ko/login"];

const megabytes = (pid, field = "VmRSS") =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) /
  1024;
/** Memory that a process adds to the machine: pages shared with others of its kind count in parts. */
const share = (pid) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;

async function start(file, env) {
  const startedAt = performance.now();
  const running = launch(process.execPath, [file], {
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    ...env,
  });
  await untilAnswering(`http://127.0.0.1:${env.PORT ?? env.API_PORT}/readyz`, running);
  return { running, seconds: (performance.now() - startedAt) / 1000, pid: running.child.pid };
}

async function measure(name, file, env, bound) {
  const seconds = [];
  const memory = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await start(file, env);
    seconds.push(one.seconds);
    memory.push(megabytes(one.pid));
    await one.running.stop();
  }
  return row({
    measure: `${name}: to /readyz, memory then`,
    ours: `${median(seconds).toFixed(2)} s, ${median(memory).toFixed(0)} MB`,
    bound: `${bound} s`,
    isMet: median(seconds) <= bound,
  });
}

const data = temporaryFolder("starts");
const database = await startEmbeddedPostgres({ isDurable: true });
const [apiPort, webPort] = [String(await freePort()), String(await freePort())];
const common = { API_PORT: apiPort, DATA_DIR: data.folder, SEED: "demo", ALLOW_MOCK_IDENTITY: "1" };
const onServer = { ...common, DATABASE_URL: database.url };
const web = {
  PORT: webPort,
  HP_API_URL: `http://127.0.0.1:${apiPort}`,
  CLUB_CODE: "MS01",
  SESSION_SECRET: "only-for-tests-only-for-tests-only-for-tests",
};
try {
  for (const env of [onServer, common]) await (await start("dist/club-api.mjs", env)).running.stop();
  const rows = [
    await measure("club API on PostgreSQL", "dist/club-api.mjs", onServer, 3),
    await measure("club API on the embedded database", "dist/club-api.mjs", common, 3),
  ];
  const api = await start("dist/club-api.mjs", onServer);
  rows.push(await measure("web", "dist/web.mjs", web, 2));
  const two = [
    await start("dist/web.mjs", web),
    await start("dist/web.mjs", { ...web, PORT: String(await freePort()) }),
  ];
  const show = (when) =>
    rows.push(
      row({
        measure: `memory ${when}: web, web where two share, club API`,
        ours: `${[megabytes(two[0].pid), share(two[0].pid), megabytes(api.pid)].map((mb) => mb.toFixed(0)).join(", ")} MB`,
      }),
    );
  show("just after the start");
  for (const page of pages) await (await fetch(`http://localhost:${webPort}${page}`)).text();
  show(`after ${pages.length} first pages`);
  for (let turn = 0; turn < 300; turn += 1)
    await (await fetch(`http://localhost:${webPort}${pages[turn % pages.length]}`)).text();
  show("after 300 more requests");
  for (const one of [...two, api]) await one.running.stop();
  publish(rows);
} finally {
  await database.stop();
  data.remove();
}
