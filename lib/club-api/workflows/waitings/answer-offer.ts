import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import {
  clashFailure,
  dropHold,
  type LockedMember,
  limitFailure,
  lockMembers,
} from "../../domains/reservations";
import { lockSlots, type Slot } from "../../domains/tee-sheets";
import {
  assign,
  findOwnWaiting,
  leave,
  lockWaiting,
  type Waiting,
  withdrawOffer,
} from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { placeOf, placeWaiting, releaseSlots } from "../bookings/release-slots";
import { refuseGiven, refuseSuspended, requireActive } from "../bookings/slot-checks";
import { notifyMember } from "../messages/notify";

/** A slot that was offered once was late enough for C0300 v2: the next in line gets it by the same rule. */
const onward = { isLate: true };

type Offer = { slot: Slot; waiting: Waiting; member: LockedMember };

/**
 * A member takes or declines what was offered (domain.md 7.8). 2001 for no entry of the member, 4405 when the offer is
 * over. Taking it throws what forbids a booking now (1003, 4101, 4202, 4205 to 4208); the offer then stays until its end.
 */
export async function answerOffer(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  { waitingIdx, action }: { waitingIdx: number; action: "ACCEPT" | "DECLINE" },
): Promise<{
  waitingIdx: number;
  state: typeof waitingState.assigned | typeof waitingState.declined;
  bookingIdx: number | null;
}> {
  const seen = await findOwnWaiting(tx, ctx.club.clubIdx, memberIdx, waitingIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  const held = await lockOffer(tx, ctx, seen);
  if (!held || isOver(ctx, held.waiting)) throw new ClubFailure("WAIT_OFFER_OVER");
  if (action === "DECLINE") {
    await endOffer(tx, ctx, held, waitingState.declined);
    return { waitingIdx, state: waitingState.declined, bookingIdx: null };
  }
  await requireBookable(tx, ctx, held);
  return { waitingIdx, state: waitingState.assigned, bookingIdx: await acceptOffer(tx, ctx, held) };
}

/** 20 to 30: the held slot is booked for good; the booking's idx. The caller has checked. */
export async function acceptOffer(tx: Database, ctx: Context, held: Offer): Promise<number> {
  await dropHold(tx, ctx.club.clubIdx, held.slot.sheetIdx);
  const { bookingIdx } = await placeWaiting(tx, ctx, held);
  await assign(tx, ctx, held.waiting, { bookingIdx, graceUntil: null });
  return bookingIdx;
}

/** Ends an offer that nobody answered in time; nothing when it was answered meanwhile (job offer-expire). */
export async function expireOffer(tx: Database, ctx: Context, seen: Waiting): Promise<void> {
  const held = await lockOffer(tx, ctx, seen);
  if (held && isOver(ctx, held.waiting)) await endOffer(tx, ctx, held, waitingState.offerExpired);
}

/** The offer with its slot, member and entry locked, in this order; null when it is none any more. */
export async function lockOffer(tx: Database, ctx: Context, seen: Waiting): Promise<Offer | null> {
  const { clubIdx } = ctx.club;
  if (seen.state !== waitingState.offered || seen.offerSheetIdx === null) return null;
  const [slot] = await lockSlots(tx, clubIdx, [seen.offerSheetIdx]);
  const [member] = await lockMembers(tx, clubIdx, [seen.memberIdx]);
  const waiting = await lockWaiting(tx, clubIdx, seen.waitingIdx);
  const isSame = waiting?.state === waitingState.offered && waiting.offerSheetIdx === seen.offerSheetIdx;
  return slot && member && isSame ? { slot, member, waiting } : null;
}

/** The entry leaves with its state and its slot goes to the next in line. */
export async function endOffer(
  tx: Database,
  ctx: Context,
  { waiting, slot }: Omit<Offer, "member">,
  state:
    | typeof waitingState.declined
    | typeof waitingState.offerExpired
    | typeof waitingState.cancelled
    | typeof waitingState.closedWithoutSlot,
): Promise<void> {
  await leave(tx, ctx, waiting, state);
  await passOn(tx, ctx, { waiting, slot });
}

/** The club takes an offer back: the entry stands in line where it stood, the slot goes to the next, the member is told. */
export async function takeBackOffer(tx: Database, ctx: Context, held: Offer): Promise<void> {
  const { waiting, slot } = held;
  await withdrawOffer(tx, ctx, waiting);
  await passOn(tx, ctx, held);
  await notifyMember(tx, ctx, waiting.memberIdx, "waitingWithdrawn", (choice) =>
    placeOf(tx, ctx, slot, choice),
  );
}

/** The slot of an offer that is over goes to the next in line, never back to the same member. */
async function passOn(tx: Database, ctx: Context, { waiting, slot }: Omit<Offer, "member">): Promise<void> {
  await dropHold(tx, ctx.club.clubIdx, slot.sheetIdx);
  await releaseSlots(tx, ctx, [slot.sheetIdx], { ...onward, releasedBy: waiting.memberIdx });
}

function isOver({ now }: Context, { offerUntil }: Waiting): boolean {
  return offerUntil === null || offerUntil <= now;
}

/** Throws what forbids the member the slot now: 1003, 4101, 4202, 4205 to 4208. */
export async function requireBookable(
  tx: Database,
  ctx: Context,
  { slot, member }: Pick<Offer, "slot" | "member">,
): Promise<void> {
  const { memberIdx, memberType } = member;
  const { playDate, teeTime } = slot;
  await requireActive(tx, ctx, memberIdx, member);
  await refuseSuspended(tx, ctx, memberIdx);
  await refuseGiven(tx, ctx, slot, memberType);
  const refused =
    (await limitFailure(tx, ctx, { memberIdx, memberType, playDate })) ??
    (await clashFailure(tx, ctx, { memberIdxs: [memberIdx], playDate, teeTime }));
  if (refused) throw refused;
}
