import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { adminMenuPerms, admins, permGroups } from "../../db/tables";
import type { MenuFlags } from "./rules";

export type PermissionOwner = { groupIdx: number } | { adminIdx: number };
export type GroupRow = typeof permGroups.$inferSelect;

function isOwnedBy(owner: PermissionOwner) {
  return "groupIdx" in owner
    ? and(eq(adminMenuPerms.groupIdx, owner.groupIdx), isNull(adminMenuPerms.adminIdx))
    : eq(adminMenuPerms.adminIdx, owner.adminIdx);
}

/** The stored flags of one owner, as they were saved. */
export async function selectMenuFlags(
  db: Database,
  clubIdx: number,
  owner: PermissionOwner,
): Promise<MenuFlags[]> {
  return db
    .select({
      code: adminMenuPerms.menuCode,
      isCreate: adminMenuPerms.isCreate,
      isRead: adminMenuPerms.isRead,
      isUpdate: adminMenuPerms.isUpdate,
      isDelete: adminMenuPerms.isDelete,
    })
    .from(adminMenuPerms)
    .where(ofClub(adminMenuPerms, clubIdx, isOwnedBy(owner)));
}

/** Puts the flags of an owner in the place of all that were stored. */
export async function replaceMenuFlags(
  tx: Database,
  clubIdx: number,
  owner: PermissionOwner,
  flags: readonly MenuFlags[],
): Promise<void> {
  await deleteMenuFlags(tx, clubIdx, owner);
  if (flags.length === 0) return;
  await tx
    .insert(adminMenuPerms)
    .values(flags.map(({ code, ...rest }) => ({ clubIdx, ...owner, menuCode: code, ...rest })));
}

export async function deleteMenuFlags(tx: Database, clubIdx: number, owner: PermissionOwner): Promise<void> {
  await tx.delete(adminMenuPerms).where(ofClub(adminMenuPerms, clubIdx, isOwnedBy(owner)));
}

/** The groups of a club with the number of their admins. */
export function selectGroups(
  db: Database,
  clubIdx: number,
): Promise<{ group: GroupRow; adminCount: number }[]> {
  const isMember = ofClub(
    admins,
    permGroups.clubIdx,
    eq(admins.groupIdx, permGroups.groupIdx),
    isNull(admins.deletedAt),
  );
  return db
    .select({ group: permGroups, adminCount: count(admins.adminIdx) })
    .from(permGroups)
    .leftJoin(admins, isMember)
    .where(ofClub(permGroups, clubIdx))
    .groupBy(permGroups.clubIdx, permGroups.groupIdx)
    .orderBy(asc(permGroups.groupIdx));
}

/** The row under a lock: rights of one group are changed by one admin at a time. */
export async function lockGroup(tx: Database, clubIdx: number, groupIdx: number): Promise<GroupRow | null> {
  if (!isStoredIdx(groupIdx)) return null;
  const rows = await tx.select().from(permGroups).where(isGroup(clubIdx, groupIdx)).for("update");
  return rows[0] ?? null;
}

export async function selectGroup(db: Database, clubIdx: number, groupIdx: number): Promise<GroupRow | null> {
  if (!isStoredIdx(groupIdx)) return null;
  const rows = await db.select().from(permGroups).where(isGroup(clubIdx, groupIdx));
  return rows[0] ?? null;
}

export async function insertGroup(
  tx: Database,
  row: Omit<typeof permGroups.$inferInsert, "groupIdx">,
): Promise<GroupRow> {
  const rows = await tx.insert(permGroups).values(row).returning();
  const first = rows[0];
  if (!first) throw new Error("The group was not stored.");
  return first;
}

export async function updateGroup(
  tx: Database,
  clubIdx: number,
  groupIdx: number,
  change: Partial<GroupRow>,
): Promise<void> {
  await tx.update(permGroups).set(change).where(isGroup(clubIdx, groupIdx));
}

/** At most one group of a club is the default one; a form of the one that was it is out of date from here. */
export async function clearDefaultGroup(tx: Database, clubIdx: number): Promise<void> {
  await tx
    .update(permGroups)
    .set({ isDefault: false, version: sql`${permGroups.version} + 1` })
    .where(ofClub(permGroups, clubIdx, eq(permGroups.isDefault, true)));
}

export async function countAdminsOf(
  tx: Database,
  clubIdx: number,
  groupIdxs: readonly number[],
): Promise<number> {
  const rows = await tx
    .select({ total: count() })
    .from(admins)
    .where(ofClub(admins, clubIdx, inArray(admins.groupIdx, [...groupIdxs]), isNull(admins.deletedAt)));
  return rows[0]?.total ?? 0;
}

export async function deleteGroups(
  tx: Database,
  clubIdx: number,
  groupIdxs: readonly number[],
): Promise<GroupRow[]> {
  return tx
    .delete(permGroups)
    .where(ofClub(permGroups, clubIdx, inArray(permGroups.groupIdx, [...groupIdxs])))
    .returning();
}

function isGroup(clubIdx: number, groupIdx: number) {
  return ofClub(permGroups, clubIdx, eq(permGroups.groupIdx, groupIdx));
}
