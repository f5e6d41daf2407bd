import { type DataRequestState, dataRequestState } from "@/lib/contract/code-values/data-requests";

const dayMs = 86_400_000;

/**
 * Days until a request of a person about the own data is answered. Ten days are what checklist P-07 names (standard
 * guideline on personal data, Art. 31); the law fixes them, so they are no policy of a club.
 */
export const answerDays = 10;

const open: readonly DataRequestState[] = [dataRequestState.received, dataRequestState.inProgress];
const nextStates: Record<DataRequestState, readonly DataRequestState[]> = {
  [dataRequestState.received]: [dataRequestState.inProgress, dataRequestState.done, dataRequestState.refused],
  [dataRequestState.inProgress]: [dataRequestState.done, dataRequestState.refused],
  [dataRequestState.done]: [],
  [dataRequestState.refused]: [],
};

/** Until when a request that comes now is answered. */
export function dueAtOf(now: Date): Date {
  return new Date(now.getTime() + answerDays * dayMs);
}

/** Open past its due date. */
export function isLate(request: { state: DataRequestState; dueAt: Date }, now: Date): boolean {
  return open.includes(request.state) && request.dueAt < now;
}

/** Whether a request may go from a state to another: an answered one is closed. */
export function mayBecome(from: DataRequestState, to: DataRequestState): boolean {
  return nextStates[from].includes(to);
}

/** Whether a state ends a request, with an answer. */
export function isAnswered(state: DataRequestState): boolean {
  return !open.includes(state);
}
