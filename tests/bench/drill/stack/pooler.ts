import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "@/tests/support/runs/until";
import { onServer } from "../../../support/database/postgres";
import { freePort } from "../../../support/web/stack.mjs";
import { answers } from "./cluster";
import { type Supervised, supervise } from "./processes";

export type PoolerProcess = {
  process: Supervised;
  /** The address of the club's database through the pooler. */
  url: string;
  /** Leads all connections to another server from now on, as a tool for failover does. */
  switchTo(databaseUrl: string): Promise<void>;
};

/** PgBouncer with deploy/pgbouncer.ini; only places, the users and who may command it are the drill's. */
export async function startPooler(folder: string, databaseUrl: string): Promise<PoolerProcess> {
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const write = (url: string) => {
    const shipped = readFileSync("deploy/pgbouncer.ini", "utf8");
    const settings = shipped
      .replace(/^\* = .*$/m, `* = host=127.0.0.1 port=${new URL(url).port} user=club`)
      .replace(/^listen_addr = .*$/m, "listen_addr = 127.0.0.1")
      .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
      .replace(/^auth_type = .*$/m, "auth_type = any")
      .replace(/^auth_file = .*$/m, "admin_users = club");
    writeFileSync(file, settings);
  };
  write(databaseUrl);
  const account = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const child = supervise({ name: "pgbouncer", command: "pgbouncer", args: [file], ...account });
  const url = `postgres://club@127.0.0.1:${port}/club`;
  await until(() => answers(url), "PgBouncer answers");
  return {
    process: child,
    url,
    async switchTo(next) {
      write(next);
      await onServer(`postgres://club@127.0.0.1:${port}/pgbouncer`, (client) => client.query("reload"));
    },
  };
}
