import { transaction } from "../../db/transaction";
import { checkAdminId, createAdmin, listAdmins, moveAdmins, readAdmin } from "../../domains/admins";
import { ClubFailure } from "../../platform/failure";
import {
  changeAccount,
  changePassword,
  removeAccounts,
  resetAccountPassword,
  savePhoto,
} from "../../workflows/manage-admins";
import { requireFlag } from "../guard";
import type { CallContext, Handlers } from "../handler";
import { namedIdxs, samePathIdx } from "../named-idxs";

const adminMenu = "910600";
const passwordTries = { max: 10, windowMs: 10 * 60_000 };

function callingAdmin({ caller }: CallContext) {
  if (caller.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
  return caller;
}

/** The own photo, or that of another account with the right to change accounts (domain.md A3). */
async function requirePhotoRight(context: CallContext, adminIdx: number): Promise<void> {
  if (callingAdmin(context).adminIdx === adminIdx) return;
  await requireFlag(context.db, context.caller, adminMenu, "U");
}

/** Admin accounts (domain.md A3, A9 to A17). */
export const adminsHandlers: Handlers<
  | "GET /admin"
  | "GET /admin/check-id/{id}"
  | "GET /admin/{id}"
  | "POST /admin"
  | "PUT /admin"
  | "PUT /admin/{id}"
  | "DELETE /admin"
  | "DELETE /admin/{id}"
  | "PUT /admin/reset-pw"
  | "PUT /admin/change-password"
  | "PUT /admin/move"
  | "POST /admin/{id}/photos"
  | "DELETE /admin/{id}/photos"
> = {
  "GET /admin": ({ db, act }, { query }) => listAdmins(db, act, query),
  "GET /admin/check-id/{id}": ({ db, act }, { params }) => checkAdminId(db, act, params.id),
  "GET /admin/{id}": ({ db, act }, { params }) => readAdmin(db, act, params.id),
  "POST /admin": ({ db, act }, { body }) => transaction(db, (tx) => createAdmin(tx, act, body)),
  "PUT /admin": ({ db, act }, { body: { adminIdx, ...wish } }) => changeAccount(db, act, adminIdx, wish),
  "PUT /admin/{id}": ({ db, act }, { params, body: { adminIdx, ...wish } }) =>
    changeAccount(db, act, samePathIdx(params.id, adminIdx, "adminIdx"), wish),
  "DELETE /admin": ({ db, act }, { body, query }) =>
    removeAccounts(db, act, namedIdxs(body?.idxs, query.idx)),
  "DELETE /admin/{id}": ({ db, act }, { params }) => removeAccounts(db, act, [params.id]),
  "PUT /admin/reset-pw": ({ db, act }, { body }) => resetAccountPassword(db, act, body.adminIdx),
  "PUT /admin/change-password": async (context, { body }) => {
    const { adminIdx, sessionIdx } = callingAdmin(context);
    await context.countHit(`admin-password:${adminIdx}`, passwordTries);
    return changePassword(context.db, context.act, sessionIdx, body);
  },
  "PUT /admin/move": ({ db, act }, { body }) =>
    transaction(db, (tx) => moveAdmins(tx, act, body.adminIdxs, body.toGroupIdx)),
  "POST /admin/{id}/photos": async (context, { params, files }) => {
    await requirePhotoRight(context, params.id);
    if (files.length === 0) throw new ClubFailure("VAL_FIELD", ["files"]);
    return savePhoto(context, context.act, params.id, files);
  },
  "DELETE /admin/{id}/photos": async (context, { params }) => {
    await requirePhotoRight(context, params.id);
    return savePhoto(context, context.act, params.id, []);
  },
};
