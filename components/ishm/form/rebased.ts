/** The input over a newer state: every field that nobody has touched since `base` is as it is there. */
export function rebased<D extends object>(mine: D, base: D, theirs: D): D {
  const names = Object.keys(mine) as (keyof D)[];
  const untouched = names.filter((name) => isSame(mine[name], base[name]));
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || fingerprint(one) === fingerprint(other);
}

/** Files have no words of their own in JSON. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
}
