import type { Database } from "../../db/database";
import { deleteSessionsBefore } from "./repository";
import { deleteOldTries } from "./tries-repository";

export { expectSignedIn, type SignedIn } from "./callers";
export { type DeviceOwner, findKnownDevice, issueDeviceToken } from "./devices";
export { logLogin, logRefusedLogin } from "./login-log";
export { checkPagePassword, checkPassword, liftLocks, limitSource, readLocks } from "./password-check";
export { isPasswordExpired, passwordDue, readPasswordPolicy } from "./policy";
export type { Account } from "./repository";
export {
  deleteLoginsBefore as deleteLoginLog,
  updateDelegatedRevoked as endDelegateSessions,
} from "./repository";
export { adminRefusal, memberRefusal } from "./rules";
export {
  endNamedSessions,
  endSession,
  endSessionsOf,
  listSessions,
  memberAccount,
  type OpenedSession,
  openDelegateSession,
  openSession,
  refreshSession,
  rekeySession,
  returnToParent,
} from "./sessions";

const dayMs = 24 * 60 * 60_000;

/** Drops sessions that ended over a day ago, and counts of tries that have been kept long enough. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await deleteSessionsBefore(db, new Date(now.getTime() - dayMs));
  await deleteOldTries(db, now);
}
