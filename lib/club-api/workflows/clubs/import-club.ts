import { sql } from "drizzle-orm";
import { isStorageKey } from "../../adapters/storage";
import { insertionOrder, type OrderedTable } from "../../db/catalog";
import type { Database } from "../../db/database";
import { partsForImport } from "../../db/partitions";
import { transaction } from "../../db/transaction";
import {
  type AdminNumbers,
  bringOutboxKeys,
  continueSequence,
  dropForeignProofs,
  insertClub,
  insertRowTexts,
  isPassing,
  linkRowTexts,
  nextAdminNumber,
  readClubTables,
  selectByMail,
  selectSchemaHash,
  takenAdminNumbers,
  updateMailHashes,
} from "../../domains/clubs";
import { personHashes } from "../../domains/identity";
import { type ArchiveEnd, ArchiveFault, type ClubHead, readArchive } from "../archives/archive";
import { storeFiles } from "../archives/store-files";
import { keyCheckOf, type TransferServer } from "./export-club";

export type Imported = ArchiveEnd & {
  clubCode: string;
  clubIdx: number;
  /** Members who have to prove who they are again, since another server's key hashed it. */
  unproven: number;
};

/**
 * Makes a club from an archive, with its numbers, beside the clubs that are there. The whole archive is read before anything
 * is written. All or nothing. Throws `ArchiveFault` for a damaged archive, one of another release, and a code that exists.
 */
export async function importClub({ db, storage, now }: TransferServer, path: string): Promise<Imported> {
  const { head, end, admins } = await checkArchive(path);
  await makeParts(db, path);
  const stored: string[] = [];
  try {
    return await transaction(db, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      if ((await selectSchemaHash(tx)) !== head.schema) throw otherRelease(path);
      const clubIdx = await insertClub(tx, head);
      if (clubIdx === null) {
        throw new ArchiveFault(
          `There is a club ${head.clubCode} here already: delete it first, or leave it.`,
        );
      }
      await bringOutboxKeys(tx);
      const tables = insertionOrder(await readClubTables(tx)).filter(({ name }) => !isPassing(name));
      const written = await writeRows(tx, path, { clubIdx, tables, admins: await freeNumbers(tx, admins) });
      compareCounts(end.rows, written, path);
      for (const table of tables) await continueSequence(tx, table);
      await storeFiles(storage, path, stored);
      const isSameKey = (await keyCheckOf(tx, head.clubCode, now)) === head.keyCheck;
      const unproven = isSameKey ? 0 : await renewProofs(tx, clubIdx, now);
      return { clubCode: head.clubCode, clubIdx, rows: end.rows, files: stored.length, unproven };
    });
  } catch (error) {
    await Promise.allSettled(stored.map((key) => storage.remove(key)));
    throw error;
  }
}

/** The months of partitioned tables, before the transaction that writes the rows. */
async function makeParts(db: Database, path: string): Promise<void> {
  const makePartsOf = await partsForImport(db);
  for await (const piece of readArchive(path)) {
    if (piece.kind === "rows") await makePartsOf(piece.table, piece.rows);
  }
}

const noArchive = (path: string) => `The file ${path} is no archive of a club: nothing was taken from it.`;

const otherRelease = (path: string) =>
  new ArchiveFault(
    `The archive ${path} was written by another release of the product: bring both servers to one release, export again.`,
  );

/** Reads all of an archive once: its head, its end, and the numbers of its administrators. */
async function checkArchive(path: string): Promise<{ head: ClubHead; end: ArchiveEnd; admins: number[] }> {
  let head: ClubHead | null = null;
  let end: ArchiveEnd | null = null;
  const admins: number[] = [];
  for await (const piece of readArchive(path)) {
    if (piece.kind === "head" && "clubCode" in piece.head) head = piece.head;
    if (piece.kind === "end") end = piece.end;
    if (piece.kind === "file" && !isStorageKey(piece.key)) throw new ArchiveFault(noArchive(path));
    if (piece.kind === "rows" && piece.table === "admins") {
      admins.push(...(JSON.parse(piece.rows) as { admin_idx: number }[]).map((row) => row.admin_idx));
    }
  }
  if (!head || !end) throw new ArchiveFault(noArchive(path));
  return { head, end, admins };
}

/** An administrator keeps the number unless one of this server has it. */
async function freeNumbers(tx: Database, numbers: readonly number[]): Promise<AdminNumbers> {
  const taken = await takenAdminNumbers(tx, numbers);
  const free = new Map<number, number>();
  for (const number of numbers.filter((one) => !taken.has(one))) free.set(number, number);
  for (const number of taken) free.set(number, await nextAdminNumber(tx, new Set(free.values())));
  return free;
}

type Target = { clubIdx: number; tables: readonly OrderedTable[]; admins: AdminNumbers };

/** Rows as they come, which is after what they name; what names a later row is written in a second reading. */
async function writeRows(tx: Database, path: string, target: Target): Promise<Record<string, number>> {
  const { clubIdx, tables, admins } = target;
  const passwords = {
    name: "admin_passwords",
    columns: passwordColumns,
    key: [],
    numbered: null,
    references: [],
    later: [],
  };
  const byName = new Map([...tables, passwords].map((table) => [table.name, table]));
  const counts: Record<string, number> = {};
  for await (const [table, rows] of rowsOf(path, byName)) {
    counts[table.name] =
      (counts[table.name] ?? 0) + (await insertRowTexts(tx, table, { clubIdx, admins, rows }));
  }
  const linked = new Map(tables.filter(({ later }) => later.length > 0).map((table) => [table.name, table]));
  for await (const [table, rows] of rowsOf(path, linked)) await linkRowTexts(tx, table, { clubIdx, rows });
  return counts;
}

const passwordColumns = ["admin_idx", "password_hash", "replaced_at"];

async function* rowsOf(
  path: string,
  tables: ReadonlyMap<string, OrderedTable>,
): AsyncGenerator<readonly [OrderedTable, string]> {
  for await (const piece of readArchive(path)) {
    if (piece.kind !== "rows") continue;
    const table = tables.get(piece.table);
    if (table) yield [table, piece.rows];
  }
}

function compareCounts(told: ArchiveEnd["rows"], written: Record<string, number>, path: string): void {
  const wrong = Object.keys(told).find((table) => told[table] !== (written[table] ?? 0));
  if (wrong === undefined) return;
  throw new ArchiveFault(
    `The archive ${path} tells of ${told[wrong]} rows in ${wrong}, and has ${written[wrong] ?? 0}: nothing was taken from it.`,
  );
}

/** Mail addresses are hashed with this server's key; other proofs of identity have to be given again. */
async function renewProofs(tx: Database, clubIdx: number, now: Date): Promise<number> {
  const { target } = await personHashes(tx, now);
  for (let after = 0; ; ) {
    const found = await selectByMail(tx, clubIdx, after);
    const last = found.at(-1);
    if (!last) break;
    await updateMailHashes(
      tx,
      clubIdx,
      found.map(({ memberIdx, email }) => ({ memberIdx, hash: target(email) })),
    );
    after = last.memberIdx;
  }
  return dropForeignProofs(tx, clubIdx);
}
