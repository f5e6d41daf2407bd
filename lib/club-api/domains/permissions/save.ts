import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { deleteMenuFlags, type PermissionOwner, replaceMenuFlags, selectMenuFlags } from "./repository";
import { type MenuFlags, mergeFlags, wrongFlags } from "./rules";

/**
 * Saves some rows of an owner's table (domain.md A34); children whose parent lacks read afterwards are cleared and told.
 * Throws 9001 for a menu that there is not, and for C, U or X without R.
 */
export async function saveFlags(
  tx: Database,
  ctx: Context,
  owner: PermissionOwner,
  requested: readonly MenuFlags[],
): Promise<{ saved: number; cleared: string[] }> {
  const wrong = wrongFlags(requested);
  if (wrong) throw new ClubFailure("VAL_FIELD", wrong);
  const { clubIdx } = ctx.club;
  const before = await selectMenuFlags(tx, clubIdx, owner);
  const { flags, cleared } = mergeFlags(before, requested);
  await replaceMenuFlags(tx, clubIdx, owner, flags);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "permission",
    entityKey: ownerKey(owner),
    before,
    after: flags,
  });
  return { saved: requested.length, cleared };
}

/** Gives an owner the rows of another one, before he gets changes of his own. */
export async function copyFlags(
  tx: Database,
  clubIdx: number,
  from: PermissionOwner,
  to: PermissionOwner,
): Promise<void> {
  await replaceMenuFlags(tx, clubIdx, to, await selectMenuFlags(tx, clubIdx, from));
}

/** Takes an admin's own rows away: the group's count again. */
export function clearOwnRights(tx: Database, clubIdx: number, adminIdx: number): Promise<void> {
  return deleteMenuFlags(tx, clubIdx, { adminIdx });
}

function ownerKey(owner: PermissionOwner): string {
  return "groupIdx" in owner ? `group:${owner.groupIdx}` : `admin:${owner.adminIdx}`;
}
