import { sql } from "drizzle-orm";
import { insertionOrder } from "../../db/catalog";
import { transaction } from "../../db/transaction";
import {
  allowAuditDelete,
  countRows,
  deleteClubRow,
  deleteRows,
  type ListedClub,
  readClubTables,
  releaseAssignments,
  selectStorageKeys,
  unlinkRows,
} from "../../domains/clubs";
import type { TransferServer } from "./export-club";

export type Deleted = { rows: Record<string, number>; files: number };

/** How many rows a club has, by table; tables without one are left out. */
export async function countClub(
  { db }: Pick<TransferServer, "db">,
  { clubIdx }: Pick<ListedClub, "clubIdx">,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await readClubTables(db)) {
    const count = await countRows(db, name, clubIdx);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

/**
 * Deletes a club with all that is its own, its record of what admins did among it, and then its stored files. All rows or
 * none. How much there was.
 */
export async function deleteClub(
  { db, storage }: TransferServer,
  { clubIdx }: Pick<ListedClub, "clubIdx">,
): Promise<Deleted> {
  const { rows, keys } = await transaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const counts = await countClub({ db: tx }, { clubIdx });
    const storageKeys = await selectStorageKeys(tx, clubIdx);
    const tables = insertionOrder(await readClubTables(tx)).toReversed();
    await allowAuditDelete(tx);
    await releaseAssignments(tx, clubIdx);
    for (const table of tables) await unlinkRows(tx, table, clubIdx);
    for (const { name } of tables) await deleteRows(tx, name, clubIdx);
    await deleteClubRow(tx, clubIdx);
    return { rows: counts, keys: storageKeys };
  });
  for (const key of keys) await storage.remove(key);
  return { rows, files: keys.length };
}
