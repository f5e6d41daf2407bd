import { drawPostState } from "@/lib/contract/code-values/draws";
import type { Database } from "../db/database";
import { lockPost, poolOf, readDrawPolicy, updatePost } from "../domains/draws";
import { lockSlots, reopenSlots } from "../domains/tee-sheets";
import { type Act, actorName } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { roundOf } from "./create-draw";
import { keepPool } from "./draw-pool";
import { type DrawPostBody, fieldsOf, textsOf, wishOf } from "./draw-post-fields";
import { recordPost } from "./record-draw-post";

/**
 * Edits a planned draw: fields that are left out stay, the seed always does; the pool is taken anew, and the beacon round
 * follows the times. Throws as creating
 * does, 2001, 2002 for another version, and 4507 once applications are open.
 */
export async function editDraw(
  tx: Database,
  act: Act,
  drawPostIdx: number,
  { version, ...change }: Partial<Omit<DrawPostBody, "hasBeacon">> & { version?: number | undefined },
) {
  const { clubIdx } = act.club;
  const old = (await poolOf(tx, clubIdx, drawPostIdx)).map(({ sheetIdx }) => sheetIdx);
  await lockSlots(tx, clubIdx, old);
  const post = await lockPost(tx, clubIdx, drawPostIdx);
  if (!post) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== post.version) throw new ClubFailure("STALE");
  if (post.state !== drawPostState.planned || post.applyFrom <= act.now) throw new ClubFailure("DRAW_LATE");
  const policy = await readDrawPolicy(tx, clubIdx);
  const fields = {
    ...fieldsOf(act, { ...wishOf(post), ...given(change) }, policy),
    texts: textsOf(act, change, post.texts),
  };
  // A round that was named for earlier times might be made before applications close: whoever knows the secret could try
  // entries out.
  const beaconRound = post.beaconChain ? roundOf(post.beaconChain, fields) : post.beaconRound;
  await updatePost(tx, post, { ...fields, beaconRound, updatedAt: act.now, updatedBy: actorName(act.by) });
  await reopenSlots(tx, act, old, { drawPostIdx: null });
  const slotCount = await keepPool(tx, act, { ...post, ...fields });
  await recordPost(tx, act, "UPDATE", post, { ...post, ...fields });
  return { drawPostIdx, state: post.state, slotCount, version: post.version + 1 };
}

function given<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}
