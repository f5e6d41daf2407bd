import { isStorageKey } from "../../adapters/storage";
import {
  deleteAllRows,
  insertAllRows,
  linkAllRows,
  prepareForCopy,
  type SequenceState,
  setSequence,
  setTriggers,
  sumTable,
} from "../../db/all-rows";
import { insertionOrder, type OrderedTable, readCatalog } from "../../db/catalog";
import type { Database } from "../../db/database";
import { partsForCopy } from "../../db/partitions";
import { transaction } from "../../db/transaction";
import { readClubs, selectSchemaHash } from "../../domains/clubs";
import { ArchiveFault, readArchive } from "../archives/archive";
import { storeFiles } from "../archives/store-files";
import { checkServerArchive, type ServerParts } from "./backup";

export type Restored = { rows: Record<string, number>; files: number; clubs: readonly string[] };

/**
 * Fills an empty, migrated database and its storage from a backup. The whole file is read before anything is written; all or
 * nothing; at the end every table is compared with what the backup tells of it. Throws `ArchiveFault`.
 */
export async function restoreServer({ db, storage }: ServerParts, path: string): Promise<Restored> {
  const { head, end } = await checkServerArchive(path);
  const stored: string[] = [];
  try {
    return await transaction(db, async (tx) => {
      await prepareForCopy(tx);
      const tables = await emptyTables(tx);
      if ((await selectSchemaHash(tx)) !== head.schema) {
        throw new ArchiveFault(
          `The backup ${path} was written by another release of the product: restore it with that release, then migrate.`,
        );
      }
      await insertRows(tx, path, tables);
      for (const sequence of end.sequences) await setSequence(tx, sequence);
      await finishTables(tx, tables, end);
      await storeFiles(storage, path, stored);
      return { rows: end.rows, files: stored.length, clubs: head.clubs };
    });
  } catch (error) {
    await Promise.allSettled(stored.map((key) => storage.remove(key)));
    throw error;
  }
}

/** The tables to fill, without the rows that migrations make and with their triggers off until {@link finishTables}. Throws `ArchiveFault` where clubs are. */
export async function emptyTables(tx: Database): Promise<OrderedTable[]> {
  const [club] = await readClubs(tx);
  if (club) {
    throw new ArchiveFault(
      `The database holds club ${club.clubCode} already: nothing was written. Name an empty database.`,
    );
  }
  const tables = insertionOrder(await readCatalog(tx, "all"));
  for (const table of tables) await setTriggers(tx, table, false);
  for (const table of tables.toReversed()) await deleteAllRows(tx, table);
  return tables;
}

async function insertRows(tx: Database, path: string, tables: readonly OrderedTable[]): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const makeParts = partsForCopy(tx);
  for await (const piece of readArchive(path)) {
    if (piece.kind === "file" && !isStorageKey(piece.key)) {
      throw new ArchiveFault(`The backup ${path} names a file that can be none.`);
    }
    if (piece.kind !== "rows") continue;
    const table = byName.get(piece.table);
    if (!table)
      throw new ArchiveFault(`The backup ${path} has a table ${piece.table} that this release has not.`);
    await makeParts(table.name, piece.rows);
    await insertAllRows(tx, table, piece.rows);
  }
  const linked = new Map(tables.filter(({ later }) => later.length > 0).map((table) => [table.name, table]));
  if (linked.size === 0) return;
  for await (const piece of readArchive(path)) {
    const table = piece.kind === "rows" ? linked.get(piece.table) : undefined;
    if (piece.kind === "rows" && table) await linkAllRows(tx, table, piece.rows);
  }
}

/** Figures by which two copies are compared. */
export type Told = { rows: Record<string, number>; sums: Record<string, string>; sequences: SequenceState[] };

/** Ends a copy: triggers work again. Throws `ArchiveFault` where a table does not hold what is told of it. */
export async function finishTables(
  tx: Database,
  tables: readonly OrderedTable[],
  { rows, sums }: Pick<Told, "rows" | "sums">,
): Promise<void> {
  for (const table of tables) {
    const found = await sumTable(tx, table);
    const [count = 0, sum = "0"] = [rows[table.name], sums[table.name]];
    if (found.rows === count && found.sum === sum) {
      await setTriggers(tx, table, true);
      continue;
    }
    throw new ArchiveFault(
      `The table ${table.name} came out with ${found.rows} rows and not as its ${count} were: nothing was written.`,
    );
  }
}
