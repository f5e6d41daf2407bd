import type { Database } from "../../db/database";
import { hashToken, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { readSessionPolicy } from "./policy";
import { deleteTries, selectLock, takeTry } from "./tries-repository";

const keepMs = 24 * 60 * 60_000;

export type PageTry = {
  clubIdx: number;
  /** What is tried and by whom: a page and the visitor's address. */
  key: string;
  password: string;
  passwordHash: string;
};

/**
 * Checks the password of a page and counts the try as sign-ins are counted (C0420 v1, v2): taken before the password is
 * looked at, so that parallel tries cannot pass the limit. Throws 4290 with the seconds to wait while it is locked.
 */
export async function checkPagePassword(db: Database, attempt: PageTry, now: Date): Promise<boolean> {
  const keyHash = hashToken(`${attempt.clubIdx}:page:${attempt.key}`);
  const { maxTries, lockMs } = await readSessionPolicy(db, attempt.clubIdx);
  if (!(await takeTry(db, keyHash, { maxTries, lockMs, keepMs }, now))) {
    const until = (await selectLock(db, keyHash)) ?? now;
    throw new ClubFailure("RATE_LIMIT", [], Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
  }
  const isRight = await verifyPassword(attempt.passwordHash, attempt.password);
  if (isRight) await deleteTries(db, keyHash);
  return isRight;
}
