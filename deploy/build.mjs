import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { buildServers } from "./build-servers.mjs";
import { hintFrameworkScripts } from "./compile-hints.mjs";
import { keepReplacedScripts, putEarlierScripts } from "./earlier-scripts.mjs";
import { packFiles } from "./pack-files.mjs";

/** Builds everything that runs: the two servers and the cache handler by esbuild, the site by Next. */
await buildServers();
keepReplacedScripts();

/** The build's name, in its pages and on the addresses of its scripts: an open tab learns from it of another build. */
const NEXT_DEPLOYMENT_ID = randomBytes(9).toString("base64url");
const next = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NEXT_DEPLOYMENT_ID },
});
if (next.status === 0) {
  hintFrameworkScripts();
  putEarlierScripts();
  await packFiles();
}
process.exit(next.status ?? 1);
