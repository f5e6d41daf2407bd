import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
import { deleteMenuFlags, type PermissionOwner, replaceMenuFlags, selectMenuFlags } from "./repository";
import { type MenuFlags, mergeFlags, wrongFlags } from "./rules";

/**
 * Saves some rows of an owner's table (domain.md A34); children whose parent lacks read afterwards are cleared and told.
 * Throws 9001 for a menu that there is not, and for C, U or X without R.
 */
export async function saveFlags(
  tx: Database,
  act: Act,
  owner: PermissionOwner,
  wished: readonly MenuFlags[],
): Promise<{ saved: number; cleared: string[] }> {
  const wrong = wrongFlags(wished);
  if (wrong) throw new ClubFailure("VAL_FIELD", [wrong]);
  const { clubIdx } = act.club;
  const before = await selectMenuFlags(tx, clubIdx, owner);
  const { flags, cleared } = mergeFlags(before, wished);
  await replaceMenuFlags(tx, clubIdx, owner, flags);
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "permission",
    entityKey: ownerKey(owner),
    before,
    after: flags,
  });
  return { saved: wished.length, cleared };
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
