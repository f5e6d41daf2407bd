import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/lib/club-api/db/client";
import { takeLockFile } from "@/lib/club-api/db/lock-file";
import { listen } from "@/lib/club-api/http/server";
import { readEnv } from "@/lib/club-api/platform/env";
import { StartError } from "@/lib/club-api/platform/failure";
import { createLogger } from "@/lib/club-api/platform/logger";
import { startClubApi } from "@/lib/club-api/server";
import { apiOver, demoNow, startTestApi } from "../../support/api";
import { createSeededDatabase } from "../../support/database/seeded-database";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "clubfront-lifecycle-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("environment", () => {
  test("nothing set gives the documented defaults", () => {
    expect(readEnv({})).toEqual({
      apiHost: "127.0.0.1",
      apiPort: 4000,
      dataDir: "./.data",
      drainMs: 0,
      databaseUrl: undefined,
      database: { pooler: "none", poolSize: 20 },
      migrations: "run",
      allowsNewerDatabase: false,
      demoNow: undefined,
      logLevel: "info",
      trustedProxies: ["127.0.0.0/8", "::1"],
      identity: expect.any(Object),
      isDevelopment: true,
      seed: "demo",
      clubCode: "MS01",
      clubPreset: "korean-public",
      weather: { driver: "MOCK" },
    });
  });

  test.each([
    ["API_PORT", "http"],
    ["API_PORT", "70000"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "not an address"],
    ["DEMO_NOW", "2026-11-23"],
    ["DEMO_NOW", "2026-11-23T10:00:00"],
    ["DRAIN_SECONDS", "8"],
    ["LOG_LEVEL", "loud"],
    ["CLUB_CODE", "a b"],
    ["SEED", "everything"],
    ["TRUSTED_PROXIES", "127.0.0.1,everyone"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["REDIS_URL", "http://127.0.0.1"],
    ["SMTP_URL", "mail.club.example"],
    ["MAIL_FROM", "nobody"],
    ["SMS_API_URL", "ftp://sms.example"],
    ["S3_ENDPOINT", "bucket"],
    ["WEATHER_DRIVER", "CRYSTAL_BALL"],
    ["KMA_URL", "weather"],
  ])("%s=%s stops the start with one sentence that names it", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(StartError);
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} [^\\n]+\\.$`),
    );
  });

  test.each([
    [{ SMTP_URL: "smtp://127.0.0.1" }, "MAIL_FROM"],
    [{ SMS_API_KEY: "key" }, "SMS_API_URL"],
    [{ S3_ENDPOINT: "https://s3.example", S3_BUCKET: "club" }, "S3_REGION"],
    [{ WEATHER_DRIVER: "KMA" }, "KMA_SERVICE_KEY"],
  ])("%o misses %s", (set, missing) => {
    expect(() => readEnv(set)).toThrow(
      new RegExp(`^The environment variable ${missing} is missing: [^\\n]+\\.$`),
    );
  });

  test("a DEMO_NOW keeps its offset", () => {
    expect(readEnv({ DEMO_NOW: "2026-11-23T10:00:00+09:00" }).demoNow?.toISOString()).toBe(
      "2026-11-23T01:00:00.000Z",
    );
  });
});

describe("lock file", () => {
  const path = () => join(folder, "pg.lock");
  const exists = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );

  test("a second opener is refused with the pid of the first", () => {
    const release = takeLockFile(path());
    expect(() => takeLockFile(path())).toThrow(`in use by process ${process.pid}`);
    release();
  });

  test("a released lock can be taken again", async () => {
    takeLockFile(path())();
    expect(await exists(path())).toBe(false);
    takeLockFile(path())();
  });

  test("a lock of a process that is gone is taken over", async () => {
    await writeFile(path(), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: "1" }));
    const release = takeLockFile(path());
    expect(JSON.parse(await readFile(path(), "utf8"))).toMatchObject({ pid: process.pid });
    release();
  });

  test("a pid that now belongs to another process does not keep the folder", async () => {
    await writeFile(path(), JSON.stringify({ pid: process.pid, startedAt: "1" }));
    takeLockFile(path())();
  });

  test("a half-written lock is taken over", async () => {
    await writeFile(path(), "");
    takeLockFile(path())();
  });
});

describe("server", () => {
  // One folder for all: an embedded database is filled once.
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "clubfront-lifecycle-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const env = () => ({ ...readEnv({ DEMO_NOW: "2026-11-23T10:00:00+09:00", API_PORT: "0" }), dataDir });
  const logger = createLogger("silent");

  test("a restart keeps the data, a second server on the folder is refused", async () => {
    const first = await startClubApi(env(), logger);
    const url = `http://127.0.0.1:${first.port}`;
    const login = await fetch(`${url}/hp/api/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!" }),
    });
    const session = ((await login.json()) as { data: { accessToken: string } }).data;
    await expect(startClubApi(env(), logger)).rejects.toThrow(`process ${process.pid}`);
    await first.stop();

    const second = await startClubApi(env(), logger);
    const own = await fetch(`http://127.0.0.1:${second.port}/hp/api/info/100001`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(own.status).toBe(200);
    await second.stop();
    expect(await stat(join(dataDir, "pg.lock")).catch(() => null)).toBeNull();
  });

  test("a stop lets the running request finish and takes no new one", async () => {
    const api = await startTestApi();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let entered: () => void = () => undefined;
    const isInside = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const app = api.app();
    const slow = {
      fetch: async (request: Request, bindings: Parameters<typeof app.fetch>[1]) => {
        entered();
        await held;
        return app.fetch(request, bindings);
      },
    };
    const server = await listen(slow, { host: "127.0.0.1", port: 0 });
    const url = `http://127.0.0.1:${server.port}/hp/api/site/info`;
    const running = fetch(url);
    await isInside;
    const stopped = server.stop(5_000);
    await expect(fetch(url)).rejects.toThrow();
    release();
    expect((await running).status).toBe(200);
    await stopped;
    await api.close();
  });

  test("a stop waits for a slow upload, refuses new calls, and frees the folder (R-20)", async () => {
    const api = await startClubApi(env(), logger);
    const url = `http://127.0.0.1:${api.port}/hp/api`;
    const login = await fetch(`${url}/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clubCode: "MS01", id: "contents1", password: "MirsolAdm1n!", isAdmin: true }),
    });
    const { data } = (await login.json()) as { data: { accessToken: string } };
    const part = (headers: string, body: string) =>
      `--x\r\ncontent-disposition: form-data; ${headers}\r\n\r\n${body}\r\n`;
    const notice = part('name="data"', JSON.stringify({ title: "Slow", contents: "<p>x</p>" }));
    const chunks = [notice, part('name="files"; filename="a.pdf"', "%PDF-1.7 text"), "--x--\r\n"];
    let isSending = false;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) return controller.close();
        isSending = true;
        controller.enqueue(new TextEncoder().encode(chunk));
        await new Promise((resolve) => setTimeout(resolve, 400));
      },
    });
    const upload = fetch(`${url}/notice`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.accessToken}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body,
      duplex: "half",
    } as RequestInit);
    while (!isSending) await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const startedAt = performance.now();
    const stopped = api.stop();
    await expect(fetch(`${url}/site/info`)).rejects.toThrow();
    const answer = await upload;
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { result: boolean }).result).toBe(true);
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await stat(join(dataDir, "pg.lock")).catch(() => null)).toBeNull();
  });

  test("a header of a megabyte is refused and the server lives on (S-79)", async () => {
    const api = await startTestApi();
    const server = await listen(api.app(), { host: "127.0.0.1", port: 0 });
    const answer = await rawRequest(
      server.port,
      `GET /healthz HTTP/1.1\r\nhost: x\r\nx-big: ${"a".repeat(1024 * 1024)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 |^$/);
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
    await server.stop(1_000);
    await api.close();
  });

  test("readyz turns to 503 while the server stops", async () => {
    const api = await startTestApi();
    api.markStopping();
    expect((await api.request("GET", "/readyz")).status).toBe(503);
    expect((await api.request("GET", "/healthz")).status).toBe(200);
    await api.close();
  });

  test("without its database nothing is let through", async () => {
    const seeded = await createSeededDatabase();
    const line = await openLine(seeded.url);
    const database = await openDatabase({ dataDir: "unused", databaseUrl: line.url });
    const api = await apiOver(database, demoNow, seeded.folder);
    const { accessToken: token } = await api.signIn("contents1", { isAdmin: true });
    await line.cut();
    const answer = await api.request("GET", "/notice/admin", { token });
    expect([answer.status, answer.json.fail?.code]).toEqual([503, 9503]);
    expect(answer.headers.get("retry-after")).not.toBeNull();
    expect((await api.request("GET", "/readyz")).status).toBe(503);
    // A signed-in and an anonymous call alike, reads and writes.
    expect((await api.request("POST", "/notice", { token, body: {} })).status).toBe(503);
    expect((await api.request("GET", "/site/info", { from: "203.0.113.7" })).status).toBe(503);
    const login = { clubCode: "MS01", id: "kimmiru", password: "Mirsol2026!" };
    expect((await api.request("POST", "/member/login", { body: login })).status).toBe(503);
    await api.close();
    await seeded.drop();
  });
});

/** The way to a database server, which can be cut: what is open breaks, what comes is refused. */
async function openLine(databaseUrl: string): Promise<{ url: string; cut(): Promise<unknown> }> {
  const url = new URL(databaseUrl);
  const to = Number(url.port);
  const sockets: Socket[] = [];
  const line = createServer((near) => {
    const far = connect(to, url.hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on("error", () => undefined);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  url.hostname = "127.0.0.1";
  url.port = String((line.address() as AddressInfo).port);
  const cut = () =>
    new Promise((resolve) => {
      line.close(resolve);
      for (const socket of sockets) socket.destroy();
    });
  return { url: url.toString(), cut };
}

/** The answer to bytes that no client library would send; empty when the connection is cut. */
function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}
