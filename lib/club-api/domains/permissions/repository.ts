import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { adminMenuPerms } from "../../db/tables";
import type { MenuFlags } from "./rules";

export type PermissionOwner = { groupIdx: number } | { adminIdx: number };

/** The stored flags of one owner, as they were saved. */
export async function selectMenuFlags(
  db: Database,
  clubIdx: number,
  owner: PermissionOwner,
): Promise<MenuFlags[]> {
  const isOwner =
    "groupIdx" in owner
      ? and(eq(adminMenuPerms.groupIdx, owner.groupIdx), isNull(adminMenuPerms.adminIdx))
      : eq(adminMenuPerms.adminIdx, owner.adminIdx);
  return db
    .select({
      code: adminMenuPerms.menuCode,
      isCreate: adminMenuPerms.isCreate,
      isRead: adminMenuPerms.isRead,
      isUpdate: adminMenuPerms.isUpdate,
      isDelete: adminMenuPerms.isDelete,
    })
    .from(adminMenuPerms)
    .where(and(eq(adminMenuPerms.clubIdx, clubIdx), isOwner));
}
