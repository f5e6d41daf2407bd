import { isLoginId } from "@/lib/shared/fields";
import { maskName } from "@/lib/shared/mask";
import { findMemberByLoginId } from "../../domains/members";
import { prepareSignUp, signUp } from "../../workflows/sign-up";
import type { Handlers } from "../handler";

const active = "10";

/** Sign-up and the look-up of a login id (domain.md M2, M5). */
export const signUpHandlers: Handlers<"POST /member/signup" | "GET /member/name/check"> = {
  "POST /member/signup": async (context, { body }) => {
    const passwordHash = await prepareSignUp(context.db, context.act, body);
    return context.once((tx) => signUp(tx, context.act, body, passwordHash));
  },

  "GET /member/name/check": async ({ db, club, caller }, { query }) => {
    const validFormat = isLoginId(query.id);
    const found = validFormat ? await findMemberByLoginId(db, club.clubIdx, query.id) : null;
    const answer = { id: query.id, validFormat, available: validFormat && found === null };
    if (caller.kind !== "member" || found?.state !== active) return { ...answer, maskedName: null };
    return { ...answer, maskedName: maskName(found.name), memberIdx: found.memberIdx };
  },
};
