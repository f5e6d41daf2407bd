import type { Database } from "./database";

const inFlight = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Calls that ask for the same rules while an answer is on its way get that answer: at the opening second a thousand
 * callers would read the same rows a thousand times. Nothing is kept beyond the answer. Only for what changes by an
 * admin's hand (rules, policies, the site state); never for a slot, a member or a session.
 */
export function sharedRead<T>(db: Database, key: string, read: () => Promise<T>): Promise<T> {
  const running = inFlight.get(db) ?? new Map<string, Promise<unknown>>();
  inFlight.set(db, running);
  const known = running.get(key);
  if (known) return known as Promise<T>;
  const answer = read().finally(() => running.delete(key));
  running.set(key, answer);
  return answer;
}
