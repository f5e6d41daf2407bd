/** A list with one entry moved to another place; places outside of it are its ends. */
export function moveTo<T>(list: readonly T[], one: T, place: number): T[] {
  const others = list.filter((other) => other !== one);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, one);
}

type Placed = { code: string; order: number };

/**
 * The changes that bring siblings into the requested order. Their own numbers are dealt out anew, so that moving one
 * there and back changes nothing; numbers that some share are counted anew.
 */
export function orderChanges(siblings: readonly Placed[], wanted: readonly string[]): Placed[] {
  const numbers = siblings.map(({ order }) => order).toSorted((one, other) => one - other);
  const isDistinct = new Set(numbers).size === numbers.length;
  return wanted.flatMap((code, place) => {
    const order = isDistinct ? (numbers[place] ?? place) : place;
    return siblings.some((menu) => menu.code === code && menu.order !== order) ? [{ code, order }] : [];
  });
}
