import { asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { codeGroups, codes } from "../../db/tables";
import type { TextsByLanguage } from "../../platform/texts";

export type CodeGroup = { id: string; codeId: string; version: number };
export type CodeRow = {
  groupId: string;
  key: string;
  names: TextsByLanguage<string>;
  values: string[];
  group: string;
};

/** The groups of a club by group id or C1xxx id. */
export function selectGroups(db: Database, clubIdx: number, ids: readonly string[]): Promise<CodeGroup[]> {
  return db
    .select({ id: codeGroups.id, codeId: codeGroups.codeId, version: codeGroups.version })
    .from(codeGroups)
    .where(
      ofClub(codeGroups, clubIdx, or(inArray(codeGroups.id, [...ids]), inArray(codeGroups.codeId, [...ids]))),
    );
}

/** The entries of some groups, each group in its order. */
export function selectCodes(db: Database, clubIdx: number, groupIds: readonly string[]): Promise<CodeRow[]> {
  return db
    .select({
      groupId: codes.groupId,
      key: codes.key,
      names: codes.names,
      values: codes.values,
      group: codes.group,
    })
    .from(codes)
    .where(ofClub(codes, clubIdx, inArray(codes.groupId, [...groupIds])))
    .orderBy(asc(codes.groupId), asc(codes.order));
}

export type StoredCode = typeof codes.$inferSelect;

/** All groups of a club, by their C1xxx id. */
export function selectAllGroups(db: Database, clubIdx: number): Promise<CodeGroup[]> {
  return db
    .select({ id: codeGroups.id, codeId: codeGroups.codeId, version: codeGroups.version })
    .from(codeGroups)
    .where(ofClub(codeGroups, clubIdx))
    .orderBy(asc(codeGroups.codeId));
}

/** A group under a lock: its entries are changed by one admin at a time. */
export async function lockGroup(tx: Database, clubIdx: number, id: string): Promise<CodeGroup | null> {
  const rows = await tx
    .select({ id: codeGroups.id, codeId: codeGroups.codeId, version: codeGroups.version })
    .from(codeGroups)
    .where(ofClub(codeGroups, clubIdx, or(eq(codeGroups.id, id), eq(codeGroups.codeId, id))))
    .for("update");
  return rows[0] ?? null;
}

export async function updateGroupVersion(
  tx: Database,
  clubIdx: number,
  { id, version }: CodeGroup,
): Promise<void> {
  await tx
    .update(codeGroups)
    .set({ version })
    .where(ofClub(codeGroups, clubIdx, eq(codeGroups.id, id)));
}

/** The entries of one group, in order, with all names. */
export function selectStoredCodes(db: Database, clubIdx: number, groupId: string): Promise<StoredCode[]> {
  return db
    .select()
    .from(codes)
    .where(ofClub(codes, clubIdx, eq(codes.groupId, groupId)))
    .orderBy(asc(codes.order), asc(codes.key));
}

export async function insertCode(tx: Database, row: StoredCode): Promise<void> {
  await tx.insert(codes).values(row);
}

export async function updateCode(tx: Database, row: StoredCode): Promise<void> {
  await tx
    .update(codes)
    .set(row)
    .where(isCode(row.clubIdx, row.groupId, [row.key]));
}

export async function deleteCodes(
  tx: Database,
  clubIdx: number,
  groupId: string,
  keys: readonly string[],
): Promise<void> {
  await tx.delete(codes).where(isCode(clubIdx, groupId, keys));
}

function isCode(clubIdx: number, groupId: string, keys: readonly string[]) {
  return ofClub(codes, clubIdx, eq(codes.groupId, groupId), inArray(codes.key, [...keys]));
}
