import { ClubFailure } from "../../../platform/failure";
import { changeInfo, openEditing } from "../../../workflows/accounts/change-info";
import { readMemberInfo } from "../../../workflows/accounts/member-info";
import { limitPasswordTries } from "../../../workflows/accounts/member-password";
import { openMemberPhoto, saveMemberPhoto } from "../../../workflows/accounts/member-photo";
import { giveReason, readWithdrawalBlocks, withdraw } from "../../../workflows/accounts/withdraw";
import type { CallContext, Handlers } from "../../handler";
import { memberShown } from "../../rights/own-member";
import { readSegments } from "../../segments";

/** The member who acts on the own data; an admin's account has none, another number in the call is refused. */
function ownIdx({ caller }: CallContext, named?: number): number {
  const isOwn = caller.kind === "member" && (named === undefined || named === caller.memberIdx);
  if (!isOwn) throw new ClubFailure("REQ_FORBIDDEN");
  return caller.memberIdx;
}

/** A member's own data (domain.md Y1 to Y7). */
export const membersHandlers: Handlers<
  | "GET /info/{id}"
  | "PUT /info"
  | "GET /info/impossible/{a}/{b}"
  | "POST /info/delete_reason"
  | "DELETE /info"
  | "POST /info/check-password"
  | "POST /info/{id}/photos"
  | "DELETE /info/{id}/photos"
  | "GET /files/member/{photo}"
> = {
  "GET /info/{id}": async (context, { params }) =>
    readMemberInfo(context.db, context.ctx, await memberShown(context, String(params.id), "member")),

  "PUT /info": (context, { body }) => {
    const { memberIdx, ...input } = body;
    return changeInfo(context.db, context.ctx, ownIdx(context, memberIdx), context.editToken, input);
  },

  "GET /info/impossible/{a}/{b}": async (context, { params }) => {
    const { member, club } = await readSegments(context, [params.a, params.b], ["member", "club"]);
    if (club !== undefined && club !== context.club.clubCode) throw new ClubFailure("REQ_FORBIDDEN");
    if (!member) throw new ClubFailure("NOT_FOUND");
    return readWithdrawalBlocks(context.db, context.ctx, member);
  },

  "POST /info/delete_reason": (context, { body }) =>
    giveReason(context.db, context.ctx, ownIdx(context, body.memberIdx), body),

  "DELETE /info": async (context, { body }) => {
    const memberIdx = ownIdx(context, body.memberIdx);
    await limitPasswordTries(context.countHit, memberIdx);
    return withdraw(context, context.ctx, memberIdx, body);
  },

  "POST /info/check-password": async (context, { body }) => {
    const memberIdx = ownIdx(context, body.memberIdx);
    await limitPasswordTries(context.countHit, memberIdx);
    return openEditing(context.db, context.ctx, memberIdx, body.password);
  },

  "POST /info/{id}/photos": (context, { params, files }) => {
    const memberIdx = ownIdx(context, params.id);
    if (files.length === 0) throw new ClubFailure("VAL_FIELD", ["files"]);
    return saveMemberPhoto(context, context.ctx, memberIdx, files);
  },

  "DELETE /info/{id}/photos": (context, { params }) =>
    saveMemberPhoto(context, context.ctx, ownIdx(context, params.id), []),

  "GET /files/member/{photo}": async (context, { params }) => {
    const memberIdx = Number.parseInt(params.photo, 10);
    if (context.caller.kind === "member") ownIdx(context, memberIdx);
    return { file: await openMemberPhoto(context.db, context.storage, context.ctx, memberIdx) };
  },
};
