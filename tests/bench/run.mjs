import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { freePort, liftRateLimits, startApi, startWeb, temporaryFolder } from "../support/web/stack.mjs";
import { measureHop } from "./hop/hop.mjs";
import { startBarePage } from "./shared/bare-page.mjs";
import { median } from "./shared/median.mjs";
import { startNginx } from "./shared/nginx.mjs";
import { scriptsOfPages } from "./shared/page-scripts.mjs";

/** The numbers of the web, each against its own yardstick in the same run. */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = 3;

if (!existsSync("dist/web.mjs")) throw new Error("Build first: npm run build");

/** Requests per second of several addresses, measured in turns so that a busy moment hits all of them. */
async function ratesInTurns(targets, connections) {
  const results = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of targets.entries()) {
      const result = await autocannon({ url, connections, duration: seconds });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
      results[index].push(result);
    }
  }
  return results;
}

const rate = (results) => median(results.map((result) => result.requests.average));

const publicPages = [
  "/",
  "/club",
  "/guide",
  "/course",
  "/course/1/1",
  "/weather",
  "/gift",
  "/pft",
  "/reservation",
  "/community",
  "/community/notice/12",
  "/common/agreement/22",
  "/reservation/draws",
  "/reservation/teams",
  "/reservation/draws/71",
];
/** Computes a whole draw anew in the visitor's browser: of all public pages the one that is a program. */
const proofPage = "/reservation/draws/71/proof";
const wayIn = [
  "/login",
  "/login/dormant",
  "/login/find-id",
  "/login/find-id-result",
  "/login/find-pw",
  "/login/password-reset-page",
  "/signup",
  "/signup/agreement",
  "/signup/auth",
  "/signup/form",
  "/signup/classic",
];
const account = ["", "/check", "/additional", "/password", "/consents", "/sessions", "/data-use"];
const memberPages = [
  ...[...account, "/delegates", "/notices"].map((part) => `/mypage/myinfo${part}`),
  ...["/mypage", "/mypage/joins", "/mypage/last-minute", "/mypage/withdrawal"],
];

/** As a member of the demo club, in this browser. */
function signedIn(origin) {
  return async (context) => {
    const answer = await context.request.post(`${origin}/hp/api/member/login`, {
      headers: { origin },
      data: { clubCode: "MS01", chk: false, id: "kimmiru", password: "Mirsol2026!", isAdmin: false },
    });
    if (!(await answer.json()).result) throw new Error("The member could not sign in.");
  };
}

/** The heaviest page of several, in KB over the bare page. */
function heaviest(weights, bareBytes) {
  const [path, bytes] = [...weights].sort((one, other) => other[1] - one[1])[0];
  return { path, kb: bytes / 1024, over: (bytes - bareBytes) / 1024 };
}

function row(name, ours, theirs, verdict) {
  return { measure: name, ours, yardstick: theirs, verdict };
}

/** Data that a page holds a second time for its scripts. */
const dataKb = (html) =>
  Math.round(
    [...html.matchAll(/<script>self\.__next_f[\s\S]*?<\/script>/g)].reduce(
      (sum, [one]) => sum + one.length,
      0,
    ) / 1024,
  );

const bound = (isMet, text) => `${text} ${isMet ? "met" : "NOT MET"}`;
const data = temporaryFolder("bench");
const running = [];

try {
  const [apiPort, webPort, nginxPort] = [await freePort(), await freePort(), await freePort()];
  const dataDir = join(data.folder, "data");
  mkdirSync(dataDir);
  const apiEnv = { API_PORT: String(apiPort), DATA_DIR: dataDir };
  await (await startApi(apiEnv)).stop();
  await liftRateLimits(dataDir);
  running.push(await startApi(apiEnv));
  running.push(await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }));
  const bare = await startBarePage(join(data.folder, "bare"), await freePort());
  running.push(bare);
  const home = `http://127.0.0.1:${webPort}/`;
  const html = await (await fetch(home)).text();
  const pages = join(data.folder, "html");
  mkdirSync(pages);
  writeFileSync(join(pages, "home.html"), html);
  running.push(await startNginx({ folder: join(data.folder, "nginx"), port: nginxPort, webPort, pages }));

  const [ours, theirs] = await ratesInTurns([home, bare.origin], 16);
  const a = rate(ours) / rate(theirs);
  const nginx = `http://127.0.0.1:${nginxPort}`;
  const [cached, file] = await ratesInTurns([`${nginx}/`, `${nginx}/_bench/home.html`], 32);
  const b = rate(cached) / rate(file);
  const c = await measureHop(`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`);
  const origin = `http://localhost:${webPort}`;
  const bareBytes = (await scriptsOfPages(bare.origin, ["/"])).get("/");
  const d = heaviest(await scriptsOfPages(origin, publicPages), bareBytes);
  const proof = heaviest(await scriptsOfPages(origin, [proofPage]), bareBytes);
  const e = heaviest(
    new Map([
      ...(await scriptsOfPages(origin, wayIn)),
      ...(await scriptsOfPages(origin, memberPages, signedIn(origin))),
    ]),
    bareBytes,
  );

  console.table([
    row(
      "(a) home page, requests/s",
      Math.round(rate(ours)),
      Math.round(rate(theirs)),
      bound(a >= 0.5, `ratio ${a.toFixed(2)} >= 0.5`),
    ),
    row(
      "(b) behind nginx, requests/s",
      Math.round(rate(cached)),
      Math.round(rate(file)),
      bound(b >= 0.6, `ratio ${b.toFixed(2)} >= 0.6`),
    ),
    ...c.map(({ connections, clients, direct, through, added, bound: most }) =>
      row(
        `(c) notice list through the BFF, ${connections} connections, ${clients}, median ms`,
        through.toFixed(2),
        direct.toFixed(2),
        bound(added <= most, `added ${added.toFixed(2)} ms <= ${most}`),
      ),
    ),
    row(
      `(d) JavaScript of the heaviest public page (${d.path}), KB gzip`,
      d.kb.toFixed(1),
      (bareBytes / 1024).toFixed(1),
      bound(d.over <= 30, `bare + ${d.over.toFixed(1)} <= 30`),
    ),
    row(
      "(d) JavaScript of the proof of a draw, KB gzip",
      proof.kb.toFixed(1),
      (bareBytes / 1024).toFixed(1),
      bound(proof.over <= 45, `bare + ${proof.over.toFixed(1)} <= 45`),
    ),
    row(
      `(e) JavaScript of the heaviest account page (${e.path}), KB gzip`,
      e.kb.toFixed(1),
      (bareBytes / 1024).toFixed(1),
      bound(e.over <= 45, `bare + ${e.over.toFixed(1)} <= 45`),
    ),
  ]);
  console.log(
    `home page: ${(Buffer.byteLength(html) / 1024).toFixed(0)} KB of HTML, of it ${dataKb(html)} KB data of islands; ${rounds} rounds of ${seconds} s each`,
  );
} finally {
  for (const one of running.reverse()) await one.stop();
  data.remove();
}
