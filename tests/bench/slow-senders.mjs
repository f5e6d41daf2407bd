import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, startApi, startWeb, temporaryFolder } from "../support/web/stack.mjs";
import { publish, row } from "./shared/rows.mjs";

/**
 * `npm run bench:slow`: what senders cost who never come to an end. 500 half-open connections for 20 s while others read
 * pages; a body of 400 MB without a length; 130 searches of one visitor. Each number beside its bound.
 */

const lines = 500;
const seconds = 20;
const boundTimes = 3;
/** Of the searches of one visitor in a minute. */
const mostSearches = 60;
const bodyBytes = 400 * 1024 * 1024;
const pages = ["/", "/course", "/guide", "/community"];

const data = temporaryFolder("slow");
const [apiPort, port] = [await freePort(), await freePort()];
const api = await startApi({ API_PORT: String(apiPort), DATA_DIR: data.folder });
const web = await startWeb({ PORT: String(port), HP_API_URL: `http://127.0.0.1:${apiPort}` });
try {
  publish(await measure());
} finally {
  await Promise.all([web.stop(), api.stop()]);
  data.remove();
}

async function measure() {
  await readPages(2);
  const idle = percentile(await readPages(seconds), 0.99);
  const connections = holdLines(port);
  const busy = percentile(await readPages(seconds), 0.99);
  const { reopened, open } = connections.stop();
  const ratio = busy / idle;
  const pagesRow = row({
    measure: `p99 of pages with ${lines} half-open connections`,
    ours: `${busy.toFixed(1)} ms, ${ratio.toFixed(2)} times`,
    yardstick: `${idle.toFixed(1)} ms, idle`,
    bound: `${boundTimes} times`,
    isMet: ratio <= boundTimes,
  });
  const held = `${open}, ${reopened}`;
  return [
    pagesRow,
    row({ measure: "half-open connections at the end, closed by the server", ours: held }),
    await flood("web, POST /csp-reports", web.child.pid, port, "/csp-reports"),
    await flood("web, POST /hp/api/member/login", web.child.pid, port, "/hp/api/member/login"),
    await flood("club API, POST /hp/api/member/login", api.child.pid, apiPort, "/hp/api/member/login"),
    await searches(),
  ];
}

/** Times in milliseconds of pages that four readers read one after the other. */
async function readPages(forSeconds) {
  const until = performance.now() + forSeconds * 1000;
  const times = [];
  const reader = async (at) => {
    for (let turn = at; performance.now() < until; turn += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${pages[turn % pages.length]}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
      times.push(performance.now() - startedAt);
      await pause(10);
    }
  };
  await Promise.all([0, 1, 2, 3].map(reader));
  return times;
}

function percentile(times, part) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Connections that send a byte of a header each second, half of them of a body; a closed one is opened again. */
function holdLines(to) {
  const held = new Set();
  let reopened = 0;
  let isOver = false;
  const open = (at) => {
    const socket = connect(to, "127.0.0.1");
    const head =
      at % 2 === 0
        ? "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "
        : "POST /hp/api/member/login HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n";
    socket.write(head);
    socket.on("error", () => undefined);
    socket.resume();
    socket.on("close", () => {
      held.delete(socket);
      if (isOver) return;
      reopened += 1;
      open(at);
    });
    held.add(socket);
  };
  for (let at = 0; at < lines; at += 1) open(at);
  const timer = setInterval(() => {
    for (const socket of held) if (socket.writable) socket.write("a");
  }, 1000);
  return {
    stop() {
      isOver = true;
      clearInterval(timer);
      const result = { reopened, open: held.size };
      for (const socket of held) socket.destroy();
      return result;
    },
  };
}

async function flood(name, pid, to, path) {
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 20);
  const { status, sent } = await sendWithoutEnd(to, path);
  await pause(500);
  clearInterval(timer);
  return row({
    measure: `${name} with 400 MB: answer, left the sender, memory at the most`,
    ours: `${status}, ${sent.toFixed(0)} MB, ${most} MB`,
    yardstick: `${before} MB before`,
    bound: "413",
    isMet: status === 413,
  });
}

function sendWithoutEnd(to, path) {
  return new Promise((resolve) => {
    const chunk = Buffer.alloc(64 * 1024, "a");
    let sent = 0;
    let status = 0;
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const call = request({ port: to, host: "127.0.0.1", method: "POST", path, headers });
    const done = () => resolve({ status, sent: sent / 1024 / 1024 });
    call.on("response", (answer) => {
      status = answer.statusCode;
      answer.resume();
      answer.on("end", done);
    });
    call.on("error", done);
    const more = () => {
      while (sent < bodyBytes && !call.destroyed && status === 0) {
        sent += chunk.length;
        if (!call.write(chunk)) return void call.once("drain", more);
      }
      call.end();
    };
    more();
  });
}

/** Resident memory of a process in MB. */
function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function searches() {
  const startedAt = performance.now();
  const statuses = new Map();
  for (let turn = 0; turn < 130; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/community?keyword=pine${turn}`);
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  const told = [...statuses].map(([status, count]) => `${count} times ${status}`).join(", ");
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  return row({
    measure: "130 searches of one visitor",
    ours: told,
    bound: `${mostSearches} a minute`,
    // They can begin late in one minute of the club API's and end in the next.
    isMet: (statuses.get(200) ?? 0) <= mostSearches * (minutes + 1),
  });
}
