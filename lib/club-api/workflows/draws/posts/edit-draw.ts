import { drawPostState } from "@/lib/contract/code-values/draws";
import type { Database } from "../../../db/database";
import { lockPost, poolOf, readDrawPolicy, updatePost } from "../../../domains/draws";
import { lockSlots, reopenSlots } from "../../../domains/tee-sheets";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { roundOf } from "./create-draw";
import { keepPool } from "./draw-pool";
import { type DrawPostBody, fieldsOf, inputOf, textsOf } from "./draw-post-fields";
import { recordPost } from "./record-draw-post";

/**
 * Edits a planned draw: fields that are left out stay, the seed always does; the pool is taken anew, and the beacon round
 * follows the times. Throws as creating
 * does, 2001, 2002 for another version, and 4507 once applications are open.
 */
export async function editDraw(
  tx: Database,
  ctx: Context,
  drawPostIdx: number,
  { version, ...change }: Partial<Omit<DrawPostBody, "hasBeacon">> & { version?: number | undefined },
) {
  const { clubIdx } = ctx.club;
  const old = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  await lockSlots(tx, clubIdx, old);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (!post) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== post.version) throw new ClubFailure("STALE");
  if (post.state !== drawPostState.planned || post.applyFrom <= ctx.now) throw new ClubFailure("DRAW_LATE");
  const policy = await readDrawPolicy(tx, clubIdx);
  const fields = {
    ...fieldsOf(ctx, { ...inputOf(post), ...given(change) }, policy),
    texts: textsOf(ctx, change, post.texts),
  };
  // A round that was named for earlier times might be made before applications close: whoever knows the secret could try
  // entries out.
  const beaconRound = post.beaconChain ? roundOf(post.beaconChain, fields) : post.beaconRound;
  await updatePost(tx, post, { ...fields, beaconRound, updatedAt: ctx.now, updatedBy: actorName(ctx.by) });
  await reopenSlots(tx, ctx, old, { drawPostIdx: null });
  const slotCount = await keepPool(tx, ctx, { ...post, ...fields });
  await recordPost(tx, ctx, "UPDATE", post, { ...post, ...fields });
  return { drawPostIdx, state: post.state, slotCount, version: post.version + 1 };
}

function given<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}
