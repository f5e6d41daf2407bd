import { findAdmin, permissionSubject } from "../../domains/admins";
import { adminMenuNames } from "../../domains/menus";
import { isPermitted, readPermissions, visibleMenus } from "../../domains/permissions";
import { ClubFailure } from "../../platform/failure";
import type { CallContext, Handlers } from "../handler";

/** Menu permissions of one admin (domain.md A30). */
export const menuAdminsHandlers: Handlers<"GET /menu-admins/admins/{id}"> = {
  "GET /menu-admins/admins/{id}": async (context, { params }) => {
    await refuseForeignAdmin(context, params.id);
    const { db, club } = context;
    const admin = await findAdmin(db, params.id);
    if (!admin || !isSeen(context, admin)) throw new ClubFailure("NOT_FOUND");
    const subject = permissionSubject(admin);
    const names = await adminMenuNames(db, club.clubIdx, context.language);
    return {
      adminIdx: admin.adminIdx,
      source: subject.source,
      groupIdx: admin.groupIdx,
      menus: visibleMenus(await readPermissions(db, subject), names),
    };
  },
};

/** Everybody may read the own rights; those of others need the R flag of the permission screen. */
async function refuseForeignAdmin({ db, caller }: CallContext, adminIdx: number): Promise<void> {
  if (caller.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  if (caller.adminIdx === adminIdx || caller.isSSAdmin) return;
  const own = await findAdmin(db, caller.adminIdx);
  if (!own || !(await isPermitted(db, permissionSubject(own), "920100", "R"))) {
    throw new ClubFailure("REQ_FORBIDDEN");
  }
}

/** Admins of other clubs do not exist for an admin of this one. */
function isSeen({ caller, club }: CallContext, admin: { clubIdx: number; adminIdx: number }): boolean {
  if (caller.kind !== "admin") return false;
  return caller.isSSAdmin || caller.adminIdx === admin.adminIdx || admin.clubIdx === club.clubIdx;
}
