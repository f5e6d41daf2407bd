import { transaction } from "@/lib/club-api/db/transaction";
import {
  checkAdminId,
  createAdmin,
  listAdmins,
  moveAdmins,
  readAdmin,
  readChoices,
} from "@/lib/club-api/domains/admins";
import {
  changeIpBlock,
  createIpBlock,
  readIpBlock,
  readIpBlocks,
  removeIpBlocks,
  testAddress,
} from "@/lib/club-api/domains/ip-blocks";
import { findClub } from "@/lib/club-api/domains/policies";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { shownLocks, unlockAccount } from "@/lib/club-api/workflows/admins/login-locks";
import {
  changeAccount,
  changePassword,
  changeStates,
  removeAccounts,
  resetAccountPassword,
  savePhoto,
} from "@/lib/club-api/workflows/admins/manage-admins";
import { namedIdxs, samePathIdx } from "../../context";
import type { CallContext, RouteHandlers } from "../../handler";
import { requireFlag } from "../../rights/guard";

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

export const adminsHandlers = {
  "GET /admin": ({ db, ctx }, { query }) => listAdmins(db, ctx, query),
  "GET /admin/choices": ({ db, ctx }) => readChoices(db, ctx),
  "GET /admin/check-id/{id}": ({ db, ctx }, { params }) => checkAdminId(db, ctx, params.id),
  "GET /admin/{id}": async (context, { params }) => {
    await requireOwnOr("R", context, params.id);
    const admin = await readAdmin(context.db, context.ctx, params.id);
    const account = { clubIdx: context.club.clubIdx, id: admin.id };
    return { ...admin, locks: await shownLocks(context.db, context.ctx, "admin", account) };
  },
  "POST /admin": ({ db, ctx }, { body }) => transaction(db, (tx) => createAdmin(tx, ctx, body)),
  "PUT /admin": ({ db, ctx }, { body: { adminIdx, ...input } }) => changeAccount(db, ctx, adminIdx, input),
  "PUT /admin/{id}": ({ db, ctx }, { params, body: { adminIdx, ...input } }) =>
    changeAccount(db, ctx, samePathIdx(params.id, adminIdx, "adminIdx"), input),
  "DELETE /admin": ({ db, ctx }, { body, query }) =>
    removeAccounts(db, ctx, namedIdxs(body?.idxs, query.idx)),
  "DELETE /admin/{id}": ({ db, ctx }, { params }) => removeAccounts(db, ctx, [params.id]),
  "PUT /admin/unlock": ({ db, ctx }, { body }) => unlockAccount(db, ctx, body.adminIdx),
  "PUT /admin/reset-pw": ({ db, ctx }, { body }) => resetAccountPassword(db, ctx, body.adminIdx),
  "PUT /admin/change-password": async (context, { body }) => {
    const { adminIdx, sessionIdx } = callingAdmin(context);
    await context.countHit(`admin-password:${adminIdx}`, passwordTries);
    return changePassword(context.db, context.ctx, sessionIdx, body);
  },
  "PUT /admin/move": ({ db, ctx }, { body }) =>
    transaction(db, (tx) => moveAdmins(tx, ctx, body.adminIdxs, body.toGroupIdx)),
  "PUT /admin/state": ({ db, ctx }, { body }) => changeStates(db, ctx, body.adminIdxs, body.state),
  "POST /admin/{id}/photos": async (context, { params, files }) => {
    await requireOwnOr("U", context, params.id);
    if (files.length === 0) throw new ClubFailure("VAL_FIELD", ["files", "file"]);
    return savePhoto(context, context.ctx, params.id, files);
  },
  "DELETE /admin/{id}/photos": async (context, { params }) => {
    await requireOwnOr("U", context, params.id);
    return savePhoto(context, context.ctx, params.id, []);
  },
  "GET /ip-blocks": ({ db, ctx }, { query }) => readIpBlocks(db, ctx, query),
  "GET /ip-blocks/{id}": ({ db, ctx }, { params }) => readIpBlock(db, ctx, params.id),
  "POST /ip-blocks": ({ db, ctx }, { body }) => createIpBlock(db, ctx, body),
  "PUT /ip-blocks": ({ db, ctx }, { body: { ipIdx, ...change } }) => changeIpBlock(db, ctx, ipIdx, change),
  "PUT /ip-blocks/{id}": ({ db, ctx }, { params, body: { ipIdx, ...change } }) =>
    changeIpBlock(db, ctx, samePathIdx(params.id, ipIdx, "ipIdx"), change),
  "DELETE /ip-blocks": ({ db, ctx }, { body, query }) =>
    removeIpBlocks(db, ctx, namedIdxs(body?.idxs, query.idx)),
  "DELETE /ip-blocks/{id}": ({ db, ctx }, { params }) => removeIpBlocks(db, ctx, [params.id]),
  "GET /ops/address-test": async ({ db, ctx }, { query }) => {
    const found = await findClub(db, ctx.club.clubCode);
    return testAddress(db, ctx, found?.addressRules ?? [], query.address);
  },
} satisfies RouteHandlers;
