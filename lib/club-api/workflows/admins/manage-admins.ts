import type { AdminChange, AdminState } from "@/lib/contract/admins/admin-shapes";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  adminPhotoKind,
  changeAdmin,
  changeOwnPassword,
  findAdmin,
  findAdminByLoginId,
  giveTempPassword,
  lockAdmins,
  removeAdmins,
  replacePhoto,
  resetPassword,
  storeOwnPassword,
} from "../../domains/admins";
import { recordAudit } from "../../domains/audit";
import { endSessionsOf, issueDeviceToken, liftLocks } from "../../domains/auth";
import { removeStored, type Upload, withStoredUploads } from "../../domains/files";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { portraitOf } from "../accounts/member-photo";

/** Changes an account; one that is no longer active is signed out everywhere, in the same transaction (S-64). */
export function changeAccount(
  db: Database,
  ctx: Context,
  adminIdx: number,
  input: Omit<AdminChange, "adminIdx">,
): Promise<{ adminIdx: number; updatedAt: string; version: number }> {
  return transaction(db, (tx) => changeWithin(tx, ctx, adminIdx, input));
}

/** Opens, locks or lets go accounts, all or none; how many. */
export function changeStates(
  db: Database,
  ctx: Context,
  adminIdxs: readonly number[],
  state: AdminState,
): Promise<{ changed: number }> {
  // In one order, so that two who change the same accounts wait for each other.
  const asked = [...new Set(adminIdxs)].toSorted((one, other) => one - other);
  return transaction(db, async (tx) => {
    for (const adminIdx of asked) await changeWithin(tx, ctx, adminIdx, { state });
    return { changed: asked.length };
  });
}

async function changeWithin(
  tx: Database,
  ctx: Context,
  adminIdx: number,
  input: Omit<AdminChange, "adminIdx">,
): Promise<{ adminIdx: number; updatedAt: string; version: number }> {
  const { isActive, ...changed } = await changeAdmin(tx, ctx, adminIdx, input);
  if (!isActive) await endSessionsOf(tx, { kind: "admin", accountIdx: adminIdx }, ctx.now);
  return changed;
}

/** Deletes accounts and ends their sessions; how many. */
export function removeAccounts(
  db: Database,
  ctx: Context,
  adminIdxs: readonly number[],
): Promise<{ deleted: number }> {
  return transaction(db, async (tx) => {
    const gone = await removeAdmins(tx, ctx, adminIdxs);
    for (const adminIdx of gone) await endSessionsOf(tx, { kind: "admin", accountIdx: adminIdx }, ctx.now);
    return { deleted: gone.length };
  });
}

/** A new temporary password; whoever holds the old one is out, and the lock of wrong tries is lifted (S-52). */
export function resetAccountPassword(
  db: Database,
  ctx: Context,
  adminIdx: number,
): Promise<{ adminIdx: number; tempPassword: string }> {
  return transaction(db, async (tx) => {
    const reset = await resetPassword(tx, ctx, adminIdx);
    await endSessionsOf(tx, { kind: "admin", accountIdx: adminIdx }, ctx.now);
    const admin = await findAdmin(tx, adminIdx);
    if (admin) await liftLocks(tx, { clubIdx: admin.clubIdx, kind: "admin", id: admin.id });
    return reset;
  });
}

/** The caller's own password. The calling session goes on, all others of the account end (domain.md 8.7). */
export async function changePassword(
  db: Database,
  ctx: Context,
  sessionIdx: number,
  input: { oldPassword: string; newPassword: string },
): Promise<{ changed: true; deviceToken: string }> {
  const { admin, passwordHash } = await changeOwnPassword(db, ctx, input);
  return transaction(db, async (tx) => {
    await storeOwnPassword(tx, ctx, admin, passwordHash);
    await endSessionsOf(tx, { kind: "admin", accountIdx: admin.adminIdx }, ctx.now, sessionIdx);
    const { clubIdx, adminIdx } = admin;
    const owner = { clubIdx, kind: "admin", accountIdx: adminIdx, passwordHash } as const;
    return { changed: true as const, deviceToken: await issueDeviceToken(tx, owner, null, ctx.now) };
  });
}

export type PhotoPlace = { db: Database; storage: FileStorage; logger: Logger };

/** Stores the photo of an account, or takes it away when no file came; throws 9301 for a file that is no image. */
export async function savePhoto(
  { db, storage, logger }: PhotoPlace,
  ctx: Context,
  adminIdx: number,
  uploads: readonly Upload[],
): Promise<{ imageUrl: string | null }> {
  if (uploads.length > 1) throw new ClubFailure("VAL_FIELD", ["files", "too_many", "1"]);
  const portraits = await Promise.all(uploads.map((upload) => portraitOf(storage, upload, adminIdx)));
  const { imageUrl, removed } = await withStoredUploads(storage, adminPhotoKind, portraits, (stored) =>
    transaction(db, (tx) => replacePhoto(tx, ctx, adminIdx, stored)),
  );
  await removeStored(storage, logger, removed);
  return { imageUrl };
}

/** Forgets the wrong passwords of an administrator; false when nobody has the id. It goes on record as the operator's action. */
export function unlockByOperator(db: Database, ctx: Context, id: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const admin = await findAdminByLoginId(tx, clubIdx, id);
    if (!admin) return false;
    await liftLocks(tx, { clubIdx, kind: "admin", id });
    const { adminIdx: entityKey } = admin;
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "adminLock",
      entityKey,
      after: { isLifted: true },
    });
    return true;
  });
}

/**
 * Gives an administrator a temporary password, also the last super admin, whom nobody else can help: whoever runs commands
 * on the server may. Sessions end and locks are lifted with it. The password, or null when nobody has the id.
 */
export function resetByOperator(db: Database, ctx: Context, id: string): Promise<string | null> {
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const admin = await findAdminByLoginId(tx, clubIdx, id);
    const row = admin && (await lockAdmins(tx, clubIdx, [admin.adminIdx]))[0];
    if (!row) return null;
    const tempPassword = await giveTempPassword(tx, ctx, row);
    await endSessionsOf(tx, { kind: "admin", accountIdx: row.adminIdx }, ctx.now);
    await liftLocks(tx, { clubIdx, kind: "admin", id });
    return tempPassword;
  });
}
