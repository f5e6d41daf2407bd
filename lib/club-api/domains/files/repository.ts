import { and, asc, type Column, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { FileLink } from "@/lib/contract/common";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { files } from "../../db/tables";

export type FileRow = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;
/** The records of one kind in one club that may own files. */
export type Owners = { clubIdx: number; kind: string };

export async function insertFiles(db: Database, rows: NewFile[]): Promise<FileRow[]> {
  return rows.length > 0 ? db.insert(files).values(rows).returning() : [];
}

export async function selectFilesOf(
  db: Database,
  owners: Owners,
  ownerIdxs: readonly number[],
): Promise<FileRow[]> {
  if (ownerIdxs.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(isOfKind(owners), inArray(files.ownerIdx, [...ownerIdxs])))
    .orderBy(asc(files.fileIdx));
}

export async function selectFile(db: Database, owners: Owners, fileIdx: number): Promise<FileRow | null> {
  if (!isStoredIdx(fileIdx)) return null;
  const rows = await db
    .select()
    .from(files)
    .where(and(isOfKind(owners), eq(files.fileIdx, fileIdx)));
  return rows[0] ?? null;
}

/** Deletes named files of one record; the deleted rows. */
export function deleteFiles(
  db: Database,
  owners: Owners,
  ownerIdx: number,
  fileIdxs: readonly number[],
): Promise<FileRow[]> {
  return db
    .delete(files)
    .where(
      and(
        isOfKind(owners),
        eq(files.ownerIdx, ownerIdx),
        inArray(files.fileIdx, fileIdxs.filter(isStoredIdx)),
      ),
    )
    .returning();
}

/** Deletes the files that stand in a field of a record; the deleted rows. */
export function deleteFilesIn(
  db: Database,
  owners: Owners,
  ownerIdx: number,
  part: string,
): Promise<FileRow[]> {
  return db
    .delete(files)
    .where(and(isOfKind(owners), eq(files.ownerIdx, ownerIdx), eq(files.part, part)))
    .returning();
}

/** Deletes all files of some records; the deleted rows. */
export function deleteFilesOf(
  db: Database,
  owners: Owners,
  ownerIdxs: readonly number[],
): Promise<FileRow[]> {
  return db
    .delete(files)
    .where(and(isOfKind(owners), inArray(files.ownerIdx, [...ownerIdxs])))
    .returning();
}

/** The part whose files a record lists; every other part stands in a field of its own, such as `layerFile`. */
export const listedPart = "files";

/** Whether the record of a statement lists files; `ownerIdx` is its key. */
export function hasListedFiles(owners: Owners, ownerIdx: Column): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${files} where ${isListed(owners, ownerIdx)})`;
}

/** The files that the record of a statement lists, as visitors see them. */
export function listedFilesOf(owners: Owners, ownerIdx: Column): SQL<FileLink[]> {
  const { fileIdx, fileName, kind, size, contentType } = files;
  const link = sql`jsonb_build_object('fileIdx', ${fileIdx}, 'fileName', ${fileName},
    'url', '/files/' || ${kind} || '/' || ${fileIdx}, 'size', ${size}, 'contentType', ${contentType})`;
  const links = sql`select coalesce(jsonb_agg(${link} order by ${fileIdx}), '[]'::jsonb) from ${files}`;
  return sql<FileLink[]>`(${links} where ${isListed(owners, ownerIdx)})`;
}

function isListed(owners: Owners, ownerIdx: Column): SQL | undefined {
  return and(isOfKind(owners), eq(files.ownerIdx, ownerIdx), eq(files.part, listedPart));
}

function isOfKind({ clubIdx, kind }: Owners) {
  return ofClub(files, clubIdx, eq(files.kind, kind));
}
