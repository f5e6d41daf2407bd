import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { attachFiles, detachAllFiles, type StoredUpload } from "../files";
import { lockAdmins, updateAdmin } from "./repository";
import { actingAdmin, refuseHigherTarget } from "./rights";

export const photoKind = "admin";

/**
 * Puts a stored photo in the place of the old one, or none (domain.md A3); the storage keys that no row names any more,
 * to be removed after the commit. Throws 2001, and 9403 for an SSADMIN's photo when an ADMIN asks.
 */
export async function replacePhoto(
  tx: Database,
  ctx: Context,
  adminIdx: number,
  stored: readonly StoredUpload[],
): Promise<{ imageUrl: string | null; removed: string[] }> {
  const { clubIdx } = ctx.club;
  const row = (await lockAdmins(tx, clubIdx, [adminIdx]))[0];
  if (!row) throw new ClubFailure("NOT_FOUND");
  refuseHigherTarget(await actingAdmin(tx, ctx), row);
  const owners = { clubIdx, kind: photoKind };
  const removed = await detachAllFiles(tx, owners, [adminIdx]);
  const [file] = await attachFiles(tx, owners, adminIdx, stored, ctx.now);
  const imageUrl = file?.url ?? null;
  await updateAdmin(tx, adminIdx, { imageUrl, updatedAt: ctx.now });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "admin",
    entityKey: adminIdx,
    before: { imageUrl: row.imageUrl },
    after: { imageUrl },
  });
  return { imageUrl, removed };
}
