import { clubTimestamp } from "@/lib/shared/time/club-time";
import { endNamedSessions, endSessionsOf, listSessions } from "../../../domains/auth";
import { findMember, setReminders } from "../../../domains/members";
import { readOwnConsents } from "../../../domains/terms";
import { ClubFailure } from "../../../platform/failure";
import { exportOwnData, readDataUse } from "../../../workflows/accounts/my-data";
import { chooseMarketing } from "../../../workflows/accounts/set-marketing";
import type { CallContext, Handlers } from "../../handler";

function account({ caller }: CallContext) {
  if (caller.kind === "anonymous") throw new ClubFailure("AUTH_INVALID_SESSION");
  const accountIdx = caller.kind === "member" ? caller.memberIdx : caller.adminIdx;
  return { kind: caller.kind, accountIdx, sessionIdx: caller.sessionIdx };
}

function memberIdxOf({ caller }: CallContext): number {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller.memberIdx;
}

/** The caller's own sessions, the use of the own data, and what may be done about it (domain.md A35). */
export const myDataHandlers: Handlers<
  | "GET /ext/sessions"
  | "DELETE /ext/sessions"
  | "GET /ext/data-use"
  | "GET /ext/data-export"
  | "GET /ext/consents"
  | "GET /ext/reminders"
  | "PUT /ext/reminders"
  | "PUT /ext/marketing"
> = {
  "GET /ext/sessions": async (context) => {
    const { kind, accountIdx, sessionIdx } = account(context);
    const { zone } = context.club;
    const found = await listSessions(context.db, kind, accountIdx, context.ctx.now);
    const list = found.map((one) => ({
      ...one,
      isCurrent: one.sessionIdx === sessionIdx,
      createdAt: clubTimestamp(one.createdAt, zone),
      lastSeenAt: clubTimestamp(one.lastSeenAt, zone),
    }));
    return { list };
  },

  "DELETE /ext/sessions": async (context, { body }) => {
    const { kind, accountIdx, sessionIdx } = account(context);
    const { now } = context.ctx;
    const ended = body.idxs
      ? await endNamedSessions(context.db, { kind, accountIdx }, body.idxs, now)
      : await endSessionsOf(context.db, kind, accountIdx, now, sessionIdx);
    return { ended };
  },

  "GET /ext/data-use": (context, { query }) =>
    readDataUse(context.db, context.ctx, memberIdxOf(context), query),

  "GET /ext/data-export": (context) =>
    exportOwnData(context.db, context.ctx, context.countHit, memberIdxOf(context)),

  "GET /ext/consents": (context) => readOwnConsents(context.db, context.ctx, memberIdxOf(context)),

  "GET /ext/reminders": async (context) => {
    const member = await findMember(context.db, context.club.clubIdx, memberIdxOf(context));
    if (!member) throw new ClubFailure("NOT_FOUND");
    return { deadlines: member.deadlineReminders };
  },

  "PUT /ext/reminders": async (context, { body }) => {
    await setReminders(context.db, context.club.clubIdx, memberIdxOf(context), body.deadlines);
    return body;
  },

  "PUT /ext/marketing": (context, { body }) =>
    chooseMarketing(context.db, context.ctx, memberIdxOf(context), body),
};
