/** Rows, such as requests, by a key of theirs; those without one are left out. */
export function groupsOf<T, K>(rows: readonly T[], keyOf: (row: T) => K | undefined): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return [...groups];
}
