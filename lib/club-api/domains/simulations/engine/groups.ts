import type { Wish } from "./record";

/** Wishes by a key of theirs; those without one are left out. */
export function groupsOf<K>(wishes: readonly Wish[], keyOf: (wish: Wish) => K | undefined): [K, Wish[]][] {
  const groups = new Map<K, Wish[]>();
  for (const wish of wishes) {
    const key = keyOf(wish);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(wish);
    groups.set(key, group);
  }
  return [...groups];
}
