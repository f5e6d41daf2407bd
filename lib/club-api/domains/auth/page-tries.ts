import type { Database } from "../../db/database";
import { hashToken, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { addressBlocks } from "../../platform/network/address-blocks";
import { readSessionPolicy } from "./policy";
import { deleteTries, selectLock, takeTry } from "./tries-repository";

const keepMs = 24 * 60 * 60_000;

export type PageTry = {
  clubIdx: number;
  /** The code of the menu whose password is tried. */
  menuCode: string;
  /** Where the try comes from. */
  address: string;
  password: string;
  passwordHash: string;
};

/**
 * Checks the password of a page and counts the try as sign-ins are counted (C0420 v1, v2): taken before the password is
 * looked at, so that parallel tries cannot pass the limit. It counts in each block of the address, the narrowest first.
 * Throws 4290 with the seconds to wait while one is locked.
 */
export async function checkPagePassword(db: Database, attempt: PageTry, now: Date): Promise<boolean> {
  const { maxTries, lockMs } = await readSessionPolicy(db, attempt.clubIdx);
  const counted: string[] = [];
  for (const { block, factor } of addressBlocks(attempt.address)) {
    const keyHash = hashToken(`${attempt.clubIdx}:page:${attempt.menuCode}:${block}`);
    const limit = { maxTries: maxTries * factor, lockMs, keepMs };
    if (!(await takeTry(db, { idHash: keyHash, accountHash: keyHash }, limit, now)))
      throw await lockedOut(db, keyHash, now);
    counted.push(keyHash);
  }
  const isRight = await verifyPassword(attempt.passwordHash, attempt.password);
  if (isRight) for (const keyHash of counted) await deleteTries(db, keyHash);
  return isRight;
}

async function lockedOut(db: Database, keyHash: string, now: Date): Promise<ClubFailure> {
  const until = (await selectLock(db, keyHash)) ?? now;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new ClubFailure("RATE_LIMIT", [], Math.max(1, seconds));
}
