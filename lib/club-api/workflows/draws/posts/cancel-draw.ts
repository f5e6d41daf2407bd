import { isOneOf } from "@/lib/contract/code-values/code-group";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../../db/database";
import { recordAudit } from "../../../domains/audit";
import {
  type DrawPost,
  findPost,
  listApplications,
  lockPost,
  poolOf,
  updateApplication,
  updatePost,
} from "../../../domains/draws";
import { lockSlots, reopenSlots } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { releaseSlots } from "../../bookings/release-slots";
import { notifyApplication } from "../results/notify-draw";

/**
 * Cancels a draw that is not drawn yet (10, 20, 30 to 90, domain.md 8.4): applications end, all players are told, the
 * slots open. Throws 2001, and 4507 for a draw that is drawn, over or cancelled.
 */
export async function cancelDraw(
  tx: Database,
  ctx: Context,
  drawPostIdx: number,
  reason: string,
): Promise<{ drawPostIdx: number; state: typeof drawPostState.cancelled }> {
  const { clubIdx } = ctx.club;
  if (!(await findPost(tx, clubIdx, drawPostIdx))) throw new ClubFailure("NOT_FOUND");
  const pool = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  const slots = await lockSlots(tx, clubIdx, pool);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (!post || !isOneOf(post.state, [drawPostState.planned, drawPostState.applying, drawPostState.closed]))
    throw new ClubFailure("DRAW_LATE");
  await endApplications(tx, ctx, post);
  const unused = slots.filter(({ openType }) => openType === slotState.draw).map(({ sheetIdx }) => sheetIdx);
  await reopenSlots(tx, ctx, unused, { drawPostIdx: null });
  await updatePost(tx, post, { state: drawPostState.cancelled, cancelReason: reason, updatedAt: ctx.now });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "draw",
    entityKey: drawPostIdx,
    before: { state: post.state },
    after: { state: drawPostState.cancelled },
    reason,
  });
  await releaseSlots(tx, ctx, unused, { isLate: false });
  return { drawPostIdx, state: drawPostState.cancelled };
}

async function endApplications(tx: Database, ctx: Context, post: DrawPost): Promise<void> {
  for (const application of await listApplications(tx, ctx.club.clubIdx, post.drawPostIdx, [
    applicationState.applied,
  ])) {
    const change = {
      state: applicationState.withdrawn,
      stateReason: "CANCELLED",
      updatedAt: ctx.now,
    } as const;
    await updateApplication(tx, application, [applicationState.applied], change);
    await notifyApplication(tx, ctx, post, application, "drawCancelled");
  }
}
