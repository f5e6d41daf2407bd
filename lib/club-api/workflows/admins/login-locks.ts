import type { ShownLocks } from "@/lib/contract/accounts/login-locks";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { unlockableAdmin } from "../../domains/admins";
import { recordAudit } from "../../domains/audit";
import { liftLocks, readLocks } from "../../domains/auth";
import type { Context } from "../../platform/context";

type Account = { clubIdx: number; id: string };

/** Sign-in locks of an account after wrong passwords, as the office sees them. */
export async function shownLocks(
  db: Database,
  { now, club }: Context,
  kind: "member" | "admin",
  { clubIdx, id }: Account,
): Promise<ShownLocks> {
  const locks = await readLocks(db, { clubIdx, kind, id }, now);
  if (!locks) return null;
  const time = (moment: Date | null) => moment && clubTimestamp(moment, club.zone);
  const { lockedUntil, slowedUntil, ...counts } = locks;
  return { ...counts, lockedUntil: time(lockedUntil), slowedUntil: time(slowedUntil) };
}

/**
 * Forgets the wrong passwords of an admin account, whoever typed them. Throws 2001, and 9403 for an SSADMIN's of an
 * ADMIN.
 */
export function unlockAccount(db: Database, ctx: Context, adminIdx: number): Promise<{ adminIdx: number }> {
  return transaction(db, async (tx) => {
    const { clubIdx, id } = await unlockableAdmin(tx, ctx, adminIdx);
    await liftLocks(tx, { clubIdx, kind: "admin", id });
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "adminLock",
      entityKey: adminIdx,
      after: { isLifted: true },
    });
    return { adminIdx };
  });
}
