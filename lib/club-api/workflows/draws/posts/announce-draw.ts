import type { Database } from "@/lib/club-api/db/database";
import { transaction } from "@/lib/club-api/db/transaction";
import {
  type DrawApplication,
  type DrawPost,
  findPost,
  freePool,
  isAnnounced,
  listApplications,
  lockPost,
  readDrawPolicy,
  updateApplication,
  updatePost,
} from "@/lib/club-api/domains/draws";
import { dropHold, type LockedMember, liveBookingOf, lockMembers } from "@/lib/club-api/domains/reservations";
import { lockSlots, type Slot } from "@/lib/club-api/domains/tee-sheets";
import type { Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { type ByHand, earlyStep } from "../results/compute-draw";
import { notifyApplication } from "../results/notify-draw";
import { membersOf, placeWin, winFailure } from "../results/place-win";

export type Announcement = { drawPostIdx: number; state: DrawPost["state"]; booked: number };
type Locked = { slots: readonly Slot[]; members: readonly LockedMember[]; isManualConfirm: boolean };

/**
 * 40 to 50 and at once to 60: every winner gets the booking, everybody is told, seed and proof are public (domain.md 7.9.6,
 * 8.4). All or nothing, so that no result is out before another. A win that a round booked since the draw forbids (7.3,
 * 4208), or whose slot is gone, lapses; its slot goes to the reserves. Staff may announce before `announceAt` with a reason
 * that the proof shows for ever. Announcing again answers what is. Throws 2001, 4501 for a post that is not drawn, and 9001
 * for an early announcement without a reason.
 */
export async function announceDraw(
  db: Database,
  ctx: Context,
  drawPostIdx: number,
  byHand: ByHand<Announcement> | null = null,
): Promise<Announcement> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    if (!(await findPost(tx, clubIdx, drawPostIdx))) throw new ClubFailure("NOT_FOUND");
    const slots = await lockSlots(tx, clubIdx, await freePool(tx, clubIdx, drawPostIdx));
    const candidates = await listApplications(tx, clubIdx, drawPostIdx, [
      applicationState.won,
      applicationState.reserve,
      applicationState.lost,
    ]);
    const members = await lockMembers(tx, clubIdx, [...new Set(candidates.flatMap(membersOf))]);
    const post = await lockPost(tx, clubIdx, drawPostIdx);
    if (!post) throw new ClubFailure("NOT_FOUND");
    const announcement = isAnnounced(post.state)
      ? await announced(tx, post)
      : await announceNow(tx, ctx, post, { slots, members }, byHand);
    await byHand?.record(tx, announcement);
    return announcement;
  });
}

async function announced(tx: Database, { clubIdx, drawPostIdx, state }: DrawPost): Promise<Announcement> {
  const all = await listApplications(tx, clubIdx, drawPostIdx);
  return { drawPostIdx, state, booked: all.filter(({ bookingIdx }) => bookingIdx !== null).length };
}

async function announceNow(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  locked: Omit<Locked, "isManualConfirm">,
  byHand: ByHand<Announcement> | null,
): Promise<Announcement> {
  if (post.state !== drawPostState.drawn) throw new ClubFailure("DRAW_PERIOD");
  const { reason } = byHand ?? {};
  const early = byHand ? earlyStep(ctx, { kind: "ANNOUNCE", planned: post.announceAt, reason }) : [];
  const { drawPostIdx } = post;
  const applications = await listApplications(tx, ctx.club.clubIdx, drawPostIdx);
  requireDrawn(post, applications);
  const { isManualConfirm } = await readDrawPolicy(tx, ctx.club.clubIdx);
  let booked = 0;
  for (const application of applications) {
    if (application.state === applicationState.won) {
      const isBooked = await book(tx, ctx, post, application, { ...locked, isManualConfirm });
      if (isBooked) booked += 1;
    } else await notifyResult(tx, ctx, post, application);
  }
  const state = post.confirmUntil > ctx.now ? drawPostState.confirming : drawPostState.announced;
  const amendments = [...post.amendments, ...early];
  await updatePost(tx, post, { state, amendments, updatedAt: ctx.now });
  return { drawPostIdx, state, booked };
}

async function book(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  application: DrawApplication,
  { slots, members, isManualConfirm }: Locked,
): Promise<boolean> {
  const { confirmUntil } = post;
  const { resultSheetIdx, resultRank } = application;
  const slot = slots.find(({ sheetIdx }) => sheetIdx === resultSheetIdx);
  const member = members.find(({ memberIdx }) => memberIdx === application.memberIdx);
  const reason = await lapseReason(tx, ctx, slot, member);
  if (reason !== null || !slot || !member) {
    if (resultSheetIdx !== null) await dropHold(tx, ctx.club.clubIdx, resultSheetIdx);
    const change = { state: applicationState.ineligible, stateReason: reason, updatedAt: ctx.now } as const;
    await updateApplication(tx, application, [applicationState.won], change);
    await notifyResult(tx, ctx, post, { ...application, state: applicationState.ineligible });
    return false;
  }
  const win = { slot, application, members, member, confirmUntil, isManualConfirm };
  await placeWin(tx, ctx, win, [applicationState.won], { resultSheetIdx: slot.sheetIdx, resultRank });
  return true;
}

async function lapseReason(
  tx: Database,
  ctx: Context,
  slot: Slot | undefined,
  member: LockedMember | undefined,
): Promise<string | null> {
  if (member?.state !== memberState.active) return "STATE";
  if (slot?.openType !== slotState.draw || (await liveBookingOf(tx, ctx.club.clubIdx, slot.sheetIdx))) {
    return "RSV_SLOT_TAKEN";
  }
  return (await winFailure(tx, ctx, member, slot))?.msgCode ?? null;
}

const resultEvents = {
  [applicationState.reserve]: "drawReserve",
  [applicationState.lost]: "drawLost",
  [applicationState.ineligible]: "drawIneligible",
} as const;

async function notifyResult(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  application: DrawApplication,
): Promise<void> {
  const { state } = application;
  if (
    state !== applicationState.reserve &&
    state !== applicationState.lost &&
    state !== applicationState.ineligible
  )
    return;
  await notifyApplication(tx, ctx, post, application, resultEvents[state]);
}

/**
 * The wins that are announced have to be those that were drawn, with the swaps that the proof shows: a win that was moved
 * from one applicant to another past the office's own tools is not announced. Throws when they are not.
 */
export function requireDrawn(
  { drawPostIdx, outcome, amendments }: DrawPost,
  applications: readonly DrawApplication[],
): void {
  const drawn = new Map<number, number>();
  for (const { drawIdx, won } of outcome?.results ?? []) if (won) drawn.set(drawIdx, won.sheetIdx);
  for (const { kind = "SWAP", moves } of amendments) {
    if (kind !== "SWAP") continue;
    for (const { drawIdx, to } of moves) {
      if (to === null) drawn.delete(drawIdx);
      else drawn.set(drawIdx, to);
    }
  }
  const winners = applications.filter(({ state }) => state === applicationState.won);
  const isDrawn =
    winners.length === drawn.size &&
    winners.every(({ drawIdx, resultSheetIdx }) => drawn.get(drawIdx) === resultSheetIdx);
  if (!isDrawn) throw new Error(`The wins of draw ${drawPostIdx} are not those that were drawn.`);
}
