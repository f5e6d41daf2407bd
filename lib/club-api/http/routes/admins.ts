import { transaction } from "../../db/transaction";
import {
  checkAdminId,
  createAdmin,
  listAdmins,
  moveAdmins,
  readAdmin,
  readChoices,
} from "../../domains/admins";
import { ClubFailure } from "../../platform/failure";
import { shownLocks, unlockAccount } from "../../workflows/login-locks";
import {
  changeAccount,
  changePassword,
  changeStates,
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

/** The own account, or another one with the flag (domain.md A3, A10). */
async function requireOwnOr(flag: "R" | "U", context: CallContext, adminIdx: number): Promise<void> {
  if (callingAdmin(context).adminIdx === adminIdx) return;
  await requireFlag(context.db, context.caller, adminMenu, flag);
}

/** Admin accounts (domain.md A3, A9 to A17). */
export const adminsHandlers: Handlers<
  | "GET /admin"
  | "GET /admin/choices"
  | "GET /admin/check-id/{id}"
  | "GET /admin/{id}"
  | "POST /admin"
  | "PUT /admin"
  | "PUT /admin/{id}"
  | "DELETE /admin"
  | "DELETE /admin/{id}"
  | "PUT /admin/unlock"
  | "PUT /admin/reset-pw"
  | "PUT /admin/change-password"
  | "PUT /admin/move"
  | "PUT /admin/state"
  | "POST /admin/{id}/photos"
  | "DELETE /admin/{id}/photos"
> = {
  "GET /admin": ({ db, act }, { query }) => listAdmins(db, act, query),
  "GET /admin/choices": ({ db, act }) => readChoices(db, act),
  "GET /admin/check-id/{id}": ({ db, act }, { params }) => checkAdminId(db, act, params.id),
  "GET /admin/{id}": async (context, { params }) => {
    await requireOwnOr("R", context, params.id);
    const admin = await readAdmin(context.db, context.act, params.id);
    const account = { clubIdx: context.club.clubIdx, id: admin.id };
    return { ...admin, locks: await shownLocks(context.db, context.act, "admin", account) };
  },
  "POST /admin": ({ db, act }, { body }) => transaction(db, (tx) => createAdmin(tx, act, body)),
  "PUT /admin": ({ db, act }, { body: { adminIdx, ...wish } }) => changeAccount(db, act, adminIdx, wish),
  "PUT /admin/{id}": ({ db, act }, { params, body: { adminIdx, ...wish } }) =>
    changeAccount(db, act, samePathIdx(params.id, adminIdx, "adminIdx"), wish),
  "DELETE /admin": ({ db, act }, { body, query }) =>
    removeAccounts(db, act, namedIdxs(body?.idxs, query.idx)),
  "DELETE /admin/{id}": ({ db, act }, { params }) => removeAccounts(db, act, [params.id]),
  "PUT /admin/unlock": ({ db, act }, { body }) => unlockAccount(db, act, body.adminIdx),
  "PUT /admin/reset-pw": ({ db, act }, { body }) => resetAccountPassword(db, act, body.adminIdx),
  "PUT /admin/change-password": async (context, { body }) => {
    const { adminIdx, sessionIdx } = callingAdmin(context);
    await context.countHit(`admin-password:${adminIdx}`, passwordTries);
    return changePassword(context.db, context.act, sessionIdx, body);
  },
  "PUT /admin/move": ({ db, act }, { body }) =>
    transaction(db, (tx) => moveAdmins(tx, act, body.adminIdxs, body.toGroupIdx)),
  "PUT /admin/state": ({ db, act }, { body }) => changeStates(db, act, body.adminIdxs, body.state),
  "POST /admin/{id}/photos": async (context, { params, files }) => {
    await requireOwnOr("U", context, params.id);
    if (files.length === 0) throw new ClubFailure("VAL_FIELD", ["files"]);
    return savePhoto(context, context.act, params.id, files);
  },
  "DELETE /admin/{id}/photos": async (context, { params }) => {
    await requireOwnOr("U", context, params.id);
    return savePhoto(context, context.act, params.id, []);
  },
};
