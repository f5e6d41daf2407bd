import { type ListPage, rowsOfList, pageRows as size } from "@/lib/club-api/http/export-answer";

const rowsFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ idx: from + place }));
const pageOf = (all: readonly { idx: number }[], page: number): ListPage => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length,
});
async function collect(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

test("a page is read when its rows are wanted, and no sooner", async () => {
  const all = rowsFrom(1, 2 * size + 50);
  const read: number[] = [];
  const rows = rowsOfList(
    pageOf(all, 1),
    async (page) => {
      read.push(page);
      return pageOf(all, page);
    },
    20_000,
  );
  for (let turn = 0; turn < size; turn += 1) await rows.next();
  expect(read).toEqual([]);
  await rows.next();
  expect(read).toEqual([2]);
  expect(await collect(rows)).toHaveLength(size + 49);
  expect(read).toEqual([2, 3]);
});

test("rows that slip to the next page while the sheet is written are given once, and none is lost", async () => {
  const all = rowsFrom(1, 2 * size + 50);
  const later = [{ idx: 9001 }, { idx: 9002 }, ...all];
  const rows = rowsOfList(pageOf(all, 1), async (page) => pageOf(later, page), 20_000);
  expect(await collect(rows)).toEqual(all);
});

test("a list that is longer than a sheet may be is cut there", async () => {
  const all = rowsFrom(1, 2 * size + 50);
  const rows = rowsOfList(pageOf(all, 1), async (page) => pageOf(all, page), size + 7);
  expect(await collect(rows)).toEqual(all.slice(0, size + 7));
});

test("a list that ends with a full page ends", async () => {
  const all = rowsFrom(1, size);
  expect(await collect(rowsOfList(pageOf(all, 1), async (page) => pageOf(all, page), 20_000))).toEqual(all);
});
