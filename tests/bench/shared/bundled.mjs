import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { buildServers, nodeBundle } from "../../../deploy/build-servers.mjs";

/** Runs a TypeScript entry against freshly built servers: the tools share their types with the product. */
export async function runBundled(entry) {
  await buildServers();
  const outdir = resolve("node_modules/.cache/clubfront-bench");
  const name = entry.replace(/\W+/g, "-");
  await build({ ...nodeBundle, outdir, entryPoints: { [name]: entry } });
  await import(pathToFileURL(resolve(outdir, `${name}.mjs`)).href);
}
