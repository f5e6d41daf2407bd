type Ordered = { key: string; order: number };

/** The orders to be saved to move an entry to another index (0 is the first): only those that change. */
export function ordersAfterMove<Row extends Ordered>(
  rows: readonly Row[],
  from: number,
  to: number,
): Ordered[] {
  const moved = rows.toSpliced(from, 1);
  const entry = rows[from];
  if (!entry || to < 0 || to >= rows.length) return [];
  moved.splice(to, 0, entry);
  const orders = ownOrders(rows);
  return moved.flatMap(({ key, order }, place) => {
    const next = orders[place] ?? place;
    return next === order ? [] : [{ key, order: next }];
  });
}

/** The orders in use, when they tell the entries apart; else plain numbers. */
function ownOrders(rows: readonly Ordered[]): number[] {
  const sorted = rows.map(({ order }) => order).toSorted((one, other) => one - other);
  const isDistinct = new Set(sorted).size === sorted.length;
  return isDistinct ? sorted : sorted.map((_, place) => place);
}
