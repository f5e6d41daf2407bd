import { spawnSync } from "node:child_process";
import { build } from "esbuild";

/** Builds everything that runs: the two servers and the cache handler by esbuild, the site by Next. */
const shared = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  logLevel: "warning",
};

await build({
  ...shared,
  entryPoints: {
    web: "lib/web/server/main.ts",
    "cache-handler": "lib/web/cache/handler.ts",
    "club-api": "lib/club-api/main.ts",
  },
});

const next = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
});
process.exit(next.status ?? 1);
