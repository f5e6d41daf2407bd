import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { mockWeather } from "@/lib/club-api/adapters/mock-weather";
import { type OpenDatabase, openDatabase } from "@/lib/club-api/db/client";
import { databaseHits } from "@/lib/club-api/db/hit-store";
import { migrate } from "@/lib/club-api/db/migrate";
import { ensureParts } from "@/lib/club-api/db/partitions";
import { seedDemo } from "@/lib/club-api/db/seed";
import { createApp } from "@/lib/club-api/http/app";
import type { AppDeps } from "@/lib/club-api/http/deps";
import { frozenClock } from "@/lib/club-api/platform/clock";
import { readEnv } from "@/lib/club-api/platform/env";
import { createLogger } from "@/lib/club-api/platform/logger";
import { createMetrics } from "@/lib/club-api/platform/metrics";
import { createAddressReader } from "@/lib/club-api/platform/network/address";
import type { Failure } from "@/lib/contract/failures";
import { placeOf } from "./database/postgres";
import { restore } from "./database/restore-point";
import { createSeededDatabase, demoNow } from "./database/seeded-database";

export { demoNow };

export type CallOptions = {
  token?: string;
  /** Sent as JSON; a FormData, a string or bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The address at the other end of the socket; the default is the trusted web server. */
  from?: string;
};

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed envelope; of a list `data` is an array, and null of a failure. */
  json: { result: boolean; data: Record<string, unknown>; fail?: Failure };
};

export type TestApi = Awaited<ReturnType<typeof apiOver>>;

/** A club API over a seeded PostgreSQL of its own; `close` it in afterAll. */
export async function startTestApi() {
  const { url, folder, drop, restore } = await createSeededDatabase();
  const database = await openDatabase({ dataDir: folder, ...placeOf(url) });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { url, ...(await apiOver({ ...database, close }, demoNow, folder, restore)) };
}

/** The same over an embedded database in memory. */
export async function startEmbeddedApi() {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-embedded-"));
  const database = await openDatabase({ dataDir: "memory" });
  await migrate(database.db);
  await ensureParts(database.db, demoNow);
  await seedDemo(database.db, { now: demoNow, storage: await openFolderStorage(folder) });
  return { url: "", ...(await apiOver(database, demoNow, folder)) };
}

/** The same over any open database with its folder of files; `goBack` is how its rows are put back. */
export async function apiOver(
  database: OpenDatabase,
  now: Date,
  folder: string,
  goBack: () => Promise<void> = () => restore(database),
) {
  const clock = frozenClock(now);
  const limitClock = frozenClock(now);
  const logs: string[] = [];
  let isStopping = false;
  const deps: AppDeps = {
    db: database.db,
    ping: database.ping,
    storage: await openFolderStorage(folder),
    clock,
    limitClock,
    hits: databaseHits(database.db),
    weather: mockWeather,
    logger: createLogger("info", { write: (line: string) => void logs.push(line) }),
    metrics: createMetrics(database.poolSize),
    addresses: createAddressReader(["127.0.0.1"]),
    identity: readEnv({}).identity,
    showsCodes: true,
    requiresRecords: true,
    isStopping: () => isStopping,
  };
  let app = createApp(deps);
  let madeOf = { ...deps };
  const makeApp = () => {
    app = createApp(deps);
    madeOf = { ...deps };
  };
  const hasOtherDeps = () =>
    [...new Set([...Object.keys(madeOf), ...Object.keys(deps)])].some(
      (name) => Reflect.get(madeOf, name) !== Reflect.get(deps, name),
    );
  const send = (method: string, path: string, options: CallOptions = {}) =>
    app.request(toRequest(method, path, options), undefined, {
      incoming: { socket: { remoteAddress: options.from ?? "127.0.0.1" } },
    });

  async function request(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const response = await send(method, path, options);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const json = isJson ? (JSON.parse(text) as Answer["json"]) : { result: false, data: {} };
    return { status: response.status, headers: response.headers, text, json };
  }

  return {
    deps,
    database,
    db: database.db,
    clock,
    limitClock,
    folder,
    /** The log lines so far, one JSON text each. */
    logs,
    app: () => app,
    send,
    request,
    /** Moves both clocks on. */
    pass(milliseconds: number) {
      clock.set(new Date(clock.now().getTime() + milliseconds));
      limitClock.set(new Date(limitClock.now().getTime() + milliseconds));
    },
    /** A new process over the same database, as far as memory is concerned. */
    restart: makeApp,
    markStopping() {
      isStopping = true;
    },
    /**
     * Back to the seed and the first moment: nobody signed in, no counters. The process goes on where its dependencies are
     * the same: to build the routes of the whole contract anew takes longer than most tests.
     */
    async reset() {
      await goBack();
      clock.set(now);
      limitClock.set(now);
      logs.length = 0;
      isStopping = false;
      if (hasOtherDeps()) makeApp();
    },
    signIn: (id: string, options: SignInOptions = {}) => signIn(request, id, options),
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SignInOptions = { password?: string; isAdmin?: boolean; chk?: boolean };
export type Tokens = { accessToken: string; refreshToken: string };

async function signIn(
  request: (method: string, path: string, options?: CallOptions) => Promise<Answer>,
  id: string,
  { isAdmin = false, chk = false, password }: SignInOptions,
): Promise<Tokens> {
  const body = {
    clubCode: "MS01",
    id,
    password: password ?? (isAdmin ? "MirsolAdm1n!" : "Mirsol2026!"),
    isAdmin,
    chk,
  };
  const answer = await request("POST", "/member/login", { body });
  if (!answer.json.result) throw new Error(`${id} could not sign in: ${answer.text}`);
  return answer.json.data as Tokens;
}

function toRequest(method: string, path: string, { token, body, headers = {} }: CallOptions): Request {
  const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof FormData;
  const all = new Headers(headers);
  if (token !== undefined) all.set("authorization", `Bearer ${token}`);
  if (body !== undefined && !isRaw && !all.has("content-type")) all.set("content-type", "application/json");
  const url = path.startsWith("/hp/") || /^\/(healthz|readyz|metrics)$/.test(path) ? path : `/hp/api${path}`;
  return new Request(`http://club-api.test${url}`, {
    method,
    headers: all,
    ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
}
