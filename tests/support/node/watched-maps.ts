/**
 * The maps of this process that take a key while they are watched: what a module forgets to take out of a map of its own stays there
 * for as long as the process runs, and no answer shows it. Call `stop` when the test has ended.
 */
export function watchMaps(isWatched: (key: unknown) => boolean) {
  const own = Map.prototype.set;
  const taken: (readonly [Map<unknown, unknown>, unknown])[] = [];
  function set(this: Map<unknown, unknown>, key: unknown, value: unknown) {
    if (isWatched(key)) taken.push([this, key]);
    return own.call(this, key, value);
  }
  Reflect.set(Map.prototype, "set", set);
  return {
    /** Whether any key was taken since the beginning: a control, for a test that expects that none is left. */
    hasTaken: () => taken.length > 0,
    /** How many keys still stand in the map that took them. */
    left: () => taken.filter(([map, key]) => map.has(key)).length,
    stop: () => void Reflect.set(Map.prototype, "set", own),
  };
}
