import { applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import { type DrawFactors, listHash, receipt, seedHash } from "@/lib/shared/draws/draw";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import { recordAudit } from "../../../domains/audit";
import {
  type DrawApplication,
  type DrawPost,
  findShownPost,
  listApplicants,
  readDrawPolicy,
} from "../../../domains/draws";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { randomHex } from "../../../platform/random";
import type { Veil } from "../../../platform/veil";
import { readFactors } from "../draw-standing";
import { computeDraw, type DrawMaterial } from "./compute-draw";
import { readFrame } from "./draw-frame";
import { type Rehearsed, rehearsalOf } from "./rehearsal-view";

const seedBytes = 16;
/** No committed seed looks like this, so a rehearsal can never pass for a draw. */
const mark = "rehearsal-";
const drawnStates: readonly string[] = [
  drawPostState.drawn,
  drawPostState.announced,
  drawPostState.confirming,
  drawPostState.finished,
];

/**
 * Plays a draw through with the applications as they are now and a seed of its own, random each time: who would get what.
 * Nothing is stored but that somebody looked; the committed seed takes no part. Throws 2001, 4501 for a draw that takes no
 * applications yet or was cancelled, 4507 for one that is drawn.
 */
export function rehearseDraw(
  db: Database,
  ctx: Context,
  drawPostIdx: number,
  veil: Veil,
): Promise<Rehearsed> {
  return transaction(db, async (tx) => {
    const post = await findShownPost(tx, ctx.club.clubIdx, drawPostIdx, ctx.now);
    if (!post) throw new ClubFailure("NOT_FOUND");
    if (drawnStates.includes(post.state)) throw new ClubFailure("DRAW_LATE");
    if (post.state !== drawPostState.applying && post.state !== drawPostState.closed)
      throw new ClubFailure("DRAW_PERIOD");
    const applicants = (await listApplicants(tx, ctx.club.clubIdx, drawPostIdx)).filter(
      ({ application }) => application.state === applicationState.applied,
    );
    const found = applicants.map(({ application }) => application);
    const applications = await withFactors(tx, ctx, found);
    const material = await materialOf(tx, ctx, post, applications);
    const computed = await computeDraw(tx, ctx, material, applications);
    const rehearsal = rehearsalOf({ post, material, applicants, computed, veil });
    const { won, reserve, trialSeed } = rehearsal;
    const after = { rehearsal: true, trialSeed, won, reserve, isMasked: veil.isMasked };
    const { reason } = veil;
    await recordAudit(tx, ctx, { action: "VIEW", entity: "draw", entityKey: drawPostIdx, after, reason });
    return rehearsal;
  });
}

/** The applications with the weights that closing froze, or would freeze now. */
async function withFactors(tx: Database, ctx: Context, applications: readonly DrawApplication[]) {
  const open = applications.filter(({ factors }) => factors === null);
  const policy = await readDrawPolicy(tx, ctx.club.clubIdx);
  const now = await readFactors(tx, ctx, policy, open);
  return Promise.all(
    applications.map(async (application) => {
      const factors: DrawFactors | null = application.factors ?? now.get(application.memberIdx) ?? null;
      return {
        ...application,
        factors,
        receipt: await receipt(application, factors, application.receiptSalt),
      };
    }),
  );
}

async function materialOf(
  tx: Database,
  ctx: Context,
  { seed: _committed, ...post }: DrawPost,
  applications: readonly DrawApplication[],
): Promise<DrawMaterial> {
  const policy = await readDrawPolicy(tx, ctx.club.clubIdx);
  const trialSeed = `${mark}${randomHex(seedBytes)}`;
  const receipts = applications.map((application) => application.receipt);
  return {
    ...post,
    seed: trialSeed,
    seedHash: await seedHash(trialSeed),
    receipts,
    listHash: await listHash(receipts),
    beacon: null,
    frame: post.frame ?? (await readFrame(tx, ctx, policy, post)),
  };
}
