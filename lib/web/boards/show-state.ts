/** Whether visitors see a row. */
export const showStates = ["visible", "scheduled", "ended", "hidden"] as const;
export type ShowState = (typeof showStates)[number];

/** The states of rows that have no period. */
export const plainStates = ["visible", "hidden"] as const;
export const plainState = (isVisible: boolean) => (isVisible ? "visible" : "hidden");

type Period = { isVisible: boolean; from: string | null; to: string | null };

/** The state of a row at a day or minute that is written like its period; both ends count (domain.md A19). */
export function showState({ isVisible, from, to }: Period, now: string): ShowState {
  if (!isVisible) return "hidden";
  if (from !== null && from !== "" && from > now) return "scheduled";
  if (to !== null && to !== "" && to < now) return "ended";
  return "visible";
}
