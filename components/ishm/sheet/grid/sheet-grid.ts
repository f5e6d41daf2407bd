import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";

export type StaffSlot = StaffSheet["slots"][number];
export type StaffBooking = NonNullable<StaffSlot["booking"]>;

/** The tee times of one course side by side; null where a course has none at that time. */
export type SheetRow = { teeTime: string; slots: readonly (StaffSlot | null)[] };
/** A part of the day with the courses that play in it, in the club's order. */
export type SheetPart = { period: string; courseCodes: readonly string[]; rows: readonly SheetRow[] };

/** The slots of a day by part: a row per time, a column per course. */
export function sheetParts({ courses, slots }: Pick<StaffSheet, "courses" | "slots">): SheetPart[] {
  const periods = [...new Set(slots.map((slot) => slot.period))];
  return periods
    .map((period) => {
      const own = slots.filter((slot) => slot.period === period);
      const used = new Set(own.map((slot) => slot.courseCode));
      const courseCodes = courses.map(({ courseCode }) => courseCode).filter((code) => used.has(code));
      return { period, courseCodes, rows: rowsOf(own, courseCodes) };
    })
    .sort((one, other) => firstTime(one).localeCompare(firstTime(other)));
}

function rowsOf(slots: readonly StaffSlot[], courseCodes: readonly string[]): SheetRow[] {
  const places = new Map(slots.map((slot) => [`${slot.teeTime} ${slot.courseCode}`, slot]));
  const times = [...new Set(slots.map((slot) => slot.teeTime))].sort();
  return times.map((teeTime) => ({
    teeTime,
    slots: courseCodes.map((code) => places.get(`${teeTime} ${code}`) ?? null),
  }));
}

const firstTime = ({ rows }: SheetPart) => rows[0]?.teeTime ?? "";

/** With more rows than this the parts are shown side by side, to fit on one screen. */
const oneStack = 20;

export function isSideBySide(parts: readonly SheetPart[]): boolean {
  return parts.length > 1 && parts.reduce((count, { rows }) => count + rows.length, 0) > oneStack;
}

/** The parts with one course only, for a narrow screen. */
export function partsOfCourse(parts: readonly SheetPart[], courseCode: string): SheetPart[] {
  return parts.flatMap((part) => {
    const at = part.courseCodes.indexOf(courseCode);
    if (at < 0) return [];
    const rows = part.rows
      .map(({ teeTime, slots }) => ({ teeTime, slots: [slots[at] ?? null] }))
      .filter(({ slots: [slot] }) => slot !== null);
    return [{ ...part, courseCodes: [courseCode], rows }];
  });
}
