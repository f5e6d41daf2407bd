import { checkPasswordStrict } from "@/lib/shared/fields";
import { isWeakPassword } from "@/lib/shared/weak-passwords";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashPassword, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { randomText } from "../../platform/random";
import { recordAudit } from "../audit";
import { clubWords, policyNumber, readPolicies } from "../policies";
import { type AdminRow, insertOldPassword, lockAdmins, selectOldPasswords, updateAdmin } from "./repository";
import { actingAdmin, refuseStrongerTarget } from "./rights";

/** Without the characters that are mistaken for each other. */
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A password for one sign-in, by the strict rule: about 70 bits of chance. */
export function makeTempPassword(): string {
  return `Tmp!${randomText(2, "23456789")}${randomText(11, alphabet)}`;
}

/** Throws 9003 for a password that breaks the strict rule, 9007 for one that is easy to guess (domain.md 9.4). */
export async function refuseNewPassword(
  db: Database,
  { club }: Context,
  id: string,
  password: string,
): Promise<void> {
  if (checkPasswordStrict(password) !== 0) throw new ClubFailure("VAL_PW_FORMAT");
  if (isWeakPassword(password, id, await clubWords(db, club.clubIdx))) throw new ClubFailure("VAL_PW_WEAK");
}

/**
 * Gives an account a new temporary password, shown once (domain.md A14). Throws 2001, 9403 by domain.md 2.6, and 2203 for
 * the own account: that changes by its old password only (checklist S-57).
 */
export async function resetPassword(
  tx: Database,
  ctx: Context,
  adminIdx: number,
): Promise<{ adminIdx: number; tempPassword: string }> {
  const row = (await lockAdmins(tx, ctx.club.clubIdx, [adminIdx]))[0];
  if (!row) throw new ClubFailure("NOT_FOUND");
  const caller = await actingAdmin(tx, ctx);
  await refuseStrongerTarget(tx, caller, row);
  if (caller.adminIdx === row.adminIdx) throw new ClubFailure("ADM_SELF");
  return { adminIdx, tempPassword: await giveTempPassword(tx, ctx, row) };
}

/** Stores a new temporary password and puts it on record; who may ask for it is the caller's question. */
export async function giveTempPassword(tx: Database, ctx: Context, row: AdminRow): Promise<string> {
  const tempPassword = makeTempPassword();
  const passwordHash = await hashPassword(tempPassword);
  await storePassword(tx, ctx, row, { passwordHash, isTempPassword: true });
  return tempPassword;
}

/**
 * The caller's own password (A16). Throws 1401 for a wrong old one, 9003 and 9007 for a bad new one, 1402 for one of the
 * last C0430 v4.
 */
export async function changeOwnPassword(
  db: Database,
  ctx: Context,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<{ admin: AdminRow; passwordHash: string }> {
  const admin = await actingAdmin(db, ctx);
  if (!(await verifyPassword(admin.passwordHash, oldPassword))) throw new ClubFailure("PW_WRONG");
  await refuseNewPassword(db, ctx, admin.id, newPassword);
  await refuseReuse(db, ctx, admin, newPassword);
  return { admin, passwordHash: await hashPassword(newPassword) };
}

/** Stores a new hash, unless the password changed since it was checked (2002). */
export async function storeOwnPassword(
  tx: Database,
  ctx: Context,
  admin: AdminRow,
  passwordHash: string,
): Promise<void> {
  const row = (await lockAdmins(tx, admin.clubIdx, [admin.adminIdx]))[0];
  if (row?.passwordHash !== admin.passwordHash) throw new ClubFailure("STALE");
  await storePassword(tx, ctx, row, { passwordHash, isTempPassword: false });
}

async function refuseReuse(db: Database, ctx: Context, admin: AdminRow, password: string): Promise<void> {
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0430"])).get("C0430");
  const refused = policyNumber(policy?.value4, 3);
  const old = await selectOldPasswords(db, admin.adminIdx, Math.max(0, refused - 1));
  for (const hash of refused > 0 ? [admin.passwordHash, ...old] : []) {
    if (await verifyPassword(hash, password)) throw new ClubFailure("PW_REUSED");
  }
}

async function storePassword(
  tx: Database,
  ctx: Context,
  row: AdminRow,
  change: { passwordHash: string; isTempPassword: boolean },
): Promise<void> {
  await insertOldPassword(tx, row.adminIdx, row.passwordHash, row.passwordChangedAt);
  await updateAdmin(tx, row, {
    ...change,
    passwordChangedAt: ctx.now,
    passwordPostponed: 0,
    updatedAt: ctx.now,
  });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "adminPassword",
    entityKey: row.adminIdx,
    after: { isTempPassword: change.isTempPassword },
  });
}
