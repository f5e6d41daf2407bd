import { transaction } from "@/lib/club-api/db/transaction";
import {
  type Account,
  endNamedSessions,
  endSessionsOf,
  listSessions,
  memberAccount,
} from "@/lib/club-api/domains/auth";
import { readOwnRequests, readRequestQueue } from "@/lib/club-api/domains/data-requests";
import { findMember, findPeople, listForOffice, setReminders } from "@/lib/club-api/domains/members";
import { readOwnConsents } from "@/lib/club-api/domains/terms";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { changeInfo, openEditing } from "@/lib/club-api/workflows/accounts/change-info";
import { readMemberInfo } from "@/lib/club-api/workflows/accounts/member-info";
import { limitPasswordTries } from "@/lib/club-api/workflows/accounts/member-password";
import { openMemberPhoto, saveMemberPhoto } from "@/lib/club-api/workflows/accounts/member-photo";
import {
  answerDataRequest,
  askAboutData,
  exportForRequest,
  exportOwnData,
  readDataUse,
} from "@/lib/club-api/workflows/accounts/my-data";
import { changeByOffice, readForOffice } from "@/lib/club-api/workflows/accounts/office-members";
import { chooseMarketing } from "@/lib/club-api/workflows/accounts/set-marketing";
import { giveReason, readWithdrawalBlocks, withdraw } from "@/lib/club-api/workflows/accounts/withdraw";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { callingMember, memberShown, readSegments } from "../../context";
import type { CallContext, RouteHandlers } from "../../handler";

/** The member who acts on the own data; an admin's account has none, another number in the call is refused. */
function ownIdx({ caller }: CallContext, named?: number): number {
  const isOwn = caller.kind === "member" && (named === undefined || named === caller.memberIdx);
  if (!isOwn) throw new ClubFailure("REQ_FORBIDDEN");
  return caller.memberIdx;
}

function account({ caller, ctx }: CallContext): { owner: Account; sessionIdx: number } {
  if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
  const { sessionIdx } = caller;
  if (caller.kind === "member") return { owner: memberAccount(ctx, caller.memberIdx), sessionIdx };
  return { owner: { kind: "admin", accountIdx: caller.adminIdx }, sessionIdx };
}

export const membersHandlers = {
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
    if (files.length === 0) throw new ClubFailure("VAL_FIELD", ["files", "file"]);
    return saveMemberPhoto(context, context.ctx, memberIdx, files);
  },

  "DELETE /info/{id}/photos": (context, { params }) =>
    saveMemberPhoto(context, context.ctx, ownIdx(context, params.id), []),

  "GET /files/member/{photo}": async (context, { params }) => {
    const memberIdx = Number.parseInt(params.photo, 10);
    if (context.caller.kind === "member") ownIdx(context, memberIdx);
    return { file: await openMemberPhoto(context.db, context.storage, context.ctx, memberIdx) };
  },
  "GET /ops/members": (context, { query }) => listForOffice(context.db, context.ctx, query),
  "GET /ops/members/{id}": (context, { params, query }) =>
    readForOffice(context.db, context.ctx, params.id, query.reason),
  "PUT /ops/members/{id}": (context, { params, body }) =>
    changeByOffice(context.db, context.ctx, params.id, body),
  "GET /ops/people": ({ db, ctx }, { query }) => findPeople(db, ctx, query.keyword),
  "GET /ext/data-requests": (context, { query }) =>
    readOwnRequests(context.db, context.ctx, callingMember(context), query),
  "POST /ext/data-requests": (context, { body }) =>
    context.once((tx) => askAboutData(tx, context.ctx, callingMember(context), body)),
  "GET /ops/data-requests": ({ db, ctx }, { query }) =>
    transaction(db, (tx) => readRequestQueue(tx, ctx, query)),
  "PUT /ops/data-requests/{id}": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => answerDataRequest(tx, ctx, params.id, body)),
  "POST /ops/data-requests/{id}/export": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => exportForRequest(tx, ctx, params.id, body.reason)),
  "GET /ext/sessions": async (context) => {
    const { owner, sessionIdx } = account(context);
    const { zone } = context.club;
    const found = await listSessions(context.db, owner, context.ctx.now);
    const list = found.map((one) => ({
      ...one,
      isCurrent: one.sessionIdx === sessionIdx,
      createdAt: clubTimestamp(one.createdAt, zone),
      lastSeenAt: clubTimestamp(one.lastSeenAt, zone),
    }));
    return { list };
  },

  "DELETE /ext/sessions": async (context, { body }) => {
    const { owner, sessionIdx } = account(context);
    const { now } = context.ctx;
    const ended = body.idxs
      ? await endNamedSessions(context.db, owner, body.idxs, now)
      : await endSessionsOf(context.db, owner, now, sessionIdx);
    return { ended };
  },

  "GET /ext/data-use": (context, { query }) =>
    readDataUse(context.db, context.ctx, callingMember(context), query),

  "GET /ext/data-export": (context) =>
    exportOwnData(context.db, context.ctx, context.countHit, callingMember(context)),

  "GET /ext/consents": (context) => readOwnConsents(context.db, context.ctx, callingMember(context)),

  "GET /ext/reminders": async (context) => {
    const member = await findMember(context.db, context.club.clubIdx, callingMember(context));
    if (!member) throw new ClubFailure("NOT_FOUND");
    return { deadlines: member.deadlineReminders };
  },

  "PUT /ext/reminders": async (context, { body }) => {
    await setReminders(context.db, context.club.clubIdx, callingMember(context), body.deadlines);
    return body;
  },

  "PUT /ext/marketing": (context, { body }) =>
    chooseMarketing(context.db, context.ctx, callingMember(context), body),
} satisfies RouteHandlers;
