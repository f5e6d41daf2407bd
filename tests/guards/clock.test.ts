import { readdirSync, readFileSync } from "node:fs";
import { clockReads } from "../support/contract/clock-reads";
import { testNow } from "../support/runs/test-clock.mjs";

/*
 * Tests go by the run's clock (`tests/support/runs/test-clock.mjs`), or they are red on some day of the year. Views go by the
 * club's: a visitor's clock may be wrong, and a demo stands at a moment of its own. Who needs the clock of the machine or
 * of the browser itself says why: `// Real clock: <why>` on the line, or right above it.
 */

/** Benches measure real time on a real machine; what they start stands at the run's moment all the same. */
const measured = "tests/bench/";
const folders = ["tests", "components", "app", "lib/web"];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.([cm]?ts|tsx|mjs|cjs|js)$/.test(file) && !file.startsWith(measured)),
);

test("no test and no view asks the machine for the time without a reason", () => {
  for (const folder of [...folders, "tests/e2e", "tests/components", "tests/api", "tests/unit"])
    expect(sources.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(50);
  const faults = sources.flatMap((file) =>
    clockReads(file, readFileSync(file, "utf8")).map((read) => `${file}:${read}`),
  );
  expect(faults).toEqual([]);
});

describe("the finder", () => {
  test.each([
    ["const a = new Date();"],
    ["const a = new Date;"],
    ["const a = Date();"],
    ["const a = Date.now();"],
    ["const a = Date . now ( );"],
    ["const { now = Date.now } = ports;"],
    ["const a = new globalThis.Date();"],
    ["const a = [window.Date.now()];"],
    ["// Real clock:\nconst a = Date.now();"],
    ["// Real clock: of another line.\n\nconst a = Date.now();"],
    ["const b = 1; // Real clock: of another line.\nconst a = Date.now();"],
  ])("sees %j", (source) => {
    expect(clockReads("a.ts", source)).toHaveLength(1);
  });

  test.each([
    ["const a = new Date(moment);"],
    ["const a = new Date(2026, 10, 23);"],
    ["const a = Date.parse(text) + Date.UTC(2026, 1);"],
    ["const a = performance.now() + office.now();"],
    ['const a = "Date.now()"; // new Date() of a comment'],
    ["const a = moment.Date.now();"],
    ["const a = Date.now(); // Real clock: how long it took."],
    ["// Real clock: how long\n// it took.\nconst a = Date.now();"],
  ])("lets %j pass", (source) => {
    expect(clockReads("a.ts", source)).toEqual([]);
  });

  test("names the line", () => {
    expect(clockReads("a.tsx", "const a = 1;\n  const b = <b>{Date.now()}</b>;")).toEqual([
      "2: const b = <b>{Date.now()}</b>;",
    ]);
  });
});

test("the run's clock stands where the run was told to", () => {
  const offset = Number(process.env.TEST_CLOCK_OFFSET_MS);
  const start = Date.parse(process.env.TEST_NOW ?? "2026-11-23T10:00:00+09:00");
  expect(Number.isFinite(offset)).toBe(true);
  // Real clock: whether it is moved is the subject.
  expect(Date.now()).toBeGreaterThanOrEqual(start);
  // Real clock: the run's moment is the same in a process whose clock is moved.
  expect(Math.abs(testNow() - Date.now())).toBeLessThan(1000);
  // Real clock: as above.
  const moment = new Date();
  expect(moment).toBeInstanceOf(Date);
  expect(moment.getTime() - start).toBeLessThan(7_200_000);
});
