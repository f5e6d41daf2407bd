import { ok, type Result } from "@/lib/shared/result";
import type { CallFailure } from "../api/call-failure";

export type Page<Row> = { list: readonly Row[]; total: number };
export type PageQuery = { page: string; size: string };

const size = "100";

/** Every row of a list, which the club API gives a page at a time. */
export async function allRows<Row>(
  ask: (query: PageQuery) => Promise<Result<Page<Row>, CallFailure>>,
): Promise<Result<readonly Row[], CallFailure>> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page: String(page), size });
    if (!answer.ok) return answer;
    rows.push(...answer.value.list);
    if (answer.value.list.length === 0 || rows.length >= answer.value.total) return ok(rows);
  }
}
