import type { SessionProfile } from "@/lib/contract/accounts/auth";
import type { Database } from "../../db/database";
import { findAdmin } from "../../domains/admins";
import { recordAudit } from "../../domains/audit";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { adminProfile, type SignInPlace } from "./user-session";

/**
 * An admin turns to another of the clubs that the account may act for (domain.md 2.6). The session stays the account's, in
 * its own club: what the admin does there names the club, and is judged call by call.
 */
export async function moveSession(
  db: Database,
  ctx: Context,
  place: SignInPlace,
  caller: { adminIdx: number; sessionIdx: number },
): Promise<SessionProfile> {
  const admin = await findAdmin(db, caller.adminIdx);
  if (!admin) throw new ClubFailure("AUTH_INVALID_SESSION");
  const profile = await adminProfile(db, place, admin);
  const after = { clubCode: place.club.clubCode };
  await recordAudit(db, ctx, { action: "UPDATE", entity: "session", entityKey: caller.sessionIdx, after });
  return profile;
}
