import { resolve } from "node:path";
import { build, context } from "esbuild";

/** How the product's own code is bundled for Node; packages stay packages. */
export const nodeBundle = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  // Next's marker for modules that no browser may get; outside Next its main file throws.
  alias: { "server-only": resolve("node_modules/server-only/empty.js") },
  outExtension: { ".js": ".mjs" },
  logLevel: "warning",
};

/** Bundles an entry to `.dev` and again with each change of what it imports; `built` hears of every bundle that is whole. */
export async function watchBundle(name, entry, built) {
  const tell = {
    name: "tell",
    setup: (bundling) =>
      bundling.onEnd(({ errors }) => {
        if (errors.length === 0) built();
      }),
  };
  const watching = await context({
    ...nodeBundle,
    sourcemap: true,
    entryPoints: { [name]: entry },
    outdir: ".dev",
    plugins: [tell],
  });
  await watching.watch();
  return watching;
}

/** The two servers, the cache handler and the operator's commands, by esbuild. */
export function buildServers() {
  return build({
    ...nodeBundle,
    outdir: "dist",
    entryPoints: {
      web: "lib/web/server/main.ts",
      "cache-handler": "lib/web/cache/handler.ts",
      "club-api": "lib/club-api/main.ts",
      club: "lib/club-api/operator/main.ts",
    },
  });
}
