import { createServer, request } from "node:http";
import { chromium } from "@playwright/test";
import { ensureBuilt } from "../../../deploy/tools.mjs";
import { freePort, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { chromiumProgram } from "../shared/page-scripts.mjs";
import { publish, row } from "../shared/rows.mjs";
import { readable, visit } from "./visitor.mjs";

/**
 * `npm run bench:crowd`: 300 browsers behind one address, with the club's own limits (C0530), read the site (VISITORS, 300;
 * as many at once as BATCH says, 50; each for SECONDS, 20). Nobody may be sent away by a check of the site state, and the
 * club API may see one check in 5 s. Then the same while checks fail for a moment, and, as a control, while they are
 * refused, which sends everybody away.
 */
const visitors = Number(process.env.VISITORS ?? 300);
const batch = Number(process.env.BATCH ?? 50);
const seconds = Number(process.env.SECONDS ?? 20);
const shareMs = 5000;
/** Shorter than the tries of a browser (1, 2, 4 and 8 s). */
const outageMs = 6000;

/** In front of the club API: notes when the site state is asked, and answers in its place with `status` if that is set. */
function startGate(port, apiPort) {
  const gate = { status: null, asked: [] };
  const server = createServer((incoming, answer) => {
    const isState = incoming.url.startsWith("/hp/api/site/state");
    // The web asks by fetch for what its pages decide by, and by its pool of connections for browsers.
    const by = incoming.headers["sec-fetch-mode"] ? "pages" : "browsers";
    if (isState) gate.asked.push({ at: performance.now(), by });
    if (isState && gate.status) return answer.writeHead(gate.status).end();
    const { method, url: path, headers } = incoming;
    const sent = request({ host: "127.0.0.1", port: apiPort, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    sent.on("error", () => answer.destroy());
    incoming.pipe(sent);
  });
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => resolve(Object.assign(gate, { stop }))),
  );
}

/** Opens when so many have come; `onOpen` is called then. */
function startLine(count, onOpen) {
  let left = count;
  let open = () => {};
  const opened = new Promise((resolve) => {
    open = resolve;
  }).then(onOpen);
  return () => {
    left -= 1;
    if (left === 0) open();
    return opened;
  };
}

/** Visitors in batches, each in a browser context of its own; `onOpen` when a batch has come. */
async function crowd(browser, origin, count, onOpen = () => {}) {
  const seen = [];
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, turn) => from + turn);
    const arrived = startLine(numbers.length, onOpen);
    seen.push(
      ...(await Promise.all(numbers.map((number) => visit(browser, { origin, number, seconds, arrived })))),
    );
    process.stderr.write(`${seen.length} of ${count}\n`);
  }
  return seen;
}

/**
 * The most calls of the club API by one of its two askers, and how many one in 5 s makes of the same time. They are counted, not
 * timed one by one: the moment at which this process sees a call is that of a busy machine.
 */
function callsUpstream(asked, tookMs) {
  const most = Math.max(...["browsers", "pages"].map((by) => asked.filter((one) => one.by === by).length));
  return { most, allowed: Math.ceil(tookMs / shareMs) + 1 };
}

const sum = (seen, name) => seen.reduce((total, one) => total + one[name], 0);
const sentAway = (seen) => seen.filter(({ awayAt }) => awayAt !== null).length;

function rowOf(name, { seen, calls, isMet, bound }) {
  const inputLost = seen.filter(({ isInputLost }) => isInputLost).length;
  return row({
    measure: `${name}, ${seen.length} browsers: sent away, refused, input lost, calls upstream of one asker`,
    ours: `${sentAway(seen)}, ${sum(seen, "limited")}, ${inputLost}, ${calls.most}`,
    bound: bound(calls),
    isMet,
    steps: sum(seen, "steps"),
    "checks answered": sum(seen, "checks"),
    "checks refused (429)": sum(seen, "limited"),
    "checks failed": sum(seen, "failed"),
    "pages late (503)": sum(seen, "late"),
  });
}

/** A crowd, with the calls of the site state that the club API saw of it. */
async function watched(browser, { origin, gate, count, onOpen }) {
  gate.asked.length = 0;
  const from = performance.now();
  const seen = await crowd(browser, origin, count, onOpen);
  return { seen, calls: callsUpstream([...gate.asked], performance.now() - from) };
}

async function calmRow(browser, origin, gate) {
  const { seen, calls } = await watched(browser, { origin, gate, count: visitors });
  const isKept = sentAway(seen) === 0 && sum(seen, "limited") === 0 && calls.most <= calls.allowed;
  return rowOf("calm", {
    seen,
    calls,
    isMet: isKept && sum(seen, "checks") > seen.length,
    bound: ({ allowed }) => `0, 0, -, ${allowed}`,
  });
}

async function failingRow(browser, origin, gate) {
  const onOpen = () => {
    gate.status = 503;
    setTimeout(() => Object.assign(gate, { status: null }), outageMs);
  };
  const { seen, calls } = await watched(browser, { origin, gate, count: batch, onOpen });
  const isKept = sentAway(seen) === 0 && seen.every(({ isInputLost }) => !isInputLost);
  return rowOf(`checks fail for ${outageMs / 1000} s`, {
    seen,
    calls,
    isMet: isKept && sum(seen, "failed") > 0,
    bound: () => "0, -, 0, -",
  });
}

/** The control: this way of looking sees who is sent away. Nobody who has typed something is. */
async function refusedRow(browser, origin, gate) {
  const onOpen = () => Object.assign(gate, { status: 403 });
  const { seen, calls } = await watched(browser, { origin, gate, count: batch, onOpen });
  const away = seen.filter(({ awayAt }) => awayAt === "/error");
  const isMet = away.length > 0 && away.every(({ hasTyped }) => !hasTyped);
  const bound = () => "some, none who has typed";
  return rowOf("control: checks are refused", { seen, calls, isMet, bound });
}

const data = temporaryFolder("crowd");
const running = [];
try {
  await ensureBuilt();
  const [apiPort, gatePort, webPort] = [await freePort(), await freePort(), await freePort()];
  running.push(await startApi({ API_PORT: String(apiPort), DATA_DIR: data.folder }));
  const gate = await startGate(gatePort, apiPort);
  running.unshift(gate);
  running.unshift(await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${gatePort}` }));
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
  running.unshift({ stop: () => browser.close() });
  const origin = `http://localhost:${webPort}`;
  // A web that has just started makes each page once; the crowd comes to one that runs.
  for (const path of [...readable, "/login"]) await (await fetch(origin + path)).arrayBuffer();
  publish([
    await calmRow(browser, origin, gate),
    await failingRow(browser, origin, gate),
    await refusedRow(browser, origin, gate),
  ]);
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
