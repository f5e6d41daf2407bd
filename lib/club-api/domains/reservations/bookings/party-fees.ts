/** A seat as far as its price asks. */
export type PricedSeat = {
  isBooker: boolean;
  memberIdx: number | null;
  acceptedAt: Date | null;
  checkedInAt?: Date | null;
};

/**
 * Whether a seat is paid for by its player's own class: the booker's, and a member's who has accepted or whom the desk has
 * seen. Whoever is only named pays as a companion without a class (domain.md 7.4, 7.9): naming somebody takes no consent,
 * so it must neither lower a price nor tell whose fee is what.
 */
export function paysOwnFee({ isBooker, memberIdx, acceptedAt, checkedInAt = null }: PricedSeat): boolean {
  return isBooker || (memberIdx !== null && (acceptedAt !== null || checkedInAt !== null));
}

/**
 * Whether a fine counts a seat by its player's own class (domain.md 7.7): the booker's, and a member's who had accepted
 * before cancelling began to cost something. From that moment on a yes lowers what is paid at the desk, where all have
 * come, but no fine: otherwise who is about to cancel late would first collect a few cheap ones.
 */
export function countsForFine(
  { isBooker, memberIdx, acceptedAt }: PricedSeat,
  freeCancelUntil: Date | null,
): boolean {
  if (isBooker) return true;
  return (
    memberIdx !== null && acceptedAt !== null && freeCancelUntil !== null && acceptedAt < freeCancelUntil
  );
}
