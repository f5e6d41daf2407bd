import type { Database } from "../../db/database";
import { deleteSessionsBefore } from "./repository";
import { deleteOldTries } from "./tries-repository";

export { findSignedIn } from "./callers";
export { checkPagePassword } from "./page-tries";
export { checkPassword, liftLock, limitSource } from "./password-check";
export { isPasswordExpired, passwordDue, readPasswordPolicy } from "./policy";
export { adminRefusal, memberRefusal } from "./rules";
export {
  endNamedSessions,
  endSession,
  endSessionsOf,
  listSessions,
  openSession,
  refreshSession,
  rekeySession,
} from "./sessions";

const dayMs = 24 * 60 * 60_000;

/** Drops sessions and login tries that ended over a day ago. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  await deleteSessionsBefore(db, yesterday);
  await deleteOldTries(db, yesterday);
}
