import { addDays } from "@/lib/shared/calendar";

/** What a lost item says in each language. */
export const lostTexts = {
  first: "itemName",
  fields: ["itemName", "color", "foundPlace", "storagePlace", "description"],
  rich: [],
} as const;

export type LostState = "10" | "20" | "30" | "40" | "50";
export type LostEvent = "CLAIM" | "RETURN" | "REFUSE" | "POLICE" | "DISPOSE";

/** From which state an event leads where (domain.md 8.7); in any other state it is too late for it. */
const transitions: Record<LostEvent, { from: LostState; to: LostState }> = {
  CLAIM: { from: "10", to: "20" },
  RETURN: { from: "20", to: "30" },
  REFUSE: { from: "20", to: "10" },
  POLICE: { from: "10", to: "40" },
  DISPOSE: { from: "10", to: "50" },
};

/** The state after an event; null when the item is not in the state that the event begins in. */
export function stateAfter(state: LostState, event: LostEvent): LostState | null {
  const { from, to } = transitions[event];
  return state === from ? to : null;
}

/** Phones, wallets and cards, jewellery: to the police within a week (domain.md 7.14). */
export const policeTypes = ["40", "50", "60"];

/** A valuable that was found on or before a day. */
export function isForPolice(
  { lostType, foundDate }: { lostType: string; foundDate: string },
  foundUntil: string,
): boolean {
  return policeTypes.includes(lostType) && foundDate <= foundUntil;
}

/** An item whose time is over on a day. */
export function isOutOfTime({ keepUntil }: { keepUntil: string }, today: string): boolean {
  return keepUntil <= today;
}

/** What an item is when it comes back from the trash: what the jobs would have made of it meanwhile. */
export function stateOnReturn(
  {
    state,
    lostType,
    foundDate,
    keepUntil,
  }: { state: LostState; lostType: string; foundDate: string; keepUntil: string },
  { today, policeDays }: { today: string; policeDays: number },
): LostState {
  if (state !== "10") return state;
  if (isForPolice({ lostType, foundDate }, addDays(today, -policeDays))) return "40";
  return isOutOfTime({ keepUntil }, today) ? "50" : state;
}

/** Until when an item is kept: C0480 v1 days after it was found. */
export function keptUntil(foundDate: string, keepDays: number): string {
  return addDays(foundDate, keepDays);
}
