import { closingHash } from "@/lib/shared/draws/draw-closing";
import { drawFormulas } from "@/lib/shared/draws/draw-formulas";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { readDrawPolicy } from "./policy";
import { type DrawPost, selectShownPost } from "./repository";
import { isAnnounced } from "./rules";

/** Changes made by staff, the earliest first, in club time. */
export function amendmentsOf({ club }: Context, { amendments }: Pick<DrawPost, "amendments">) {
  const at = (moment: string) => clubTimestamp(new Date(moment), club.zone);
  return amendments.map(({ kind = "SWAP", plannedAt, ...one }) => ({
    ...one,
    kind,
    at: at(one.at),
    plannedAt: plannedAt === undefined ? null : at(plannedAt),
  }));
}

/**
 * The same as everybody reads it. Who did it stands in the audit log; what touches results is told with them, a step that
 * was taken early at once.
 */
export function publicAmendments(ctx: Context, post: Pick<DrawPost, "amendments" | "state">) {
  return amendmentsOf(ctx, post).flatMap(({ by: _by, ...one }) =>
    isAnnounced(post.state) || one.plannedAt !== null ? [one] : [],
  );
}

/**
 * The public data of a draw (product.md, verifiable draw): seed hash and rules at once; entries, pool and their hash
 * from closing; seed, entries and results from the announcement. A club that keeps its seed secret (C0340 v2 = N)
 * shows neither seed nor entries. Throws 2001.
 */
export async function readProof(db: Database, ctx: Context, drawPostIdx: number) {
  const post = await selectShownPost(db, ctx.club.clubIdx, drawPostIdx, ctx.now);
  if (!post) throw new ClubFailure("NOT_FOUND");
  const { isSeedPublished } = await readDrawPolicy(db, ctx.club.clubIdx);
  const isOut = isAnnounced(post.state) && isSeedPublished;
  const { frame, beaconRound, beaconChain: chain, outcome } = post;
  return {
    drawPostIdx,
    state: post.state,
    ruleVersion: post.ruleVersion,
    mode: post.mode,
    formulas: drawFormulas,
    cancelReason: post.cancelReason,
    seedHash: post.seedHash,
    quotas: post.quotas,
    beacon:
      beaconRound === null ? null : { round: beaconRound, chain, value: isOut ? post.beaconValue : null },
    closedAt: post.closedAt && clubTimestamp(post.closedAt, ctx.club.zone),
    closingHash: post.closingHash,
    listHash: post.listHash,
    receipts: post.receipts,
    rates: frame?.rates ?? null,
    bands: frame?.bands ?? null,
    pool: frame?.pool ?? null,
    seed: isOut ? post.seed : null,
    withdrawnSlots: isOut ? (outcome?.withdrawnSlots ?? null) : null,
    entries: isOut ? (outcome?.entries ?? null) : null,
    results: isOut ? (outcome?.results ?? null) : null,
    amendments: publicAmendments(ctx, post),
  };
}

type Closed = Pick<
  DrawPost,
  | "ruleVersion"
  | "mode"
  | "seedHash"
  | "quotas"
  | "listHash"
  | "frame"
  | "closedAt"
  | "beaconRound"
  | "beaconChain"
>;

/** The hash of all that a closed post has fixed; throws for one that is not closed. */
export function closingHashOf({ frame, listHash, closedAt, beaconRound, beaconChain, ...post }: Closed) {
  if (!frame || listHash === null || closedAt === null) throw new Error("The draw is not closed.");
  const beacon = beaconRound === null ? null : { round: beaconRound, chain: beaconChain };
  return closingHash({ ...post, ...frame, listHash, beacon, closedAt: closedAt.toISOString() });
}
