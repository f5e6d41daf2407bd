import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import type { DrawPost } from "../domains/draws";
import type { Act } from "../platform/act";

/** What a reader of the audit log needs; never the seed. */
export async function recordPost(
  tx: Database,
  act: Act,
  action: "CREATE" | "UPDATE",
  before: DrawPost | null,
  after: DrawPost,
): Promise<void> {
  await recordDeed(tx, act, {
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
