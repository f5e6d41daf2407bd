import { isLoginId } from "@/lib/shared/fields";
import { findMemberByLoginId } from "../../../domains/members";
import { prepareSignUp, signUp } from "../../../workflows/accounts/sign-up";
import { countIdsAsked, lookUpName } from "../../../workflows/bookings/name-companions";
import type { Handlers } from "../../handler";

/** Sign-up and the look-up of a login id (domain.md M2, M5). */
export const signUpHandlers: Handlers<"POST /member/signup" | "GET /member/name/check"> = {
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
};
