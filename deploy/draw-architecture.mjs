import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/**
 * Draws the imports between the folders of the product into docs/architecture.md, between its markers. The script and
 * the guard that keeps the drawing up to date read the sources by the same quick scan; run directly, the script also
 * compares the scan with dependency-cruiser and refuses to draw when the two disagree.
 */
export const paper = "docs/architecture.md";
const begin = "<!-- drawing: made by npm run docs:drawing -->";
const end = "<!-- end of the drawing -->";
const roots = ["app", "components", "lib", "middleware.ts"];

/** The folder that a file counts for. */
export function roomOf(path) {
  const [top, second, third, ...rest] = path.split("/");
  if (top === "middleware.ts") return "middleware";
  if (top === "components") return `components/${second}`;
  if (top !== "lib") return top;
  if (["contract", "landscape", "shared"].includes(second)) return `lib/${second}`;
  return rest.length > 0 ? `lib/${second}/${third}` : `lib/${second}`;
}

/** The imports of a source from this repository, those of types too, as paths without an extension. */
export function importsOf(file, text) {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']((?:@\/|\.{1,2}\/|\.{1,2}["'])[^"']*)["']/g);
  return [...found].map(([, name]) =>
    name.startsWith("@/") ? name.slice(2) : posix.join(dirname(file), name),
  );
}

function sourcesBelow(path) {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => `${path}/${name.replaceAll("\\", "/")}`);
}

/** How many imports lead from one folder to another: `{ "app": { "lib/web/seo": 12 } }`. */
export function countEdges(pairs) {
  const edges = {};
  for (const [from, to] of pairs) {
    const [a, b] = [roomOf(from), roomOf(to)];
    if (a === b || b === "messages") continue;
    edges[a] ??= {};
    edges[a][b] = (edges[a][b] ?? 0) + 1;
  }
  return edges;
}

/** A folder that is imported stands for its index file. */
const fileOf = (path) => (existsSync(`${path}/index.ts`) ? `${path}/index` : path);

export function scanImports() {
  const files = roots.flatMap(sourcesBelow);
  return countEdges(
    files.flatMap((file) => importsOf(file, readFileSync(file, "utf8")).map((to) => [file, fileOf(to)])),
  );
}

/** Folds folders into coarser ones; null leaves a folder out. */
function fold(edges, nameOf) {
  const folded = new Set();
  for (const [from, targets] of Object.entries(edges))
    for (const to of Object.keys(targets)) {
      const [a, b] = [nameOf(from), nameOf(to)];
      if (a && b && a !== b) folded.add(`${a} ${b}`);
    }
  return [...folded].sort().map((pair) => pair.split(" "));
}

const idOf = (room) => room.replace(/[^a-z]/gi, "_");

function mermaid(pairs) {
  const rooms = [...new Set(pairs.flat())].sort();
  return [
    "```mermaid",
    "flowchart TD",
    ...rooms.map((room) => `  ${idOf(room)}["${room}"]`),
    ...pairs.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    "```",
  ].join("\n");
}

const wholeName = (room) => {
  if (room === "lib/shared") return null;
  return room.replace(/^(lib\/(?:web|club-api))\/.*/, "$1");
};
const clubApiName = (room) => (room.startsWith("lib/club-api") ? room.replace(/^lib\//, "") : null);

function webTable(edges) {
  const isWeb = (room) => room.startsWith("lib/web");
  const pairs = fold(edges, (room) => (isWeb(room) ? room : null));
  const rooms = [...new Set([...Object.keys(edges).filter(isWeb), ...pairs.flat()])].sort();
  const names = (list) => list.map((room) => room.replace(/^lib\/web\/?/, "") || "(top)").join(", ") || "–";
  const rows = rooms.map((room) => {
    const imports = pairs.filter(([from]) => from === room).map(([, to]) => to);
    const users = pairs.filter(([, to]) => to === room).map(([from]) => from);
    return `| ${names([room])} | ${names(imports)} | ${names(users)} |`;
  });
  return ["| folder of `lib/web` | imports | imported by |", "| --- | --- | --- |", ...rows].join("\n");
}

export function drawing(edges) {
  return [
    begin,
    "The product. An arrow is an import, of types too; `lib/shared`, which nearly everything imports, is left out.",
    mermaid(fold(edges, wholeName)),
    "Inside the club API (`lib/club-api`; the box `club-api` is its start: `main.ts`, `server.ts`, `services.ts`):",
    mermaid(fold(edges, clubApiName)),
    'Inside the web (`lib/web`; "(top)" is its loose files):',
    webTable(edges),
    end,
  ].join("\n\n");
}

/** The paper with another drawing between its markers. */
export function withDrawing(text, drawn) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${paper} has no markers for its drawing.`);
  return text.slice(0, from) + drawn + text.slice(to + end.length);
}

/** The same edges, as dependency-cruiser resolves them. */
function cruisedEdges() {
  const done = spawnSync(
    join("node_modules", ".bin", "depcruise"),
    ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...roots],
    { encoding: "utf8", maxBuffer: 1 << 30 },
  );
  const { modules } = JSON.parse(done.stdout);
  return countEdges(
    modules
      .filter(({ source }) => /^(app|components|lib|middleware)/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .map(({ resolved }) => resolved)
          .filter((resolved) => /^(app|components|lib|middleware)/.test(resolved))
          .map((resolved) => [source, resolved]),
      ),
  );
}

const namesOf = (edges) => fold(edges, (room) => room).map((pair) => pair.join(" → "));

function refuseWhereTheyDiffer(scanned, cruised) {
  const [ours, theirs] = [namesOf(scanned), namesOf(cruised)];
  const differing = [
    ...ours.filter((one) => !theirs.includes(one)).map((one) => `only the scan sees ${one}`),
    ...theirs.filter((one) => !ours.includes(one)).map((one) => `only dependency-cruiser sees ${one}`),
  ];
  if (differing.length === 0) return;
  process.stderr.write(`The drawing was not made:\n${differing.join("\n")}\n`);
  process.exit(1);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const edges = scanImports();
  refuseWhereTheyDiffer(edges, cruisedEdges());
  writeFileSync(paper, withDrawing(readFileSync(paper, "utf8"), drawing(edges)));
}
