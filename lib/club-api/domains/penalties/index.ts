import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { addClubDays, sumPoints, suspendedUntil } from "./rules";
import { countUnpaid, selectActive, selectSince } from "./status-repository";

export { imposePenalty, type PenaltyOrder, type PenaltyPreview, previewPenalty } from "./impose";
export { type PenaltyPolicy, readPenaltyPolicy } from "./policy";
export {
  dropEvidence,
  evidenceKind,
  evidenceOf,
  noteEvidenceOpened,
  readActivePenalties,
  readPenaltiesForAdmin,
  readPenaltyForAdmin,
  readPenaltyHistory,
  saveEvidence,
} from "./read";
export { countWaivers, endPenalty, listOver, payFine, takeBackPenalties, waivePenalty } from "./release";
export type { Penalty } from "./repository";
export { fineOf, penaltyTerms, placeSuspension, thresholdEnd } from "./rules";
export { selectSuspended as suspendedAmong } from "./status-repository";
export { pointsEndWith } from "./threshold";

/** Until when a member may not book, wait, draw or apply (4205); null when nothing holds. */
export async function activeSuspension(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<{ until: Date } | null> {
  const until = suspendedUntil(await selectActive(db, ctx.club.clubIdx, memberIdx), ctx.now);
  return until && { until };
}

/** Penalty points of the last so many days; waived ones count 0 (domain.md 7.7, 7.9). */
export async function penaltyPoints(
  db: Database,
  ctx: Context,
  memberIdx: number,
  days: number,
): Promise<number> {
  const { clubIdx, zone } = ctx.club;
  return sumPoints(await selectSince(db, clubIdx, memberIdx, addClubDays(ctx.now, -days, zone)));
}

/** How many fines of a member are still due; they block a withdrawal (B2, domain.md 7.13). */
export function unpaidFines(db: Database, ctx: Context, memberIdx: number): Promise<number> {
  return countUnpaid(db, ctx.club.clubIdx, memberIdx);
}
