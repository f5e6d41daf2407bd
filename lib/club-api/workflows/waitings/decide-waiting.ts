import { waitingState } from "@/lib/contract/code-values/waitings";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { recordAudit } from "../../domains/audit";
import { lockMembers } from "../../domains/reservations";
import { findOfficeRow, leave, lockWaiting, type Waiting } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyMember } from "../messages/notify";
import { acceptOffer, endOffer, lockOffer, requireBookable, takeBackOffer } from "./answer-offer";
import { type Decided, giveByHand, requireReason, type WaitingDecision } from "./give-waiting";

type Answer = CallOutput<"PUT /ops/waitings/{id}">;

/**
 * A decision of the office on an entry of the waiting list (domain.md 7.8, 8.3), on record with whom it passes over.
 * Throws 2001, 2002 for an entry that has moved on, 9001 for a missing slot or reason, and what forbids the slot or the
 * member (4101 to 4208, 4402).
 */
export async function decideWaiting(
  tx: Database,
  ctx: Context,
  waitingIdx: number,
  decision: WaitingDecision,
): Promise<Answer> {
  const row = await findOfficeRow(tx, ctx.club.clubIdx, waitingIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const { waiting } = row;
  const decided = await run(tx, ctx, waiting, decision);
  const answer = { waitingIdx, bookingIdx: null, passedOver: [], ...decided };
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "waiting",
    entityKey: waitingIdx,
    memberIdx: waiting.memberIdx,
    before: { state: waiting.state },
    after: { ...answer, event: decision.event, sheetIdx: decision.sheetIdx ?? waiting.offerSheetIdx },
    reason: decision.reason || null,
  });
  return answer;
}

function run(tx: Database, ctx: Context, seen: Waiting, decision: WaitingDecision): Promise<Decided> {
  switch (decision.event) {
    case "ASSIGN":
      return seen.state === waitingState.offered && seen.offerSheetIdx === decision.sheetIdx
        ? acceptFor(tx, ctx, seen)
        : giveByHand(tx, ctx, seen, decision);
    case "OFFER":
      return giveByHand(tx, ctx, seen, decision);
    case "WITHDRAW_OFFER":
      return withdraw(tx, ctx, seen, decision);
    case "CANCEL":
      return cancel(tx, ctx, seen, decision);
  }
}

/** The member has said yes to the club: what was offered is booked. */
async function acceptFor(tx: Database, ctx: Context, seen: Waiting): Promise<Decided> {
  const held = await lockOffer(tx, ctx, seen);
  if (!held) throw new ClubFailure("STALE");
  await requireBookable(tx, ctx, held);
  return { state: waitingState.assigned, bookingIdx: await acceptOffer(tx, ctx, held) };
}

/** 20 to 10: the entry keeps its place, the slot goes to the next in line. */
async function withdraw(
  tx: Database,
  ctx: Context,
  seen: Waiting,
  { reason }: WaitingDecision,
): Promise<Decided> {
  requireReason(reason);
  const held = await lockOffer(tx, ctx, seen);
  if (!held) throw new ClubFailure("STALE");
  await takeBackOffer(tx, ctx, held);
  return { state: waitingState.waiting };
}

/** 10 or 20 to 60 with a reason, which the member is told. */
async function cancel(
  tx: Database,
  ctx: Context,
  seen: Waiting,
  { reason }: WaitingDecision,
): Promise<Decided> {
  requireReason(reason);
  const held = await lockOffer(tx, ctx, seen);
  if (held) await endOffer(tx, ctx, held, waitingState.cancelled);
  else await leaveLine(tx, ctx, seen);
  const vars = { date: seen.playDate, reason };
  await notifyMember(tx, ctx, seen.memberIdx, "waitingCancelledByClub", () => vars);
  return { state: waitingState.cancelled };
}

async function leaveLine(tx: Database, ctx: Context, seen: Waiting): Promise<void> {
  await lockMembers(tx, ctx.club.clubIdx, [seen.memberIdx]);
  const waiting = await lockWaiting(tx, ctx.club.clubIdx, seen.waitingIdx);
  if (waiting?.state !== waitingState.waiting) throw new ClubFailure("STALE");
  await leave(tx, ctx, waiting, waitingState.cancelled);
}
