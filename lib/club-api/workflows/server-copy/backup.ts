import type { FileStorage } from "../../adapters/storage";
import { prepareForCopy, readAllRows, readAllStorageKeys, readSequences, sumTable } from "../../db/all-rows";
import { insertionOrder, readCatalog } from "../../db/catalog";
import type { Database } from "../../db/database";
import { readClubs, selectSchemaHash } from "../../domains/clubs";
import {
  type ArchiveEnd,
  ArchiveFault,
  type ArchivePiece,
  readArchive,
  type ServerHead,
  writeArchive,
} from "../archives/archive";
import { filePieces } from "../archives/file-pieces";

export type ServerParts = { db: Database; storage: FileStorage; now: Date };
/** `missing` are files that a row names and the storage does not have. */
export type BackedUp = Pick<ArchiveEnd, "rows" | "files"> & { missing: string[]; clubs: readonly string[] };

/**
 * Writes all of a server into one file, the rows of one moment and the files that they name, and reads it back: a
 * file that cannot be restored is a failure now. Throws `ArchiveFault`.
 */
export async function backUpServer({ db, storage, now }: ServerParts, path: string): Promise<BackedUp> {
  const clubs = (await readClubs(db)).map(({ clubCode }) => clubCode);
  const found: BackedUp = { rows: {}, files: 0, missing: [], clubs };
  await db.transaction(
    async (tx) => {
      await prepareForCopy(tx);
      const head: ServerHead = {
        format: 1,
        server: true,
        schema: await selectSchemaHash(tx),
        madeAt: now.toISOString(),
        clubs,
      };
      await writeArchive(path, piecesOf(tx, storage, head, found));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await checkServerArchive(path);
  return found;
}

async function* piecesOf(
  tx: Database,
  storage: FileStorage,
  head: ServerHead,
  found: BackedUp,
): AsyncGenerator<ArchivePiece> {
  yield { kind: "head", head };
  const sums: Record<string, string> = {};
  // In the order of insertion, so that a restore reads the archive once.
  for (const table of insertionOrder(await readCatalog(tx, "all"))) {
    found.rows[table.name] = 0;
    for await (const { count, rows } of readAllRows(tx, table)) {
      found.rows[table.name] = (found.rows[table.name] ?? 0) + count;
      yield { kind: "rows", table: table.name, rows };
    }
    sums[table.name] = (await sumTable(tx, table)).sum;
  }
  const sequences = await readSequences(tx);
  yield* filePieces(storage, await readAllStorageKeys(tx), found);
  yield { kind: "end", end: { rows: found.rows, files: found.files, sums, sequences } };
}

/** Reads all of an archive once; its head and end. Throws `ArchiveFault` where it is cut, or is none of a server. */
export async function checkServerArchive(
  path: string,
): Promise<{ head: ServerHead; end: Required<ArchiveEnd> }> {
  let head: ServerHead | null = null;
  let end: ArchiveEnd | null = null;
  const rows: Record<string, number> = {};
  let files = 0;
  for await (const piece of readArchive(path)) {
    if (piece.kind === "head" && "server" in piece.head) head = piece.head;
    if (piece.kind === "head" && "clubCode" in piece.head) {
      throw new ArchiveFault(
        `The file ${path} is the archive of club ${piece.head.clubCode}: take it in with "import --from ${path}".`,
      );
    }
    if (piece.kind === "rows") {
      rows[piece.table] = (rows[piece.table] ?? 0) + (JSON.parse(piece.rows) as unknown[]).length;
    }
    if (piece.kind === "file") files += 1;
    if (piece.kind === "end") end = piece.end;
  }
  const { sums, sequences } = end ?? {};
  if (!head || !end || !sums || !sequences)
    throw new ArchiveFault(`The file ${path} is no backup of a server.`);
  const wrong = Object.entries(end.rows).find(([table, count]) => count !== (rows[table] ?? 0));
  if (wrong || files !== end.files) {
    throw new ArchiveFault(`The backup ${path} does not hold what its end tells of: make it again.`);
  }
  return { head, end: { ...end, sums, sequences } };
}
