import {
  insertAllRows,
  linkAllRows,
  prepareForCopy,
  readAllRows,
  readSequences,
  setSequence,
  sumTable,
} from "../../db/all-rows";
import type { OrderedTable } from "../../db/catalog";
import type { Database } from "../../db/database";
import { partsForCopy } from "../../db/partitions";
import { transaction } from "../../db/transaction";
import { selectSchemaHash } from "../../domains/clubs";
import { ArchiveFault } from "../archives/archive";
import { emptyTables, finishTables } from "./restore";

/**
 * Copies all rows of one database into another, empty and migrated one, in one transaction there, and compares every table.
 * Rows by table. Throws `ArchiveFault` where the two are of two releases or the other one holds something.
 */
export async function copyDatabase(from: Database, to: Database): Promise<Record<string, number>> {
  return from.transaction(
    async (source) => {
      await prepareForCopy(source);
      return transaction(to, async (target) => {
        await prepareForCopy(target);
        const tables = await emptyTables(target);
        if ((await selectSchemaHash(source)) !== (await selectSchemaHash(target))) {
          throw new ArchiveFault(
            "The two databases are of two releases: nothing was written. Start both once.",
          );
        }
        const makeParts = partsForCopy(target);
        for (const table of tables) {
          for await (const { rows } of readAllRows(source, table)) {
            await makeParts(table.name, rows);
            await insertAllRows(target, table, rows);
          }
        }
        for (const table of tables.filter(({ later }) => later.length > 0)) {
          for await (const { rows } of readAllRows(source, table)) await linkAllRows(target, table, rows);
        }
        for (const sequence of await readSequences(source)) await setSequence(target, sequence);
        return compared(source, target, tables);
      });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function compared(
  source: Database,
  target: Database,
  tables: readonly OrderedTable[],
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const sums: Record<string, string> = {};
  for (const table of tables) {
    const found = await sumTable(source, table);
    rows[table.name] = found.rows;
    sums[table.name] = found.sum;
  }
  await finishTables(target, tables, { rows, sums });
  return rows;
}
