import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { everyTime, isWanted, type SheetChoice } from "@/lib/shared/tee-times/sheet-choice";

/** Filters of a tee sheet; an empty text and 0 filter nothing. */
export type SheetFilter = SheetChoice & {
  /** `07`: the hour of the tee time. */
  hour: string;
  /** Green fee at most. */
  maxFee: number;
  isFreeOnly: boolean;
};
export const everything: SheetFilter = { ...everyTime, hour: "", maxFee: 0, isFreeOnly: false };

/** The slots that fit; those of others stay unless only free times are wanted. `heldIdx` is the member's own hold. */
export function fittingSlots(
  slots: readonly SheetSlot[],
  { hour, maxFee, isFreeOnly, ...choice }: SheetFilter,
  heldIdx: number | null,
): SheetSlot[] {
  return slots.filter((slot) => {
    if (slot.sheetIdx === heldIdx) return true;
    if (!isWanted(slot, choice)) return false;
    if (hour && !slot.teeTime.startsWith(hour)) return false;
    if (maxFee && (slot.greenFee === null || Number(slot.greenFee) > maxFee)) return false;
    return !isFreeOnly || slot.bookable;
  });
}

/** The lowest fees of some slots, of those that can be had where there are any: the member's own, and a companion's there. */
export function lowestFees(slots: readonly SheetSlot[]): { own: number; companion: number | null } | null {
  const free = slots.filter(({ bookable }) => bookable);
  const priced = (free.length > 0 ? free : slots).flatMap(({ greenFee, companionGreenFee }) =>
    greenFee === null
      ? []
      : [{ own: Number(greenFee), companion: companionGreenFee === null ? null : Number(companionGreenFee) }],
  );
  return priced.reduce<(typeof priced)[number] | null>(
    (lowest, one) => (lowest === null || one.own < lowest.own ? one : lowest),
    null,
  );
}

/** The parts and hours in which somebody tees off, the sizes of parties and the fees that are asked, each once and in order. */
export function filterChoices(slots: readonly SheetSlot[]) {
  const parts = new Set(slots.map(({ period }) => period));
  const sizes = new Set(slots.flatMap(({ minPlayers, maxPlayers }) => [minPlayers, maxPlayers]));
  const hours = new Set(slots.map(({ teeTime }) => teeTime.slice(0, 2)));
  const fees = new Set(slots.flatMap(({ greenFee }) => (greenFee === null ? [] : [Number(greenFee)])));
  return {
    parts: [...parts].sort(),
    hours: [...hours].sort(),
    sizes: [...sizes].sort(),
    fees: [...fees].sort((one, other) => one - other),
  };
}

/**
 * A sheet that was read again, with the slots that have not changed being the old objects: what shows them has nothing
 * to do.
 */
export function steadySlots(before: readonly SheetSlot[], now: readonly SheetSlot[]): readonly SheetSlot[] {
  const known = new Map(before.map((slot) => [slot.sheetIdx, slot]));
  const steady = now.map((slot) => {
    const old = known.get(slot.sheetIdx);
    return old && isSame(old, slot) ? old : slot;
  });
  const isAllOld = steady.length === before.length && steady.every((slot, place) => slot === before[place]);
  return isAllOld ? before : steady;
}

function isSame(one: SheetSlot, other: SheetSlot): boolean {
  return (Object.keys(other) as (keyof SheetSlot)[]).every((field) => one[field] === other[field]);
}
