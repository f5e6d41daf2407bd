/*
 * As much of jest as pure unit tests need, for a process of their own: `describe`, `test` and their `each`. A bundle of
 * test files begins with this module, makes `expect` global, and ends with `runCollected`.
 */

type Work = (...values: never[]) => unknown;
type Collected = { name: string; work: () => unknown };

const collected: Collected[] = [];
const names: string[] = [];

const test = (name: string, work: Work) =>
  void collected.push({ name: [...names, name].join(" › "), work: work as () => unknown });
const describe = (name: string, work: Work) => {
  names.push(name);
  (work as () => void)();
  names.pop();
};
/** Each row of the table is the arguments of one run; a row that is no array is the only argument. */
const each =
  (register: (name: string, work: Work) => void) =>
  (table: readonly unknown[]) =>
  (name: string, work: Work) =>
    table.forEach((row, place) => {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      register(`${name} [${place}]`, () => work(...values));
    });

Object.assign(globalThis, {
  test: Object.assign(test, { each: each(test) }),
  describe: Object.assign(describe, { each: each(describe) }),
});

/** Runs what was collected, one after another; how many tests there were, and what failed. */
export async function runCollected(): Promise<{ count: number; failures: string[] }> {
  const failures: string[] = [];
  for (const { name, work } of collected) {
    try {
      await work();
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { count: collected.length, failures };
}
