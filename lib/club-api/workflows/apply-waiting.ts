import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingWish } from "@/lib/contract/waitings";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { countDay } from "../domains/dashboard";
import { lockMembers } from "../domains/reservations";
import { dayInfo, openAt } from "../domains/tee-sheets";
import { type Applicant, closedFailure, enter, entryFailure, holdWished } from "../domains/waitings";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { refuseSuspended, requireActive, requireOpenSite } from "./slot-checks";

/**
 * Joins the waiting list of a day (domain.md 7.8, R11). Throws the first of 1003 account suspended, 4105 site stopped,
 * 4101 closed day, 4102 not open for the member's type, 4402 list closed, 4205 suspended, 4404 already on it, 4403 too
 * many entries, 9001, 4203 party, 4401 a time is free. What may change meanwhile is looked at again behind the locks.
 */
export async function applyWaiting(
  tx: Database,
  act: Act,
  memberIdx: number,
  wish: WaitingWish,
): Promise<{ waitingIdx: number; state: typeof waitingState.waiting; rank: number | null }> {
  const member = await requireActive(tx, act, memberIdx);
  await requireOpenSite(tx, act);
  await requireOpenDay(tx, act, member, wish.playDate);
  await requireEntry(tx, act, member, wish);
  await holdWished(tx, act, member, wish);
  const [locked] = await lockMembers(tx, act.club.clubIdx, [memberIdx]);
  await requireActive(tx, act, memberIdx, locked);
  await requireEntry(tx, act, member, wish);
  const { waiting, rank } = await enter(tx, act, member, wish);
  await countDay(tx, act, "waitings");
  return { waitingIdx: waiting.waitingIdx, state: waitingState.waiting, rank };
}

async function requireOpenDay(tx: Database, act: Act, member: Applicant, playDate: string): Promise<void> {
  if (!(await dayInfo(tx, act, playDate)).isOpen) throw new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  const opens = await openAt(tx, act, playDate, member.memberType);
  if (opens === null) throw new ClubFailure("RSV_TYPE");
  if (opens > act.now) throw new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(opens, act.club.zone)]);
}

async function requireEntry(tx: Database, act: Act, member: Applicant, wish: WaitingWish): Promise<void> {
  const closed = await closedFailure(tx, act, wish.playDate);
  if (closed) throw closed;
  await refuseSuspended(tx, act, member.memberIdx);
  const refused = await entryFailure(tx, act, member, wish);
  if (refused) throw refused;
}
