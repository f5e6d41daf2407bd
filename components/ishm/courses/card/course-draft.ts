import type { NewCourse, OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import {
  type CardFault,
  type CardHole,
  cardFaults,
  type NeighbourNine,
} from "@/lib/shared/courses/card-rules";
import { type Language, languages } from "@/lib/shared/languages";
import { parseTypedNumber, plainTyped } from "@/lib/shared/money/typed-numbers";
import type { FieldProblem } from "@/lib/web/office/schema-problems";

export const cardColumns = ["par", "hdcp", "black", "blue", "white", "red"] as const;
export type CardColumn = (typeof cardColumns)[number];
/** A hole of the card as it is typed. */
export type CardRow = Record<CardColumn, string>;

type Names = Record<Language, string>;

export type CourseDraft = {
  names: Names;
  fullNames: Names;
  color: string;
  /** Of a new course: after which one it is played; empty is by itself. */
  after: string;
  holes: CardRow[];
  mapImage: File | null | undefined;
};

const emptyRow: CardRow = { par: "", hdcp: "", black: "", blue: "", white: "", red: "" };
const newColor = "#2f5d50";

export function courseDraftOf(course: OfficeCourse | null, lastCode: string): CourseDraft {
  if (!course) {
    const holes = Array.from({ length: 9 }, () => emptyRow);
    const none = namesOf({});
    return { names: none, fullNames: none, color: newColor, after: lastCode, holes, mapImage: undefined };
  }
  return {
    names: namesOf(course.names),
    fullNames: namesOf(course.fullNames),
    color: course.color,
    after: "",
    holes: course.holes.map(({ par, hdcp, distances: { black, blue, white, red } }) => ({
      par: String(par),
      hdcp: String(hdcp),
      black: String(black),
      blue: String(blue),
      white: String(white),
      red: String(red),
    })),
    mapImage: undefined,
  };
}

function namesOf(names: Partial<Names>): Names {
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? ""])) as Names;
}

/** The texts of a draft that are written. */
export function writtenTexts(names: Names): Partial<Names> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  );
}

/** A whole number as it is typed; anything else is none. */
export function wholeNumber(text: string): number | null {
  const plain = plainTyped(text).trim();
  return /^\d{1,4}$/.test(plain) ? Number(plain) : null;
}

/** The card with what is no number yet as 0. */
/** Most characters of a cell. */
export const longestOf: Readonly<Record<CardColumn, number>> = {
  par: 1,
  hdcp: 2,
  black: 3,
  blue: 3,
  white: 3,
  red: 3,
};

/** The digits of a cell's text, as many as the cell takes. */
const cellText = (text: string, column: CardColumn) => text.replace(/\D/g, "").slice(0, longestOf[column]);

/**
 * The rows after cells of a spreadsheet were pasted at a cell: columns by tabs, rows by line ends. What reaches over the
 * card is left out. Null for a text without tab and line end, which is no block.
 */
export function pastedInto(
  rows: readonly CardRow[],
  at: { row: number; column: CardColumn },
  text: string,
): CardRow[] | null {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (lines.length === 1 && !text.includes("\t")) return null;
  const columns = cardColumns.slice(cardColumns.indexOf(at.column));
  return rows.map((row, idx) => {
    const cells = lines[idx - at.row]?.split("\t");
    if (!cells) return row;
    const pasted = columns.flatMap((column, place) => {
      const cell = cells[place];
      return cell === undefined ? [] : [[column, cellText(cell, column)] as const];
    });
    return { ...row, ...Object.fromEntries(pasted) };
  });
}

export function cardOf(rows: readonly CardRow[]): CardHole[] {
  return rows.map(({ par, hdcp, black, blue, white, red }, idx) => ({
    holeNo: idx + 1,
    par: parseTypedNumber(par),
    hdcp: parseTypedNumber(hdcp),
    distances: {
      black: parseTypedNumber(black),
      blue: parseTypedNumber(blue),
      white: parseTypedNumber(white),
      red: parseTypedNumber(red),
    },
  }));
}

/** The body of a course without its version. */
export function courseBody(draft: CourseDraft): Omit<NewCourse, "after"> {
  return {
    names: writtenTexts(draft.names),
    fullNames: writtenTexts(draft.fullNames),
    color: draft.color,
    holes: cardOf(draft.holes),
  };
}

/** The table field at which a fault is shown. */
export function fieldOfFault(fault: CardFault): string {
  if (fault.kind === "holes") return "holes";
  const column = { par: "par", order: "black", length: "black", index: "hdcp", round: "hdcp" } as const;
  return `holes.${fault.holeNo - 1}.${column[fault.kind]}`;
}

/** The faults of the card that its numbers make; none while cells are empty. */
export function faultsOf(draft: CourseDraft, neighbours: readonly NeighbourNine[]): CardFault[] {
  const isTyped = draft.holes.every((row) =>
    cardColumns.every((column) => wholeNumber(row[column]) !== null),
  );
  return isTyped ? cardFaults(cardOf(draft.holes), neighbours) : [];
}

/** Problems that keep a course from being saved, one per field. */
export function courseProblems(
  draft: CourseDraft,
  { main, neighbours }: { main: Language; neighbours: readonly NeighbourNine[] },
): FieldProblem[] {
  const names = (["names", "fullNames"] as const)
    .filter((field) => draft[field][main].trim() === "")
    .map((field) => ({ field: `${field}.${main}`, reason: "required" as const }));
  const cells = draft.holes.flatMap((row, idx) =>
    cardColumns
      .filter((column) => wholeNumber(row[column]) === null)
      .map((column) => ({ field: `holes.${idx}.${column}`, reason: "required" as const })),
  );
  const faults = faultsOf(draft, neighbours).map((fault) => ({
    field: fieldOfFault(fault),
    reason: "format" as const,
  }));
  return [...names, ...cells, ...faults];
}

/** The nines that stand next to a course in the order of play. */
export function neighbourNines(
  course: Pick<OfficeCourse, "courseCode" | "nextCourse"> | null,
  courses: readonly OfficeCourse[],
): NeighbourNine[] {
  return courses
    .filter(
      ({ courseCode, nextCourse }) =>
        course !== null &&
        courseCode !== course.courseCode &&
        (nextCourse === course.courseCode || courseCode === course.nextCourse),
    )
    .map(({ courseCode, holes }) => ({ courseCode, hdcps: holes.map(({ hdcp }) => hdcp) }));
}
