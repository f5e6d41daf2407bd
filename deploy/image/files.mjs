import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/**
 * The files that the two servers and the operator's commands need at run time, and no others: what the image holds. They
 * are traced from the build, so a new package or data folder that is imported comes along by itself.
 */

/** Entry points. The web starts from the configuration as the build has resolved it. */
const entries = [
  "dist/web.mjs",
  "dist/painter.mjs",
  "dist/rehearsal.mjs",
  "dist/cache-handler.mjs",
  "dist/first-view.cjs",
  "dist/club-api.mjs",
  "dist/club.mjs",
];

/** Read by path and not imported, so that no trace finds it. */
const wholeFolders = [
  ".next/server",
  ".next/static",
  "dist/packed",
  "public",
  "lib/club-api/db/migrations",
  "lib/club-api/db/seed/data",
  "lib/club-api/presets",
];
const singleFiles = [
  ".next/BUILD_ID",
  ".next/app-path-routes-manifest.json",
  ".next/build-manifest.json",
  ".next/fallback-build-manifest.json",
  ".next/images-manifest.json",
  ".next/package.json",
  ".next/prerender-manifest.json",
  ".next/required-server-files.json",
  ".next/routes-manifest.json",
  "package.json",
  "lib/web/i18n/request.ts",
  "deploy/image/health.mjs",
];

/**
 * Traced, and never loaded by a production server: what Next's own standalone output leaves out too (its bundler, upgrades,
 * development builds, source maps, types), the compiler that the plugin of next-intl loads for extraction only, and
 * Swagger's pages, which are shown in development only.
 */
const neverLoaded = [
  /^node_modules\/next\/dist\/(docs|lib\/upgrade|pages|server\/lib\/route-resolver)/,
  /^node_modules\/next\/dist\/compiled\/(@babel|@mswjs|@next\/font|@vercel\/(blob|nft|og|routing-utils)|babel|next-devtools|terser|webpack)/,
  /^node_modules\/next\/dist\/compiled\/(next-server|react.*)\/.*(\.dev|\.development)\.js$/,
  /^node_modules\/react(-dom)?\/.*\.development\.js$/,
  /^node_modules\/(@swc\/core|swagger-ui-dist|typescript)/,
  /\.(d\.[cm]?ts|map|md|nft\.json)$/,
];

const isLoaded = (file) => !neverLoaded.some((pattern) => pattern.test(file));

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Files that the build's own traces (`*.nft.json`) name. */
function tracedByNext(root) {
  const traces = filesBelow(join(root, ".next")).filter((file) => file.endsWith(".nft.json"));
  return traces.flatMap((trace) =>
    JSON.parse(readFileSync(trace, "utf8")).files.map((file) =>
      relative(root, resolve(dirname(trace), file)),
    ),
  );
}

const ofOtherPackages = /^node_modules\/(?!next\/).*\.[cm]?js$/;
/** Words of code that finds a file by where it stands itself, such as that of a worker of its own. */
const ownPlace = /__dirname|__filename|require\.resolve|import\.meta|new Worker/;

/**
 * All that the entries import. Next's own traces are not closed: they leave out what its start alone needs. Paths that code makes up
 * are worked out where a package does so, which for Next its own traces have done: for all files it takes as long again.
 */
async function tracedByEntries(root) {
  const { nodeFileTrace } = createRequire(join(root, "package.json"))("next/dist/compiled/@vercel/nft");
  const trace = async (files, evaluatePureExpressions) => {
    const { fileList } = await nodeFileTrace(
      files.map((file) => join(root, file)),
      {
        base: root,
        processCwd: root,
        ignore: (file) => !isLoaded(file),
        analysis: { evaluatePureExpressions },
      },
    );
    return [...fileList];
  };
  const imported = await trace(entries, false);
  const makers = imported.filter(
    (file) => ofOtherPackages.test(file) && ownPlace.test(readFileSync(join(root, file), "utf8")),
  );
  return [...imported, ...(await trace(makers, true))];
}

/**
 * Paths of the files, from the root, sorted. Throws one sentence that names what the build lacks.
 * Symbolic links, such as those of `.next/node_modules`, are files of the list.
 */
export async function imageFiles(root = process.cwd()) {
  const missing = [...entries, ...wholeFolders, ...singleFiles].find((path) => !existsSync(join(root, path)));
  if (missing !== undefined)
    throw new Error(`The image needs ${missing}, which is not there: run npm run build.`);
  const found = new Set(tracedByNext(root));
  for (const file of await tracedByEntries(root)) found.add(file);
  for (const folder of [...wholeFolders, ".next/node_modules"]) {
    if (!existsSync(join(root, folder))) continue;
    for (const file of filesBelow(join(root, folder))) found.add(relative(root, file));
  }
  for (const file of singleFiles) found.add(file);
  const isThere = (file) => lstatSync(join(root, file), { throwIfNoEntry: false })?.isDirectory() === false;
  return [...found].filter((file) => isLoaded(file) && isThere(file)).sort();
}
