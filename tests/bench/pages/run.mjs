import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { landscapePhotograph } from "../../support/web/landscape-photograph.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { startBarePage } from "../shared/bare-page.mjs";
import { median } from "../shared/median.mjs";
import { chromiumProgram } from "../shared/page-scripts.mjs";
import { publish, row } from "../shared/rows.mjs";

/**
 * `npm run bench:pages`: Lighthouse on the public pages, mobile preset, median of several runs, each beside its bound. With
 * `-- --clubs` on the pages of the three demo clubs, each of a web of its own. Between them Lighthouse reads Next's bare page
 * and notes its own index of the machine: where the bare page blocks too, it is the machine's hour.
 */

const clubs =
  process.env.BENCH_CLUBS?.split(",") ??
  (process.argv.includes("--clubs") ? ["MS01", "LK02", "JP03"] : ["MS01"]);
const pages = process.env.BENCH_PAGES?.split(",") ?? [
  "/",
  "/course",
  "/guide",
  "/community",
  "/community/notice/12",
];
const runs = Number(process.env.BENCH_RUNS ?? 5);
const tool = "tests/bench/pages";
const bounds = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  seo: { least: 100 },
  lcpMs: { most: 1800 },
  cls: { most: 0.02 },
  tbtMs: { most: 100 },
  cssKb: { most: 24 },
};
const categories = Object.keys(bounds).slice(0, 4);

if (!existsSync("dist/web.mjs")) throw new Error("Build first: npm run build");
// Lighthouse weighs as much as the product: it lives apart and is there for this command only.
if (!existsSync(join(tool, "node_modules/lighthouse"))) {
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: tool, stdio: "inherit" });
}

/** Chromium now and then loses its trace; Lighthouse then says so and measures nothing. */
function audit(url, triesLeft = 3) {
  try {
    return measure(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return audit(url, triesLeft - 1);
  }
}

function measure(url) {
  const flags = [
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    `--only-categories=${categories.join()}`,
  ];
  const chrome = "--headless=new --no-sandbox --disable-background-networking";
  const text = execFileSync(
    process.execPath,
    [join(tool, "node_modules/lighthouse/cli/index.js"), url, ...flags, `--chrome-flags=${chrome}`],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, CHROME_PATH: chromiumProgram() },
    },
  );
  return numbersOf(JSON.parse(text));
}

function numbersOf({ categories: scores, audits, environment }) {
  const requests = audits["network-requests"].details.items;
  const weigh = (picked) => requests.filter(picked).reduce((sum, one) => sum + one.transferSize, 0) / 1024;
  const isStyle = ({ resourceType }) => resourceType === "Stylesheet";
  // Ranges of faces stand at the end of the body: the first paint does not wait for them.
  const isLate = ({ url }) => /\/fonts\/.*\.css/.test(url);
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round(scores[name].score * 100)])),
    lcpMs: Math.round(audits["largest-contentful-paint"].numericValue),
    cls: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
    tbtMs: Math.round(audits["total-blocking-time"].numericValue),
    scriptKb: Math.round(weigh(({ resourceType }) => resourceType === "Script")),
    cssKb: Number(weigh((one) => isStyle(one) && !isLate(one)).toFixed(1)),
    faceCssKb: Number(weigh((one) => isStyle(one) && isLate(one)).toFixed(1)),
    machineIndex: Math.round(environment.benchmarkIndex),
    failed: failed.map(({ id }) => id).join(" "),
  };
}

function middle(audits) {
  const [first] = audits;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const values = audits.map((one) => one[name]);
      return [name, typeof first[name] === "number" ? median(values) : [...new Set(values)].join(" ")];
    }),
  );
}

const boundText = Object.entries(bounds)
  .map(([name, { least, most }]) => `${name} ${least ?? most}`)
  .join(", ");

/** Names of the numbers that are beyond their bounds. */
function missedOf(numbers) {
  const missed = Object.entries(bounds).filter(
    ([name, { least = -Infinity, most = Infinity }]) => numbers[name] < least || numbers[name] > most,
  );
  return missed.map(([name]) => name);
}

/** Puts a photograph of 12 million pixels at the head of the home page, as the office does. */
async function showPhotograph(origin) {
  const signIn = await fetch(`${origin}/hp/api/member/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({
      clubCode: "MS01",
      id: "ssadmin1",
      password: "MirsolAdm1n!",
      chk: false,
      isAdmin: true,
    }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const headers = { origin, cookie, "sec-fetch-site": "same-origin" };
  const send = async (method, path, body, type) => {
    const given = { method, headers: { ...headers, ...type }, body };
    const answer = await (await fetch(`${origin}/hp/api${path}`, given)).json();
    if (!answer.result) throw new Error(JSON.stringify(answer.fail));
  };
  const form = new FormData();
  form.append("data", new Blob(["{}"], { type: "application/json" }));
  form.append("photograph", new Blob([await landscapePhotograph()], { type: "image/jpeg" }), "course.jpg");
  await send("POST", "/site/hero/photographs", form);
  await send("PUT", "/site/hero", JSON.stringify({ kind: "photographs" }), {
    "content-type": "application/json",
  });
}

/** Numbers of a page; the first visit makes it and is not counted. */
function numbersOfPage(address) {
  audit(address);
  return middle(Array.from({ length: runs }, () => audit(address)));
}

const textOf = (numbers, names) => names.map((name) => `${name} ${numbers[name]}`).join(", ");

/** Rows of a club's pages beside the bare page, which is read after each of them. */
async function rowsOf(club, origin, bareAddress) {
  const bareAudits = [];
  const withBare = (address) => {
    const numbers = numbersOfPage(address);
    bareAudits.push(audit(bareAddress));
    return numbers;
  };
  const read = pages.map((page) => ({ page, numbers: withBare(origin + page) }));
  if (club === "MS01") {
    await showPhotograph(origin);
    read.push({ page: "/ with a photograph", numbers: withBare(`${origin}/`) });
  }
  const bare = middle(bareAudits);
  const yardstick = `bare page: ${textOf(bare, ["performance", "tbtMs", "machineIndex"])}`;
  return read.map(({ page, numbers }) => rowOf({ club, page, numbers, yardstick }));
}

function rowOf({ club, page, numbers, yardstick }) {
  const missed = missedOf(numbers);
  return row({
    measure: `${club} ${page}, median of ${runs}`,
    ours: textOf(numbers, Object.keys(bounds)),
    yardstick,
    bound: boundText,
    isMet: missed.length === 0,
    missed: missed.join(),
    ...numbers,
  });
}

const data = temporaryFolder("pages");
const running = [];
try {
  const dataDir = join(data.folder, "data");
  mkdirSync(dataDir);
  const bare = await startBarePage(join(data.folder, "bare"), await freePort());
  running.push(bare);
  const apiPort = String(await freePort());
  // All processes and the browser by the machine's clock: an act of the office is none by another one.
  const SEED = clubs.join() === "MS01" ? "demo" : "demo-clubs";
  running.push(await startApi({ API_PORT: apiPort, DATA_DIR: dataDir, SEED }));
  const rows = [];
  for (const club of clubs) {
    const webPort = String(await freePort());
    const origin = `http://localhost:${webPort}`;
    const own = { PORT: webPort, PUBLIC_ORIGIN: origin, CLUB_CODE: club };
    const web = await startWeb({ HP_API_URL: `http://127.0.0.1:${apiPort}`, ...own });
    running.unshift(web);
    rows.push(...(await rowsOf(club, origin, bare.origin)));
    await web.stop();
  }
  publish(rows);
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
