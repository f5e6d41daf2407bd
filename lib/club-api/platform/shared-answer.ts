import { LRUCache } from "lru-cache";

type Made = { from: readonly unknown[]; answer: object };

/** Enough for the first views of several clubs in all their languages; a day's sheet takes 40 KB with its text. */
const most = 200;
const made = new LRUCache<string, Made>({ max: most });
const lasting = new WeakSet<object>();

/**
 * An answer that many calls are given. It is made anew as soon as anything that it follows from is another thing than it was: `from` holds all of
 * that, rows by the object in which they were read, everything else by its value. Nobody can change it, so its text is made once too.
 */
export function sharedAnswer<T extends object>(name: string, from: readonly unknown[], make: () => T): T {
  const known = made.get(name);
  const stands =
    known?.from.length === from.length && known.from.every((part, place) => part === from[place]);
  if (stands) return known.answer as T;
  const answer = lastingOf(make());
  made.set(name, { from, answer });
  return answer;
}

/** Whether an object stays as it is for as long as it lives, with all that it holds. */
export function isLasting(value: unknown): value is object {
  return typeof value === "object" && value !== null && lasting.has(value);
}

/** Freezes a value with all that it holds. */
export function lastingOf<T>(value: T): T {
  if (typeof value !== "object" || value === null || lasting.has(value)) return value;
  for (const part of value instanceof Map ? value.values() : Object.values(value)) lastingOf(part);
  lasting.add(value);
  return Object.freeze(value);
}
