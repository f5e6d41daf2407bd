import type { BoardState } from "@/lib/contract/boards/board-entities";
import { ClubFailure } from "../../platform/failure";
import { type BoardScope, type SortPart, sortParts } from "./board-table";

/** The part of a list query that all boards read alike (domain.md 2.3). */
export type ListQuery = {
  page: number;
  size: number;
  keyword?: string | undefined;
  sort?: string | undefined;
};
/** The same of a list that the back office filters by state. */
export type StateQuery = ListQuery & { state?: BoardState | undefined };

/** A page as it is asked for. Throws 9001 `sort` for a field that is not among the sortable ones. */
export function pageInput(query: ListQuery, scope: BoardScope, sortable: readonly string[] = []) {
  const { page, size, keyword } = query;
  const sorts: SortPart[] = sortParts(query.sort);
  if (sorts.some(({ field }) => !sortable.includes(field)))
    throw new ClubFailure("VAL_FIELD", ["sort", "sortable"]);
  return { scope, page, size, keyword, sorts };
}

/** Who asks: `scope=admin` has been checked by the declaration of the call. */
export function scopeOf(query: { scope?: "admin" | undefined }): BoardScope {
  return query.scope ?? "visitor";
}
