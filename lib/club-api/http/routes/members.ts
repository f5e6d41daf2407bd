import { codeNames } from "../../domains/codes";
import { findMember } from "../../domains/members";
import { ClubFailure } from "../../platform/failure";
import { languageChoice } from "../context";
import type { Handlers } from "../handler";

/** A member's own data (domain.md Y1). */
export const membersHandlers: Handlers<"GET /info/{id}"> = {
  "GET /info/{id}": async (context, { params }) => {
    const { db, club, caller } = context;
    if (caller.kind === "member" && caller.memberIdx !== params.id) throw new ClubFailure("REQ_FORBIDDEN");
    const member = await findMember(db, club.clubIdx, params.id);
    if (!member) throw new ClubFailure("NOT_FOUND");
    const typeNames = await codeNames(db, club.clubIdx, "memberTypes", languageChoice(context));
    return {
      ...member,
      memberTypeName: typeNames.get(member.memberType) ?? member.memberType,
      marketing: { sms: member.marketingSms, email: member.marketingEmail, push: member.marketingPush },
    };
  },
};
