import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * End-to-end tests go by the run's clock (`tests/support/test-clock.mjs`), or they are red on some day of the year. What runs
 * in the browser may ask its `Date`: that one is moved.
 */

const root = "tests/e2e";
const inBrowser: Readonly<Record<string, RegExp>> = {
  "fixtures.ts": /new Date\(Date\.now\(\) \+ 9 \* 3_600_000\)|Machine\.now\(\)/,
  "ishm/voice.spec.ts": /page\.evaluate\(\(\) => new Date\(\)/,
};

function machineClocks(path: string): string[] {
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  const known = inBrowser[path];
  return lines.filter((line) => /\bDate\.now\(\)|new Date\(\)/.test(line) && !known?.test(line));
}

test("no end-to-end test asks the machine what day it is", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((path) => machineClocks(path).map((line) => `${path}: ${line.trim()}`))).toEqual([]);
});

test("the run's clock stands where the run was told to", () => {
  const offset = Number(process.env.TEST_CLOCK_OFFSET_MS);
  const start = Date.parse(process.env.TEST_NOW ?? "2026-11-23T10:00:00+09:00");
  expect(Number.isFinite(offset)).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(start);
  const moment = new Date();
  expect(moment).toBeInstanceOf(Date);
  expect(moment.getTime() - start).toBeLessThan(7_200_000);
});
