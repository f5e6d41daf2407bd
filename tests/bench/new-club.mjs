import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "../support/database/embedded-postgres.mjs";
import { freePort, startApi, temporaryFolder } from "../support/web/stack.mjs";
import { atMost, publish } from "./shared/rows.mjs";

/**
 * `npm run bench:new-club`: from the operator's command to an open club, by the calls of the set-up with the materials at hand. The
 * first start of the database and of the API, which any club shares, does not count.
 */

const boundMs = 15_000;
const clubCode = "LK02";
const own = "Craigmu1r!Links";
const place = {
  lat: 56.3433,
  lon: -2.8022,
  zone: "Europe/London",
  country: "GB",
  currency: "GBP",
  symbol: "£",
  locale: "en-GB",
  decimals: 2,
  roundingUnit: 1,
  dateFormat: 25,
  languages: ["en", "ja"],
  defaultLanguage: "en",
};
const names = { clubName: "Craigmuir Links", ceoName: "Ailsa Muir", address: "1 Shore Road, Craigmuir" };
const steps = ["courses", "teeTimes", "fees", "rules", "words"];

/** Calls of one administrator; each answers its payload or throws with the server's sentence. */
function callsOf(origin) {
  let token = null;
  async function call(method, path, body) {
    const headers = {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${origin}/hp/api${path}`, init);
    const { result, data, fail } = await response.json();
    if (!result) throw new Error(`${method} ${path}: ${fail.msg} ${JSON.stringify(data)}`);
    return data;
  }
  return {
    call,
    async signIn(id, password) {
      const session = await call("POST", "/member/login", { clubCode, id, password, isAdmin: true });
      token = session.accessToken;
      return session;
    },
  };
}

async function setUp({ call, signIn }, { id, tempPassword }) {
  await signIn(id, tempPassword);
  await call("PUT", "/admin/change-password", { oldPassword: tempPassword, newPassword: own });
  const { adminIdx } = await signIn(id, own);
  await call("PUT", "/ops/setup/place", place);
  await call("PUT", "/site/info", {
    i18n: { en: names, ja: { ...names, clubName: "クレイグミュア・リンクス" } },
    clubPhoneNo: "01334-000-100",
    email: "office@craigmuir.example",
  });
  await call("PUT", "/admin", { adminIdx, name: "Ailsa Muir", email: "ailsa@craigmuir.example" });
  const senders = { smsSender: "01334-000-100", emailSender: "no-reply@craigmuir.example" };
  await call("PUT", "/site/cert", { methods: ["20"], niceDriver: "MOCK", ...senders });
  const { drafts } = await call("GET", "/ops/setup");
  for (const { termsIdx, revision } of drafts) await call("POST", "/ops/setup/terms", { termsIdx, revision });
  for (const step of steps) await call("PUT", `/ops/setup/steps/${step}`, { version: 0 });
  return call("POST", "/ops/setup/open", {});
}

const data = temporaryFolder("new-club");
const running = [];
try {
  const database = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ isDurable: true });
  if (database) running.unshift(database);
  const apiPort = await freePort();
  const env = { DATABASE_URL: process.env.DATABASE_URL ?? database.url, DATA_DIR: data.folder };
  running.unshift(await startApi({ ...env, API_PORT: String(apiPort), SEED: "demo" }));

  const started = performance.now();
  const command = [
    "dist/club.mjs",
    "add",
    clubCode,
    "--preset",
    "korean-public",
    "--language",
    "en",
    "--json",
  ];
  const added = await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } });
  const addedMs = performance.now() - started;
  const { slots } = await setUp(callsOf(`http://127.0.0.1:${apiPort}`), JSON.parse(added.stdout));
  const openMs = performance.now() - started;

  publish([
    atMost("the command (ms)", Math.round(addedMs)),
    atMost(`from the command to the open club, ${slots} tee times (ms)`, Math.round(openMs), boundMs),
  ]);
} finally {
  for (const one of running) await one.stop();
  data.remove();
}
