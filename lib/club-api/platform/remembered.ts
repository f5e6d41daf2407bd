/** Asks once for each key; the answer is kept as long as the function. */
export function remembered<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as T) : work(key);
    known.set(key, value);
    return value;
  };
}
