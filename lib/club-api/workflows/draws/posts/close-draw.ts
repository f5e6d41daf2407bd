import { isOneOf } from "@/lib/contract/code-values/code-group";
import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { listHash, receipt } from "@/lib/shared/draws/draw";
import { roundAfter, roundMoment } from "@/lib/shared/draws/draw-closing";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import { recordAudit } from "../../../domains/audit";
import {
  closingHashOf,
  type DrawApplication,
  type DrawPost,
  isApplying,
  listApplications,
  lockPost,
  readDrawPolicy,
  updateApplication,
  updatePost,
} from "../../../domains/draws";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { readFactors } from "../draw-eligibility";
import { earlyStep, readFrame } from "../results/compute-draw";
import { notifyClosing } from "../results/notify-draw";

/** Clocks differ: a round that takes the place of one that is out is made so long after closing. */
const beaconLeadMs = 60_000;

/** 10 to 20 (domain.md 8.4); what has been so by the clock is written down. */
export async function openDraw(db: Database, ctx: Context, drawPostIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    const post = await lockPost(tx, ctx.club.clubIdx, drawPostIdx);
    if (post?.state !== drawPostState.planned || post.applyFrom > ctx.now) return;
    await updatePost(tx, post, { state: drawPostState.applying, updatedAt: ctx.now });
  });
}

/**
 * 20 to 30: freezes the list. Weights and pool are fixed, each entry's receipt takes its weight in, and the hashes of the
 * ordered receipts and of everything else that decides (`closingHash`) are shown from now on, so that nothing of it can
 * change before the draw (product.md 1). Every applicant is sent both, and so holds what the club cannot change.
 */
export async function closeDraw(db: Database, ctx: Context, drawPostIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    const post = await lockPost(tx, ctx.club.clubIdx, drawPostIdx);
    if (
      post &&
      isOneOf(post.state, [drawPostState.planned, drawPostState.applying]) &&
      post.applyTo <= ctx.now
    )
      await freeze(tx, ctx, post);
  });
}

/**
 * Closes a draw that takes applications before its time: `applyTo` becomes now, and 20 to 30 happens as it does at that
 * moment (domain.md 8.4). The reason and the moment that had been promised stand in the proof at once.
 *
 * It stays fair: who has applied keeps the place, and the lock makes an application under way either part of the list or
 * refused (4501). The secret was committed to before the first application and no call shows it before the draw, so the
 * moment decides who is in and what counts for the weights, never the lots. Rule version 2 keys them by the list as well,
 * and a beacon round that the post names is made after the promised closing, so at an earlier one nobody can know it.
 *
 * Throws 2001, 4501 for a draw that takes no applications yet, 4507 for one that is closed, by the clock or another desk.
 */
export async function closeByHand(
  tx: Database,
  ctx: Context,
  drawPostIdx: number,
  reason: string,
): Promise<{ drawPostIdx: number; state: typeof drawPostState.closed; applications: number }> {
  const post = await lockPost(tx, ctx.club.clubIdx, drawPostIdx);
  if (!post) throw new ClubFailure("NOT_FOUND");
  if (!isApplying(post, ctx.now)) {
    throw new ClubFailure(
      post.state === drawPostState.planned && ctx.now < post.applyFrom ? "DRAW_PERIOD" : "DRAW_LATE",
    );
  }
  const early = earlyStep(ctx, { kind: "CLOSE", planned: post.applyTo, reason });
  const applications = await freeze(tx, ctx, {
    ...post,
    applyTo: ctx.now,
    amendments: [...post.amendments, ...early],
  });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "draw",
    entityKey: drawPostIdx,
    before: { state: post.state, applyTo: post.applyTo },
    after: { state: drawPostState.closed, applyTo: ctx.now },
    reason,
  });
  return { drawPostIdx, state: drawPostState.closed, applications };
}

/** How many applications are in the list that is fixed now. */
async function freeze(tx: Database, ctx: Context, post: DrawPost): Promise<number> {
  const { clubIdx } = ctx.club;
  const policy = await readDrawPolicy(tx, clubIdx);
  const applications = await listApplications(tx, clubIdx, post.drawPostIdx, [applicationState.applied]);
  const factors = await readFactors(tx, ctx, policy, applications);
  const receipts: string[] = [];
  const listed: DrawApplication[] = [];
  for (const application of applications) {
    const own = factors.get(application.memberIdx) ?? null;
    const line = await receipt(application, own, application.receiptSalt);
    receipts.push(line);
    const change = { factors: own, receipt: line, updatedAt: ctx.now };
    listed.push(
      (await updateApplication(tx, application, [applicationState.applied], change)) ?? application,
    );
  }
  const closed = {
    applyTo: post.applyTo,
    amendments: post.amendments,
    receipts,
    listHash: await listHash(receipts),
    frame: await readFrame(tx, ctx, policy, post),
    closedAt: ctx.now,
    beaconRound: roundToCome(ctx, post),
  };
  const hash = await closingHashOf({ ...post, ...closed });
  await updatePost(tx, post, {
    ...closed,
    state: drawPostState.closed,
    closingHash: hash,
    updatedAt: ctx.now,
  });
  for (const application of listed) await notifyClosing(tx, ctx, post, application, hash);
  return applications.length;
}

/**
 * The round that a post names, or the first one to come where a closing that came late has let it be made: its value is
 * known to everybody by now, and a secret with a known value could be tried out before the list is fixed.
 */
function roundToCome(
  ctx: Context,
  { beaconRound, beaconChain }: Pick<DrawPost, "beaconRound" | "beaconChain">,
): number | null {
  if (beaconRound === null || beaconChain === null) return beaconRound;
  const isMade = roundMoment(beaconChain, beaconRound).getTime() <= ctx.now.getTime();
  return isMade ? roundAfter(beaconChain, new Date(ctx.now.getTime() + beaconLeadMs)) : beaconRound;
}
