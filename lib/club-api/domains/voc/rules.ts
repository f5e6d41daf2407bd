import { type VocState, vocState } from "@/lib/contract/code-values/vocs";

export type VocEvent = "OPEN" | "ANSWER" | "MESSAGE" | "CLOSE" | "WITHDRAW";

/** C0490: answer within hours, files, editable days, days until an answered inquiry closes. */
export type VocTerms = { answerHours: number; maxFiles: number; editDays: number; closeDays: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** From which states an event leads where (domain.md 8.7). */
const transitions: Record<VocEvent, { from: readonly VocState[]; to: VocState }> = {
  OPEN: { from: [vocState.received], to: vocState.inProgress },
  ANSWER: { from: [vocState.received, vocState.inProgress], to: vocState.answered },
  MESSAGE: { from: [vocState.answered], to: vocState.inProgress },
  CLOSE: { from: [vocState.answered], to: vocState.closed },
  WITHDRAW: { from: [vocState.received], to: vocState.withdrawn },
};

/** The state after an event; null when the inquiry is in none of the states that the event begins in. */
export function stateAfter(state: VocState, event: VocEvent): VocState | null {
  const { from, to } = transitions[event];
  return from.includes(state) ? to : null;
}

/** The member may change it while nobody has opened it, for some days (domain.md 7.14, C0490 v3). */
export function isEditable(voc: { state: VocState; createdAt: Date }, terms: VocTerms, now: Date): boolean {
  return voc.state === vocState.received && now.getTime() < voc.createdAt.getTime() + terms.editDays * dayMs;
}

/** Whether the office has to say something: to the first words, or to further ones. */
export function isWaiting(state: VocState): boolean {
  return stateAfter(state, "ANSWER") !== null;
}

/** Inquiries made before this moment and still open are late. */
export function lateBefore(now: Date, terms: VocTerms): Date {
  return new Date(now.getTime() - terms.answerHours * hourMs);
}

/** When an answered inquiry closes: C0490 v4 days after the latest answer. */
export function closesAt(lastAnsweredAt: Date, terms: VocTerms): Date {
  return new Date(lastAnsweredAt.getTime() + terms.closeDays * dayMs);
}

/** When the answer is due: C0490 v1 hours after what it answers was asked. */
export function dueAt(askedAt: Date, terms: VocTerms): Date {
  return new Date(askedAt.getTime() + terms.answerHours * hourMs);
}
