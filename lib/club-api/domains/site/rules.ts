import type { SiteStateValue } from "@/lib/contract/site/site";
import type { Language } from "@/lib/shared/languages";

/** One state with its span; times are ISO 8601. */
export type StatePart = {
  state: SiteStateValue;
  texts: Partial<Record<Language, { title: string; message: string }>>;
  startAt: string | null;
  endAt: string | null;
  allowIps: string[];
};
export type StatePlan = { current: StatePart; planned: StatePart | null };

/** The default state of a site, also after the end of a stop (domain.md 8.7). */
export const normalState: StatePart = { state: "1", texts: {}, startAt: null, endAt: null, allowIps: [] };

/**
 * The plan as it stands at a moment: a planned state has become the current one at its `startAt`, and a state that
 * reached its `endAt` has given way to normal (domain.md 8.7). So no job has to run at those moments.
 */
export function settleState(plan: StatePlan, now: Date): StatePlan {
  const isStarted = plan.planned?.startAt != null && Date.parse(plan.planned.startAt) <= now.getTime();
  const current = isStarted && plan.planned ? plan.planned : plan.current;
  const isEnded = current.endAt !== null && Date.parse(current.endAt) <= now.getTime();
  return { current: isEnded ? normalState : current, planned: isStarted ? null : plan.planned };
}

/** The field that contradicts the others: an end that is not after the start, or already over; null when none does. */
export function wrongSpanField(part: StatePart, now: Date): "endAt" | null {
  if (part.endAt === null) return null;
  const start = part.startAt === null ? now.getTime() : Date.parse(part.startAt);
  return Date.parse(part.endAt) <= Math.max(start, now.getTime()) ? "endAt" : null;
}

/**
 * The plan after a change (domain.md A8). A `startAt` in the future plans the state and leaves the current one; any
 * other change counts at once and leaves what is planned. Planning the state that already holds says nothing new: it
 * takes the plan back.
 */
export function changeState(plan: StatePlan, change: StatePart, now: Date): StatePlan {
  const settled = settleState(plan, now);
  const isPlanned = change.startAt !== null && Date.parse(change.startAt) > now.getTime();
  if (!isPlanned) return { ...settled, current: change };
  const isTakenBack = change.state === settled.current.state;
  return { ...settled, planned: isTakenBack ? null : change };
}
