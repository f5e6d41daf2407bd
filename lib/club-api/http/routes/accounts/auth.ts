import { refreshSession } from "../../../domains/auth";
import { ClubFailure } from "../../../platform/failure";
import { moveSession } from "../../../workflows/accounts/move-session";
import { signInAdmin, signInMember } from "../../../workflows/accounts/sign-in";
import { signOut } from "../../../workflows/accounts/sign-out";
import type { Handlers } from "../../handler";

/** Sign-in, sign-out, the move to another club and the renewal of tokens (domain.md M1, M3, M12, 2.6). */
export const authHandlers: Handlers<
  "POST /member/login" | "DELETE /member/logout" | "POST /ops/session/club" | "GET /tokens/refresh"
> = {
  "POST /member/login": (context, { body }) => {
    const { club, language, address, userAgent, deviceTokens } = context;
    const place = { club, language, now: context.clock.now() };
    const input = { id: body.id, password: body.password, chk: body.chk, address, userAgent, deviceTokens };
    return body.isAdmin ? signInAdmin(context.db, place, input) : signInMember(context.db, place, input);
  },

  "DELETE /member/logout": async ({ db, ctx, caller }) => {
    if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
    const memberIdx = caller.kind === "member" ? caller.memberIdx : null;
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
};
