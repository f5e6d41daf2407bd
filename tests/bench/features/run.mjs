import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../../deploy/tools.mjs";
import { freePort, liftRateLimits, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { gzipBytes, readScripts } from "../shared/page-scripts.mjs";
import { partsOf } from "../shared/script-parts.mjs";
import { isOfFeature, memberPages, ownScreens, publicPages } from "./features.mjs";

/**
 * `npm run bench:features`: how much JavaScript of each page is that of delegates, notices, the practice opening, joins and
 * last-minute offers. It makes a build with source maps; the next command that needs a build makes its own. `--sources` names
 * what it found.
 */
const kb = (bytes) => bytes / 1024;
const bounds = { public: 0.5, member: 6 };
const shown = new Map();

/** The features' gzip bytes in one script: what it weighs less without their text. */
function featureBytes({ address, code }) {
  const file = join(".next", new URL(address).pathname.replace(/^\/_next\//, ""));
  if (!existsSync(`${file}.map`)) return 0;
  const parts = partsOf(code, JSON.parse(readFileSync(`${file}.map`, "utf8")));
  const found = parts.filter(isOfFeature);
  for (const { source, code: text } of found) shown.set(source, (shown.get(source) ?? 0) + text.length);
  if (found.length === 0) return 0;
  const others = parts.filter((part) => !isOfFeature(part));
  return gzipBytes(code) - gzipBytes(others.map((part) => part.code).join(""));
}

/** The rows of some pages; without a bound they are only said. */
async function rowsOf({ origin, placed, paths, prepare, who, most }) {
  const pages = await readScripts(origin, paths.map(placed), prepare);
  return [...pages].map(([path, scripts], place) => {
    shown.clear();
    const ours = kb(scripts.reduce((sum, script) => sum + featureBytes(script), 0));
    const all = kb(scripts.reduce((sum, { code }) => sum + gzipBytes(code), 0));
    if (process.argv.includes("--sources")) console.log(path, Object.fromEntries(shown));
    const verdict = most === undefined ? "" : `${ours < most ? "met" : "NOT MET"} (${most} KB)`;
    return { who, page: paths[place], all: all.toFixed(1), features: ours.toFixed(2), verdict };
  });
}

/** Signs a member of the demo club in, and fills in what only the running club knows. */
async function placesOf(origin) {
  const login = await fetch(`${origin}/hp/api/member/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({
      clubCode: "MS01",
      chk: false,
      id: "kimmiru",
      password: "Mirsol2026!",
      isAdmin: false,
    }),
  });
  const cookies = login.headers.getSetCookie().map((one) => one.split(";")[0]);
  const read = async (path) =>
    (await (await fetch(`${origin}/hp/api${path}`, { headers: { cookie: cookies.join("; ") } })).json()).data;
  const sheet = await (await fetch(`${origin}/reservation`)).text();
  const places = {
    day: /date=(\d{4}-\d{2}-\d{2})/.exec(sheet)?.[1],
    event: (await read("/event?page=1&size=1")).list[0].eventIdx,
    booking: (await read("/my-reservation/bookings/100001?page=1&size=1")).list[0].bookingIdx,
  };
  const signIn = (context) =>
    context.addCookies(
      cookies.map((one) => {
        const [name, value] = one.split(/=(.*)/s);
        return { name, value, url: origin };
      }),
    );
  return { placed: (path) => path.replace(/\{(\w+)\}/g, (_, name) => String(places[name])), signIn };
}

const data = temporaryFolder("features");
const running = [];
try {
  rmSync("dist/.built", { force: true });
  run(process.execPath, ["deploy/build.mjs"], {
    env: { ...process.env, TYPES_CHECKED: "yes", SOURCE_MAPS: "yes" },
  });
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const dataDir = join(data.folder, "data");
  mkdirSync(dataDir);
  const apiEnv = { API_PORT: String(apiPort), DATA_DIR: dataDir };
  await (await startApi(apiEnv)).stop();
  await liftRateLimits(dataDir);
  running.push(await startApi(apiEnv));
  running.unshift(await startWeb({ PORT: String(webPort), HP_API_URL: `http://127.0.0.1:${apiPort}` }));
  const origin = `http://localhost:${webPort}`;
  const { placed, signIn } = await placesOf(origin);
  const rows = [
    ...(await rowsOf({ origin, placed, paths: publicPages, who: "visitor", most: bounds.public })),
    ...(await rowsOf({
      origin,
      placed,
      paths: memberPages,
      prepare: signIn,
      who: "member",
      most: bounds.member,
    })),
    ...(await rowsOf({ origin, placed, paths: ownScreens, prepare: signIn, who: "own screen" })),
  ];
  console.table(rows);
  process.exitCode = rows.some(({ verdict }) => verdict.startsWith("NOT MET")) ? 1 : 0;
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
