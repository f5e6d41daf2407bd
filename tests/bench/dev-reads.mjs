import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { buildServers, nodeBundle } from "/tmp/wt/fast/deploy/build-servers.mjs";

if (process.env.SERVERS) await buildServers();
process.env.DEV_URL = readFileSync("/tmp/h/fast/pg.url", "utf8");
const outdir = resolve("node_modules/.cache/clubfront-bench");
await build({
  ...nodeBundle,
  outdir,
  sourcemap: true,
  entryPoints: { "dev-reads": process.env.ENTRY ?? "tests/bench/reads/dev.ts" },
});
await import(pathToFileURL(resolve(outdir, "dev-reads.mjs")).href);
