import { ClubFailure } from "../../../platform/failure";
import { activateMember } from "../../../workflows/accounts/activate";
import {
  changeOwn,
  limitPasswordTries,
  postpone,
  resetForgotten,
} from "../../../workflows/accounts/member-password";
import { checkAccount, findIds } from "../../../workflows/accounts/recover";
import type { CallContext, Handlers } from "../../handler";

function signedInMember({ caller }: CallContext) {
  if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller;
}

/** Forgotten ids and passwords, new passwords, sleeping accounts (domain.md M6, M7, M10, M11, M14). */
export const recoveryHandlers: Handlers<
  | "GET /member/find-id"
  | "GET /member/check"
  | "PUT /member/change-password"
  | "PUT /member/expiry/change-password"
  | "GET /member/activation"
> = {
  "GET /member/find-id": (context, { query }) => findIds(context.db, context.ctx, context, query),
  "GET /member/check": ({ db, ctx }, { query }) => checkAccount(db, ctx, query),
  "PUT /member/change-password": async (context, { body }) => {
    if ("certToken" in body) return resetForgotten(context.db, context.ctx, body);
    const caller = signedInMember(context);
    await limitPasswordTries(context.countHit, caller.memberIdx);
    return changeOwn(context.db, context.ctx, caller, body);
  },
  "PUT /member/expiry/change-password": async (context, { body }) => {
    const caller = signedInMember(context);
    if (!("newPassword" in body)) return postpone(context.db, context.ctx, caller.memberIdx);
    await limitPasswordTries(context.countHit, caller.memberIdx);
    return changeOwn(context.db, context.ctx, caller, body);
  },
  "GET /member/activation": (context, { query }) => {
    const { db, club, language, ctx, address, userAgent, deviceTokens } = context;
    const input = { ...query, address, userAgent, deviceTokens };
    return activateMember(db, { club, language, now: ctx.now }, input);
  },
};
