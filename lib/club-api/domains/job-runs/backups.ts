import type { Database } from "../../db/database";
import { insertRuns } from "./repository";
import { selectLastDone } from "./status-repository";

const name = "backup";

/** Notes for these clubs that a backup was made, as a run that is done; two of one moment are one. */
export async function noteBackup(db: Database, clubIdxs: readonly number[], realNow: Date): Promise<void> {
  const run = { name, dueAt: realNow, nextTryAt: realNow, finishedAt: realNow, state: "DONE" as const };
  await insertRuns(
    db,
    clubIdxs.map((clubIdx) => ({ clubIdx, ...run })),
  );
}

/** When a backup that holds the club was last noted; null when none is on record. */
export const lastBackup = (db: Database, clubIdx: number): Promise<Date | null> =>
  selectLastDone(db, clubIdx, name);
