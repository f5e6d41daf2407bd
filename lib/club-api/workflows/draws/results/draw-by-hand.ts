import type { Database } from "../../../db/database";
import type { DrawAmendment } from "../../../domains/draws";
import { actorName, type Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";

/** A step of a draw that staff take: why, and what goes on record with it. The clock's own steps have none of it. */
export type ByHand<Result> = {
  reason: string | undefined;
  record: (tx: Database, result: Result) => Promise<void>;
};
type Step = { kind: "CLOSE" | "RUN" | "ANNOUNCE"; planned: Date; reason: string | undefined };

/**
 * The line of the public record for a step that is taken before the moment that was promised for it; none at that moment
 * or later, when it does no more than the clock would. Throws 9001 `reason` for an early step without one.
 */
export function earlyStep(ctx: Context, { kind, planned, reason }: Step): DrawAmendment[] {
  if (planned <= ctx.now) return [];
  if (!reason) throw new ClubFailure("VAL_FIELD", ["reason", `it is promised for ${planned.toISOString()}`]);
  const moments = { at: ctx.now.toISOString(), plannedAt: planned.toISOString() };
  return [{ kind, ...moments, by: actorName(ctx.by), reason, moves: [] }];
}
