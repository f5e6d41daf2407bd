export type NoticeState = "visible" | "scheduled" | "ended" | "hidden";

export const noticeStates: readonly NoticeState[] = ["visible", "scheduled", "ended", "hidden"];

type ShownDays = { isVisible: boolean; openFrom: string | null; openTo: string | null };

/** What visitors have of a notice on a club day (`yyyy-MM-dd`); both days of the period count (domain.md A19). */
export function noticeState({ isVisible, openFrom, openTo }: ShownDays, today: string): NoticeState {
  if (!isVisible) return "hidden";
  if (openFrom !== null && openFrom > today) return "scheduled";
  if (openTo !== null && openTo < today) return "ended";
  return "visible";
}
