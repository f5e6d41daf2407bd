import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { memberState } from "@/lib/contract/code-values/members";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import {
  type DrawApplication,
  type DrawPost,
  freePool,
  listApplications,
  lockPost,
  poolOf,
  readDrawPolicy,
  updateApplication,
  updatePost,
} from "../../../domains/draws";
import { findMember } from "../../../domains/members";
import { lockSlots, reopenSlots } from "../../../domains/tee-sheets";
import { enter } from "../../../domains/waitings";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { releaseSlots } from "../../bookings/release-slots";
import { notifyApplication } from "./notify-draw";

/**
 * 60 to 70 at `releaseAt` (domain.md 7.9.7, 8.4): reserves have lost, become waiting entries where the club wants it (C0360
 * v2), and every slot of the pool opens; what is free goes the way of all freed slots, so a reserve who now waits comes
 * before the sheet. Run again it does nothing.
 */
export async function releaseDraw(db: Database, ctx: Context, drawPostIdx: number): Promise<void> {
  const { clubIdx } = ctx.club;
  await transaction(db, async (tx) => {
    const pool = await poolOf(tx, clubIdx, drawPostIdx);
    const slots = await lockSlots(
      tx,
      clubIdx,
      pool.map(({ sheetIdx }) => sheetIdx),
    );
    const post = await lockPost(tx, clubIdx, drawPostIdx);
    const isDue =
      post &&
      (post.state === drawPostState.announced || post.state === drawPostState.confirming) &&
      post.releaseAt <= ctx.now;
    if (!isDue) return;
    const free = await freePool(tx, clubIdx, drawPostIdx);
    await endReserves(tx, ctx, post);
    const unused = slots
      .filter(({ openType }) => openType === slotState.draw)
      .map(({ sheetIdx }) => sheetIdx);
    await reopenSlots(tx, ctx, unused);
    await updatePost(tx, post, { state: drawPostState.finished, updatedAt: ctx.now });
    await releaseSlots(tx, ctx, free, { isLate: false });
  });
}

async function endReserves(tx: Database, ctx: Context, post: DrawPost): Promise<void> {
  const { becomesWaiting } = await readDrawPolicy(tx, ctx.club.clubIdx);
  const reserves = await listApplications(tx, ctx.club.clubIdx, post.drawPostIdx, [applicationState.reserve]);
  const inOrder = [...reserves].sort((one, other) => (one.reserveNo ?? 0) - (other.reserveNo ?? 0));
  for (const reserve of inOrder) {
    await updateApplication(tx, reserve, [applicationState.reserve], {
      state: applicationState.lost,
      updatedAt: ctx.now,
    });
    if (becomesWaiting) await joinWaiting(tx, ctx, reserve);
    await notifyApplication(tx, ctx, post, reserve, "drawLost");
  }
}

/** One waiting entry per play date of the choices, with their bands and courses; one that is there already stays. */
async function joinWaiting(tx: Database, ctx: Context, reserve: DrawApplication): Promise<void> {
  const member = await findMember(tx, ctx.club.clubIdx, reserve.memberIdx);
  if (member?.state !== memberState.active) return;
  for (const playDate of new Set(reserve.choices.map((choice) => choice.playDate))) {
    const ofDay = reserve.choices.filter((choice) => choice.playDate === playDate);
    const courses = ofDay.flatMap(({ courseCode }) => courseCode ?? []);
    const input = {
      playDate,
      standbyTimeCodes: [...new Set(ofDay.map(({ standbyTimeCode }) => standbyTimeCode))],
      courseCodes: courses.length < ofDay.length ? [] : [...new Set(courses)],
      playerCount: reserve.playerCount,
      caddieMode: null,
      // Who applied for a draw never agreed to be booked at once (domain.md 7.8): he is offered a time.
      agreeAutoAssign: false,
      memo: "",
    };
    try {
      await transaction(tx, (inner) => enter(inner, ctx, member, input));
    } catch (error) {
      if (!(error instanceof ClubFailure)) throw error;
    }
  }
}
