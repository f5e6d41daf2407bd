import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
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

/** Modules that call or navigate in a browser, and their stand-ins where the server draws a first view. */
const standIns = resolve("app/first-view/stand-ins");
const inBrowser =
  /[\\/](?:lib[\\/]web[\\/](?:api[\\/](?:use-call|use-cached-calls)|runtime[\\/]narrow)|components[\\/]feedback[\\/](?:session-provider|settle|lazy-part))\.tsx?$/;
const standIn = {
  name: "stand-in",
  setup(bundling) {
    bundling.onResolve({ filter: /^next\/navigation$/ }, () => ({
      path: resolve(standIns, "navigation.ts"),
    }));
    // Texts come compiled, as in browsers (next.config.js).
    bundling.onResolve({ filter: /^use-intl\/format-message$/ }, (asked) =>
      bundling.resolve("use-intl/format-message/format-only", {
        kind: asked.kind,
        resolveDir: asked.resolveDir,
      }),
    );
    bundling.onLoad({ filter: inBrowser }, ({ path }) => ({
      contents: `export * from "./${basename(path).replace(/\.tsx?$/, "")}";`,
      resolveDir: standIns,
    }));
  },
};

/** The views of members as markup (`app/first-view`): one file with all that it needs, loaded by a route. */
export function buildFirstView(outdir = "dist") {
  return build({
    ...nodeBundle,
    format: "cjs",
    packages: "bundle",
    jsx: "automatic",
    outExtension: { ".js": ".cjs" },
    define: { "process.env.NODE_ENV": '"production"' },
    outdir,
    entryPoints: { "first-view": "app/first-view/render.tsx" },
    plugins: [standIn],
  });
}

/** The process that draws the web's pictures. */
export function buildPainter(outdir = "dist") {
  return build({ ...nodeBundle, outdir, entryPoints: { painter: "lib/web/server/painter.ts" } });
}

const rulesFile = resolve("dist/call-rules.mjs");
const readyCallRules = {
  name: "ready-call-rules",
  setup: (bundling) =>
    bundling.onResolve({ filter: /lib\/contract\/call-rules$/ }, () => ({ path: rulesFile })),
};

/** The rules of all calls as data, for the bundles of the web (next.config.js has Next's take them too). */
async function writeCallRules() {
  await build({
    ...nodeBundle,
    outfile: rulesFile,
    entryPoints: ["lib/contract/call-rules.ts"],
    outExtension: {},
  });
  const { callRules } = await import(pathToFileURL(rulesFile).href);
  const text = JSON.stringify(JSON.stringify(callRules));
  writeFileSync(rulesFile, `export const callRules = JSON.parse(${text});\n`);
}

/** The two servers, the web's painter, the cache handler, the operator's commands and the views of members, by esbuild. */
export async function buildServers() {
  await buildFirstView();
  await buildPainter();
  await writeCallRules();
  return build({
    ...nodeBundle,
    outdir: "dist",
    plugins: [readyCallRules],
    entryPoints: {
      web: "lib/web/server/main.ts",
      "cache-handler": "lib/web/cache/handler.ts",
      "club-api": "lib/club-api/main.ts",
      club: "lib/club-api/operator/main.ts",
      rehearsal: "lib/club-api/rehearsal/main.ts",
    },
  });
}
