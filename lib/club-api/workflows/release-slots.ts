import { channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { clubClock } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { codeNames } from "../domains/codes";
import { activeSuspension } from "../domains/penalties";
import {
  type Booking,
  clashFailure,
  holdSlot,
  isHeldByAnother,
  type LockedMember,
  limitFailure,
  lockMembers,
  lookAtSlot,
} from "../domains/reservations";
import { openAt, type Slot } from "../domains/tee-sheets";
import {
  assign,
  lockIfWaiting,
  offer,
  planRelease,
  type SlotPlan,
  seekersFor,
  shareOf,
  type Waiting,
} from "../domains/waitings";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { LanguageChoice } from "../platform/texts";
import { placeBooking } from "./place-booking";
import { refuseGivenShare } from "./slot-checks";
import { tellMember } from "./tell-member";

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
  act: Act,
  sheetIdxs: readonly number[],
  { isLate, leaver = null }: { isLate: boolean; leaver?: number | null },
): Promise<void> {
  for (const sheetIdx of [...new Set(sheetIdxs)].sort((one, other) => one - other)) {
    const look = await lookAtSlot(tx, act.club.clubIdx, sheetIdx);
    if (!look || look.soldTo !== null || isHeldByAnother(look, null, act.now)) continue;
    const plan = await planRelease(tx, act, look.slot, { isLate });
    if (plan) await giveAway(tx, asMatcher(act), look.slot, { plan, leaver });
  }
}

/** The booking is the matcher's deed: the one who freed the slot has no part in it, nor has his address. */
function asMatcher(act: Act): Act {
  return { ...act, by: { kind: "job", name: "waiting-match" }, address: null };
}

async function giveAway(
  tx: Database,
  act: Act,
  slot: Slot,
  { plan, leaver }: { plan: SlotPlan; leaver: number | null },
): Promise<void> {
  for (const waiting of await seekersFor(tx, act, slot)) {
    if (waiting.memberIdx === leaver) continue;
    const share = shareOf(plan, waiting);
    if (!share || (await activeSuspension(tx, act, waiting.memberIdx))) continue;
    const member = await lockSeeker(tx, act, slot, waiting);
    const { channels } = plan;
    if (member && (await give(tx, act, { slot, share, channels, waiting, member }))) return;
  }
}

/** The member behind both locks, if the entry still waits and the member may have the slot. */
async function lockSeeker(
  tx: Database,
  act: Act,
  slot: Slot,
  waiting: Waiting,
): Promise<LockedMember | null> {
  const { memberIdx } = waiting;
  const [member] = await lockMembers(tx, act.club.clubIdx, [memberIdx]);
  if (member?.state !== memberState.active || !(await lockIfWaiting(tx, waiting))) return null;
  const { memberType } = member;
  if (slot.openType === slotState.membersOnly && !slot.memberTypes?.includes(memberType)) return null;
  const opens = await openAt(tx, act, slot.playDate, memberType);
  if (opens === null || opens > act.now) return null;
  if (await activeSuspension(tx, act, memberIdx)) return null;
  const { playDate, teeTime } = slot;
  if (await limitFailure(tx, act, { memberIdx, memberType, playDate })) return null;
  if (await clashFailure(tx, act, { memberIdxs: [memberIdx], playDate, teeTime })) return null;
  return member;
}

type Share = NonNullable<ReturnType<typeof shareOf>>;
/** A slot on its way to an entry; slot, member and entry are locked. */
export type Gift = Pick<SlotPlan, "channels"> & { slot: Slot; waiting: Waiting; member: LockedMember };

/** In a savepoint: an entry that a rule refuses at the last moment must not undo the release, the next one is asked. */
async function give(tx: Database, act: Act, { share, ...gift }: Gift & { share: Share }): Promise<boolean> {
  try {
    await transaction(tx, async (inner) => {
      await refuseGivenShare(inner, act, gift.slot, gift.member.memberType);
      if ("graceUntil" in share) await bookWaiting(inner, act, gift, share.graceUntil);
      else await offerWaiting(inner, act, gift, share.offerUntil);
    });
    return true;
  } catch (error) {
    if (error instanceof ClubFailure) return false;
    throw error;
  }
}

/** 10 to 30: the slot is booked for the member, who is told until when it can be given back; the booking's idx. */
export async function bookWaiting(tx: Database, act: Act, gift: Gift, graceUntil: Date): Promise<number> {
  const { slot, waiting, channels } = gift;
  const { bookingIdx } = await placeWaiting(tx, act, { ...gift, graceUntil });
  await assign(tx, act, waiting, { bookingIdx, graceUntil });
  const grace = shown(act, graceUntil);
  const varsOf = async (choice: LanguageChoice) => ({ ...(await placeOf(tx, act, slot, choice)), grace });
  await tellMember(tx, act, waiting.memberIdx, "waitingAssigned", varsOf, { channels });
  return bookingIdx;
}

/** 10 to 20: the slot is held for the member, who is told until when to answer. */
export async function offerWaiting(tx: Database, act: Act, gift: Gift, offerUntil: Date): Promise<void> {
  const { slot, waiting, channels } = gift;
  const { sheetIdx } = slot;
  const isHeld = await holdSlot(tx, act, sheetIdx, waiting.memberIdx, "OFFER");
  if (!isHeld) throw new ClubFailure("RSV_LOCKED");
  await offer(tx, act, waiting, { sheetIdx, offerUntil });
  const until = shown(act, offerUntil);
  const varsOf = async (choice: LanguageChoice) => ({ ...(await placeOf(tx, act, slot, choice)), until });
  await tellMember(tx, act, waiting.memberIdx, "waitingOffered", varsOf, { channels });
}

type Placing = { slot: Slot; waiting: Waiting; member: LockedMember; graceUntil?: Date };

/** Books a slot for a waiting member, who comes with the party of the entry; the caller has locked and checked. */
export function placeWaiting(tx: Database, act: Act, placing: Placing): Promise<Booking> {
  const { slot, waiting, member, graceUntil } = placing;
  return placeBooking(tx, act, {
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
    ...(graceUntil ? { graceUntil, isTold: false } : {}),
  });
}

/** Date, time and course of a slot in the words of a notice. */
export async function placeOf(tx: Database, act: Act, slot: Slot, choice: LanguageChoice) {
  const courses = await codeNames(tx, act.club.clubIdx, "courses", choice);
  const course = courses.get(slot.courseCode) ?? slot.courseCode;
  return { date: slot.playDate, time: slot.teeTime, course };
}

/** `2026-11-25 11:00`, club time. */
function shown(act: Act, moment: Date): string {
  return clubClock(moment, act.club.zone).slice(0, 16).replace("T", " ");
}
