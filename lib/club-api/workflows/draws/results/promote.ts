import type { Database } from "@/lib/club-api/db/database";
import { transaction } from "@/lib/club-api/db/transaction";
import { recordAudit } from "@/lib/club-api/domains/audit";
import {
  type DrawAmendment,
  type DrawApplication,
  type DrawPost,
  findApplication,
  findPost,
  freePool,
  listApplications,
  lockPost,
  readDrawPolicy,
  reserveConfirmUntil,
  updateApplication,
  updatePost,
} from "@/lib/club-api/domains/draws";
import {
  findBooking,
  isHeldByAnother,
  lockMembers,
  readSlotSnapshot,
  slotTaken,
} from "@/lib/club-api/domains/reservations";
import { lockSlots, readSlot, type Slot } from "@/lib/club-api/domains/tee-sheets";
import { actorName, type Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import { drawObstacles, ineligible } from "../draw-eligibility";
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
export type GrantRefusal = { failure: ClubFailure; isForAll: boolean };
export type Given = { refusal: GrantRefusal } | { refusal: null; post: DrawPost };

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

/**
 * Gives the free slots of an announced draw to its reserves, lowest number first (domain.md 7.9.7): after a decline, and
 * each minute for slots that came back in any other way. One transaction per slot and candidate, so that a candidate whom
 * a rule refuses holds up nobody; until a slot is given it stays the draw's and nobody can book it.
 */
export async function promoteReserves(db: Database, caller: Context, drawPostIdx: number): Promise<number> {
  const ctx: Context = { ...caller, by: { kind: "job", name: "draw-reserve" } };
  const { clubIdx } = ctx.club;
  const post = await findPost(db, clubIdx, drawPostIdx);
  if (!post || !takesReserves(post, ctx.now)) return 0;
  let promoted = 0;
  for (const sheetIdx of await freePool(db, clubIdx, drawPostIdx)) {
    const slot = await readSlot(db, clubIdx, sheetIdx);
    if (slot && (await giveSlot(db, ctx, post, slot))) promoted += 1;
  }
  return promoted;
}

async function giveSlot(db: Database, ctx: Context, post: DrawPost, slot: Slot): Promise<boolean> {
  const reserves = await listApplications(db, ctx.club.clubIdx, post.drawPostIdx, [applicationState.reserve]);
  const inOrder = [...reserves].sort((one, other) => (one.reserveNo ?? 0) - (other.reserveNo ?? 0));
  for (const reserve of inOrder) {
    const rank = rankFor(post, slot, reserve);
    if (rank === null) continue;
    const { sheetIdx } = slot;
    const given = await transaction(db, (tx) => giveSlotTo(tx, ctx, { reserve, sheetIdx, rank }));
    if (!given.refusal) return true;
    if (given.refusal.isForAll) return false;
  }
  return false;
}

/** The best choice of an application that a slot answers; null when none does. */
function rankFor({ frame }: DrawPost, slot: Slot, { choices }: DrawApplication): number | null {
  const fitting = choices.filter((choice) =>
    fitsChoice(
      slot,
      choice,
      frame?.bands.find(({ key }) => key === choice.standbyTimeCode),
    ),
  );
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ rank }) => rank));
}

type Input = { drawIdx: number; sheetIdx: number; reason: string };
type Promoted = { drawPostIdx: number; state: DrawPost["state"]; amendments: number };

/**
 * Gives a free slot of an announced draw to a reserve out of turn, with a reason that the proof shows for ever. The rules of
 * every win hold. Throws 2001 for a slot or an application of another draw, 4201 for a slot that is gone, 4507 for a draw
 * that gives no slots now and for who is no reserve any more, and what forbids the win: 4502, 42xx.
 */
export async function promoteByHand(
  tx: Database,
  ctx: Context,
  drawPostIdx: number,
  { drawIdx, sheetIdx, reason }: Input,
): Promise<Promoted> {
  const { clubIdx } = ctx.club;
  const reserve = await findApplication(tx, clubIdx, drawIdx, null);
  const slot = await readSlot(tx, clubIdx, sheetIdx);
  if (reserve?.drawPostIdx !== drawPostIdx || slot?.drawPostIdx !== drawPostIdx) {
    throw new ClubFailure("NOT_FOUND");
  }
  const grant = { reserve, sheetIdx, rank: null, strength: "update" } as const;
  const given = await giveSlotTo(tx, ctx, grant);
  if (given.refusal) throw given.refusal.failure;
  const { post } = given;
  const moves = [{ drawIdx, from: null, to: sheetIdx }];
  const amendment: DrawAmendment = {
    kind: "PROMOTE",
    at: ctx.now.toISOString(),
    by: actorName(ctx.by),
    reason,
    moves,
  };
  const amendments = [...post.amendments, amendment];
  await updatePost(tx, post, { amendments, updatedAt: ctx.now });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "draw",
    entityKey: drawPostIdx,
    before: { drawIdx, state: applicationState.reserve, reserveNo: reserve.reserveNo },
    after: { drawIdx, sheetIdx },
    reason,
  });
  return { drawPostIdx, state: post.state, amendments: amendments.length };
}
