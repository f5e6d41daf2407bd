import { type SlotPurpose, slotState } from "@/lib/contract/code-values/tee-sheets";
import { waitingState } from "@/lib/contract/code-values/waitings";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import { afterQuiet } from "@/lib/shared/time/quiet-hours";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { dayInfo, type Slot, timeBands } from "../tee-sheets";
import { readWaitingPolicy, type WaitingPolicy } from "./policy";
import {
  lockWaiting,
  selectExpiredOffers,
  selectOpenUntil,
  selectQueue,
  swapState,
  type Waiting,
} from "./repository";
import { fitsRequest, graceUntil, inQueueOrder, lastAssignment, offerUntil, waitingCloseAt } from "./rules";

/** How a freed slot is given away: at once with a time to give it back, or as an offer with a time to answer. */
export type SlotPlan = {
  /** Null where the club assigns no time at once. */
  graceUntil: Date | null;
  /** Null when no time is left for an answer. */
  offerUntil: Date | null;
  channels: WaitingPolicy["channels"];
};

/** Staff's options for a slot. */
export type HandPlan = SlotPlan & { graceUntil: Date };

/**
 * The part of the plan that applies to an entry: with `graceUntil` a booking at once, if its member agreed to that,
 * else an offer.
 */
export function shareOf(
  plan: SlotPlan,
  { agreesAutoAssign }: Waiting,
): { graceUntil: Date } | { offerUntil: Date } | null {
  const { graceUntil: grace, offerUntil: until } = plan;
  if (grace !== null && agreesAutoAssign) return { graceUntil: grace };
  return until && { offerUntil: until };
}

const openTypes: readonly SlotPurpose[] = [slotState.open, slotState.membersOnly];

/**
 * How a slot that has just become free goes to the waiting list (domain.md 7.8); null when it does not: the club
 * assigns nobody, or only late cancellations (C0300), the slot is kept for a draw, a team or a block, the day or its
 * list is closed, or tee-off is too near (C0310 v2).
 */
export async function planRelease(
  db: Database,
  ctx: Context,
  slot: Slot,
  { isLate }: { isLate: boolean },
): Promise<SlotPlan | null> {
  const policy = await readWaitingPolicy(db, ctx);
  if (policy.mode === "OFF" || (policy.isLateOnly && !isLate)) return null;
  const plan = await planOf(db, ctx, slot, policy);
  return plan && { ...plan, graceUntil: policy.mode === "AUTO" ? plan.graceUntil : null };
}

/** The same for a slot that staff give away: whatever the club has its matcher do, they may book as well as offer. */
export async function planByHand(db: Database, ctx: Context, slot: Slot): Promise<HandPlan | null> {
  return planOf(db, ctx, slot, await readWaitingPolicy(db, ctx));
}

async function planOf(
  db: Database,
  ctx: Context,
  slot: Slot,
  policy: WaitingPolicy,
): Promise<HandPlan | null> {
  const { zone } = ctx.club;
  if (!openTypes.includes(slot.openType) || slot.linkedSheetIdx !== null) return null;
  const latest = lastAssignment(atClubTime(slot.playDate, slot.teeTime, zone), policy.leadMinutes);
  const closeAt = waitingCloseAt(slot.playDate, policy, zone);
  if (ctx.now > latest || ctx.now >= closeAt) return null;
  if (!(await dayInfo(db, ctx, slot.playDate)).isOpen) return null;
  const start = afterQuiet(ctx.now, policy.quiet, zone);
  return {
    graceUntil: graceUntil(start, policy.graceMinutes, latest),
    offerUntil: offerUntil(start, policy.offerMinutes, [closeAt, latest]),
    channels: policy.channels,
  };
}

/** Who waits for such a slot, in order; each is to be looked at again behind the locks. */
export async function candidatesFor(db: Database, ctx: Context, slot: Slot): Promise<Waiting[]> {
  const queue = await selectQueue(db, ctx.club.clubIdx, slot.playDate);
  if (queue.length === 0) return [];
  const bands = await timeBands(db, ctx);
  return queue.filter((waiting) => fitsRequest(waiting, slot, bands));
}

/** Who stands before an entry, waits as well, and wants the slot (domain.md 7.8). */
export async function earlierCandidates(
  db: Database,
  ctx: Context,
  waiting: Waiting,
  slot: Slot,
): Promise<Waiting[]> {
  const candidates = await candidatesFor(db, ctx, slot);
  const line = inQueueOrder([
    ...candidates.filter(({ waitingIdx }) => waitingIdx !== waiting.waitingIdx),
    waiting,
  ]);
  return line.slice(0, line.indexOf(waiting));
}

/** The entry under its lock if it still waits; null when it has been given a time or has gone meanwhile. */
export async function lockIfWaiting(tx: Database, waiting: Waiting): Promise<Waiting | null> {
  const current = await lockWaiting(tx, waiting.clubIdx, waiting.waitingIdx);
  return current?.state === waitingState.waiting ? current : null;
}

/** 10 or 20 to 30: the entry has got its booking. */
export async function assign(
  tx: Database,
  ctx: Context,
  waiting: Waiting,
  got: { bookingIdx: number; graceUntil: Date | null },
): Promise<void> {
  await move(tx, ctx, waiting, { ...got, state: waitingState.assigned, offerUntil: null });
}

/** 10 to 20: the slot is held for the member until the offer is over. */
export async function offer(
  tx: Database,
  ctx: Context,
  waiting: Waiting,
  made: { sheetIdx: number; offerUntil: Date },
): Promise<void> {
  const change = {
    state: waitingState.offered,
    offerSheetIdx: made.sheetIdx,
    offerUntil: made.offerUntil,
  } as const;
  await move(tx, ctx, waiting, change);
}

/** 20 to 10: the offer is taken back, the entry stands in line again where it stood. */
export async function withdrawOffer(tx: Database, ctx: Context, waiting: Waiting): Promise<void> {
  await move(tx, ctx, waiting, { state: waitingState.waiting, offerSheetIdx: null, offerUntil: null });
}

/** The entry is over without a time, or gives its time back; 40 declined, 50 expired, 60 cancelled, 70 closed. */
export async function leave(
  tx: Database,
  ctx: Context,
  waiting: Waiting,
  state:
    | typeof waitingState.declined
    | typeof waitingState.offerExpired
    | typeof waitingState.cancelled
    | typeof waitingState.closedWithoutSlot,
): Promise<void> {
  await move(tx, ctx, waiting, { state, offerUntil: null, graceUntil: null });
}

/** 30 to 60: the member gave the time back in its grace (domain.md 8.3); nothing for an entry that is not assigned. */
export async function leaveAssigned(tx: Database, ctx: Context, waitingIdx: number): Promise<void> {
  const { clubIdx } = ctx.club;
  await swapState(tx, { clubIdx, waitingIdx }, waitingState.assigned, {
    state: waitingState.cancelled,
    graceUntil: null,
    updatedAt: ctx.now,
  });
}

/** Offers that nobody answered in time; each is ended in an own transaction. */
export function listExpiredOffers(db: Database, ctx: Context): Promise<Waiting[]> {
  return selectExpiredOffers(db, ctx.club.clubIdx, ctx.now);
}

/** Open entries of the days whose list has closed by now (C0290 v3, v4). */
export async function listClosed(db: Database, ctx: Context): Promise<Waiting[]> {
  const policy = await readWaitingPolicy(db, ctx);
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const open = await selectOpenUntil(db, clubIdx, addDays(today, policy.closeDays));
  return open.filter(({ playDate }) => waitingCloseAt(playDate, policy, zone) <= ctx.now);
}

async function move(
  tx: Database,
  ctx: Context,
  waiting: Waiting,
  change: Parameters<typeof swapState>[3],
): Promise<void> {
  const moved = await swapState(tx, waiting, waiting.state, { ...change, updatedAt: ctx.now });
  if (!moved) throw new Error(`Waiting ${waiting.waitingIdx} moved on without its lock.`);
}
