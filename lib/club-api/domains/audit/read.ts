import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { type RecordFilter, selectRecords } from "./repository";

type AuditQuery = Omit<RecordFilter, "since" | "before"> & {
  page: number;
  size: number;
  from?: string | undefined;
  to?: string | undefined;
};

/** A page of the audit entries; `from` and `to` are club days, both included. */
export async function listAuditEntries(
  db: Database,
  ctx: Context,
  { page, size, from, to, ...filter }: AuditQuery,
): Promise<CallOutput<"GET /ops/audit">> {
  const { clubIdx, zone } = ctx.club;
  const period = {
    since: from === undefined ? undefined : atClubTime(from, "00:00", zone),
    before: to === undefined ? undefined : atClubTime(addDays(to, 1), "00:00", zone),
  };
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectRecords(db, clubIdx, { ...filter, ...period }, place);
  const list = rows.map(({ clubIdx: _club, at, ...row }) => ({ ...row, at: clubTimestamp(at, zone) }));
  return { list, total, page, size };
}
