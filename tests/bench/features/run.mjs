import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../../../deploy/tools.mjs";
import { freePort, liftRateLimits, startApi, startWeb, temporaryFolder } from "../../support/web/stack.mjs";
import { gzipBytes, readScripts } from "../shared/page-scripts.mjs";
import { publish, row } from "../shared/rows.mjs";
import { partsOf } from "../shared/script-parts.mjs";
import { isOfFeature, memberPages, ownScreens, publicPages } from "./features.mjs";

/**
 * `npm run bench:features`: how much JavaScript of each page is that of delegates, notices, the practice opening, joins and
 * last-minute offers. It makes a build with source maps (`--as-built`: it is there); the next command that needs a build makes
 * its own. `--sources` names what it found.
 */
const kb = (bytes) => bytes / 1024;
const bounds = { public: 0.5, member: 6 };
const shown = new Map();

/** The map of a script of the build, by its last line. */
function mapOf({ address, code }) {
  const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1];
  if (name === undefined) return null;
  const folder = dirname(new URL(address).pathname.replace(/^\/_next\//, ".next/"));
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

/** The features' gzip bytes in one script: what it weighs less without their text. */
function featureBytes(script) {
  const map = mapOf(script);
  const parts = map === null ? [] : partsOf(script.code, map);
  const found = parts.filter(isOfFeature);
  for (const { source, code } of found) shown.set(source, (shown.get(source) ?? 0) + code.length);
  if (found.length === 0) return 0;
  const others = parts.filter((part) => !isOfFeature(part));
  return gzipBytes(script.code) - gzipBytes(others.map(({ code }) => code).join(""));
}

/** The rows of some pages; without a bound they are only said. */
async function rowsOf({ origin, placed, paths, prepare, who, most }) {
  const pages = await readScripts(origin, paths.map(placed), prepare);
  return [...pages].map(([path, scripts], place) => {
    shown.clear();
    const ours = kb(scripts.reduce((sum, script) => sum + featureBytes(script), 0));
    const all = kb(scripts.reduce((sum, { code }) => sum + gzipBytes(code), 0));
    if (process.argv.includes("--sources")) console.log(path, Object.fromEntries(shown));
    const measure = `${who} ${paths[place]}: JavaScript of the features`;
    return {
      features: ours,
      kept: row({
        measure,
        ours: `${ours.toFixed(2)} of ${all.toFixed(1)} KB`,
        bound: most === undefined ? "" : `${most} KB`,
        isMet: most === undefined ? undefined : ours < most,
      }),
    };
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

/** With maps; whoever builds next makes a build without. */
function build() {
  rmSync("dist/.built", { force: true });
  run(process.execPath, ["deploy/build.mjs"], {
    env: { ...process.env, TYPES_CHECKED: "yes", SOURCE_MAPS: "yes" },
  });
}

const data = temporaryFolder("features");
const running = [];
try {
  if (!process.argv.includes("--as-built")) build();
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
  const screens = await rowsOf({ origin, placed, paths: ownScreens, prepare: signIn, who: "own screen" });
  if (screens.some(({ features }) => features < 1))
    throw new Error("A screen of the features has nothing of them: the maps were not read.");
  const pages = [
    ...(await rowsOf({ origin, placed, paths: publicPages, who: "visitor", most: bounds.public })),
    ...(await rowsOf({
      origin,
      placed,
      paths: memberPages,
      prepare: signIn,
      who: "member",
      most: bounds.member,
    })),
  ];
  publish([...pages, ...screens].map(({ kept }) => kept));
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
