import { listHash, receipt } from "@/lib/shared/draw";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import {
  type DrawPost,
  listApplications,
  lockPost,
  readDrawPolicy,
  updateApplication,
  updatePost,
} from "../domains/draws";
import type { Act } from "../platform/act";
import { readFrame } from "./draw-frame";
import { readFactors } from "./draw-standing";

/** 10 to 20 (domain.md 8.4); what has been so by the clock is written down. */
export async function openDraw(db: Database, act: Act, drawPostIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    const post = await lockPost(tx, act.club.clubIdx, drawPostIdx);
    if (post?.state !== "10" || post.applyFrom > act.now) return;
    await updatePost(tx, post, { state: "20", updatedAt: act.now });
  });
}

/**
 * 20 to 30: freezes the list. Weights and pool are fixed, each entry's receipt takes its weight in, and the hash of the
 * ordered receipts is shown from now on, so that nothing of it can change before the draw (product.md 1).
 */
export async function closeDraw(db: Database, act: Act, drawPostIdx: number): Promise<void> {
  await transaction(db, async (tx) => {
    const post = await lockPost(tx, act.club.clubIdx, drawPostIdx);
    if (post && ["10", "20"].includes(post.state) && post.applyTo <= act.now) await freeze(tx, act, post);
  });
}

async function freeze(tx: Database, act: Act, post: DrawPost): Promise<void> {
  const { clubIdx } = act.club;
  const policy = await readDrawPolicy(tx, clubIdx);
  const applications = await listApplications(tx, clubIdx, post.drawPostIdx, ["10"]);
  const factors = await readFactors(tx, act, policy, applications);
  const receipts: string[] = [];
  for (const application of applications) {
    const own = factors.get(application.memberIdx) ?? null;
    const line = await receipt(application, own, application.receiptSalt);
    receipts.push(line);
    await updateApplication(tx, application, ["10"], { factors: own, receipt: line, updatedAt: act.now });
  }
  await updatePost(tx, post, {
    state: "30",
    receipts,
    listHash: await listHash(receipts),
    frame: await readFrame(tx, act, policy, post),
    updatedAt: act.now,
  });
}
