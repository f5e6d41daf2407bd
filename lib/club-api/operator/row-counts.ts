/** How many rows there are in all, as a person reads it. */
export const sumOf = (rows: Readonly<Record<string, number>>): string =>
  Object.values(rows)
    .reduce((sum, count) => sum + count, 0)
    .toLocaleString("en");

/** Rows by table, a line each, those without any left out. */
export const tableOf = (rows: Readonly<Record<string, number>>): string =>
  Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `  ${name.padEnd(24)} ${count.toLocaleString("en").padStart(10)}`)
    .join("\n");
