import { transaction } from "@/lib/club-api/db/transaction";
import { findAdmin, permissionSubject } from "@/lib/club-api/domains/admins";
import { adminMenuNames } from "@/lib/club-api/domains/menus";
import {
  changeGroup,
  createGroup,
  groupPermissions,
  isPermitted,
  listGroups,
  readGroup,
  readPermissions,
  removeGroups,
  visibleMenus,
} from "@/lib/club-api/domains/permissions";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import {
  applyToAdmin,
  applyToGroup,
  copyPermissions,
  readAdminTable,
  readGroupTable,
  readRightsHolders,
  savePermissions,
} from "@/lib/club-api/workflows/admins/manage-permissions";
import { namedIdxs, samePathIdx } from "../../context";
import type { CallContext, RouteHandlers } from "../../handler";

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

export const menuAdminsHandlers = {
  "GET /menu-admins/groups": ({ db, ctx }) => listGroups(db, ctx),
  "GET /menu-admins/groups/{id}": async (context, { params }) => {
    const { db, club, ctx } = context;
    const { groupIdx, groupName, description } = await readGroup(db, ctx, params.id);
    const names = await adminMenuNames(db, club.clubIdx, context.language);
    const menus = visibleMenus(await groupPermissions(db, club.clubIdx, groupIdx), names);
    return { groupIdx, groupName, description, menus };
  },
  "POST /menu-admins/groups": ({ db, ctx }, { body }) => transaction(db, (tx) => createGroup(tx, ctx, body)),
  "PUT /menu-admins/groups": ({ db, ctx }, { body }) => transaction(db, (tx) => changeGroup(tx, ctx, body)),
  "PUT /menu-admins/groups/{id}": ({ db, ctx }, { params, body }) => {
    const groupIdx = samePathIdx(params.id, body.groupIdx, "groupIdx");
    return transaction(db, (tx) => changeGroup(tx, ctx, { ...body, groupIdx }));
  },
  "DELETE /menu-admins/groups": ({ db, ctx }, { body, query }) =>
    transaction(db, (tx) => removeGroups(tx, ctx, namedIdxs(body?.idxs, query.idx))),
  "DELETE /menu-admins/groups/{id}": ({ db, ctx }, { params }) =>
    transaction(db, (tx) => removeGroups(tx, ctx, [params.id])),
  "PUT /menu-admins/groups/{id}/copy": ({ db, ctx }, { params, body }) =>
    copyPermissions(db, ctx, params.id, body),
  "PUT /menu-admins/groups/{id}/apply": ({ db, ctx }, { params, body }) =>
    applyToGroup(db, ctx, params.id, body.overwriteCustom),
  "PUT /menu-admins/admins/{id}/apply": ({ db, ctx }, { params, body }) =>
    applyToAdmin(db, ctx, params.id, body.groupIdx),
  "PUT /menu-admins": ({ db, ctx }, { body }) => savePermissions(db, ctx, body),
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
  "GET /ops/permissions/groups/{id}": ({ db, ctx, language }, { params }) =>
    readGroupTable(db, ctx, params.id, language),
  "GET /ops/permissions/admins/{id}": ({ db, ctx, language }, { params }) =>
    readAdminTable(db, ctx, params.id, language),
  "GET /ops/permissions/holders": ({ db, ctx }) => readRightsHolders(db, ctx),
} satisfies RouteHandlers;
