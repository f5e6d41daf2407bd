import { usePathname } from "next/navigation";
import { useMemo } from "react";
import {
  type ListQuery,
  type ListShape,
  nextSort,
  readListQuery,
  writeListQuery,
} from "@/lib/web/office/list-query";
import { useScreenLocation } from "../frame/root/screens-context";

type Part<Q extends ListQuery> = Partial<Omit<Q, "filters">> & { filters?: Partial<Q["filters"]> };

/** The query of a list, held in the address: Back and a copied address show the same rows. */
export function useListQuery<F extends ListShape["filters"], S extends string>(shape: ListShape<F, S>) {
  const path = usePathname();
  const { search } = useScreenLocation();
  const query = useMemo(() => readListQuery(shape, new URLSearchParams(search)), [shape, search]);

  /** Anything but a turn of the page begins at the first page. `isTyping` leaves no step to come back to. */
  function change(part: Part<ListQuery<F, S>>, { isTyping = false } = {}) {
    const filters = { ...query.filters, ...part.filters };
    const text = writeListQuery({ ...query, page: 1, ...part, filters });
    const address = text ? `${path}?${text}` : path;
    // Next follows the browser's own history; its router would ask the server for the same empty page first.
    if (isTyping) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  }
  /** A press on a column head. */
  function sortBy(field: string) {
    const known = shape.sorts.find((one) => one === field);
    if (known) change({ sort: nextSort(shape, query.sort, known) });
  }
  /** The choice of a filter, and its change; a word that the shape does not know narrows nothing. */
  const filter = <N extends keyof F & string>(name: N) => ({
    chosen: query.filters[name],
    onChoose: (value: string | null) =>
      change({ filters: { [name]: value } as Partial<ListQuery<F, S>["filters"]> }),
  });
  const toPage = (page: number) => change({ page });
  const toSize = (size: number) => change({ size });
  const clear = () =>
    change({
      keyword: "",
      filters: Object.fromEntries(Object.keys(shape.filters).map((name) => [name, null])) as Partial<
        ListQuery<F, S>["filters"]
      >,
    });
  return { query, change, filter, clear, sortBy, toPage, toSize };
}

/** The query of a list and its changes, for the parts of its screen. */
export type ListControls<Shape> =
  Shape extends ListShape<infer F, infer S> ? ReturnType<typeof useListQuery<F, S>> : never;
