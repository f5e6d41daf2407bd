import type { Database } from "../../db/database";
import { deleteSessionsBefore } from "./repository";
import { deleteOldLimits, deleteOldTries } from "./tries-repository";

export { findSignedIn } from "./callers";
export { checkPassword, limitSource } from "./password-check";
export { isPasswordExpired } from "./policy";
export { adminRefusal, memberRefusal } from "./rules";
export { endSession, openSession, refreshSession } from "./sessions";

const dayMs = 24 * 60 * 60_000;

/** Drops sessions and login tries that ended over a day ago. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  await deleteSessionsBefore(db, yesterday);
  await deleteOldTries(db, yesterday);
}

/** Drops counters whose window has passed; `now` is real time, which rate limits count in. */
export function sweepLimits(db: Database, now: Date): Promise<void> {
  return deleteOldLimits(db, now);
}
