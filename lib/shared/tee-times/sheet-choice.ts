/** Filter of a day's tee sheet; an empty text and 0 match everything. */
export type SheetChoice = {
  /** A course code. */
  course: string;
  /** A part of the day, a key of code group `periods`. */
  part: string;
  /** A party of so many may play. */
  players: number;
};

export const everyTime: SheetChoice = { course: "", part: "", players: 0 };

/** The sizes that a party may have, from the values of policy C0030: least of a weekday, of a weekend, most. */
export function partySizes([weekday = "1", weekend = weekday, most = "4"]: readonly string[]): number[] {
  const least = Math.min(Number(weekday), Number(weekend));
  return Array.from({ length: Math.max(0, Number(most) - least + 1) }, (_, place) => least + place);
}

const code = /^[A-Za-z0-9]{1,10}$/;
const shapes = { course: code, part: code, players: /^[1-8]$/ };

/** The choice of an address, `?course=1&part=2&players=4`; a value of a wrong shape wants everything. */
export function readSheetChoice(search: URLSearchParams): SheetChoice {
  const text = (name: keyof SheetChoice) => {
    const value = search.get(name) ?? "";
    return shapes[name].test(value) ? value : "";
  };
  return { course: text("course"), part: text("part"), players: Number(text("players")) };
}

/** The parameters of an address that `readSheetChoice` reads; what wants everything has none. */
export function sheetChoiceParameters({ course, part, players }: SheetChoice): Record<string, string> {
  return {
    ...(course ? { course } : {}),
    ...(part ? { part } : {}),
    ...(players ? { players: String(players) } : {}),
  };
}

/** The choice as one segment of an inner path, `1-2-4` or `-2-`; null where everything is wanted. */
export function sheetChoiceSegment({ course, part, players }: SheetChoice): string | null {
  if (!course && !part && !players) return null;
  return [course, part, players || ""].join("-");
}

/** The choice of a segment that `sheetChoiceSegment` made. */
export function sheetChoiceOf(segment: string): SheetChoice {
  const [course = "", part = "", players = ""] = segment.split("-");
  return readSheetChoice(new URLSearchParams({ course, part, players }));
}

type Slot = { courseCode: string; period: string; minPlayers: number; maxPlayers: number };

/** Whether a slot is one of the wanted. */
export function isWanted(slot: Slot, { course, part, players }: SheetChoice): boolean {
  if (course && slot.courseCode !== course) return false;
  if (part && slot.period !== part) return false;
  return !players || (players >= slot.minPlayers && players <= slot.maxPlayers);
}
