import { type SlotPurpose, slotState } from "@/lib/contract/code-values/tee-sheets";
import { maxTimesOfCourse } from "@/lib/shared/tee-times/plan-faults";
import { minutesOf } from "@/lib/shared/tee-times/templates";

/** Purpose for which a slot is kept, or that it is sold or held. */
type Purpose = "booked" | "held" | SlotPurpose;

/** A slot of the day as it is, with what a removal has to know. */
export type StandingSlot = {
  sheetIdx: number;
  courseCode: string;
  teeTime: string;
  purpose: Purpose;
  isSqueezed: boolean;
  isTeedOff: boolean;
  /** A past booking, offer or draw names it: it cannot be removed. */
  hasHistory: boolean;
};

type Planned = { sheetIdx: number; courseCode: string; teeTime: string };

/** A day compared with its templates. */
export type DayPlan<P extends Planned> = {
  /** Missing slots with the number that each can have. */
  create: P[];
  kept: number;
  /** Missing times too close to a slot that stays though no template asks for it, or beyond the last number. */
  blocked: number;
  /** Unsold slots that no template asks for. */
  remove: number[];
  /** The same, but named by something past: they are blocked, since they cannot be removed. */
  withdraw: number[];
  staying: number;
};

const keyOf = ({ courseCode, teeTime }: { courseCode: string; teeTime: string }) =>
  `${courseCode} ${teeTime}`;
const unsold: readonly Purpose[] = [slotState.open, slotState.membersOnly, slotState.blocked];

/**
 * Compares a day with its plan: slots that are missing, and slots that are too many. A missing time gets its own
 * number (domain.md 7.1); where an earlier slot of the course has that one, the next after the last, as a squeezed-in
 * time does. `leastMinutes` is how far a new time stays from a slot that no template asks for. On a closed day
 * nothing is created.
 */
export function planOfDay<P extends Planned>(
  planned: readonly P[],
  standing: readonly StandingSlot[],
  { isOpen, leastMinutes }: { isOpen: boolean; leastMinutes: number },
): DayPlan<P> {
  const wanted = new Set(planned.map(keyOf));
  const there = new Set(standing.map(keyOf));
  const unasked = standing.filter((slot) => !wanted.has(keyOf(slot)));
  const goes = unasked.filter(
    ({ purpose, isSqueezed, isTeedOff }) => unsold.includes(purpose) && !isSqueezed && !isTeedOff,
  );
  const withdraw = goes.filter(({ hasHistory, purpose }) => hasHistory && purpose !== slotState.blocked);
  const missing = isOpen ? planned.filter((slot) => !there.has(keyOf(slot))) : [];
  const isTooClose = (slot: Planned) =>
    unasked.some(
      ({ courseCode, teeTime }) =>
        courseCode === slot.courseCode &&
        Math.abs(minutesOf(teeTime) - minutesOf(slot.teeTime)) < leastMinutes,
    );
  const create = numbered(
    missing.filter((slot) => !isTooClose(slot)),
    standing,
  );
  const remove = goes.filter(({ hasHistory }) => !hasHistory).map(({ sheetIdx }) => sheetIdx);
  return {
    create,
    kept: standing.length - unasked.length,
    blocked: missing.length - create.length,
    remove,
    withdraw: withdraw.map(({ sheetIdx }) => sheetIdx),
    staying: unasked.length - remove.length - withdraw.length,
  };
}

/** The slots with numbers that nobody has; those for whom none is left are left out. */
function numbered<P extends Planned>(missing: readonly P[], standing: readonly StandingSlot[]): P[] {
  const taken = new Set(standing.map(({ sheetIdx }) => sheetIdx));
  const own = new Set(missing.map(({ sheetIdx }) => sheetIdx).filter((sheetIdx) => !taken.has(sheetIdx)));
  return missing.flatMap((slot) => {
    if (!taken.has(slot.sheetIdx)) return [slot];
    const first = Math.floor(slot.sheetIdx / 100) * 100;
    const numbers = [...taken, ...own].filter((sheetIdx) => Math.floor(sheetIdx / 100) * 100 === first);
    const sequence = Math.max(...numbers) - first + 1;
    if (sequence > maxTimesOfCourse) return [];
    taken.add(first + sequence);
    return [{ ...slot, sheetIdx: first + sequence }];
  });
}
