import type { z } from "zod";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { CallOutput } from "@/lib/contract/routes";
import type { waitingDecision } from "@/lib/contract/waitings/ops-waitings";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  isHeldByAnother,
  type LockedMember,
  lockMembers,
  readSlotSnapshot,
  slotTaken,
} from "../../domains/reservations";
import { lockSlots, type Slot, timeBands } from "../../domains/tee-sheets";
import {
  earlierCandidates,
  lockIfWaiting,
  misfitsOf,
  planByHand,
  type Waiting,
} from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { bookWaiting, type Grant, offerWaiting } from "../bookings/release-slots";
import { requireBookable } from "./answer-offer";

export type WaitingDecision = z.output<typeof waitingDecision>;
type Answer = CallOutput<"PUT /ops/waitings/{id}">;
/** Outcome of a decision on an entry, and its audit record. */
export type Decided = Pick<Answer, "state"> & Partial<Pick<Answer, "bookingIdx" | "passedOver">>;

const shortestReason = 2;

/** 9001 for an action that must say why. */
export function requireReason(reason: string): void {
  if (reason.length < shortestReason)
    throw new ClubFailure("VAL_FIELD", ["reason", "too_short", String(shortestReason)]);
}

type Held = { slot: Slot; member: LockedMember; waiting: Waiting };

/**
 * A free slot goes to an entry that staff chose: booked (ASSIGN) or held for an answer (OFFER), behind the same locks in
 * the same order as the matcher's, so that a slot has one taker. A reason is needed where the entry did not ask for the
 * slot, does not agree to a booking at once, or others stand before it.
 */
export async function giveByHand(
  tx: Database,
  ctx: Context,
  seen: Waiting,
  { event, sheetIdx = 0, reason }: WaitingDecision,
): Promise<Decided> {
  const held = await lockGrant(tx, ctx, seen, sheetIdx);
  await requireFree(tx, ctx, held.slot);
  refuseSize(held);
  await requireBookable(tx, ctx, held);
  const earlier = await earlierCandidates(tx, ctx, held.waiting, held.slot);
  const isPlain = earlier.length === 0 && (await isRequested(tx, ctx, held));
  const isAgreed = event === "OFFER" || held.waiting.agreesAutoAssign;
  if (!(isPlain && isAgreed)) requireReason(reason);
  const passedOver = earlier.map(({ waitingIdx }) => waitingIdx);
  return { ...(await give(tx, ctx, held, event)), passedOver };
}

async function give(
  tx: Database,
  ctx: Context,
  held: Held,
  event: WaitingDecision["event"],
): Promise<Decided> {
  const plan = await planByHand(tx, ctx, held.slot);
  if (!plan) throw new ClubFailure("WAIT_CLOSED");
  const grant: Grant = { ...held, channels: plan.channels };
  if (event === "ASSIGN") {
    return { state: waitingState.assigned, bookingIdx: await bookWaiting(tx, ctx, grant, plan.graceUntil) };
  }
  if (!plan.offerUntil) throw new ClubFailure("WAIT_CLOSED");
  await offerWaiting(tx, ctx, grant, plan.offerUntil);
  return { state: waitingState.offered };
}

/**
 * Slot, member and entry under their locks, in this order; 9001 for a slot of another day, 2002 for an entry that
 * waits no more.
 */
async function lockGrant(tx: Database, ctx: Context, seen: Waiting, sheetIdx: number): Promise<Held> {
  const [slot] = await lockSlots(tx, ctx.club.clubIdx, [sheetIdx]);
  if (slot?.playDate !== seen.playDate) throw new ClubFailure("VAL_FIELD", ["sheetIdx", "same_day"]);
  const [member] = await lockMembers(tx, ctx.club.clubIdx, [seen.memberIdx]);
  const waiting = await lockIfWaiting(tx, seen);
  if (!member || !waiting) throw new ClubFailure("STALE");
  return { slot, member, waiting };
}

/** 4201 for a sold slot, 4111 for one that somebody holds, 4103 for one whose time is over. */
async function requireFree(tx: Database, ctx: Context, slot: Slot): Promise<void> {
  const snapshot = await readSlotSnapshot(tx, ctx.club.clubIdx, slot.sheetIdx);
  if (!snapshot || snapshot.soldTo !== null) throw slotTaken(slot);
  if (isHeldByAnother(snapshot, null, ctx.now)) throw new ClubFailure("RSV_LOCKED");
  if (atClubTime(slot.playDate, slot.teeTime, ctx.club.zone) <= ctx.now) throw new ClubFailure("RSV_CLOSED");
}

/** 4203 for a party that the slot does not take. */
function refuseSize({ slot, waiting }: Held): void {
  if (waiting.playerCount < slot.minPlayers || waiting.playerCount > slot.maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", [String(slot.minPlayers), String(slot.maxPlayers)]);
  }
}

async function isRequested(tx: Database, ctx: Context, { slot, waiting }: Held): Promise<boolean> {
  return misfitsOf(waiting, slot, await timeBands(tx, ctx)).length === 0;
}
