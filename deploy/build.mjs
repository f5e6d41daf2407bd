import { spawnSync } from "node:child_process";
import { buildServers } from "./build-servers.mjs";
import { hintFrameworkScripts } from "./compile-hints.mjs";

/** Builds everything that runs: the two servers and the cache handler by esbuild, the site by Next. */
await buildServers();

const next = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
});
if (next.status === 0) hintFrameworkScripts();
process.exit(next.status ?? 1);
