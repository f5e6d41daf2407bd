/** How a list is narrowed by a name: one of these words, any text, or a text that the list's call takes. */
type FilterKind = readonly string[] | "text" | ((text: string) => boolean);
type FilterValue<K> = K extends readonly (infer V)[] ? V : string;
type Filters = Readonly<Record<string, FilterKind>>;

/** The filters and sorts of a list of the back office; their names are those of the call's query. */
export type ListShape<F extends Filters = Filters, S extends string = string> = {
  filters: F;
  /** The columns that the club API sorts by. */
  sorts: readonly S[];
  /** Of these the first press sorts upwards: names. */
  upwards?: readonly S[];
};

export type ListSort<S extends string = string> = { field: S; isDescending: boolean };

/** A place in a list. `sort` null is the server's own order; a filter that is null narrows nothing. */
export type ListQuery<F extends Filters = Filters, S extends string = string> = {
  page: number;
  size: number;
  keyword: string;
  sort: ListSort<S> | null;
  filters: { [N in keyof F]: FilterValue<F[N]> | null };
};

export const pageSizes = [10, 20, 50, 100] as const;
const defaultSize = 20;
const longestText = 100;

export function listShape<const F extends Filters, const S extends string>(
  shape: ListShape<F, S>,
): ListShape<F, S> {
  return shape;
}

/** Reads a place from an address; what is not understood is left at its default. */
export function readListQuery<F extends Filters, S extends string>(
  shape: ListShape<F, S>,
  search: URLSearchParams,
): ListQuery<F, S> {
  const page = Number(search.get("page"));
  const size = Number(search.get("size"));
  const filters = Object.entries(shape.filters).map(([name, kind]) => [
    name,
    readFilter(kind, search.get(name)),
  ]);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 999_999 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
    keyword: (search.get("keyword") ?? "").trim().slice(0, longestText),
    sort: readSort(shape, search.get("sort") ?? ""),
    filters: Object.fromEntries(filters),
  };
}

function readFilter(kind: FilterKind, text: string | null): string | null {
  const said = text?.trim().slice(0, longestText) || null;
  if (kind === "text" || said === null) return said;
  if (typeof kind === "function") return kind(said) ? said : null;
  return kind.find((known) => known === said) ?? null;
}

function readSort<S extends string>(shape: ListShape<Filters, S>, text: string): ListSort<S> | null {
  const isDescending = text.startsWith("-");
  const field = shape.sorts.find((known) => known === (isDescending ? text.slice(1) : text));
  return field ? { field, isDescending } : null;
}

/** `-viewCount`; empty for the server's own order. */
function sortText(sort: ListSort | null): string {
  return sort ? `${sort.isDescending ? "-" : ""}${sort.field}` : "";
}

/** The address part after `?` for a place in a list; defaults are left out. */
export function writeListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.page > 1) search.set("page", String(query.page));
  if (query.size !== defaultSize) search.set("size", String(query.size));
  if (query.keyword) search.set("keyword", query.keyword);
  for (const [name, value] of Object.entries(query.filters)) if (value) search.set(name, value);
  if (query.sort) search.set("sort", sortText(query.sort));
  return search.toString();
}

/** The filters alone, as a list's call takes them: what an export has too. */
export function listFilters<F extends Filters, S extends string>({
  keyword,
  sort,
  filters,
}: ListQuery<F, S>) {
  type Asked = { [N in keyof F]?: FilterValue<F[N]> };
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as Asked;
  return { ...asked, keyword: keyword || undefined, sort: sortText(sort) || undefined };
}

/** The query of a list's call. */
export function listInput<F extends Filters, S extends string>(query: ListQuery<F, S>) {
  return { ...listFilters(query), page: String(query.page), size: String(query.size) };
}

/** Whether anything narrows the list. */
export function isNarrowed({ keyword, filters }: ListQuery): boolean {
  return keyword !== "" || Object.values(filters).some((value) => value !== null);
}

/** A press on a column head: its first order, the other one, then the server's own again. */
export function nextSort<S extends string>(
  shape: ListShape<Filters, S>,
  sort: ListSort<S> | null,
  field: S,
): ListSort<S> | null {
  const isDescendingFirst = !shape.upwards?.includes(field);
  if (sort?.field !== field) return { field, isDescending: isDescendingFirst };
  return sort.isDescending === isDescendingFirst ? { field, isDescending: !isDescendingFirst } : null;
}
