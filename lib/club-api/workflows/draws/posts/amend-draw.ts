import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../../db/database";
import { recordAudit } from "../../../domains/audit";
import {
  type DrawAmendment,
  type DrawApplication,
  type DrawPost,
  findPost,
  listApplications,
  lockPost,
  poolOf,
  updateApplication,
  updatePost,
} from "../../../domains/draws";
import { dropHold, holdSlot } from "../../../domains/reservations";
import { lockSlots } from "../../../domains/tee-sheets";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";

/**
 * Swaps what two applications got, between draw and announcement, with a reason that the proof shows for ever. Throws
 * 2001 for an application of another draw, 4505 for two that won nothing, 4507 when results are not there or are out.
 */
export async function amendDraw(
  tx: Database,
  ctx: Context,
  drawPostIdx: number,
  { drawIdxs, reason }: { drawIdxs: readonly number[]; reason: string },
): Promise<{ drawPostIdx: number; state: DrawPost["state"]; amendments: number }> {
  const { clubIdx } = ctx.club;
  if (!(await findPost(tx, clubIdx, drawPostIdx))) throw new ClubFailure("NOT_FOUND");
  const pool = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  await lockSlots(tx, clubIdx, pool);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (post?.state !== drawPostState.drawn) throw new ClubFailure("DRAW_LATE");
  const drawn = await listApplications(tx, clubIdx, drawPostIdx, [
    applicationState.won,
    applicationState.reserve,
    applicationState.lost,
  ]);
  const [one, other] = drawIdxs.map((drawIdx) => drawn.find((entry) => entry.drawIdx === drawIdx));
  if (!one || !other || one === other) throw new ClubFailure("NOT_FOUND");
  if (one.state !== applicationState.won && other.state !== applicationState.won)
    throw new ClubFailure("DRAW_CHOICE");
  await swap(tx, ctx, one, other);
  const moves = [moveOf(one, other), moveOf(other, one)];
  const amendment: DrawAmendment = {
    kind: "SWAP",
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
    before: moves.map(({ drawIdx, from }) => ({ drawIdx, sheetIdx: from })),
    after: moves.map(({ drawIdx, to }) => ({ drawIdx, sheetIdx: to })),
    reason,
  });
  return { drawPostIdx, state: post.state, amendments: amendments.length };
}

async function swap(tx: Database, ctx: Context, one: DrawApplication, other: DrawApplication): Promise<void> {
  const { clubIdx } = ctx.club;
  for (const { resultSheetIdx } of [one, other]) {
    if (resultSheetIdx !== null) await dropHold(tx, clubIdx, resultSheetIdx);
  }
  for (const [entry, source] of [
    [one, other],
    [other, one],
  ] as const) {
    const { state, resultSheetIdx, reserveNo } = source;
    // The rank says which own choice a slot answers; a slot that staff give answers none.
    const change = { state, resultSheetIdx, reserveNo, resultRank: null, updatedAt: ctx.now };
    await updateApplication(tx, entry, [entry.state], change);
    if (resultSheetIdx === null) continue;
    const isHeld = await holdSlot(tx, ctx, resultSheetIdx, entry.memberIdx, "DRAW");
    if (!isHeld) throw new ClubFailure("DRAW_CHOICE");
  }
}

function moveOf(entry: DrawApplication, source: DrawApplication): DrawAmendment["moves"][number] {
  return { drawIdx: entry.drawIdx, from: entry.resultSheetIdx, to: source.resultSheetIdx };
}
