import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import {
  countEdges,
  drawing,
  importsOf,
  paper,
  scanImports,
  withDrawing,
} from "../../deploy/draw-architecture.mjs";
import {
  anchorsOf,
  brokenLinks,
  missingPaths,
  type Papers,
  unknownScripts,
  variablesOfCode,
  variablesOfTable,
} from "../support/contract/papers";

/*
 * The papers can be followed: links, headings, commands, paths and variables are there, and the drawing of the
 * architecture is that of the sources. Each finder is shown a snippet that it must refuse.
 */

const made = new Set(["node_modules", "dist", "coverage", "test-results", "playwright-report"]);
const files = readdirSync(".", { withFileTypes: true })
  .filter(({ name }) => !name.startsWith(".") && !made.has(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: "utf8" })
          .map((name) => `${entry.name}/${name}`)
          // Lighthouse is installed apart (tests/bench/pages).
          .filter((name) => !name.includes("/node_modules/"))
      : [entry.name],
  )
  .filter((file) => file.endsWith(".md"))
  .sort();
const papers: Papers = Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")]));
const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);
const text = (file: string) => papers[file] ?? "";
const isThere = (path: string) => existsSync(path);
const environmentFiles = [
  "lib/shared/server/tracing-env.ts",
  "lib/web/env.ts",
  "lib/web/clock.ts",
  "lib/web/wallet-keys.ts",
  "lib/web/cache/page-policy.ts",
  "lib/club-api/platform/env.ts",
  "lib/club-api/platform/network/identity-env.ts",
  "lib/club-api/platform/service-env.ts",
];
const ofCode = variablesOfCode(environmentFiles.map((file) => readFileSync(file, "utf8")).join("\n"));

test("the papers were found", () => {
  expect(files).toEqual(
    expect.arrayContaining(["README.md", "SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md", paper]),
  );
  expect(files.filter((file) => file.startsWith("docs/decisions/")).length).toBeGreaterThanOrEqual(10);
});

test.each(files)("%s: its links, headings, commands and paths are there", (file) => {
  expect(brokenLinks(file, papers, isThere)).toEqual([]);
  expect(unknownScripts(text(file), scripts)).toEqual([]);
  // The change log tells of the past: what it names may have moved since.
  const isHistory = file === "CHANGELOG.md";
  expect(isHistory ? [] : missingPaths(text(file), isThere)).toEqual([]);
});

test("the README is one walk of at most 200 lines", () => {
  expect(text("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(200);
});

test("docs/configuration.md names the variables that the processes read, and no other", () => {
  expect(variablesOfTable(text("docs/configuration.md"))).toEqual(ofCode);
  expect(ofCode.length).toBeGreaterThan(40);
});

test("every decision is linked by its list", () => {
  const index = text("docs/decisions/README.md");
  const unlisted = files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .filter((file) => !index.includes(`(${posix.basename(file)})`));
  expect(unlisted).toEqual([]);
});

test("the drawing is that of the imports (npm run docs:drawing)", () => {
  expect(text(paper)).toBe(withDrawing(text(paper), drawing(scanImports())));
});

describe("the finders can fail", () => {
  const snippet: Papers = {
    "docs/a.md": "# One\n\n## Two, `three`\n\n[x](gone.md) [y](#nowhere) [z](a.md#two-three) ![p](p.webp)",
  };

  test("a link without a file, a heading that is not there, a picture that was not made", () => {
    expect(brokenLinks("docs/a.md", snippet, (path) => path === "docs/a.md")).toEqual([
      "gone.md",
      "#nowhere",
      "p.webp",
    ]);
  });

  test("links in code are no links, a repeated heading has a number", () => {
    expect(brokenLinks("a.md", { "a.md": "`[x](gone.md)`\n\n```\n[y](gone.md)\n```" }, isThere)).toEqual([]);
    expect(anchorsOf("# A b\n## A b\n```\n# no heading\n```")).toEqual(["a-b", "a-b-1"]);
  });

  test("a command that package.json does not have", () => {
    expect(
      unknownScripts("`npm run demo`, `npm run gone -- --x`, `npm test`, `npm start`, `npm ci`", ["demo"]),
    ).toEqual(["gone", "test", "start"]);
    expect(unknownScripts("```\nnpm run gone  # why\n```", [])).toEqual(["gone"]);
  });

  test("a path that is not there; placeholders and patterns are none", () => {
    expect(
      missingPaths("`lib/gone.ts`, `docs/`, `lib/<domain>.ts`, `tests/*.ts`, `app/[locale]`", isThere),
    ).toEqual(["lib/gone.ts"]);
  });

  test("a variable that nobody reads, and one that nobody describes", () => {
    expect(variablesOfTable("| `ONE_A`, `TWO` | web |\n\n`THREE_X` in words")).toEqual(["ONE_A", "TWO"]);
    expect(variablesOfCode('source.ONE_A; origin(source, "TWO_B"); process.env.TEN;\n  FOUR: z.x()')).toEqual(
      ["FOUR", "ONE_A", "TEN", "TWO_B"],
    );
  });

  test("imports that are drawn, those of types too", () => {
    const source =
      'import type { A } from "@/lib/shared/a";\nimport { b } from "../form/b";\nawait import("@/lib/web/env");';
    expect(importsOf("components/ui/x.ts", source)).toEqual([
      "lib/shared/a",
      "components/form/b",
      "lib/web/env",
    ]);
    expect(countEdges([["components/ui/x.ts", "components/form/b"]])).toEqual({
      "components/ui": { "components/form": 1 },
    });
  });
});
