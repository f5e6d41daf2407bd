import { ClubFailure } from "../../platform/failure";

const maxIdxs = 100;

/** The rows that a `DELETE` names: in its body, else in `?idx=1,2` (domain.md A24). None or too many is 9001. */
export function namedIdxs(
  inBody: readonly number[] | undefined,
  inQuery: string | undefined,
): readonly number[] {
  const idxs = inBody ?? (inQuery?.split(",") ?? []).map(Number);
  if (idxs.length === 0 || idxs.length > maxIdxs) throw new ClubFailure("VAL_FIELD", ["idxs"]);
  return idxs;
}

/** The row that a `PUT /x/{id}` changes; a body that names another one is 9001 (domain.md A24). */
export function samePathIdx(inPath: number, inBody: number | undefined, field: string): number {
  if (inBody !== undefined && inBody !== inPath) throw new ClubFailure("VAL_FIELD", [field]);
  return inPath;
}
