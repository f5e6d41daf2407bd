import { cancelStageAt, stagePenaltyCodes } from "@/lib/shared/bookings/cancel-stage";
import type { Request, RequestEnd, SlotRecord } from "./record";
import { listIn, type World } from "./world";

/** The penalty code of an end under the policy; null is free. */
export function codeOfEnd(world: World, slot: SlotRecord, end: RequestEnd, at: Date): string | null {
  if (end.by === "CLUB" || (end.by === "MEMBER" && end.isFree)) return null;
  if (end.by === "NO_SHOW") return stagePenaltyCodes.L4;
  return stagePenaltyCodes[cancelStageAt(slot, world.policy.cancel, at, world.zone)];
}

/** Fine, suspension and points of an end. What the club waived costs nothing; a fine that was paid ends its suspension then. */
export function penalise(world: World, request: Request, slot: SlotRecord, code: string, at: Date): void {
  const { policy } = world;
  const terms = policy.terms(code);
  const outcome = world.outcomes.get(request.key);
  if (!terms || !outcome || !request.end || request.end.isWaived || request.memberIdx === null) return;
  const { penaltyBase } = policy.fee(slot, request.party);
  outcome.fine = policy.fine(penaltyBase, terms.percent);
  const spans = listIn(world.suspensions, request.memberIdx);
  const currentEnd = spans.reduce<Date | null>(
    (end, { to }) => (to > at && (end === null || to > end) ? to : end),
    null,
  );
  const { suspendFrom: from, suspendTo } = policy.suspension(terms.days, currentEnd, at);
  const { paidAt } = request.end;
  const to = paidAt !== null && paidAt < suspendTo && Number(outcome.fine) > 0 ? paidAt : suspendTo;
  if (to > from) spans.push({ from, to });
  outcome.suspensionDays = terms.days;
  const points = listIn(world.points, request.memberIdx);
  points.push({ at, point: terms.points });
  const pointsEnd = policy.pointsEnd(points);
  if (terms.points > 0 && pointsEnd !== null && pointsEnd > at) spans.push({ from: at, to: pointsEnd });
}
