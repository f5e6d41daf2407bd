import type { Placeholder } from "drizzle-orm";
import type { SelectedFieldsFlat } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { BoardPage } from "./board-table";

/** A page as its statement takes it. */
export type PageSpan = Omit<BoardPage, "page" | "size"> & {
  limit: number | Placeholder;
  offset: number | Placeholder;
};

/** The rows of `Board.pageStatement`: each tells the number of all. */
export function pageOfRows<C extends SelectedFieldsFlat>(found: readonly { row: unknown; total: number }[]) {
  return { rows: found.map(({ row }) => row as SelectResultFields<C>), total: found[0]?.total ?? 0 };
}

type Neighbour = { idx: number; title: string };
/** A record with the nearest on both sides. */
export type Between<C extends SelectedFieldsFlat> = {
  row: SelectResultFields<C>;
  prev: Neighbour | null;
  next: Neighbour | null;
};

/** The row of `Board.betweenStatement`; null when there is none. */
export function betweenOfRows<C extends SelectedFieldsFlat>(
  found: readonly { row: unknown; prev: unknown; next: unknown }[],
): Between<C> | null {
  const [first] = found;
  return first === undefined
    ? null
    : {
        row: first.row as SelectResultFields<C>,
        prev: neighbourOf(first.prev),
        next: neighbourOf(first.next),
      };
}

function neighbourOf(found: unknown): Neighbour | null {
  const { idx, title } = found as { idx: number | null; title: string };
  return idx === null ? null : { idx, title };
}
