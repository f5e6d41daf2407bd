type Placed = { teeTime: string; courseCode: string; period: string };

/** A part of the day with a row per tee time; each row has a place per course, null where none starts. */
export type SheetPart<Slot> = {
  period: string;
  from: string;
  to: string;
  rows: { teeTime: string; slots: (Slot | null)[] }[];
};

/** The slots of a day by part, time and course; parts and times in the order of the clock. */
export function sheetParts<Slot extends Placed>(
  slots: readonly Slot[],
  courseCodes: readonly string[],
): SheetPart<Slot>[] {
  const byPeriod = new Map<string, Map<string, Slot[]>>();
  const ordered = slots.toSorted((one, other) => (one.teeTime < other.teeTime ? -1 : 1));
  for (const slot of ordered) {
    const times = byPeriod.get(slot.period) ?? new Map<string, Slot[]>();
    byPeriod.set(slot.period, times.set(slot.teeTime, [...(times.get(slot.teeTime) ?? []), slot]));
  }
  return [...byPeriod].map(([period, times]) => {
    const clock = [...times.keys()];
    return {
      period,
      from: clock[0] ?? "",
      to: clock.at(-1) ?? "",
      rows: [...times].map(([teeTime, atTime]) => ({
        teeTime,
        slots: courseCodes.map((code) => atTime.find((slot) => slot.courseCode === code) ?? null),
      })),
    };
  });
}
