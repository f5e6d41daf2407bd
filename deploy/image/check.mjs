import { chownSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../tests/support/web/stack.mjs";
import { stop } from "../tools.mjs";
import { assemble } from "./assemble.mjs";
import { runInCleanRoot, untilReady } from "./clean-root.mjs";

/**
 * `npm run check:image`: the steps of the Dockerfile where there is no builder. Copies what the image holds from an
 * existing build, adds up its size, and runs both servers from it in a clean root: read-only, as user 1000 and process 1,
 * with nothing beside Node and the libraries that it links. Needs root on Linux for the mounts. With a folder
 * (`npm run check:image -- FOLDER`) it looks at what assemble.mjs has made there.
 */
const limitMegabytes = 350;
/** Debian slim as Docker counts it; the rest is measured. Node 24 is some 20 MB larger than Node 20. */
const baseMegabytes = 75;
const nodeMarginMegabytes = 25;
const stopLimitMs = 10_000;

if (process.platform !== "linux" || process.getuid() !== 0)
  stop("The check of the image mounts a root of its own: run it as root on Linux.");

const folder = mkdtempSync(join(tmpdir(), "clubfront-image-"));
const [mountPoint, data] = ["root", "data"].map((name) => join(folder, name));
const given = process.argv[2];
const image = given ? resolve(given) : join(folder, "image");
const say = (text) => process.stdout.write(`${text}\n`);
const failures = [];

/** One thing that has to hold, with what was seen. */
function check(name, holds, seen) {
  say(`${holds ? "ok  " : "FAIL"} ${name}: ${seen}`);
  if (!holds) failures.push(name);
}

async function checkSize() {
  const { files, bytes } = given ? sizeOf(image) : await assemble(image);
  const node = statSync(realpathSync(process.execPath)).size;
  const all = bytes / 1e6 + node / 1e6 + baseMegabytes + nodeMarginMegabytes;
  const parts = `${files} files ${mb(bytes)} + Node ${mb(node)} + Debian slim ${baseMegabytes} MB + ${nodeMarginMegabytes} MB for a newer Node`;
  check(`at most ${limitMegabytes} MB`, all <= limitMegabytes, `${all.toFixed(0)} MB (${parts})`);
  const strangers = readdirSync(image).filter((name) => !imageFolders.has(name));
  check("nothing else in it", strangers.length === 0, strangers.join(", ") || [...imageFolders].join(", "));
}

/** The files below a folder and their bytes, each counted once. */
function sizeOf(path) {
  const found = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = found.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: found.length, bytes };
}

const imageFolders = new Set([".next", "deploy", "dist", "lib", "node_modules", "package.json", "public"]);
const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

const run = (args, env) => runInCleanRoot({ image, mountPoint, data, args, env });

/** Checks that a process of the image has no more rights than it needs. */
async function checkRights() {
  const probe = `
    const fs = require("node:fs");
    const write = (path) => { try { fs.writeFileSync(path, ""); return "written"; } catch (error) { return error.code; } };
    const status = fs.readFileSync("/proc/self/status", "utf8");
    console.log(JSON.stringify({ uid: process.getuid(), app: write("/app/x"), root: write("/x"), data: write("/data/x"),
      rights: /CapEff:\\s*(\\S+)/.exec(status)[1], raises: /NoNewPrivs:\\s*(\\d)/.exec(status)[1] }));
    fs.rmSync("/data/x");`;
  const asked = run(["-e", probe], {});
  await asked.ended;
  const seen = asked.text().trim();
  const expected = {
    uid: 1000,
    app: "EROFS",
    root: "EROFS",
    data: "written",
    rights: "0".repeat(16),
    raises: "1",
  };
  check("read-only, not root, no rights", seen === JSON.stringify(expected), seen);
}

async function checkServers() {
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const api = run(["dist/club-api.mjs"], {
    API_HOST: "localhost",
    API_PORT: String(apiPort),
    SEED: "demo",
    ALLOW_MOCK_IDENTITY: "1",
    LOG_LEVEL: "warn",
  });
  const isUp = await untilReady(`http://localhost:${apiPort}/readyz`, api);
  check("club API is ready", isUp, isUp ? "200" : api.text());
  const web = run(["dist/web.mjs"], {
    PORT: String(webPort),
    CLUB_CODE: "MS01",
    HP_API_URL: `http://localhost:${apiPort}`,
    SESSION_SECRET: "only-for-this-check-".repeat(3),
  });
  const origin = `http://localhost:${webPort}`;
  const isOpen = isUp && (await untilReady(`${origin}/readyz`, web));
  check("web is ready", isOpen, isOpen ? "200" : web.text());
  if (isOpen) await checkAnswers(origin);
  for (const [name, port] of [
    ["web", webPort],
    ["club API", apiPort],
  ]) {
    const asked = run(["deploy/image/health.mjs", String(port)], {});
    check(`health check of the ${name}`, (await asked.ended) === 0, "exit 0");
  }
  for (const [name, server] of [
    ["web", web],
    ["club API", api],
  ]) {
    const code = await server.stop(stopLimitMs);
    check(`${name} stops by SIGTERM as process 1`, code === 0, `exit ${code}`);
    const complaints = server
      .text()
      .match(/.*(EROFS|EACCES|Cannot find (module|package)|ERR_MODULE_NOT_FOUND).*/g);
    check(`${name} missed nothing`, complaints === null, complaints?.join("\n") ?? "no complaint in its log");
  }
}

/** Pages of each kind, a picture that is drawn and kept, and a sign-in of a member and of the office. */
async function checkAnswers(origin) {
  const home = await fetch(`${origin}/ko`);
  const html = await home.text();
  check("home page", home.status === 200 && html.includes("</html>"), home.status);
  const script = /\/_next\/static\/[^"?]+\.js/.exec(html)?.[0];
  const picture = /\/landscape\/[^"\s,]+\.(?:webp|avif|jpg)/.exec(html)?.[0];
  for (const path of [
    "/",
    "/ja/notice",
    "/zh/club",
    "/ishm",
    "/robots.txt",
    "/sitemap.xml",
    script,
    picture,
  ]) {
    const { status } = await fetch(new URL(path ?? "/nowhere", origin));
    check(`GET ${path}`, status === 200, status);
  }
  for (const [id, password, isAdmin] of [
    ["kimmiru", "Mirsol2026!", false],
    ["ssadmin1", "MirsolAdm1n!", true],
  ]) {
    const answer = await fetch(`${origin}/hp/api/member/login`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ clubCode: "MS01", id, password, chk: false, isAdmin }),
    });
    const hasCookie = answer.headers.getSetCookie().some((cookie) => /httponly/i.test(cookie));
    check(`sign-in of ${id}`, answer.status === 200 && hasCookie, answer.status);
  }
}

/** A start that must not happen says why in one sentence and ends with 1. */
async function checkRefusals() {
  for (const [file, env, sentence] of [
    ["dist/web.mjs", { CLUB_CODE: "MS01" }, "HP_API_URL must be set"],
    ["dist/club-api.mjs", { DATABASE_URL: "mysql://db" }, "DATABASE_URL must be an address"],
    ["dist/club-api.mjs", { DATA_DIR: "/app/data" }, "DATA_DIR"],
  ]) {
    const server = run([file], env);
    const code = await server.ended;
    const said = server.text().trim();
    check(`${file} refuses`, code === 1 && said.includes(sentence) && !said.includes("    at "), said);
  }
}

try {
  for (const one of [mountPoint, data]) mkdirSync(one);
  chownSync(data, 1000, 1000);
  await checkSize();
  await checkRights();
  await checkRefusals();
  await checkServers();
} catch (error) {
  check("the check itself", false, error.message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failures.length > 0) stop(`The image does not hold: ${failures.join(", ")}.`);
