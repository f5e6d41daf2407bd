export type NoticeState = (typeof noticeStates)[number];

export const noticeStates = ["visible", "scheduled", "ended", "hidden"] as const;

type ShownDays = { isVisible: boolean; openFrom: string | null; openTo: string | null };

/** What visitors have of a notice on a club day (`yyyy-MM-dd`); both days of the period count (domain.md A19). */
export function noticeState({ isVisible, openFrom, openTo }: ShownDays, today: string): NoticeState {
  if (!isVisible) return "hidden";
  if (openFrom !== null && openFrom > today) return "scheduled";
  if (openTo !== null && openTo < today) return "ended";
  return "visible";
}

/** Whether a notice stands among the pinned ones on a club day; a pin lasts through its last day (domain.md 7.14). */
export function isPinned(
  { isTop, topUntil }: { isTop: boolean; topUntil: string | null },
  today: string,
): boolean {
  return isTop && (topUntil === null || topUntil >= today);
}
