import { formatInTimeZone } from "date-fns-tz";
import type { Database } from "../../db/database";
import { hashPassword, hashToken, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/limits";
import { randomToken } from "../../platform/random";
import { readSessionPolicy } from "./policy";
import type { SessionKind } from "./rules";
import { deleteTries, selectLock, takeTry } from "./tries-repository";

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
  /** Null for an unknown id: a throw-away hash is checked, so that the answer takes the same time. */
  passwordHash: string | null;
  zone: string;
};

/**
 * Checks a password and counts the try (C0420). Known and unknown ids take the same path: same counter, same
 * work, same answers. Throws AUTH_WRONG_LOGIN with the tries left, or AUTH_LOCKED with the end of the lock.
 */
export async function checkPassword(db: Database, attempt: LoginTry, now: Date): Promise<void> {
  const policy = await readSessionPolicy(db, attempt.clubIdx);
  const idHash = hashToken(`${attempt.clubIdx}:${attempt.kind}:${attempt.id}`);
  const taken = await takeTry(db, idHash, policy, now);
  if (!taken) throw locked((await selectLock(db, idHash)) ?? now, attempt.zone);
  const isRight = await verifyPassword(attempt.passwordHash ?? (await standInHash()), attempt.password);
  if (isRight && attempt.passwordHash !== null) {
    await deleteTries(db, idHash);
    return;
  }
  if (taken.lockedUntil) throw locked(taken.lockedUntil, attempt.zone);
  throw new ClubFailure("AUTH_WRONG_LOGIN", [String(policy.maxTries - taken.tries)]);
}

/** Forgets the wrong tries of an id: who proved the identity and chose a new password may sign in at once (S-52). */
export function liftLock(
  db: Database,
  { clubIdx, kind, id }: Pick<LoginTry, "clubIdx" | "kind" | "id">,
): Promise<void> {
  return deleteTries(db, hashToken(`${clubIdx}:${kind}:${id}`));
}

function locked(until: Date, zone: string): ClubFailure {
  return new ClubFailure("AUTH_LOCKED", [formatInTimeZone(until, zone, "yyyy-MM-dd'T'HH:mm:ssxxx")]);
}

let standIn: Promise<string> | undefined;

/** The hash of a password that nobody knows, made once per process. */
function standInHash(): Promise<string> {
  standIn ??= hashPassword(randomToken());
  return standIn;
}
