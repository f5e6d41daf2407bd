import type { Database } from "../../../db/database";
import { recordAudit } from "../../../domains/audit";
import type { DrawPost } from "../../../domains/draws";
import type { Context } from "../../../platform/context";

/** What a reader of the audit log needs; never the seed. */
export async function recordPost(
  tx: Database,
  ctx: Context,
  action: "CREATE" | "UPDATE",
  before: DrawPost | null,
  after: DrawPost,
): Promise<void> {
  await recordAudit(tx, ctx, {
    action,
    entity: "draw",
    entityKey: after.drawPostIdx,
    before: before && shown(before),
    after: shown(after),
  });
}

function shown({
  texts,
  playDates,
  periods,
  courseCodes,
  memberTypes,
  mode,
  seedHash: hash,
  ...post
}: DrawPost) {
  const { applyFrom, applyTo, drawAt, announceAt, confirmUntil, releaseAt, maxChoices, minPlayers } = post;
  const times = { applyFrom, applyTo, drawAt, announceAt, confirmUntil, releaseAt };
  const pool = { playDates, periods, courseCodes, memberTypes };
  return { texts, ...pool, ...times, mode, maxChoices, minPlayers, quotas: post.quotas, seedHash: hash };
}
