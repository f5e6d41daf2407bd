import { pushKinds } from "@/lib/shared/push-kinds";
import type { Database } from "../../db/database";
import { pushKindOf } from "./push-rules";
import { countDevices, type PushCount, selectPushCounts } from "./status-repository";

const sumOf = (rows: readonly PushCount[]) => ({
  sent: rows.reduce((sum, { sent }) => sum + sent, 0),
  delivered: rows.reduce((sum, { delivered }) => sum + delivered, 0),
  expired: rows.reduce((sum, { expired }) => sum + expired, 0),
});

/** The results of notices to devices since a moment, in all and for each kind that had any, and the devices of now. */
export async function countPushes(db: Database, clubIdx: number, since: Date) {
  const rows = await selectPushCounts(db, clubIdx, since);
  const kinds = pushKinds.flatMap((kind) => {
    const own = rows.filter(({ event }) => pushKindOf(event) === kind);
    return own.length === 0 ? [] : [{ kind, ...sumOf(own) }];
  });
  return { ...sumOf(rows), devices: await countDevices(db, clubIdx), kinds };
}
