import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findAdminByLoginId, giveTempPassword, lockAdmins } from "../../domains/admins";
import { recordAudit } from "../../domains/audit";
import { endSessionsOf, liftLocks } from "../../domains/auth";
import type { Context } from "../../platform/context";

/** Forgets the wrong passwords of an administrator; false when nobody has the id. It goes on record as the operator's action. */
export function unlockByOperator(db: Database, ctx: Context, id: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const admin = await findAdminByLoginId(tx, clubIdx, id);
    if (!admin) return false;
    await liftLocks(tx, { clubIdx, kind: "admin", id });
    const { adminIdx: entityKey } = admin;
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "adminLock",
      entityKey,
      after: { isLifted: true },
    });
    return true;
  });
}

/**
 * Gives an administrator a temporary password, also the last super admin, whom nobody else can help: whoever runs commands
 * on the server may. Sessions end and locks are lifted with it. The password, or null when nobody has the id.
 */
export function resetByOperator(db: Database, ctx: Context, id: string): Promise<string | null> {
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const admin = await findAdminByLoginId(tx, clubIdx, id);
    const row = admin && (await lockAdmins(tx, clubIdx, [admin.adminIdx]))[0];
    if (!row) return null;
    const tempPassword = await giveTempPassword(tx, ctx, row);
    await endSessionsOf(tx, "admin", row.adminIdx, ctx.now);
    await liftLocks(tx, { clubIdx, kind: "admin", id });
    return tempPassword;
  });
}
