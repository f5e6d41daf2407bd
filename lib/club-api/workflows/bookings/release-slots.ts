import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { codeNames } from "../../domains/codes";
import { activeSuspension } from "../../domains/penalties";
import {
  type Booking,
  clashFailure,
  holdSlot,
  isHeldByAnother,
  type LockedMember,
  limitFailure,
  lockMembers,
  readSlotSnapshot,
} from "../../domains/reservations";
import { readSlot, reopenSlots, type Slot } from "../../domains/tee-sheets";
import {
  assign,
  candidatesFor,
  lockIfWaiting,
  offer,
  planRelease,
  type SlotPlan,
  shareOf,
  type Waiting,
} from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { LanguageChoice } from "../../platform/texts";
import { notifyMember } from "../messages/notify";
import { placeBooking } from "./place-booking";
import { refuseGiven } from "./slot-checks";

/**
 * THE one way in which a slot becomes free again, whoever freed it (architecture 6): the waiting list first, then the
 * sheet. The caller holds the locks of the slots (`lockSlots`) and has ended what held them; `isLate` is a release
 * after the free deadline, `leaver` a member who has let go of the slots and is passed over. A slot that nobody gets
 * simply is open: nothing is written.
 *
 * Entries are looked at in order and locked one by one, waiting for whoever holds one: of releases at once each takes
 * the first entry that is left, so that k of them give times to the first k, once each (checklist R-05).
 */
export async function releaseSlots(
  tx: Database,
  ctx: Context,
  sheetIdxs: readonly number[],
  { isLate, releasedBy = null }: { isLate: boolean; releasedBy?: number | null },
): Promise<void> {
  for (const sheetIdx of [...new Set(sheetIdxs)].sort((one, other) => one - other)) {
    const snapshot = await readSlotSnapshot(tx, ctx.club.clubIdx, sheetIdx);
    if (!snapshot || snapshot.soldTo !== null || isHeldByAnother(snapshot, null, ctx.now)) continue;
    let { slot } = snapshot;
    // Nobody books on a team's slot: once its round is gone it is open to all again.
    if (slot.openType === slotState.team && slot.teamFormIdx !== null) {
      await reopenSlots(tx, ctx, [sheetIdx], { teamFormIdx: null });
      slot = (await readSlot(tx, ctx.club.clubIdx, sheetIdx)) ?? slot;
    }
    const plan = await planRelease(tx, ctx, slot, { isLate });
    if (plan) await giveAway(tx, asMatcher(ctx), slot, { plan, releasedBy });
  }
}

/** The booking is the matcher's action: the one who freed the slot has no part in it, nor has his address. */
function asMatcher(ctx: Context): Context {
  return { ...ctx, by: { kind: "job", name: "waiting-match" }, address: null };
}

async function giveAway(
  tx: Database,
  ctx: Context,
  slot: Slot,
  { plan, releasedBy }: { plan: SlotPlan; releasedBy: number | null },
): Promise<void> {
  for (const waiting of await candidatesFor(tx, ctx, slot)) {
    if (waiting.memberIdx === releasedBy) continue;
    const share = shareOf(plan, waiting);
    if (!share || (await activeSuspension(tx, ctx, waiting.memberIdx))) continue;
    const member = await lockCandidate(tx, ctx, slot, waiting);
    const { channels } = plan;
    if (member && (await give(tx, ctx, { slot, share, channels, waiting, member }))) return;
  }
}

/** The member behind both locks, if the entry still waits and the member may have the slot. */
async function lockCandidate(
  tx: Database,
  ctx: Context,
  slot: Slot,
  waiting: Waiting,
): Promise<LockedMember | null> {
  const { memberIdx } = waiting;
  const [member] = await lockMembers(tx, ctx.club.clubIdx, [memberIdx]);
  if (member?.state !== memberState.active || !(await lockIfWaiting(tx, waiting))) return null;
  if (await activeSuspension(tx, ctx, memberIdx)) return null;
  const { memberType } = member;
  const { playDate, teeTime } = slot;
  if (await limitFailure(tx, ctx, { memberIdx, memberType, playDate })) return null;
  if (await clashFailure(tx, ctx, { memberIdxs: [memberIdx], playDate, teeTime })) return null;
  return member;
}

type Share = NonNullable<ReturnType<typeof shareOf>>;
/** A slot on its way to an entry; slot, member and entry are locked. */
export type Grant = Pick<SlotPlan, "channels"> & { slot: Slot; waiting: Waiting; member: LockedMember };

/** In a savepoint: an entry that a rule refuses at the last moment must not undo the release, the next one is asked. */
async function give(
  tx: Database,
  ctx: Context,
  { share, ...grant }: Grant & { share: Share },
): Promise<boolean> {
  try {
    await transaction(tx, async (inner) => {
      await refuseGiven(inner, ctx, grant.slot, grant.member.memberType);
      if ("graceUntil" in share) await bookWaiting(inner, ctx, grant, share.graceUntil);
      else await offerWaiting(inner, ctx, grant, share.offerUntil);
    });
    return true;
  } catch (error) {
    if (error instanceof ClubFailure) return false;
    throw error;
  }
}

/** 10 to 30: the slot is booked for the member, who is told until when it can be given back; the booking's idx. */
export async function bookWaiting(
  tx: Database,
  ctx: Context,
  grant: Grant,
  graceUntil: Date,
): Promise<number> {
  const { slot, waiting, channels } = grant;
  const { bookingIdx } = await placeWaiting(tx, ctx, { ...grant, graceUntil });
  await assign(tx, ctx, waiting, { bookingIdx, graceUntil });
  const varsOf = async (choice: LanguageChoice) => ({
    ...(await placeOf(tx, ctx, slot, choice)),
    grace: graceUntil,
  });
  await notifyMember(tx, ctx, waiting.memberIdx, "waitingAssigned", varsOf, { channels });
  return bookingIdx;
}

/** 10 to 20: the slot is held for the member, who is told until when to answer. */
export async function offerWaiting(
  tx: Database,
  ctx: Context,
  grant: Grant,
  offerUntil: Date,
): Promise<void> {
  const { slot, waiting, channels } = grant;
  const { sheetIdx } = slot;
  const isHeld = await holdSlot(tx, ctx, sheetIdx, waiting.memberIdx, "OFFER");
  if (!isHeld) throw new ClubFailure("RSV_LOCKED");
  await offer(tx, ctx, waiting, { sheetIdx, offerUntil });
  const varsOf = async (choice: LanguageChoice) => ({
    ...(await placeOf(tx, ctx, slot, choice)),
    until: offerUntil,
  });
  await notifyMember(tx, ctx, waiting.memberIdx, "waitingOffered", varsOf, { channels });
}

type Placing = { slot: Slot; waiting: Waiting; member: LockedMember; graceUntil?: Date };

/** Books a slot for a waiting member, who comes with the party of the entry; the caller has locked and checked. */
export function placeWaiting(tx: Database, ctx: Context, placing: Placing): Promise<Booking> {
  const { slot, waiting, member, graceUntil } = placing;
  return placeBooking(tx, ctx, {
    slot,
    member,
    players: [],
    playerCount: waiting.playerCount,
    holeCode: slot.holeCode,
    caddieMode: waiting.caddieMode ?? slot.caddieMode,
    reservationType: reservationTypeCode.waitingList,
    income: channelCode.system,
    waitingIdx: waiting.waitingIdx,
    memo: waiting.memo,
    // The notice of the waiting list says more than `booked`.
    ...(graceUntil ? { graceUntil, isNotified: false } : {}),
  });
}

/** Date, time and course of a slot in the words of a notice. */
export async function placeOf(tx: Database, ctx: Context, slot: Slot, choice: LanguageChoice) {
  const courses = await codeNames(tx, ctx.club.clubIdx, "courses", choice);
  const course = courses.get(slot.courseCode) ?? slot.courseCode;
  return { date: slot.playDate, time: slot.teeTime, course };
}
