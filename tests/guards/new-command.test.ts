import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runServerUrl } from "../support/database/postgres";

/*
 * `npm run new` copies the exemplar as it is now, so a change of the exemplar or of a registry can break it. Here it runs
 * in a copy of the checkout, and what it made runs its own tests and the guards there.
 */

const copied = ["app", "components", "deploy", "lib", "messages", "tests"];
const single =
  /^(\.gitignore|biome\.json|package\.json|tsconfig\.json|middleware\.ts|jest\.config\..*|.*\.config\.js)$/;
const product = ["app", "components", "lib", "messages", "tests"];
const exemplarTable = "lib/club-api/db/tables/boards/notices.ts";

let copy = "";
/** The copy's files before anything was made in it. */
let untouched: ReturnType<typeof state>;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "clubfront-new-"));
  for (const folder of copied) cpSync(folder, join(copy, folder), { recursive: true });
  for (const file of readdirSync(".").filter((name) => single.test(name))) cpSync(file, join(copy, file));
  // The seed draws its documents with the site's letters.
  cpSync("public/fonts", join(copy, "public", "fonts"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  untouched = state();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(args: readonly string[], env: Record<string, string | undefined> = {}) {
  const { NODE_OPTIONS: _hooks, ...own } = process.env;
  const done = spawnSync(process.execPath, [...args], {
    cwd: copy,
    encoding: "utf8",
    env: { ...own, ...env },
  });
  return { isDone: done.status === 0, said: `${done.stdout}${done.stderr}` };
}
/** Output of a run that has to succeed. */
function done({ isDone, said }: ReturnType<typeof run>): string {
  if (!isDone) throw new Error(said);
  return said;
}
const make = (...args: string[]) => run(["deploy/new.mjs", ...args]);

/** Runs test files of the copy, on the database server of this run. */
function runTests(config: string, files: readonly string[], workers: number) {
  // A worker's own hooks, from the copy: the runner does without workers where there is to be one alone.
  const hooks =
    workers === 1 ? { NODE_OPTIONS: process.env.NODE_OPTIONS?.replaceAll(resolve("."), copy) } : {};
  const env = { TEST_DATABASE_URL: runServerUrl(), FORCE_COLOR: "0", ...hooks };
  const jest = ["node_modules/jest/bin/jest.js", "--config", config, `--maxWorkers=${workers}`];
  return run([...jest, "--runTestsByPath", ...files], env);
}

/** Every file of the copy's product with its content, or by its size and time: what was written shows in either. */
function state(kind: "by content" | "by time" = "by time"): Map<string, string> {
  const files = product.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.sort().map((file) => {
      if (kind === "by content")
        return [file, createHash("sha256").update(readFileSync(file)).digest("hex")] as const;
      const { size, mtimeMs } = statSync(file);
      return [file, `${size} ${mtimeMs}`] as const;
    }),
  );
}

const calls = [
  ["call", "faqs", "GET /ops/faq-hints/{id}"],
  ["call", "penalties", "PUT /ops/penalty-days/{date}", "--menu=940200"],
  ["call", "reservations", "POST /ext/thing", "--menu=050100"],
];

test("a dry run names the files and writes none", () => {
  const said = done(make("board", "trips", "--dry"));
  expect(said).toContain("creates lib/contract/boards/trips.ts");
  expect(said).toContain("changes lib/contract/routes.ts");
  expect(state()).toEqual(untouched);
});

test.each([
  ["no kind", [], "Usage:"],
  ["a kind that there is not", ["page", "thing"], "Usage:"],
  ["a board that is there", ["board", "faqs"], 'There is a "faqs"'],
  ["a table that is there", ["board", "waitings"], 'There is a "waitings"'],
  ["a board without a plural", ["board", "news2"], "no singular"],
  ["a board that is no name", ["board", "Trip-Plans"], "is no name"],
  ["a screen that is there", ["screen", "codes"], "already"],
  ["a screen that is no name", ["screen", "../codes"], "is no name"],
  ["a call that is declared", ["call", "faqs", "GET /faq/{other}"], "declared already"],
  ["a call that is none", ["call", "faqs", "FETCH /faq"], "is no call"],
  ["a call of no subject", ["call", "nothing", "GET /ops/nothing"], "is no subject"],
  ["a call without a menu", ["call", "reservations", "GET /ext/thing"], "--menu="],
])("%s is refused in words, and nothing is written", (_, args, words) => {
  const { isDone, said } = make(...args);
  expect(isDone).toBe(false);
  expect(said).toContain(words);
  expect(state()).toEqual(untouched);
});

test("a step that fails leaves every file as it was", () => {
  const source = readFileSync(join(copy, exemplarTable), "utf8");
  writeFileSync(join(copy, exemplarTable), `${source}\nthrow new Error("no tables");\n`);
  const before = state("by content");
  const { isDone, said } = make("board", "trips");
  expect(isDone).toBe(false);
  expect(said).toContain("drizzle-kit");
  expect(state("by content")).toEqual(before);
  writeFileSync(join(copy, exemplarTable), source);
}, 240_000);

const guards = [
  "texts/messages",
  "office-screens",
  "texts/office-texts",
  "route-menus",
  "trash",
  "texts/unused-messages",
];

describe("a board, a screen and calls are made", () => {
  const made: string[] = [];
  beforeAll(() => {
    for (const args of [["board", "trips"], ["screen", "trip-plans"], ...calls]) {
      const said = done(make(...args));
      made.push(...[...said.matchAll(/creates (\S+\.test\.tsx?)/g)].map(([, file = ""]) => file));
    }
  }, 240_000);

  test("each with its test", () => {
    expect(made.toSorted()).toEqual([
      "tests/api/boards/get-ops-faq-hints-id.test.ts",
      "tests/api/boards/trips.test.ts",
      "tests/api/bookings/post-ext-thing.test.ts",
      "tests/api/penalties/put-ops-penalty-days-date.test.ts",
      "tests/components/ishm/boards/trip.test.tsx",
      "tests/components/ishm/trip-plans.test.tsx",
    ]);
  });

  test("which is green on a database with the new migrations, beside the guards of texts, menus and screens", () => {
    const files = [
      ...made.filter((file) => file.startsWith("tests/api/")),
      ...guards.map((name) => `tests/guards/${name}.test.ts`),
    ];
    // Each further worker would load the product once more.
    const said = done(runTests("jest.config.server.mjs", files, 1));
    expect(said).toContain(`Test Suites: ${files.length} passed`);
  }, 240_000);

  test("and so are the tests of its views", () => {
    const views = made.filter((file) => file.startsWith("tests/components/"));
    // A window of jsdom would stand in the way of the runner itself.
    const said = done(runTests("jest.config.ui.mjs", views, 2));
    expect(said).toContain("Test Suites: 2 passed");
  }, 240_000);

  test("and none of them a second time", () => {
    const before = state();
    for (const args of [["board", "trips"], ["screen", "trip-plans"], ...calls]) {
      expect(make(...args).isDone).toBe(false);
    }
    expect(state()).toEqual(before);
  }, 240_000);
});
