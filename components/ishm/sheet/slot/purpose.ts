import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallInput } from "@/lib/contract/routes";
import type { StaffSlot } from "../grid/sheet-grid";

/** The purposes that a slot can be given: blocked, open to all, reserved for some members; or only a note. */
const purposes = ["block", "open", "allot", "note"] as const;
export type Purpose = (typeof purposes)[number];

const openTypes = {
  block: slotState.blocked,
  open: slotState.open,
  allot: slotState.membersOnly,
  note: undefined,
} as const;

function openTypeOf(
  purpose: Purpose,
): typeof slotState.blocked | typeof slotState.open | typeof slotState.membersOnly | undefined {
  return openTypes[purpose];
}

/** The purposes to choose from: not the one that all slots have already, and only a note if one of them is booked. */
export function purposesFor(slots: readonly StaffSlot[]): Purpose[] {
  const isHeld = slots.some(({ booking, linkedSheetIdx, lock }) => booking || linkedSheetIdx || lock);
  if (isHeld) return ["note"];
  return purposes.filter(
    (purpose) => purpose === "allot" || !slots.every((slot) => slot.openType === openTypeOf(purpose)),
  );
}

/** The input of the call, with the versions that were shown: slots that changed meanwhile are refused. */
export function purposeCall(
  purpose: Purpose,
  seen: readonly StaffSlot[],
  { note, memberTypes }: { note: string; memberTypes: readonly string[] },
): CallInput<"PUT /ops/slots"> {
  const openType = openTypeOf(purpose);
  // Several times keep the notes they have, unless there is a new one for all.
  const isNoted = note.trim() !== "" || seen.length === 1 || purpose === "note";
  return {
    body: {
      sheetIdxs: seen.map(({ sheetIdx }) => sheetIdx),
      seen: seen.map(({ sheetIdx, version }) => ({ sheetIdx, version })),
      ...(openType ? { openType } : {}),
      ...(purpose === "allot" ? { memberTypes: [...memberTypes] } : {}),
      ...(isNoted ? { note: note.trim() } : {}),
    },
  };
}

/** The tee time in the middle between a slot and the next one of its course. */
export function timeBetween(slots: readonly StaffSlot[], { teeTime, courseCode }: StaffSlot): string {
  const later = slots.filter((slot) => slot.courseCode === courseCode && slot.teeTime > teeTime);
  const next = later.map((slot) => slot.teeTime).sort()[0];
  const from = minutesOf(teeTime);
  const middle = next ? Math.floor((from + minutesOf(next)) / 2) : from + 4;
  return textOf(middle);
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function textOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
