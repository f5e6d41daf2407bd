import { readdirSync, readFileSync } from "node:fs";
import { moduleState } from "../support/clubs/module-state";

/*
 * Any number of processes serve a club: what a module remembers is either of that process alone, or another process learns
 * when it is no longer true. Everything that remembers stands here with how. A new one fails until it does.
 */

const tab = "one tab of a browser, for as long as it is open";
const build = "of the build alone, which does not change while a process runs";
const work =
  "work that is under way: whoever asks for the same meanwhile shares it, nobody is given it afterwards";
const turns = "the line before this process's own processor; others have their own";
const statement = "calls of one moment that share the next statement; nothing is remembered after its answer";
const connection = "an open connection, or the object that makes them";
const perRequest = "React's memory of one page that is being rendered";
const scripts = "texts of programs by their text: the same in every process";
const figures = "counts of this process; Prometheus adds those of all";

const known: Readonly<Record<string, string>> = {};

const folders = ["lib/club-api", "lib/web", "lib/shared", "lib/landscape", "lib/contract", "app"];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

const remembered = () =>
  [...files, "middleware.ts"].flatMap((path) =>
    moduleState(path, readFileSync(path, "utf8")).map((name) => `${path} ${name}`),
  );

test("whatever a module remembers has its reason, and every reason something that remembers", () => {
  expect(remembered().toSorted()).toEqual(Object.keys(known).toSorted());
});

test("what would remember is found", () => {
  const of = (text: string) => moduleState("a.ts", text);
  expect(of("let last: Date | undefined;")).toEqual(["last"]);
  expect(of("const known = new Map<string, string>(); known.set('a', 'b');")).toEqual(["known"]);
  expect(of("const words = new Set(['a']); words.has('a');")).toEqual([]);
  expect(of("const minute = { lines: 0 }; function count() { minute.lines += 1; }")).toEqual(["minute"]);
  expect(of("const minute = { lines: 0 }; Object.assign(minute, { lines: 1 });")).toEqual(["minute"]);
  expect(of("const cached = new LRUCache<string, string>({ max: 5 });")).toEqual(["cached"]);
  expect(of("export const inTurn = createTurns<string>();")).toEqual(["inTurn"]);
  expect(of("const shared = globalThis as Own; export const now = () => shared.clubfrontNow;")).toEqual([
    "clubfrontNow",
  ]);
  expect(of("function f() { let count = 0; return count; }")).toEqual([]);
});
