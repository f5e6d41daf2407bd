import type { SheetPart, StaffSlot } from "./sheet-grid";

type Row = { part: number; courseCodes: readonly string[]; slots: readonly (StaffSlot | null)[] };

/** Keys that move the focus within a day; those of a page go from part to part. */
const gridKeys = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
] as const;
export type GridKey = (typeof gridKeys)[number];

export function isGridKey(key: string): key is GridKey {
  return gridKeys.some((one) => one === key);
}

type Position = { rows: readonly Row[]; at: number; row: Row; column: number; course: string };
type Found = StaffSlot | null | undefined;

const isThere = (slot: StaffSlot | null) => slot !== null;
const steps: Record<GridKey, (position: Position) => Found> = {
  ArrowUp: ({ rows, at, course }) => inColumn(rows.slice(0, at).reverse(), course),
  ArrowDown: ({ rows, at, course }) => inColumn(rows.slice(at + 1), course),
  ArrowLeft: ({ row, column }) => row.slots.slice(0, column).findLast(isThere),
  ArrowRight: ({ row, column }) => row.slots.slice(column + 1).find(isThere),
  Home: ({ row }) => row.slots.find(isThere),
  End: ({ row }) => row.slots.findLast(isThere),
  PageUp: ({ rows, at, row, course }) => partStart(rows, row.part - (isStart(rows, at) ? 1 : 0), course),
  PageDown: ({ rows, row, course }) =>
    partStart(rows, row.part + 1, course) ?? inColumn([...rows].reverse(), course),
};

/** The next slot in the direction of a key; the same slot at an edge, the first slot when none has the focus. */
export function slotTowards(parts: readonly SheetPart[], from: number | null, key: GridKey): number | null {
  const rows = rowsOf(parts);
  const at = rows.findIndex(({ slots }) => slots.some((slot) => slot?.sheetIdx === from));
  const row = rows[at];
  if (!row) return firstSlot(parts);
  const column = row.slots.findIndex((slot) => slot?.sheetIdx === from);
  const course = row.courseCodes[column] ?? "";
  return steps[key]({ rows, at, row, column, course })?.sheetIdx ?? from;
}

export function firstSlot(parts: readonly SheetPart[]): number | null {
  for (const { slots } of rowsOf(parts)) {
    const slot = slots.find((one) => one !== null);
    if (slot) return slot.sheetIdx;
  }
  return null;
}

/** The slots of the rectangle between two of them. */
export function slotsBetween(parts: readonly SheetPart[], one: number, other: number): number[] {
  const rows = rowsOf(parts);
  const [from, to] = [one, other].map((sheetIdx) => placeOf(rows, sheetIdx));
  if (!from || !to) return [other];
  const courses = [...new Set(rows.flatMap(({ courseCodes }) => courseCodes))];
  const span = [courses.indexOf(from.course), courses.indexOf(to.course)].sort((a, b) => a - b);
  const wanted = courses.slice(span[0], (span[1] ?? 0) + 1);
  return rows
    .slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1)
    .flatMap(({ courseCodes, slots }) =>
      slots.flatMap((slot, at) => (slot && wanted.includes(courseCodes[at] ?? "") ? [slot.sheetIdx] : [])),
    );
}

function rowsOf(parts: readonly SheetPart[]): Row[] {
  return parts.flatMap(({ courseCodes, rows }, part) =>
    rows.map(({ slots }) => ({ part, courseCodes, slots })),
  );
}

function placeOf(rows: readonly Row[], sheetIdx: number): { row: number; course: string } | null {
  for (const [row, { courseCodes, slots }] of rows.entries()) {
    const at = slots.findIndex((slot) => slot?.sheetIdx === sheetIdx);
    if (at >= 0) return { row, course: courseCodes[at] ?? "" };
  }
  return null;
}

/** The nearest slot of a course; where a part does not play it, its last column is as near as one gets. */
function inColumn(rows: readonly Row[], course: string): StaffSlot | undefined {
  for (const { courseCodes, slots } of rows) {
    const at = courseCodes.indexOf(course);
    const slot = at < 0 ? slots.at(-1) : slots[at];
    if (slot) return slot;
  }
  return undefined;
}

function partStart(rows: readonly Row[], part: number, course: string): StaffSlot | undefined {
  return inColumn(
    rows.filter((row) => row.part === part),
    course,
  );
}

function isStart(rows: readonly Row[], at: number): boolean {
  return rows[at - 1]?.part !== rows[at]?.part;
}
