export type PageSlot = { kind: "page"; page: number } | { kind: "gap"; after: number };

/**
 * The page numbers to show for `current` of `count` pages (both 1-based): the ends, the current page
 * with a neighbour on each side, and a gap where two or more pages are left out.
 */
export function pageWindow(current: number, count: number): PageSlot[] {
  const shown = new Set([1, count]);
  const from = Math.max(1, Math.min(current - 1, count - 4));
  const to = Math.min(count, Math.max(current + 1, 5));
  for (let page = from; page <= to; page += 1) shown.add(page);
  const slots: PageSlot[] = [];
  let last = 0;
  for (const page of [...shown].filter((page) => page >= 1).sort((a, b) => a - b)) {
    if (page - last === 2) slots.push({ kind: "page", page: last + 1 });
    else if (page - last > 2) slots.push({ kind: "gap", after: last });
    slots.push({ kind: "page", page });
    last = page;
  }
  return slots;
}
