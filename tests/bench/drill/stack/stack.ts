import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { until } from "@/tests/support/runs/until";
import { type SlowLine, startSlowLine } from "../../../support/drills/slow-line";
import { freePort } from "../../../support/web/stack.mjs";
import { type Cluster, startCluster } from "./cluster";
import { type Bucket, type MailServer, startBucket, startMailServer } from "./doubles";
import { releaseDisks, smallDisk } from "./machine";
import { type PoolerProcess, startPooler } from "./pooler";
import { killAll, type Supervised, supervise, tailOf } from "./processes";

/** A server of the product, and where it says whether it can serve. */
export type Served = { process: Supervised; port: number; env: Record<string, string>; dataDir: string };

export type Stack = {
  folder: string;
  /** Where visitors come in: nginx. */
  origin: string;
  cluster: Cluster;
  pooler: PoolerProcess;
  redis: Supervised;
  redisLine: SlowLine;
  apis: readonly [Served, Served];
  webs: readonly [Served, Served];
  nginx: Supervised;
  bucket: Bucket;
  mail: MailServer;
  close(): Promise<void>;
};

const secret = "only-for-drills-only-for-drills-only-for-drills";
const uploadDiskMegabytes = 64;
let ownFolder: string | null = null;

/**
 * A whole installation on this machine, each program under a supervisor that starts it again: nginx, two webs, nginx before
 * two club APIs, Redis, PgBouncer, PostgreSQL with a replica that commits wait for, a bucket and a mail server. `release` is the
 * folder that the servers of the product are started from.
 */
export async function startStack(release = process.cwd()): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), "clubfront-drill-"));
  ownFolder = folder;
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const pooler = await startPooler(folder, cluster.url());
  const [bucket, mail] = [await startBucket(), await startMailServer()];
  const redisPort = await freePort();
  const redis = startRedis(folder, redisPort);
  const redisLine = await startSlowLine(redisPort);
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [apiOne, apiTwo, webOne, webTwo] = ports as [number, number, number, number];
  const env = {
    NODE_ENV: "production",
    REDIS_URL: `redis://127.0.0.1:${redisLine.port}`,
    ...apiEnvironment(pooler.url, bucket, mail),
  };
  // One after the other: the first fills the empty database.
  const apis = [startApi({ release, folder, number: 1, port: apiOne, env })] as Served[];
  await untilReady(apis, 120_000);
  apis.push(startApi({ release, folder, number: 2, port: apiTwo, env }));
  const apiPort = await startApiBalancer(folder, [apiOne, apiTwo]);
  const webs = [webOne, webTwo].map((port, place) =>
    startWeb({ release, folder, number: place + 1, port, env: webEnvironment(apiPort, env.REDIS_URL) }),
  );
  await untilReady([...apis, ...webs], 60_000);
  const { process: nginx, port } = await startFront(folder, [webOne, webTwo]);
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    cluster,
    pooler,
    redis,
    redisLine,
    nginx,
    bucket,
    mail,
    apis: apis as unknown as readonly [Served, Served],
    webs: webs as unknown as readonly [Served, Served],
    async close() {
      for (const one of [...webs, ...apis]) await one.process.stop("SIGINT");
      killAll();
      redisLine.close();
      bucket.close();
      await cluster.stop();
      removeFolder(folder);
    },
  };
}

/** Takes everything away at once, as a broken-off command has to; also what was started only half. */
export function abandon(): void {
  killAll();
  if (ownFolder) removeFolder(ownFolder);
}

function removeFolder(folder: string): void {
  releaseDisks();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function apiEnvironment(url: string, bucket: Bucket, mail: MailServer) {
  return {
    DATABASE_URL: url,
    DATABASE_POOLER: "transaction",
    SEED: "demo",
    ALLOW_MOCK_IDENTITY: "1",
    LOG_LEVEL: "warn",
    SMTP_URL: mail.url,
    MAIL_FROM: "no-reply@club.example",
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: "club",
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: "drill",
    S3_SECRET_ACCESS_KEY: "only-for-drills",
  };
}

function startRedis(folder: string, port: number): Supervised {
  const place = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
  const room = ["--maxmemory", "256mb", "--maxmemory-policy", "volatile-lru"];
  const args = [...place, "--save", "", "--appendonly", "no", ...room];
  return supervise({ name: "redis", command: "redis-server", args });
}

type Place = {
  release: string;
  folder: string;
  number: number;
  port: number;
  env: Record<string, string>;
};

function startApi({ folder, number, env, ...place }: Place): Served {
  const dataDir = smallDisk(join(folder, `api-${number}`), uploadDiskMegabytes);
  const own = { ...env, API_PORT: String(place.port), DATA_DIR: dataDir };
  return served(`api-${number}`, "dist/club-api.mjs", { ...place, env: own, dataDir });
}

function startWeb({ folder, number, env, ...place }: Place): Served {
  const own = { ...env, PORT: String(place.port) };
  return served(`web-${number}`, "dist/web.mjs", { ...place, env: own, dataDir: folder });
}

function webEnvironment(apiPort: number, redisUrl: string) {
  return {
    NODE_ENV: "production",
    CLUB_CODE: "MS01",
    HP_API_URL: `http://127.0.0.1:${apiPort}`,
    SESSION_SECRET: secret,
    TRUSTED_PROXIES: "127.0.0.1,::1",
    REDIS_URL: redisUrl,
  };
}

type ServedPlace = Pick<Place, "release" | "port" | "env"> & { dataDir: string };

function served(name: string, file: string, { release: cwd, port, env, dataDir }: ServedPlace): Served {
  // Without TEST_CLOCK_OFFSET_MS its clock is the machine's.
  const clock = ["--require", resolve("tests/support/node/moved-clock.cjs")];
  const args = [...clock, file];
  return { process: supervise({ name, command: process.execPath, args, env, cwd }), port, env, dataDir };
}

/** Whether a server of the product says that it can serve. */
export async function isReady({ port }: Pick<Served, "port">): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, {
    headers: { connection: "close" },
    signal: AbortSignal.timeout(2_000),
  })
    .then((answer) => answer.ok)
    .catch(() => false);
}

export async function untilReady(all: readonly Served[], limitMs: number): Promise<void> {
  for (const one of all) {
    await until(() => isReady(one), one.process.name, limitMs).catch((error: Error) => {
      throw new Error(`${error.message}\n${tailOf(one.process.name)}`);
    });
  }
}

const upstreamOptions = "max_fails=10 fail_timeout=1s;";

/** nginx with deploy/nginx-api.conf; only the ports are the drill's. */
async function startApiBalancer(folder: string, ports: readonly [number, number]): Promise<number> {
  const port = await freePort();
  const conf = readFileSync("deploy/nginx-api.conf", "utf8")
    .replace("127.0.0.1:4001", `127.0.0.1:${ports[0]}`)
    .replace("127.0.0.1:4002", `127.0.0.1:${ports[1]}`)
    .replace("listen 127.0.0.1:4000", `listen 127.0.0.1:${port}`);
  startNginx(join(folder, "nginx-api"), "nginx-api", conf);
  return port;
}

/** nginx with deploy/nginx.conf; the ports are the drill's, and a second web has the line that the file speaks of. */
async function startFront(folder: string, webs: readonly [number, number]) {
  const port = await freePort();
  const lines = webs.map((web) => `server 127.0.0.1:${web} ${upstreamOptions}`).join("\n    ");
  const conf = readFileSync("deploy/nginx.conf", "utf8")
    .replace(`server 127.0.0.1:3000 ${upstreamOptions}`, lines)
    .replace("listen 8080", `listen 127.0.0.1:${port}`);
  const process = startNginx(join(folder, "nginx"), "nginx", conf);
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, "nginx answers", 15_000).catch((error: Error) => {
    throw new Error(`${error.message}\n${tailOf("nginx")}`);
  });
  return { process, port };
}

function startNginx(folder: string, name: string, conf: string): Supervised {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, conf);
  const own = process.getuid?.() === 0 ? "daemon off; user root;" : "daemon off;";
  return supervise({ name, command: "nginx", args: ["-p", folder, "-c", file, "-g", own] });
}
