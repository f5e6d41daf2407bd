import { type NoticeState, noticeStates } from "./notice-state";

/** The columns that the club API sorts by (domain.md A19). */
const noticeSortFields = ["noticeIdx", "title", "viewCount", "createdAt", "updatedAt"] as const;
export type NoticeSortField = (typeof noticeSortFields)[number];
export type NoticeSort = { field: NoticeSortField; isDescending: boolean };

export type NoticeListQuery = {
  page: number;
  size: number;
  keyword: string;
  state: NoticeState | null;
  /** Null is the server's own order: newest first. */
  sort: NoticeSort | null;
};

export const pageSizes = [10, 20, 50, 100] as const;
const defaultSize = 20;

/** Reads the list's place from an address; what is not understood is left at its default. */
export function readNoticeListQuery(search: URLSearchParams): NoticeListQuery {
  const page = Number(search.get("page"));
  const size = Number(search.get("size"));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 999_999 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
    keyword: (search.get("keyword") ?? "").trim().slice(0, 100),
    state: noticeStates.find((known) => known === search.get("state")) ?? null,
    sort: readSort(search.get("sort") ?? ""),
  };
}

function readSort(text: string): NoticeSort | null {
  const isDescending = text.startsWith("-");
  const name = isDescending ? text.slice(1) : text;
  const field = noticeSortFields.find((known) => known === name);
  return field ? { field, isDescending } : null;
}

/** `-viewCount`; empty for the server's own order. */
export function sortText(sort: NoticeSort | null): string {
  return sort ? `${sort.isDescending ? "-" : ""}${sort.field}` : "";
}

/** The address part after `?` for a place in the list; defaults are left out. */
export function writeNoticeListQuery(query: NoticeListQuery): string {
  const search = new URLSearchParams();
  if (query.page > 1) search.set("page", String(query.page));
  if (query.size !== defaultSize) search.set("size", String(query.size));
  if (query.keyword) search.set("keyword", query.keyword);
  if (query.state) search.set("state", query.state);
  if (query.sort) search.set("sort", sortText(query.sort));
  return search.toString();
}

/** A press on a column head: its first order, the other one, then the server's own again. */
export function nextSort(sort: NoticeSort | null, field: NoticeSortField): NoticeSort | null {
  const isDescendingFirst = field !== "title";
  if (sort?.field !== field) return { field, isDescending: isDescendingFirst };
  return sort.isDescending === isDescendingFirst ? { field, isDescending: !isDescendingFirst } : null;
}
