const begin = "<!-- rows: written by npm run bench:all -->";
const end = "<!-- end of the rows -->";
const head = [
  "| benchmark | measure | ours | yardstick | bound | verdict | date |",
  "| --- | --- | --- | --- | --- | --- | --- |",
];

const cell = (value) => String(value).replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
const lineOf = (cells) => `| ${cells.map(cell).join(" | ")} |`;
const nameOf = (line) => line.split(" | ")[0].slice(2);

/**
 * The paper with the rows of one benchmark in place of those that it had; what others came to earlier stays, with its date.
 * Benchmarks stand in the order of `names`.
 */
export function withRows(text, { name, rows, date, names }) {
  const [above, inner, below] = partsOf(text);
  const others = inner.filter((line) => nameOf(line) !== name);
  const own = rows.map((one) =>
    lineOf([name, one.measure, one.ours, one.yardstick, one.bound, one.verdict, date]),
  );
  const places = new Map(names.map((one, place) => [one, place]));
  const placeOf = (line) => places.get(nameOf(line)) ?? names.length;
  const lines = [...others, ...own].toSorted((one, other) => placeOf(one) - placeOf(other));
  return [above + begin, "", ...head, ...lines, "", end + below].join("\n");
}

/** Splits the paper into the text above the table, the lines of its rows, and the text below. */
function partsOf(text) {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The paper does not hold ${begin} and ${end}.`);
  const lines = text.slice(from, to).split("\n");
  const isRow = (line) => line.startsWith("| ") && !head.includes(line);
  return [text.slice(0, from), lines.filter(isRow), text.slice(to + end.length)];
}
