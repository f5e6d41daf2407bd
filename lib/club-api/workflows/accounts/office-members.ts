import type { MemberEvent } from "@/lib/contract/accounts/ops-members";
import type { MemberState } from "@/lib/contract/code-values/members";
import { memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { endSessionsOf, liftLocks, listSessions, memberAccount } from "../../domains/auth";
import { deleteTokensOf } from "../../domains/identity";
import {
  findMember,
  lockMember,
  type Member,
  type MemberChange,
  officeRow,
  readExtra,
  updateMember,
} from "../../domains/members";
import { openCounts } from "../../domains/withdrawals";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { shownLocks } from "../admins/login-locks";
import { notifyPerson } from "../messages/notify";
import { readMemberInfo } from "./member-info";

type Detail = CallOutput<"GET /ops/members/{id}">;
type Changed = CallOutput<"PUT /ops/members/{id}">;

/** From which state an event leads where (domain.md 8.7 Member); null leaves the state as it is. */
const moves: Record<
  MemberEvent,
  { from: readonly MemberState[]; to: MemberState | null; needsReason: boolean }
> = {
  APPROVE: { from: [memberState.awaitingApproval], to: memberState.active, needsReason: false },
  SUSPEND: { from: [memberState.active], to: memberState.suspended, needsReason: true },
  LIFT: { from: [memberState.suspended], to: memberState.active, needsReason: true },
  DESK_CHECKED: {
    from: [memberState.active, memberState.dormant, memberState.suspended, memberState.awaitingApproval],
    to: null,
    needsReason: false,
  },
  UNLOCK: {
    from: [memberState.active, memberState.dormant, memberState.suspended, memberState.awaitingApproval],
    to: null,
    needsReason: false,
  },
  END_SESSIONS: {
    from: [memberState.active, memberState.dormant, memberState.suspended, memberState.awaitingApproval],
    to: null,
    needsReason: true,
  },
};

/**
 * A member as the office sees one: masked, or with a reason in the clear. Each look is on record with it (checklist P-08);
 * throws 2001.
 */
export function readForOffice(
  db: Database,
  ctx: Context,
  memberIdx: number,
  reason: string | undefined,
): Promise<Detail> {
  return transaction(db, async (tx) => {
    const { clubIdx, zone } = ctx.club;
    const member = await findMember(tx, clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    await recordAudit(tx, ctx, {
      action: "VIEW",
      entity: "member",
      entityKey: memberIdx,
      after: { isMasked: reason === undefined },
      memberIdx,
      reason: reason ?? null,
    });
    const row = (await officeRow(tx, ctx))(member);
    const time = (moment: Date | null) => moment && clubTimestamp(moment, zone);
    const clear = reason === undefined ? {} : pickClear(member);
    return {
      ...row,
      ...clear,
      isMasked: reason === undefined,
      birth: reason === undefined ? null : member.birth,
      gender: member.gender,
      membershipNo: member.membershipNo,
      deskCheckedAt: time(member.deskCheckedAt),
      dormantAt: time(member.dormantAt),
      withdrawnAt: time(member.withdrawnAt),
      locks: await shownLocks(tx, ctx, "member", member),
      sessions: (await listSessions(tx, memberAccount(ctx, memberIdx), ctx.now)).length,
      service: (await readExtra(tx, clubIdx, memberIdx)).military ?? null,
      comingBookings: (await openCounts(tx, clubIdx, memberIdx, clubDate(ctx.now, zone))).bookings,
      info: reason === undefined ? null : await readMemberInfo(tx, ctx, member),
    };
  });
}

function pickClear({ id, name, phoneNo, email }: Member) {
  return { id, name, phoneNo, email };
}

/**
 * Applies an event of the office to an account (domain.md 11.8): APPROVE, SUSPEND and LIFT with a reason,
 * DESK_CHECKED, END_SESSIONS, UNLOCK. A suspension ends the sessions and what was proven for a next step. Throws 2001, 9001 for an event that the state does not take
 * or a reason that is missing.
 */
export function changeByOffice(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { event, reason }: { event: MemberEvent; reason: string },
): Promise<Changed> {
  const { from, to, needsReason } = moves[event];
  if (needsReason && reason === "") throw new ClubFailure("VAL_FIELD", ["reason", "required"]);
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const member = await lockMember(tx, clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    if (!from.includes(member.state)) throw new ClubFailure("VAL_FIELD", ["event", "not_now"]);
    const change: MemberChange = {
      ...(to === null ? {} : { state: to }),
      ...(event === "DESK_CHECKED" ? { deskCheckedAt: ctx.now } : {}),
      updatedAt: ctx.now,
    };
    await updateMember(tx, clubIdx, memberIdx, change);
    if (event === "UNLOCK") await liftLocks(tx, { clubIdx, kind: "member", id: member.id });
    // Invalidates the proofs that were made before or during the suspension.
    if (event === "SUSPEND") await deleteTokensOf(tx, clubIdx, memberIdx);
    const endsSessions = event === "SUSPEND" || event === "END_SESSIONS";
    const ended = endsSessions ? await endSessionsOf(tx, memberAccount(ctx, memberIdx), ctx.now) : 0;
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "member",
      entityKey: memberIdx,
      before: { state: member.state },
      after: { state: to ?? member.state, event },
      memberIdx,
      reason,
    });
    if (event === "APPROVE") await notifyPerson(tx, ctx, member, "memberApproved", { name: member.name });
    const state = to ?? member.state;
    return { memberIdx, state, ...(endsSessions ? { sessionsRevoked: ended } : {}) };
  });
}
