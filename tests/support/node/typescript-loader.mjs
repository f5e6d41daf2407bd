import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transform } from "esbuild";

/*
 * Module hooks with which Node loads the product's sources as they stand: `@/` is the root, an import may leave its
 * extension out, TypeScript is stripped by esbuild, JSON is its parsed value, and passwords are hashed quickly.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const endings = ["", ".ts", ".tsx", "/index.ts", ".mjs"];
const quickArgon2 = new URL("./quick-argon2.mjs", import.meta.url).href;
const empty = pathToFileURL(join(root, "tests", "support", "empty.ts")).href;

function sourceAt(path) {
  const ending = endings.find((ending) => extname(path + ending) !== "" && existsSync(path + ending));
  return ending === undefined ? null : pathToFileURL(path + ending).href;
}

export async function resolve(specifier, context, next) {
  if (specifier === "server-only") return { url: empty, shortCircuit: true };
  if (specifier === "@node-rs/argon2" && context.parentURL !== quickArgon2)
    return { url: quickArgon2, shortCircuit: true };
  const isOwn = context.parentURL?.startsWith("file:") && !context.parentURL.includes("/node_modules/");
  if (specifier.startsWith("@/")) {
    const url = sourceAt(join(root, specifier.slice(2)));
    if (url) return { url, shortCircuit: true };
  }
  if (isOwn && /^\.{1,2}\//.test(specifier)) {
    const url = sourceAt(join(dirname(fileURLToPath(context.parentURL)), specifier));
    if (url) return { url, shortCircuit: true };
  }
  try {
    return await next(specifier, context);
  } catch (error) {
    // `next/cache` and the like: packages without an `exports` map, imported as bundlers allow.
    if (error?.code === "ERR_MODULE_NOT_FOUND" && /^[\w@]/.test(specifier))
      return next(`${specifier}.js`, context);
    throw error;
  }
}

export async function load(url, context, next) {
  const [file] = url.split("?");
  if (!file.startsWith("file:") || file.includes("/node_modules/")) return next(url, context);
  const kind = extname(file);
  if (kind === ".json") {
    const text = await readFile(fileURLToPath(file), "utf8");
    return { format: "module", source: `export default ${text}`, shortCircuit: true };
  }
  if (kind !== ".ts" && kind !== ".tsx") return next(url, context);
  const path = fileURLToPath(file);
  // Component tests load a module anew for every file of theirs: its text is stripped once.
  const source = url === file ? await strip(path) : await stripOnce(path);
  return { format: "module", source, shortCircuit: true };
}

const stripped = new Map();

async function stripOnce(path) {
  const { mtimeMs } = await stat(path);
  const known = stripped.get(path);
  if (known?.mtimeMs === mtimeMs) return known.source;
  const source = await strip(path);
  stripped.set(path, { mtimeMs, source });
  return source;
}

/** The JavaScript of a file of TypeScript, with its source map. */
async function strip(path) {
  const { code } = await transform(await readFile(path, "utf8"), {
    loader: extname(path).slice(1),
    format: "esm",
    target: "node20",
    jsx: "automatic",
    sourcefile: path,
    sourcemap: "inline",
    // The text stands in the file: with it in the map each module would cross from thread to thread thrice as large.
    sourcesContent: false,
  });
  return code;
}
