import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Context } from "../../platform/context";
import type { DrawPost } from "./repository";
import { isAnnounced } from "./rules";

/** What staff did by hand, the earliest first, with club times. */
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
