import type { RouteDefinition } from "@/lib/contract/define-route";

export type ListRow = Readonly<Record<string, unknown>>;
export type ListPage = { list: readonly ListRow[]; total: number };
export type ReadPage = (place: { page: number; size: number }) => Promise<unknown>;

/** Rows that are in memory at once; what an answer shows of them, not what the database holds. */
export const pageRows = 100;

/** One page of a list as its own answer, so that a sheet never holds what the list would not show. */
export async function pageOfList(
  route: RouteDefinition,
  readPage: ReadPage,
  page: number,
): Promise<ListPage> {
  const answer = route.output?.parse(await readPage({ page, size: pageRows })) ?? {};
  const { list = [], total = 0 } = answer as Partial<ListPage>;
  return { list, total };
}

/**
 * The rows of a list, read page by page while they are wanted; at most `maxRows`. A row that slips to the next page
 * because another one came before it is given once.
 */
export async function* rowsOfList(
  first: ListPage,
  readNext: (page: number) => Promise<ListPage>,
  maxRows: number,
): AsyncGenerator<ListRow> {
  let current = first;
  let rows = first.list;
  let given = 0;
  for (let page = 2; ; page += 1) {
    for (const row of rows) {
      if (given === maxRows) return;
      given += 1;
      yield row;
    }
    if (current.list.length < pageRows) return;
    const next = await readNext(page);
    rows = withoutSlipped(next, current);
    current = next;
  }
}

function withoutSlipped(next: ListPage, before: ListPage): readonly ListRow[] {
  if (next.total <= before.total) return next.list;
  const told = new Set(before.list.map((row) => JSON.stringify(row)));
  return next.list.filter((row) => !told.has(JSON.stringify(row)));
}
