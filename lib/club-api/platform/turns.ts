/**
 * Lets the callers of one key through one after the other, in order of arrival; callers of other keys do not wait. Work
 * is told whether it had to wait: what its caller saw before may then be old. For this process only: between processes
 * the database's locks decide.
 */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async function inTurn<T>(key: Key, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const before = last.get(key);
    const done = before === undefined ? work(false) : before.then(() => work(true));
    const settled = done.catch(() => undefined);
    last.set(key, settled);
    try {
      return await done;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
