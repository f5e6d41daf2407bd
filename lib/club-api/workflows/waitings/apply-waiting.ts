import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingRequest } from "@/lib/contract/waitings/waitings";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { countDay } from "../../domains/dashboard";
import { lockMembers } from "../../domains/reservations";
import { dayInfo, openAt } from "../../domains/tee-sheets";
import { type Applicant, closedFailure, enter, entryFailure, holdRequested } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { refuseSuspended, requireActive, requireOpenSite } from "../bookings/slot-checks";

/**
 * Joins the waiting list of a day (domain.md 7.8, R11). Throws the first of 1003 account suspended, 4105 site stopped,
 * 4101 closed day, 4102 not open for the member's type, 4402 list closed, 4205 suspended, 4404 already on it, 4403 too
 * many entries, 9001, 4203 party, 4401 a time is free. What may change meanwhile is looked at again behind the locks.
 */
export async function applyWaiting(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  request: WaitingRequest,
): Promise<{ waitingIdx: number; state: typeof waitingState.waiting; rank: number | null }> {
  const member = await requireActive(tx, ctx, memberIdx);
  await requireOpenSite(tx, ctx);
  await requireOpenDay(tx, ctx, member, request.playDate);
  await requireEntry(tx, ctx, member, request);
  await holdRequested(tx, ctx, member, request);
  const [locked] = await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  await requireActive(tx, ctx, memberIdx, locked);
  await requireEntry(tx, ctx, member, request);
  const { waiting, rank } = await enter(tx, ctx, member, request);
  await countDay(tx, ctx, "waitings");
  return { waitingIdx: waiting.waitingIdx, state: waitingState.waiting, rank };
}

async function requireOpenDay(
  tx: Database,
  ctx: Context,
  member: Applicant,
  playDate: string,
): Promise<void> {
  if (!(await dayInfo(tx, ctx, playDate)).isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  const opens = await openAt(tx, ctx, playDate, member.memberType);
  if (opens === null) throw new ClubFailure("RSV_TYPE");
  if (opens > ctx.now) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(opens, ctx.club.zone)]);
}

async function requireEntry(
  tx: Database,
  ctx: Context,
  member: Applicant,
  request: WaitingRequest,
): Promise<void> {
  const closed = await closedFailure(tx, ctx, request.playDate);
  if (closed) throw closed;
  await refuseSuspended(tx, ctx, member.memberIdx);
  const refused = await entryFailure(tx, ctx, member, request);
  if (refused) throw refused;
}
