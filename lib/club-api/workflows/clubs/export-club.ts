import { sql } from "drizzle-orm";
import type { FileStorage } from "../../adapters/storage";
import { insertionOrder } from "../../db/catalog";
import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import {
  isPassing,
  type ListedClub,
  readClubTables,
  readRowTexts,
  selectSchemaHash,
  selectStorageKeys,
} from "../../domains/clubs";
import { deriveToken } from "../../platform/crypto";
import { type ArchiveEnd, type ArchivePiece, type ClubHead, writeArchive } from "../archives/archive";
import { filePieces } from "../archives/file-pieces";

export type TransferServer = { db: Database; storage: FileStorage; now: Date };
/** Rows by table and files of a club; `missing` are files that the storage did not have. */
export type Exported = ArchiveEnd & { missing: string[] };

/** Whether another server has the key that this one hashes the identities of members with. */
export async function keyCheckOf(db: Database, clubCode: string, now: Date): Promise<string> {
  return deriveToken(await serverKey(db, "identity-hash", now), "club archive", clubCode);
}

/**
 * Writes all of a club into one file: its rows of one moment and its stored files. Sessions, holds of tee times, codes that
 * were sent and other things of the moment stay behind.
 */
export async function exportClub(
  { db, storage, now }: TransferServer,
  club: ListedClub,
  path: string,
): Promise<Exported> {
  const keyCheck = await keyCheckOf(db, club.clubCode, now);
  const found: Exported = { rows: {}, files: 0, missing: [] };
  await db.transaction(
    async (tx) => {
      // An export takes longer than a request may.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const schema = await selectSchemaHash(tx);
      const head = headOf(club, { schema, keyCheck, now });
      await writeArchive(path, piecesOf(tx, storage, { head, clubIdx: club.clubIdx, found }));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return found;
}

function headOf(
  { clubCode, name, createdAt, openedAt }: ListedClub,
  { schema, keyCheck, now }: { schema: string; keyCheck: string; now: Date },
): ClubHead {
  return {
    format: 1,
    clubCode,
    name,
    schema,
    keyCheck,
    exportedAt: now.toISOString(),
    createdAt: createdAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  };
}

async function* piecesOf(
  tx: Database,
  storage: FileStorage,
  { head, clubIdx, found }: { head: ClubHead; clubIdx: number; found: Exported },
): AsyncGenerator<ArchivePiece> {
  yield { kind: "head", head };
  // In the order of insertion, so that an import reads the archive once.
  const names = insertionOrder(await readClubTables(tx)).map(({ name }) => name);
  for (const table of [...names.filter((name) => !isPassing(name)), "admin_passwords"]) {
    let count = 0;
    for await (const rows of readRowTexts(tx, table, clubIdx)) {
      count += (JSON.parse(rows) as unknown[]).length;
      yield { kind: "rows", table, rows };
    }
    found.rows[table] = count;
  }
  yield* filePieces(storage, await selectStorageKeys(tx, clubIdx), found);
  yield { kind: "end", end: { rows: found.rows, files: found.files } };
}
