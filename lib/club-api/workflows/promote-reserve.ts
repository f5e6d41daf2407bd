import { fitsChoice } from "@/lib/shared/draw-allocation";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import {
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
} from "../domains/draws";
import { findBooking, isHeldByAnother, lockMembers, lookAtSlot } from "../domains/reservations";
import { lockSlots, readSlot, type Slot } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { drawObstacles } from "./draw-standing";
import { membersOf, placeWin, winFailure } from "./place-win";

const ended: readonly string[] = ["50", "51", "70", "71"];

type Outcome = "PROMOTED" | "UNFIT" | "GONE";

/**
 * Gives the free slots of an announced draw to its reserves, lowest number first (domain.md 7.9.7): after a decline, and
 * each minute for slots that came back in any other way. One transaction per slot and candidate, so that a candidate whom
 * a rule refuses holds up nobody; until a slot is given it stays the draw's and nobody can book it.
 */
export async function promoteReserves(db: Database, caller: Act, drawPostIdx: number): Promise<number> {
  const act: Act = { ...caller, by: { kind: "job", name: "draw-reserve" } };
  const { clubIdx } = act.club;
  const post = await findPost(db, clubIdx, drawPostIdx);
  if (!post || !takesReserves(post, act.now)) return 0;
  let promoted = 0;
  for (const sheetIdx of await freePool(db, clubIdx, drawPostIdx)) {
    const slot = await readSlot(db, clubIdx, sheetIdx);
    if (slot && (await giveSlot(db, act, post, slot))) promoted += 1;
  }
  return promoted;
}

function takesReserves({ state, releaseAt }: DrawPost, now: Date): boolean {
  return (state === "50" || state === "60") && now < releaseAt;
}

async function giveSlot(db: Database, act: Act, post: DrawPost, slot: Slot): Promise<boolean> {
  const reserves = await listApplications(db, act.club.clubIdx, post.drawPostIdx, ["40"]);
  const inOrder = [...reserves].sort((one, other) => (one.reserveNo ?? 0) - (other.reserveNo ?? 0));
  for (const reserve of inOrder) {
    const rank = rankFor(post, slot, reserve);
    if (rank === null) continue;
    const outcome = await transaction(db, (tx) => promote(tx, act, post, slot.sheetIdx, reserve, rank));
    if (outcome !== "UNFIT") return outcome === "PROMOTED";
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

async function promote(
  tx: Database,
  act: Act,
  { drawPostIdx }: DrawPost,
  sheetIdx: number,
  { drawIdx, ...reserve }: DrawApplication,
  resultRank: number,
): Promise<Outcome> {
  const { clubIdx } = act.club;
  const [slot] = await lockSlots(tx, clubIdx, [sheetIdx]);
  const members = await lockMembers(tx, clubIdx, membersOf(reserve));
  const post = await lockPost(tx, clubIdx, drawPostIdx, "share");
  const look = await lookAtSlot(tx, clubIdx, sheetIdx);
  const isFree = look?.soldTo === null && !isHeldByAnother(look, null, act.now);
  const isOfDraw = slot?.openType === "70" && slot.drawPostIdx === drawPostIdx;
  if (!post || !slot || !isOfDraw || !isFree || !takesReserves(post, act.now)) return "GONE";
  const application = await findApplication(tx, clubIdx, drawIdx, null);
  const member = members.find(({ memberIdx }) => memberIdx === reserve.memberIdx);
  if (application?.state !== "40" || !member) return "UNFIT";
  if ((await drawObstacles(tx, act, member, post)).length > 0) return "UNFIT";
  if (await winFailure(tx, act, member, slot)) return "UNFIT";
  const { isManualConfirm } = await readDrawPolicy(tx, clubIdx);
  const confirmUntil = reserveConfirmUntil(act.now, post.releaseAt);
  const win = { slot, application, members, member, confirmUntil, isManualConfirm };
  await settleFormer(tx, act, post, slot);
  await placeWin(tx, act, win, ["40"], { resultSheetIdx: sheetIdx, resultRank });
  return "PROMOTED";
}

/**
 * Who won the slot before has cancelled his booking like any other (R9), which ends the win, or has moved it (R8) and keeps
 * it where it is now.
 */
async function settleFormer(tx: Database, act: Act, post: DrawPost, { sheetIdx }: Slot): Promise<void> {
  for (const former of await listApplications(tx, post.clubIdx, post.drawPostIdx, ["20", "30"])) {
    if (former.resultSheetIdx !== sheetIdx || former.bookingIdx === null) continue;
    const booking = await findBooking(tx, post.clubIdx, former.bookingIdx);
    const hasMoved = booking !== null && booking.sheetIdx !== sheetIdx && !ended.includes(booking.state);
    await updateApplication(tx, former, ["20", "30"], {
      ...(hasMoved ? { resultSheetIdx: booking.sheetIdx, resultRank: null } : { state: "60" }),
      updatedAt: act.now,
    });
  }
}
