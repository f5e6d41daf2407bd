import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "undici";
import { freePort, liftRateLimits, startApi, startWeb, temporaryFolder } from "../support/web/stack.mjs";
import { hopRow, measureHop } from "./hop/hop.mjs";
import { startBarePage } from "./shared/bare-page.mjs";
import { startNginx } from "./shared/nginx.mjs";
import { scriptsOfPages } from "./shared/page-scripts.mjs";
import { publish, row } from "./shared/rows.mjs";
import { ratesInTurns } from "./shared/wrk.mjs";

/** The numbers of the web, each against its own yardstick in the same run. */

const rounds = 3;

if (!existsSync("dist/web.mjs")) throw new Error("Build first: npm run build");

/** As browsers ask. */
const headers = { "accept-encoding": "gzip, deflate, br" };

/** A page as it goes over the wire: its bytes, and what packed them. */
async function packedPage(url) {
  const answer = await request(url, { headers });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const coding = answer.headers["content-encoding"];
  if (answer.statusCode !== 200 || !coding) throw new Error(`${url}: ${answer.statusCode}, ${coding}`);
  return { bytes, coding };
}

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
const own = [
  "",
  "/check",
  "/additional",
  "/password",
  "/consents",
  "/notices",
  "/delegates",
  "/sessions",
  "/data-use",
];
const lists = [
  "bookings",
  "waitings",
  "joins",
  "last-minute",
  "draws",
  "teams",
  "coupons",
  "penalties",
  "visits",
  "cs",
  "cs/form",
];
const memberPages = [
  ...own.map((part) => `/mypage/myinfo${part}`),
  ...lists.map((part) => `/mypage/${part}`),
  ...["/mypage", "/mypage/withdrawal"],
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

/** Data that a page holds a second time for its scripts. */
const dataKb = (html) =>
  Math.round(
    [...html.matchAll(/<script>self\.__next_f[\s\S]*?<\/script>/g)].reduce(
      (sum, [one]) => sum + one.length,
      0,
    ) / 1024,
  );

/**
 * A row of requests per second against a yardstick, with what the generator gets from the smallest answer of nginx in the same turns: where
 * a rate comes near to that, the generator was measured.
 */
const rateRow = (measure, [ours, theirs, ceiling], { against, least, connections }) =>
  row({
    measure: `${measure}, ${connections} connections`,
    ours: `${Math.round(ours)} requests/s, ${(ours / theirs).toFixed(2)} times`,
    yardstick: `${Math.round(theirs)}, ${against}; the generator alone ${Math.round(ceiling)}`,
    bound: `${least} times`,
    isMet: ours / theirs >= least,
  });

/** A row of the JavaScript of a page, gzip, over the bare page. */
const scriptsRow = (measure, { path, kb, over }, bareKb, most) =>
  row({
    measure: `${measure}: ${path}`,
    ours: `${kb.toFixed(1)} KB gzip, ${over.toFixed(1)} over`,
    yardstick: `${bareKb.toFixed(1)} KB, the bare page`,
    bound: `${most} KB over`,
    isMet: over <= most,
  });

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
  const { bytes, coding } = await packedPage(home);
  writeFileSync(join(pages, "home.html"), bytes);
  running.push(
    await startNginx({ folder: join(data.folder, "nginx"), port: nginxPort, webPort, pages, coding }),
  );

  const nginx = `http://127.0.0.1:${nginxPort}`;
  const nothing = `${nginx}/_bench/nothing`;
  const [ofWeb, ofNginx] = [16, 32].map((connections) => ({ connections, headers, rounds }));
  const a = await ratesInTurns([home, bare.origin, nothing], ofWeb);
  const b = await ratesInTurns([`${nginx}/`, `${nginx}/_bench/home.html`, nothing], ofNginx);
  const hops = await measureHop(`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`);
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
  const bareKb = bareBytes / 1024;

  publish([
    rateRow("(a) home page", a, { ...ofWeb, against: "a bare page of Next", least: 0.5 }),
    rateRow("(b) behind nginx", b, { ...ofNginx, against: "nginx's own file of the same bytes", least: 0.6 }),
    ...hops.map((hop) => {
      const one = hopRow(hop);
      return { ...one, measure: `(c) ${one.measure}` };
    }),
    scriptsRow("(d) heaviest public page", d, bareKb, 30),
    scriptsRow("(d) the proof of a draw", proof, bareKb, 45),
    scriptsRow("(e) heaviest account page", e, bareKb, 45),
  ]);
  console.log(
    `home page: ${(Buffer.byteLength(html) / 1024).toFixed(0)} KB of HTML, of it ${dataKb(html)} KB data of islands; ${(bytes.length / 1024).toFixed(0)} KB ${coding} on the wire; ${rounds} rounds`,
  );
} finally {
  for (const one of running.reverse()) await one.stop();
  data.remove();
}
