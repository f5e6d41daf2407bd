import type { PermissionTable, RightsHolder } from "@/lib/contract/admins/ops-permissions";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { findAdmin, listRightsHolders, permissionSubject } from "../../domains/admins";
import { adminMenuNames } from "../../domains/menus";
import {
  differingMenus,
  findGroup,
  groupPermissions,
  permissionTable,
  readPermissions,
} from "../../domains/permissions";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** The whole table of a group; throws 2001. */
export async function readGroupTable(
  db: Database,
  { club }: Context,
  groupIdx: number,
  language: Language,
): Promise<PermissionTable> {
  if (!(await findGroup(db, club.clubIdx, groupIdx))) throw new ClubFailure("NOT_FOUND");
  const tree = await groupPermissions(db, club.clubIdx, groupIdx);
  return permissionTable(tree, await adminMenuNames(db, club.clubIdx, language));
}

/** The whole table of one admin of the club; throws 2001. */
export async function readAdminTable(
  db: Database,
  { club }: Context,
  adminIdx: number,
  language: Language,
): Promise<PermissionTable> {
  const admin = await findAdmin(db, adminIdx);
  if (admin?.clubIdx !== club.clubIdx) throw new ClubFailure("NOT_FOUND");
  const tree = await readPermissions(db, permissionSubject(admin));
  return permissionTable(tree, await adminMenuNames(db, club.clubIdx, language));
}

/** Whose rights the permission screen is about. */
export async function readRightsHolders(db: Database, { club }: Context): Promise<RightsHolder[]> {
  const holders: RightsHolder[] = [];
  for (const admin of await listRightsHolders(db, club.clubIdx)) {
    const { adminIdx, id, name, groupIdx, isSSAdmin } = admin;
    const subject = permissionSubject(admin);
    const isOwn = subject.source === "CUSTOM" && !isSSAdmin && groupIdx !== null;
    const differing = isOwn
      ? differingMenus(await readPermissions(db, subject), await groupPermissions(db, club.clubIdx, groupIdx))
      : [];
    holders.push({
      adminIdx,
      id,
      name,
      groupIdx,
      isSSAdmin,
      source: subject.source,
      differingMenus: differing,
    });
  }
  return holders;
}
