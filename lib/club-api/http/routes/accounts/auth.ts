import { refreshSession } from "@/lib/club-api/domains/auth";
import { findMemberByLoginId } from "@/lib/club-api/domains/members";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { confirmCertification, sendCertification } from "@/lib/club-api/workflows/accounts/certify";
import {
  beginIdentityCheck,
  mockWindow,
  takeIdentityResult,
} from "@/lib/club-api/workflows/accounts/identity-check";
import {
  changeOwn,
  limitPasswordTries,
  postpone,
  resetForgotten,
} from "@/lib/club-api/workflows/accounts/member-password";
import { activateMember, checkAccount, findIds } from "@/lib/club-api/workflows/accounts/recover";
import { signInAdmin, signInMember } from "@/lib/club-api/workflows/accounts/sign-in";
import { prepareSignUp, signUp } from "@/lib/club-api/workflows/accounts/sign-up";
import { moveSession, signOut } from "@/lib/club-api/workflows/accounts/user-session";
import { countIdsAsked, lookUpName } from "@/lib/club-api/workflows/bookings/companions";
import { isLoginId } from "@/lib/shared/fields";
import type { CallContext, RouteHandlers } from "../../handler";
import { limitCertification } from "../../rights/request-limits";

function result({ db, ctx, identity }: CallContext, answer: Parameters<typeof takeIdentityResult>[3]) {
  return takeIdentityResult(db, ctx, identity, answer);
}

function signedInMember({ caller }: CallContext) {
  if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller;
}

export const authHandlers = {
  "POST /member/login": (context, { body }) => {
    const { club, language, address, userAgent, deviceTokens } = context;
    const signIn = { club, language, now: context.clock.now() };
    const input = { id: body.id, password: body.password, chk: body.chk, address, userAgent, deviceTokens };
    return body.isAdmin ? signInAdmin(context.db, signIn, input) : signInMember(context.db, signIn, input);
  },

  "DELETE /member/logout": async ({ db, ctx, caller }) => {
    if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
    // A member's holds stay when a delegate signs out.
    const memberIdx = caller.kind === "member" && !caller.delegate ? caller.memberIdx : null;
    await signOut(db, ctx, { sessionIdx: caller.sessionIdx, memberIdx });
    return { loggedOut: true };
  },

  "POST /ops/session/club": ({ db, ctx, club, language, caller }) => {
    if (caller.kind !== "admin") throw new ClubFailure("REQ_FORBIDDEN");
    return moveSession(db, ctx, { club, language, now: ctx.now }, caller);
  },

  "GET /tokens/refresh": async (context, { query }) => {
    const token = context.refreshToken ?? query.refreshToken;
    const pair = token ? await refreshSession(context.db, token, context.clock.now()) : null;
    if (!pair) throw new ClubFailure("AUTH_INVALID_SESSION");
    return pair;
  },
  "GET /member/nice-check/enc": async (context, { query }) => {
    await limitCertification(context);
    return beginIdentityCheck(context.db, context.ctx, context.identity, query.purpose);
  },
  "POST /member/nice-check/result": (context, { body }) => result(context, body),
  "GET /member/nice-check/result": (context, { query }) => result(context, query),
  "POST /member/nice-check/mock": (context, { body }) =>
    mockWindow(context.db, context.ctx, context.identity, body),
  "GET /member/nice-check/mock": (context, { query }) =>
    mockWindow(context.db, context.ctx, context.identity, query),
  "POST /member/certification": async (context, { body }) => {
    await limitCertification(context);
    return sendCertification(context.db, context.ctx, context, body);
  },
  "GET /member/certification/check": (context, { query }) =>
    confirmCertification(context.db, context.ctx, query),
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
  "POST /member/signup": async (context, { body }) => {
    const passwordHash = await prepareSignUp(context.db, context.ctx, body);
    return context.once((tx) => signUp(tx, context.ctx, body, passwordHash));
  },

  "GET /member/name/check": async ({ db, ctx, club, caller, countHit }, { query }) => {
    const { id } = query;
    const validFormat = isLoginId(id);
    if (caller.kind === "member") {
      await countIdsAsked(countHit, ctx, caller.memberIdx, [{ memberId: id }]);
      // A member signs up for nothing: free, dormant and withdrawn ids look alike.
      return { id, validFormat, available: false, maskedName: await lookUpName(db, ctx, id) };
    }
    const found = validFormat ? await findMemberByLoginId(db, club.clubIdx, id) : null;
    return { id, validFormat, available: validFormat && found === null, maskedName: null };
  },
} satisfies RouteHandlers;
