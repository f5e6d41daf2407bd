import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { withSourcePlaces } from "@/lib/web/server/source-places";

/** A page that failed is found in the sources by its line of the log. */

const folder = mkdtempSync(join(tmpdir(), "source-places-"));
const chunks = join(folder, ".next/server/chunks");
afterAll(() => rmSync(folder, { recursive: true }));

/** A script in which the second line's third column is the sixth line's fifth of its source. */
function writeMap(name: string): string {
  mkdirSync(chunks, { recursive: true });
  const map = { version: 3, sources: ["../../../app/a%20page.tsx"], names: [], mappings: ";EAKI" };
  writeFileSync(join(chunks, `${name}.map`), JSON.stringify(map));
  return join(chunks, name);
}

test("places of the build's scripts are put as places of the sources", () => {
  const script = writeMap("[root]_0a.js");
  const source = relative(process.cwd(), join(folder, "app/a page.tsx"));
  const trace = `Error: no course\n    at b (${script}:2:3)\n    at file://${script}:2:9`;
  expect(withSourcePlaces(trace)).toBe(`Error: no course\n    at b (${source}:6:5)\n    at ${source}:6:5`);
});

test.each([
  ["without a map", `at b (${join(chunks, "gone.js")}:2:3)`],
  ["before the first place of the map", `at b (${writeMap("first.js")}:1:1)`],
  ["of another program", "at node:internal/process:1:2 and /usr/lib/x.js:3:4"],
])("a place %s stays as it is", (_, text) => {
  expect(withSourcePlaces(text)).toBe(text);
});

test("a map that is broken costs no line of the log", () => {
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "broken.js.map"), "{");
  const text = `at b (${join(chunks, "broken.js")}:2:3)`;
  expect(withSourcePlaces(text)).toBe(text);
});
