import { checkPasswordSignUp, checkPasswordStrict } from "@/lib/shared/fields";
import { isWeakPassword } from "@/lib/shared/weak-passwords";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashPassword, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { clubWords, policyNumber, readPolicies } from "../policies";
import { insertOldPassword, lockMember, selectOldPasswords, updateMember } from "./people-repository";
import type { MemberRow } from "./repository";

/**
 * Refuses a new password of a member (domain.md 9.4): 9003 for its form, 9004 for a character four times in a row, 9007
 * for one that is easy to guess. `isReset` asks for the strict form besides: nobody has shown an old password.
 */
export async function refuseNewPassword(
  db: Database,
  { club }: Context,
  { id, password, isReset = false }: { id: string; password: string; isReset?: boolean },
): Promise<void> {
  const verdict = checkPasswordSignUp(password);
  if (verdict === -2) throw new ClubFailure("VAL_PW_REPEAT");
  if (verdict === -1 || (isReset && checkPasswordStrict(password) !== 0)) {
    throw new ClubFailure("VAL_PW_FORMAT");
  }
  if (isWeakPassword(password, id, await clubWords(db, club.clubIdx))) throw new ClubFailure("VAL_PW_WEAK");
}

/**
 * The hash of a new password that may be set: well-formed and none of the last C0430 v4 (1402). Hashing is slow, so this
 * comes before the transaction.
 */
export async function newPasswordHash(
  db: Database,
  ctx: Context,
  member: MemberRow,
  input: { password: string; isReset: boolean },
): Promise<string> {
  await refuseNewPassword(db, ctx, { id: member.id, ...input });
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0430"])).get("C0430");
  const refused = policyNumber(policy?.value4, 3);
  const { clubIdx, memberIdx, passwordHash } = member;
  const old = await selectOldPasswords(db, clubIdx, memberIdx, Math.max(0, refused - 1));
  for (const hash of refused > 0 ? [passwordHash, ...old] : []) {
    if (await verifyPassword(hash, input.password)) throw new ClubFailure("PW_REUSED");
  }
  return hashPassword(input.password);
}

/** Sets a hash, unless the password changed since it was looked at (2002). */
export async function storePassword(
  tx: Database,
  ctx: Context,
  seen: MemberRow,
  passwordHash: string,
): Promise<void> {
  const { clubIdx, memberIdx } = seen;
  const row = await lockMember(tx, clubIdx, memberIdx);
  if (row?.passwordHash !== seen.passwordHash) throw new ClubFailure("STALE");
  await insertOldPassword(tx, {
    clubIdx,
    memberIdx,
    passwordHash: row.passwordHash,
    replacedAt: ctx.now,
  });
  await updateMember(tx, clubIdx, memberIdx, {
    passwordHash,
    passwordChangedAt: ctx.now,
    passwordPostponed: 0,
    passwordLaterUntil: null,
    isTempPassword: false,
    updatedAt: ctx.now,
  });
}

/** Throws PW_WRONG unless the password is the member's. */
export async function requirePassword(
  member: Pick<MemberRow, "passwordHash">,
  password: string,
): Promise<void> {
  if (!(await verifyPassword(member.passwordHash, password))) throw new ClubFailure("PW_WRONG");
}
