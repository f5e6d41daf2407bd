import { roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetSlot, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { laterTime } from "@/lib/shared/tee-times/templates";

/** A made-up opening: its times and when the crowd takes each, in milliseconds from the opening; never for those left. */
export type PracticeOpening = {
  courses: TeeSheet["courses"];
  slots: readonly SheetSlot[];
  takenAfter: ReadonlyMap<number, number>;
};

export type PracticeCourse = { courseCode: string; courseName: string };

/** The whole practice takes a minute, the wait for the opening included. */
export const practiceMs = 60_000;
export const waitMs = 10_000;
/** Time that a tap takes to reach the club: whoever was there before has the time. */
const travelMs = 300;

const firstTime = "07:00";
const minutesApart = 7;
const times = 18;
const mostCourses = 2;
/** Half of the times are gone after so long; one in twelve is left at the end. */
const halfLifeMs = 12_000;
const shareLeft = 1 / 12;

/**
 * An opening of a day that does not exist, on the club's first two courses. `random` gives numbers from 0 up to 1: each
 * time is taken at a moment of its own, as a crowd takes them, most at first and fewer and fewer.
 */
export function practiceOpening(courses: readonly PracticeCourse[], random: () => number): PracticeOpening {
  const played = courses.slice(0, mostCourses);
  const slots = Array.from({ length: times }, (_, place) =>
    played.map(({ courseCode }, column) => slotAt(place, column, courseCode)),
  ).flat();
  const takenAfter = new Map(
    slots.flatMap(({ sheetIdx }) => {
      const luck = random();
      return luck < shareLeft ? [] : [[sheetIdx, Math.round(-halfLifeMs * Math.log2(1 - random()))] as const];
    }),
  );
  return {
    courses: played.map((course) => ({ ...course, courseOut: course.courseCode, free: times })),
    slots,
    takenAfter,
  };
}

function slotAt(place: number, column: number, courseCode: string): SheetSlot {
  return {
    sheetIdx: place * mostCourses + column + 1,
    teeTime: laterTime(firstTime, place * minutesApart) ?? firstTime,
    courseCode,
    courseOut: courseCode,
    period: "1",
    openCode: slotState.open,
    bookable: true,
    minPlayers: 3,
    maxPlayers: 4,
    companionGreenFee: null,
    holeCode: roundHoles.eighteen,
    caddieMode: "C",
    greenFee: null,
    normalGreenFee: null,
    event: null,
  };
}

/** Whether the crowd has a time by then; `elapsed` in milliseconds from the opening. */
function isTaken({ takenAfter }: PracticeOpening, sheetIdx: number, elapsed: number): boolean {
  return (takenAfter.get(sheetIdx) ?? Number.POSITIVE_INFINITY) <= elapsed;
}

/** The sheet at a moment after the opening: what the crowd has taken is booked, but for the time that the member holds. */
export function practiceSheet(
  opening: PracticeOpening,
  elapsed: number,
  heldIdx: number | null,
): readonly SheetSlot[] {
  return opening.slots.map((slot) =>
    slot.sheetIdx !== heldIdx && isTaken(opening, slot.sheetIdx, elapsed)
      ? { ...slot, openCode: slotState.booked, bookable: false }
      : slot,
  );
}

/** Whether a tap at that moment gets the time: somebody whose tap is under way at the same moment may be faster. */
export function getsTime(opening: PracticeOpening, sheetIdx: number, elapsed: number): boolean {
  return !isTaken(opening, sheetIdx, elapsed + travelMs);
}

/** How many times are left at a moment after the opening. */
export function timesLeft(opening: PracticeOpening, elapsed: number): number {
  return opening.slots.filter(({ sheetIdx }) => !isTaken(opening, sheetIdx, elapsed)).length;
}
