import { bookingState } from "@/lib/contract/code-values/bookings";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import {
  type DrawApplication,
  type DrawPost,
  findApplication,
  listApplications,
  lockPost,
  readDrawPolicy,
  reserveConfirmUntil,
  updateApplication,
} from "../../../domains/draws";
import {
  findBooking,
  isHeldByAnother,
  lockMembers,
  readSlotSnapshot,
  slotTaken,
} from "../../../domains/reservations";
import { lockSlots, type Slot } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { drawObstacles, ineligible } from "../draw-standing";
import { membersOf, placeWin, winFailure } from "./place-win";

const ended: readonly string[] = [
  bookingState.cancelled,
  bookingState.lateCancelled,
  bookingState.clubCancelled,
  bookingState.weatherCancelled,
];

export type Grant = {
  reserve: DrawApplication;
  sheetIdx: number;
  /** The choice that the slot answers; null for a slot that staff give. */
  rank: number | null;
  /** `update` for a caller who changes the post too. */
  strength?: "update" | "share";
};
/** Why a slot was not given; `isForAll` when no other reserve would get it either. */
export type GiftRefusal = { failure: ClubFailure; isForAll: boolean };
export type Given = { refusal: GiftRefusal } | { refusal: null; post: DrawPost };

/** Whether free slots of a draw still go to its reserves (domain.md 7.9.7). */
export function takesReserves({ state, releaseAt }: DrawPost, now: Date): boolean {
  return (state === drawPostState.announced || state === drawPostState.confirming) && now < releaseAt;
}

/** Books a free slot of an announced draw for a reserve; who won it before has cancelled or moved. */
export async function giveSlotTo(tx: Database, ctx: Context, grant: Grant): Promise<Given> {
  const { reserve, sheetIdx, rank, strength = "share" } = grant;
  const { clubIdx } = ctx.club;
  const [slot] = await lockSlots(tx, clubIdx, [sheetIdx]);
  const members = await lockMembers(tx, clubIdx, membersOf(reserve));
  const post = await lockPost(tx, clubIdx, reserve.drawPostIdx, strength);
  if (!post || !takesReserves(post, ctx.now)) return forAll(new ClubFailure("DRAW_LATE"));
  if (slot?.openType !== slotState.draw || slot.drawPostIdx !== post.drawPostIdx) {
    return forAll(new ClubFailure("NOT_FOUND"));
  }
  const snapshot = await readSlotSnapshot(tx, clubIdx, sheetIdx);
  if (snapshot?.soldTo !== null || isHeldByAnother(snapshot, null, ctx.now)) return forAll(slotTaken(slot));
  const application = await findApplication(tx, clubIdx, reserve.drawIdx, null);
  const member = members.find(({ memberIdx }) => memberIdx === reserve.memberIdx);
  if (application?.state !== applicationState.reserve || !member) return forOne(new ClubFailure("DRAW_LATE"));
  const [obstacle] = await drawObstacles(tx, ctx, member, post);
  if (obstacle) return forOne(ineligible(ctx, obstacle));
  const failure = await winFailure(tx, ctx, member, slot);
  if (failure) return forOne(failure);
  const { isManualConfirm } = await readDrawPolicy(tx, clubIdx);
  const confirmUntil = reserveConfirmUntil(ctx.now, post.releaseAt);
  await settleFormer(tx, ctx, post, slot);
  const win = { slot, application, members, member, confirmUntil, isManualConfirm };
  await placeWin(tx, ctx, win, [applicationState.reserve], { resultSheetIdx: sheetIdx, resultRank: rank });
  return { refusal: null, post };
}

const forAll = (failure: ClubFailure): Given => ({ refusal: { failure, isForAll: true } });
const forOne = (failure: ClubFailure): Given => ({ refusal: { failure, isForAll: false } });

/**
 * Who won the slot before has cancelled his booking like any other (R9), which ends the win, or has moved it (R8) and keeps
 * it where it is now.
 */
async function settleFormer(tx: Database, ctx: Context, post: DrawPost, { sheetIdx }: Slot): Promise<void> {
  for (const former of await listApplications(tx, post.clubIdx, post.drawPostIdx, [
    applicationState.won,
    applicationState.confirmed,
  ])) {
    if (former.resultSheetIdx !== sheetIdx || former.bookingIdx === null) continue;
    const booking = await findBooking(tx, post.clubIdx, former.bookingIdx);
    const hasMoved = booking !== null && booking.sheetIdx !== sheetIdx && !ended.includes(booking.state);
    await updateApplication(tx, former, [applicationState.won, applicationState.confirmed], {
      ...(hasMoved
        ? { resultSheetIdx: booking.sheetIdx, resultRank: null }
        : { state: applicationState.declined }),
      updatedAt: ctx.now,
    });
  }
}
