import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import type { CallInput } from "@/lib/contract/routes";

/** The input of a penalty; empty days and points take the defaults of the code. */
export type PenaltyDraft = {
  memberIdx: number | null;
  penaltyCode: PenaltyKind | "";
  bookingIdx: string;
  days: string;
  points: string;
  reason: string;
};

export const emptyPenalty: PenaltyDraft = {
  memberIdx: null,
  penaltyCode: "",
  bookingIdx: "",
  days: "",
  points: "",
  reason: "",
};

/** An empty text leaves it to the code; anything that is no whole number is refused by the contract. */
function ownNumber(text: string): number | undefined {
  return text.trim() === "" ? undefined : Number(text);
}

export function penaltyBody(draft: PenaltyDraft): CallInput<"POST /ops/penalties">["body"] {
  return {
    // The contract refuses 0, so that a missing member is reported at its field.
    memberIdx: draft.memberIdx ?? 0,
    // As a missing code is.
    penaltyCode: draft.penaltyCode as PenaltyKind,
    bookingIdx: draft.bookingIdx === "" ? null : Number(draft.bookingIdx),
    days: ownNumber(draft.days),
    points: ownNumber(draft.points),
    reason: draft.reason.trim(),
  };
}

/** The input of the preview; null until the form has enough for it. */
export function penaltyQuestion(
  draft: PenaltyDraft,
): CallInput<"GET /ops/penalties/preview">["query"] | null {
  const { memberIdx, penaltyCode, bookingIdx, days, points } = draft;
  const isNumber = (text: string) => /^\d{0,4}$/.test(text.trim());
  if (memberIdx === null || penaltyCode === "" || !isNumber(days) || !isNumber(points)) return null;
  return {
    memberIdx: String(memberIdx),
    penaltyCode,
    bookingIdx: bookingIdx || undefined,
    days: days.trim() || undefined,
    points: points.trim() || undefined,
  };
}
