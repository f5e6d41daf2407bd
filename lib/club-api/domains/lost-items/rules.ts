import { type LostState, lostState, lostTypeCode } from "@/lib/contract/code-values/lost-items";
import { addDays } from "@/lib/shared/time/calendar";

/** Text fields of a lost item, per language. */
export const lostTexts = {
  first: "itemName",
  fields: ["itemName", "color", "foundPlace", "storagePlace", "description"],
  rich: [],
} as const;

export type LostEvent = "CLAIM" | "RETURN" | "REFUSE" | "POLICE" | "DISPOSE";

/** From which state an event leads where (domain.md 8.7); in any other state it is too late for it. */
const transitions: Record<LostEvent, { from: LostState; to: LostState }> = {
  CLAIM: { from: lostState.kept, to: lostState.claimChecked },
  RETURN: { from: lostState.claimChecked, to: lostState.returned },
  REFUSE: { from: lostState.claimChecked, to: lostState.kept },
  POLICE: { from: lostState.kept, to: lostState.handedToPolice },
  DISPOSE: { from: lostState.kept, to: lostState.disposed },
};

/** The state after an event; null when the item is not in the state that the event begins in. */
export function stateAfter(state: LostState, event: LostEvent): LostState | null {
  const { from, to } = transitions[event];
  return state === from ? to : null;
}

/** Phones, wallets and cards, jewellery: to the police within a week (domain.md 7.14). */
export const policeTypes: string[] = [
  lostTypeCode.mobileAndElectronics,
  lostTypeCode.walletAndCard,
  lostTypeCode.jewelleryAndWatch,
];

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

/** The state of an item restored from the trash: the one that the jobs would have given it meanwhile. */
export function stateOnReturn(
  {
    state,
    lostType,
    foundDate,
    keepUntil,
  }: { state: LostState; lostType: string; foundDate: string; keepUntil: string },
  { today, policeDays }: { today: string; policeDays: number },
): LostState {
  if (state !== lostState.kept) return state;
  if (isForPolice({ lostType, foundDate }, addDays(today, -policeDays))) return lostState.handedToPolice;
  return isOutOfTime({ keepUntil }, today) ? lostState.disposed : state;
}

/** Until when an item is kept: C0480 v1 days after it was found. */
export function keptUntil(foundDate: string, keepDays: number): string {
  return addDays(foundDate, keepDays);
}
