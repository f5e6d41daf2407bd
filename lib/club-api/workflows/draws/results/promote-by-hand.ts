import { applicationState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../../db/database";
import { recordAudit } from "../../../domains/audit";
import { type DrawAmendment, type DrawPost, findApplication, updatePost } from "../../../domains/draws";
import { readSlot } from "../../../domains/tee-sheets";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { giveSlotTo } from "./give-slot";

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
