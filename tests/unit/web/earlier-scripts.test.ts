import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepReplacedScripts, putEarlierScripts } from "@/deploy/earlier-scripts.mjs";

const day = 24 * 3_600_000;
let folder: string;
let built: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earlier-scripts-"));
  built = join(folder, ".next");
  kept = join(folder, "earlier");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build as deploy/build.mjs makes one: what is replaced is kept, Next empties its folder, the earlier is put back. */
function build(id: string, chunks: readonly string[], now: number): void {
  keepReplacedScripts({ built, kept, now });
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, "static/chunks"), { recursive: true });
  writeFileSync(join(built, "BUILD_ID"), id);
  for (const name of chunks) writeFileSync(join(built, "static/chunks", name), `${name} of ${id}`);
  putEarlierScripts({ built, kept, now });
}
const served = () => readdirSync(join(built, "static/chunks")).toSorted();
const now = Date.parse("2026-11-23T10:00:00+09:00");

test("the scripts of a replaced build stay beside the new ones, which win", () => {
  build("one", ["a.js", "same.js"], now);
  build("two", ["b.js", "same.js"], now + day);
  expect(served()).toEqual(["a.js", "b.js", "same.js"]);
  expect(readFileSync(join(built, "static/chunks/same.js"), "utf8")).toBe("same.js of two");
});

test("they go fourteen days after their build was replaced, not after it was made", () => {
  build("one", ["a.js"], now);
  build("two", ["b.js"], now + 30 * day);
  build("three", ["c.js"], now + 40 * day);
  expect(served()).toEqual(["a.js", "b.js", "c.js"]);
  build("four", ["d.js"], now + 45 * day);
  expect(served()).toEqual(["b.js", "c.js", "d.js"]);
  expect(existsSync(join(kept, "one"))).toBe(false);
});

test("of ten replaced builds at most", () => {
  for (let turn = 0; turn <= 11; turn += 1) build(`build-${turn}`, [`${turn}.js`], now + turn * 1000);
  expect(served()).not.toContain("0.js");
  expect(served()).toContain("1.js");
  expect(readdirSync(kept)).toHaveLength(10);
});

test("a script that is built again is kept anew from when that build is replaced", () => {
  build("one", ["a.js"], now);
  build("two", ["b.js"], now + day);
  build("three", ["a.js"], now + 2 * day);
  build("four", ["d.js"], now + 17 * day);
  expect(served()).toEqual(["a.js", "d.js"]);
});

test("a build that failed loses nothing of what was kept", () => {
  build("one", ["a.js"], now);
  keepReplacedScripts({ built, kept, now: now + day });
  rmSync(built, { recursive: true });
  build("two", ["b.js"], now + 2 * day);
  expect(served()).toEqual(["a.js", "b.js"]);
});
