import type { PermissionTable, RightsHolder } from "@/lib/contract/admins/ops-permissions";
import type { AdminMenuPermission, GroupCopy, PermissionSave } from "@/lib/contract/site/menu-admins";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  type Admin,
  actingAdmin,
  findAdmin,
  listRightsHolders,
  lockAdmins,
  lockAdminsOf,
  permissionSubject,
  refuseGrant,
  refuseHigherTarget,
  updateAdmin,
} from "../../domains/admins";
import { recordAudit } from "../../domains/audit";
import { adminMenuNames } from "../../domains/menus";
import {
  clearOwnRights,
  copyFlags,
  copyGroup,
  differingMenus,
  findGroup,
  groupPermissions,
  lockGroup,
  permissionTable,
  readPermissions,
  rightsBeyond,
  saveFlags,
  tableVersion,
} from "../../domains/permissions";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** Saves the rights of a group or of one admin (domain.md A34), within what the caller may give (2.6). */
export function savePermissions(
  db: Database,
  ctx: Context,
  { targetType, targetIdx, version, menus }: PermissionSave,
): Promise<{ saved: number; cleared: string[] }> {
  return transaction(db, async (tx) => {
    const caller = await actingAdmin(tx, ctx);
    await refuseFlagsBeyond(tx, caller, menus);
    if (targetType === "GROUP") {
      if (!(await lockGroup(tx, ctx.club.clubIdx, targetIdx))) throw new ClubFailure("NOT_FOUND");
      const isOwn = caller.permissionSource === "GROUP" && caller.groupIdx === targetIdx;
      if (isOwn && !caller.isSSAdmin) throw new ClubFailure("REQ_FORBIDDEN");
      refuseStale(version, await groupPermissions(tx, ctx.club.clubIdx, targetIdx));
      return saveFlags(tx, ctx, { groupIdx: targetIdx }, menus);
    }
    const admin = await lockTarget(tx, ctx, caller, targetIdx);
    refuseStale(version, await readPermissions(tx, permissionSubject(admin)));
    const owner = { adminIdx: admin.adminIdx };
    if (admin.permissionSource === "GROUP") {
      if (admin.groupIdx !== null) {
        await copyFlags(tx, ctx.club.clubIdx, { groupIdx: admin.groupIdx }, owner);
      }
      await updateAdmin(tx, admin, { permissionSource: "CUSTOM", updatedAt: ctx.now });
    }
    return saveFlags(tx, ctx, owner, menus);
  });
}

/** A copy of a group (A31); 9403 when it holds a right that the caller lacks. */
export function copyPermissions(
  db: Database,
  ctx: Context,
  groupIdx: number,
  name: GroupCopy,
): Promise<{ groupIdx: number }> {
  return transaction(db, async (tx) => {
    await requireGroup(tx, ctx, groupIdx);
    await refuseGrant(tx, ctx, await actingAdmin(tx, ctx), { groupIdx });
    return copyGroup(tx, ctx, groupIdx, name);
  });
}

/** Gives a group's rights to all its admins (A32); those with own rights only when they may be overwritten. */
export function applyToGroup(
  db: Database,
  ctx: Context,
  groupIdx: number,
  overwriteCustom: boolean,
): Promise<{ applied: number }> {
  return transaction(db, async (tx) => {
    await requireGroup(tx, ctx, groupIdx);
    const caller = await actingAdmin(tx, ctx);
    await refuseGrant(tx, ctx, caller, { groupIdx });
    const members = await lockAdminsOf(tx, ctx.club.clubIdx, groupIdx);
    const applied = members.filter((admin) => overwriteCustom || admin.permissionSource === "GROUP");
    for (const admin of applied.filter((one) => one.permissionSource === "CUSTOM")) {
      refuseOwnAccount(caller, admin);
      await giveGroupRights(tx, ctx, admin, groupIdx);
    }
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "permission",
      entityKey: `group:${groupIdx}`,
      after: { appliedTo: applied.map((admin) => admin.adminIdx), overwriteCustom },
    });
    return { applied: applied.length };
  });
}

/** Puts one admin into a group, with its rights instead of own ones (A33). */
export function applyToAdmin(
  db: Database,
  ctx: Context,
  adminIdx: number,
  groupIdx: number,
): Promise<{ adminIdx: number; source: "GROUP" }> {
  return transaction(db, async (tx) => {
    await requireGroup(tx, ctx, groupIdx);
    const caller = await actingAdmin(tx, ctx);
    const admin = await lockTarget(tx, ctx, caller, adminIdx);
    await refuseGrant(tx, ctx, caller, { groupIdx });
    await giveGroupRights(tx, ctx, admin, groupIdx);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "permission",
      entityKey: `admin:${adminIdx}`,
      before: { source: admin.permissionSource, groupIdx: admin.groupIdx },
      after: { source: "GROUP", groupIdx },
    });
    return { adminIdx, source: "GROUP" as const };
  });
}

async function requireGroup(tx: Database, ctx: Context, groupIdx: number): Promise<void> {
  if (!(await findGroup(tx, ctx.club.clubIdx, groupIdx))) throw new ClubFailure("NOT_FOUND");
}

async function lockTarget(tx: Database, ctx: Context, caller: Admin, adminIdx: number): Promise<Admin> {
  const admin = (await lockAdmins(tx, ctx.club.clubIdx, [adminIdx]))[0];
  if (!admin) throw new ClubFailure("NOT_FOUND");
  refuseHigherTarget(caller, admin);
  refuseOwnAccount(caller, admin);
  return admin;
}

/** Nobody but an SSADMIN, whose rights no table limits, changes the own rights (2.6). */
function refuseOwnAccount(caller: Admin, target: Admin): void {
  if (caller.adminIdx === target.adminIdx && !caller.isSSAdmin) throw new ClubFailure("REQ_FORBIDDEN");
}

async function refuseFlagsBeyond(tx: Database, caller: Admin, menus: PermissionSave["menus"]): Promise<void> {
  const own = await readPermissions(tx, permissionSubject(caller));
  const wanted = menus.map((menu) => ({ ...menu, children: [] }));
  if (!caller.isSSAdmin && rightsBeyond(own, wanted).length > 0) throw new ClubFailure("REQ_FORBIDDEN");
}

/** 2002 when the table is no longer the one that the change was made on. */
function refuseStale(version: string | undefined, tree: readonly AdminMenuPermission[]): void {
  if (version !== undefined && version !== tableVersion(tree)) throw new ClubFailure("STALE");
}

async function giveGroupRights(tx: Database, ctx: Context, admin: Admin, groupIdx: number): Promise<void> {
  await clearOwnRights(tx, ctx.club.clubIdx, admin.adminIdx);
  await updateAdmin(tx, admin, { groupIdx, permissionSource: "GROUP", updatedAt: ctx.now });
}

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
