import { withRows } from "../../bench/shared/paper.mjs";
import { row } from "../../bench/shared/rows.mjs";

/* The table of all benchmarks in docs/benchmarks.md: what one run changes of it. */

const begin = "<!-- rows: written by npm run bench:all -->";
const end = "<!-- end of the rows -->";
const empty = `# Benchmarks\n\nAbove.\n\n${begin}\n${end}\n\n## Below\n\n| a | b |\n| --- | --- |\n| other | table |\n`;
const names = ["bench", "bench:hop", "bench:reads"];
const rowsOf = (text: string) =>
  text
    .slice(text.indexOf(begin), text.indexOf(end))
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (benchmark|---) /.test(line));
const write = (text: string, name: string, ours: string, date = "2026-11-29") =>
  withRows(text, { name, rows: [row({ measure: "a read", ours, bound: "2 ms", isMet: true })], date, names });

test("a benchmark's row has its name, its numbers and its day; what stands around the table stays", () => {
  const text = write(empty, "bench:hop", "1 ms");
  expect(rowsOf(text)).toEqual(["| bench:hop | a read | 1 ms |  | 2 ms | met | 2026-11-29 |"]);
  expect(text.slice(0, text.indexOf(begin))).toBe(empty.slice(0, empty.indexOf(begin)));
  expect(text.slice(text.indexOf(end))).toBe(empty.slice(empty.indexOf(end)));
});

test("a second run replaces its own rows, and leaves those of others with their day", () => {
  const both = write(write(empty, "bench:reads", "1 ms", "2026-11-27"), "bench:hop", "1 ms", "2026-11-27");
  const text = write(both, "bench:hop", "3 ms");
  expect(rowsOf(text)).toEqual([
    "| bench:hop | a read | 3 ms |  | 2 ms | met | 2026-11-29 |",
    "| bench:reads | a read | 1 ms |  | 2 ms | met | 2026-11-27 |",
  ]);
  expect(write(text, "bench:hop", "3 ms")).toBe(text);
});

test("a benchmark whose name begins another's replaces only its own", () => {
  const text = write(write(empty, "bench:hop", "1 ms"), "bench", "9 ms");
  expect(rowsOf(text).map((line) => line.split(" | ")[0])).toEqual(["| bench", "| bench:hop"]);
});

test("a pipe or a line's end in a cell does not break the table", () => {
  const rows = [row({ measure: "a | b\nc", ours: 1 })];
  const text = withRows(empty, { name: "bench", rows, date: "2026-11-29", names });
  expect(rowsOf(text)).toEqual(["| bench | a \\| b c | 1 |  |  |  | 2026-11-29 |"]);
  expect(rowsOf(write(text, "bench:hop", "1 ms"))).toHaveLength(2);
});

test("a paper without the marks is not written over", () => {
  expect(() => write("# Benchmarks\n", "bench", "1 ms")).toThrow("does not hold");
});
