import { formatInTimeZone } from "date-fns-tz";
import type { Database } from "../../db/database";
import { hashPassword, hashToken, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/limits";
import { randomToken } from "../../platform/random";
import { readSessionPolicy } from "./policy";
import type { SessionKind } from "./rules";
import { deleteTries, selectLock, takeTry } from "./tries-repository";

const dayMs = 24 * 60 * 60_000;
/** Failures in a row, however slow, after which only a password reset opens the account again (checklist S-52). */
const maxFailures = 100;
/** A lock doubles up to this, so that the end of the failures is reached within weeks, not decades. */
const longestLockMs = dayMs;
const keepMs = 365 * dayMs;
const untilReset = new Date("9999-12-31T00:00:00Z");

const sourceWindowMs = 10 * 60_000;
const sourceMaxTries = 30;

/** At most 30 sign-ins per address in 10 minutes, whatever the ids; throws RATE_LIMIT (checklist S-53). */
export function limitSource(countHit: CountHit, address: string): Promise<void> {
  return countHit(`login:${address}`, { max: sourceMaxTries, windowMs: sourceWindowMs });
}

export type LoginTry = {
  clubIdx: number;
  kind: SessionKind;
  id: string;
  password: string;
  /**
   * Null for an unknown id: a throw-away hash is checked, so that the answer takes the same time. So it is for an
   * account whose hash was emptied after a withdrawal.
   */
  passwordHash: string | null;
  zone: string;
};

/**
 * Checks a password and counts the try (C0420). Known and unknown ids take the same path: same counter, same
 * work, same answers. Each lock in a row is twice as long, up to a day; the hundredth failure in a row locks until a
 * password reset (`liftLock`), which the far end of 9999 stands for. Throws AUTH_WRONG_LOGIN with the tries left, or
 * AUTH_LOCKED with the end of the lock and the seconds until then.
 */
export async function checkPassword(db: Database, attempt: LoginTry, now: Date): Promise<void> {
  const idHash = hashToken(`${attempt.clubIdx}:${attempt.kind}:${attempt.id}`);
  const { maxTries, lockMs } = await readSessionPolicy(db, attempt.clubIdx);
  const growth = { maxFailures, longestMs: longestLockMs, forEver: untilReset };
  const taken = await takeTry(db, idHash, { maxTries, lockMs, keepMs, growth }, now);
  if (!taken) throw locked((await selectLock(db, idHash)) ?? now, attempt.zone, now);
  const known = attempt.passwordHash || null;
  const isRight = await verifyPassword(known ?? (await standInHash()), attempt.password);
  if (isRight && known !== null) {
    await deleteTries(db, idHash);
    return;
  }
  if (taken.lockedUntil) throw locked(taken.lockedUntil, attempt.zone, now);
  const left = Math.min(maxTries - taken.tries, maxFailures - taken.failures);
  throw new ClubFailure("AUTH_WRONG_LOGIN", [String(left)]);
}

/** Forgets the wrong tries of an id: who proved the identity and chose a new password may sign in at once (S-52). */
export function liftLock(
  db: Database,
  { clubIdx, kind, id }: Pick<LoginTry, "clubIdx" | "kind" | "id">,
): Promise<void> {
  return deleteTries(db, hashToken(`${clubIdx}:${kind}:${id}`));
}

/** Until when, and in how many seconds that is: the clock of a browser may be wrong. */
function locked(until: Date, zone: string, now: Date): ClubFailure {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ClubFailure("AUTH_LOCKED", [
    formatInTimeZone(until, zone, "yyyy-MM-dd'T'HH:mm:ssxxx"),
    String(seconds),
  ]);
}

let standIn: Promise<string> | undefined;

/** The hash of a password that nobody knows, made once per process. */
function standInHash(): Promise<string> {
  standIn ??= hashPassword(randomToken());
  return standIn;
}
