/*
 * Loader of component tests. It differs from the server's:
 * - Every test file has its own copy of the web and of the tests' helpers, since both keep things in their modules; packages,
 *   contract and shared code are loaded once for a worker. The runner asks for a test file with a query of its own,
 *   which goes on to what that file imports.
 * - Feedback loads its parts with itself, not on demand.
 * - A test file begins with `ui-setup.ts`.
 * - Next's navigation is jsdom's own address bar, and texts go uncompiled to the whole formatter: the small one, which takes
 *   them compiled, is the build's.
 */

const root = new URL("../../../", import.meta.url).href;
const replaced = {
  "next/navigation": "@/tests/support/web/navigation",
  "@/lib/web/i18n/compile": "@/tests/support/web/uncompiled",
};
const own = ["app/", "components/", "lib/web/", "tests/"].map((folder) => root + folder);
const isOwn = (url) =>
  own.some((folder) => url.startsWith(folder)) && !url.startsWith(`${root}tests/support/node/`);

export async function resolve(specifier, context, next) {
  const resolved = await next(replaced[specifier] ?? specifier, context);
  const [, copy] = context.parentURL?.split("?") ?? [];
  const isCopied = copy !== undefined && isOwn(context.parentURL) && isOwn(resolved.url);
  return isCopied ? { ...resolved, url: `${resolved.url}?${copy}` } : resolved;
}

const isTest = (url) => /\/tests\/components\/.*\.test\.tsx?(\?|$)/.test(url);
const isTimed = (url) =>
  ["components/feedback/", "lib/web/runtime/"].some((folder) => url.startsWith(root + folder));

/** A test that holds the clock waits for no file: what is loaded on demand has been loaded with its module. */
function withLoaded(source) {
  const names = [];
  const now = source.replace(
    /\bimport\(("[^"]+")\)/g,
    (_whole, name) => `Promise.resolve(loaded${names.push(name)})`,
  );
  return names.map((name, position) => `import * as loaded${position + 1} from ${name};`).join("") + now;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (isTest(url)) return { ...loaded, source: `import "@/tests/support/runs/ui-setup";${loaded.source}` };
  return isTimed(url) ? { ...loaded, source: withLoaded(loaded.source) } : loaded;
}
