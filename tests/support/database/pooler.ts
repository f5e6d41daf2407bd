import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../web/stack.mjs";

export type Pooler = {
  /** The address of a database of the server as it is reached through the pooler. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
};

/**
 * A PgBouncer in transaction mode before a PostgreSQL: few connections to the server for many clients, and none belongs to a
 * client for longer than a transaction. Version 1.18 of Debian 12 knows no prepared statements.
 */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const server = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), "clubfront-pooler-"));
  // As root it runs under an account of its own, which has to read its settings.
  await chmod(folder, 0o755);
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  const login = `user=${server.username} password=${server.password}`;
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${server.port} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
`,
  );
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn("pgbouncer", ["-q", settings], { stdio: ["ignore", "pipe", "pipe"], ...account });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => child.once("error", reject));
  await Promise.race([untilOpen(port, () => child.exitCode !== null, said), failed]);
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      return `postgres://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number, hasEnded: () => boolean, said: readonly string[]): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error(`PgBouncer did not start: ${said.join("")}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" }, () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => setTimeout(resolve, 20, false));
    });
    if (isOpen) return;
  }
}
