import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import {
  type DrawPost,
  findPost,
  listApplications,
  lockPost,
  poolOf,
  updateApplication,
  updatePost,
} from "../domains/draws";
import { lockSlots, reopenSlots } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { releaseSlots } from "./release-slots";
import { tellApplication } from "./tell-draw";

/**
 * Cancels a draw that is not drawn yet (10, 20, 30 to 90, domain.md 8.4): applications end, all players are told, the
 * slots open. Throws 2001, and 4507 for a draw that is drawn, over or cancelled.
 */
export async function cancelDraw(
  tx: Database,
  act: Act,
  drawPostIdx: number,
  reason: string,
): Promise<{ drawPostIdx: number; state: "90" }> {
  const { clubIdx } = act.club;
  if (!(await findPost(tx, clubIdx, drawPostIdx))) throw new ClubFailure("NOT_FOUND");
  const pool = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  const slots = await lockSlots(tx, clubIdx, pool);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (!post || !["10", "20", "30"].includes(post.state)) throw new ClubFailure("DRAW_LATE");
  await endApplications(tx, act, post);
  const kept = slots.filter(({ openType }) => openType === "70").map(({ sheetIdx }) => sheetIdx);
  await reopenSlots(tx, act, kept, { drawPostIdx: null });
  await updatePost(tx, post, { state: "90", cancelReason: reason, updatedAt: act.now });
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "draw",
    entityKey: drawPostIdx,
    before: { state: post.state },
    after: { state: "90" },
    reason,
  });
  await releaseSlots(tx, act, kept, { isLate: false });
  return { drawPostIdx, state: "90" };
}

async function endApplications(tx: Database, act: Act, post: DrawPost): Promise<void> {
  for (const application of await listApplications(tx, act.club.clubIdx, post.drawPostIdx, ["10"])) {
    const change = { state: "80", stateReason: "CANCELLED", updatedAt: act.now } as const;
    await updateApplication(tx, application, ["10"], change);
    await tellApplication(tx, act, post, application, "drawCancelled");
  }
}
