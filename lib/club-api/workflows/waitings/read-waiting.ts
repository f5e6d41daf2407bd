import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Obstacle, WaitingDetail } from "@/lib/contract/waitings/ops-waitings";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { findMember, type Member } from "../../domains/members";
import { limitFailure } from "../../domains/reservations";
import { openAt } from "../../domains/tee-sheets";
import { closedFailure, findOfficeRow, officeWaitings, type Waiting } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { refuseSuspended, requireActive } from "../bookings/slot-checks";
import { obstacleOf, slotsFor } from "./waiting-slots";

/** An entry for the office with the free times of its day and why each fits it or not; the look is on record. Throws 2001. */
export async function readWaiting(
  db: Database,
  ctx: Context,
  waitingIdx: number,
  reason: string | undefined,
): Promise<WaitingDetail> {
  const row = await findOfficeRow(db, ctx.club.clubIdx, waitingIdx);
  const member = row && (await findMember(db, ctx.club.clubIdx, row.waiting.memberIdx));
  if (!row || !member) throw new ClubFailure("NOT_FOUND");
  const veil = veilFor(reason);
  const { isMasked } = veil;
  const { waiting } = row;
  const [shown] = await officeWaitings(db, ctx, [row], veil);
  if (!shown) throw new ClubFailure("NOT_FOUND");
  const { memberIdx } = waiting;
  const view = {
    entity: "waiting",
    entityKey: waitingIdx,
    memberIdx,
    after: { isMasked },
    reason: veil.reason,
  };
  await recordAudit(db, ctx, { action: "VIEW", ...view });
  const waits = waiting.state === waitingState.waiting;
  return {
    ...shown,
    isMasked,
    phoneNo: veil.phone(row.phoneNo),
    memo: waiting.memo,
    updatedAt: clubTimestamp(waiting.updatedAt, ctx.club.zone),
    obstacles: waits ? await obstaclesOf(db, ctx, member, waiting) : [],
    slots: waits ? await slotsFor(db, ctx, member, waiting) : [],
  };
}

/** What keeps the member from any time of the day, whatever slot it is. */
async function obstaclesOf(
  db: Database,
  ctx: Context,
  member: Member,
  { playDate }: Waiting,
): Promise<Obstacle[]> {
  const { memberIdx, memberType } = member;
  const failures = [
    await closedFailure(db, ctx, playDate),
    await refusalOf(() => requireActive(db, ctx, memberIdx)),
    await refusalOf(() => refuseSuspended(db, ctx, memberIdx)),
    await openingFailure(db, ctx, playDate, memberType),
    await limitFailure(db, ctx, { memberIdx, memberType, playDate }),
  ];
  return failures.flatMap((failure) => (failure ? [obstacleOf(failure)] : []));
}

async function openingFailure(db: Database, ctx: Context, playDate: string, memberType: string) {
  const opens = await openAt(db, ctx, playDate, memberType);
  if (opens === null) return new ClubFailure("RSV_TYPE");
  return opens > ctx.now ? new ClubFailure("RSV_NOT_OPEN", [clubTimestamp(opens, ctx.club.zone)]) : null;
}

async function refusalOf(check: () => Promise<unknown>): Promise<ClubFailure | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ClubFailure) return error;
    throw error;
  }
}
