import type { HoleChange, OfficeCourse, OfficeHole } from "@/lib/contract/tee-sheets/ops-courses";
import {
  type HoleLayout,
  type LayoutFault,
  layoutFault,
  layoutMetres,
  lengthGap,
  lengthTolerance,
  newLayout,
  type Position,
} from "@/lib/landscape/hole-maps";
import { type CardFault, holeFaults, type TeeDistances } from "@/lib/shared/courses/card-rules";
import { type Language, languages } from "@/lib/shared/languages";
import { parseTypedNumber } from "@/lib/shared/money/typed-numbers";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { wholeNumber, writtenTexts } from "../card/course-draft";

/** A hole as its form begins with it: the course gives the version and the way to the holes next to it. */
export type HoleRecord = { course: OfficeCourse; hole: OfficeHole };

export const tees = ["black", "blue", "white", "red"] as const;

export type HoleDraft = Record<(typeof tees)[number], string> & {
  tips: Record<Language, string>;
  layout: HoleLayout | null;
  image: File | null | undefined;
};

export function holeDraftOf({ hole }: HoleRecord): HoleDraft {
  const { black, blue, white, red } = hole.distances;
  return {
    black: String(black),
    blue: String(blue),
    white: String(white),
    red: String(red),
    tips: Object.fromEntries(languages.map((one) => [one, hole.tips[one] ?? ""])) as Record<Language, string>,
    layout: hole.layout,
    image: undefined,
  };
}

export function distancesOf(draft: HoleDraft): TeeDistances {
  const number = (tee: (typeof tees)[number]) => parseTypedNumber(draft[tee]);
  return { black: number("black"), blue: number("blue"), white: number("white"), red: number("red") };
}

export function holeChange(draft: HoleDraft, { course }: HoleRecord): HoleChange {
  const { layout, image, tips } = draft;
  return {
    version: course.version,
    distances: distancesOf(draft),
    tips: writtenTexts(tips),
    layout,
    ...(image === null ? { image } : {}),
  };
}

/** A fault of the drawing itself, or one against the length of the hole. */
export type DrawingFault = LayoutFault | { kind: "length"; metres: number; black: number };

export function drawingFault(draft: HoleDraft): DrawingFault | null {
  const { layout } = draft;
  if (!layout) return null;
  const fault = layoutFault(layout);
  const { black } = distancesOf(draft);
  if (fault || Math.abs(lengthGap(layout, black)) <= lengthTolerance) return fault;
  return { kind: "length", metres: layoutMetres(layout), black };
}

export function cardFault(draft: HoleDraft, { hole }: HoleRecord): CardFault | null {
  return holeFaults({ ...hole, distances: distancesOf(draft) })[0] ?? null;
}

/** Problems that keep a hole from being saved. */
export function holeProblems(draft: HoleDraft, record: HoleRecord): FieldProblem[] {
  const empty = tees
    .filter((tee) => wholeNumber(draft[tee]) === null)
    .map((field) => ({ field, reason: "required" as const }));
  if (empty.length > 0) return empty;
  return [
    ...(cardFault(draft, record) ? [{ field: "black", reason: "format" as const }] : []),
    ...(drawingFault(draft) ? [{ field: "layout", reason: "format" as const }] : []),
  ];
}

/** The lengths with another one from the black tee; the other tees keep their share of it. */
export function scaledTo(draft: HoleDraft, black: number): Pick<HoleDraft, (typeof tees)[number]> {
  const before = distancesOf(draft);
  const share = before.black > 0 ? black / before.black : 1;
  const metres = (tee: (typeof tees)[number]) => String(Math.round(before[tee] * share));
  return { black: String(black), blue: metres("blue"), white: metres("white"), red: metres("red") };
}

const gapToGreen = 60;

/**
 * A first drawing: along a line from a file, or straight and as long as the hole. It begins next to the green of the hole
 * before it, so that the nine hangs together; the first one at the zero of its plan.
 */
export function firstLayout(
  { course, hole }: HoleRecord,
  draft: HoleDraft,
  line: readonly Position[] | null,
): HoleLayout {
  const before = course.holes.find(({ holeNo }) => holeNo === hole.holeNo - 1)?.layout;
  const start = before?.line.at(-2) ?? [0, 0];
  const green = before?.green.at ?? [0, 0];
  const heading = before ? Math.atan2(green[1] - start[1], green[0] - start[0]) : Math.PI / 2;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const tee: Position = before ? [green[0] + sin * gapToGreen, green[1] - cos * gapToGreen] : [0, 0];
  const { black } = distancesOf(draft);
  const metres = Math.min(800, Math.max(50, black));
  // Holes go back and forth: each new one begins the way back.
  const straight: Position[] = [tee, [tee[0] - cos * metres, tee[1] - sin * metres]];
  const up: Position[] = [tee, [tee[0], tee[1] + metres]];
  const placed = line?.map(([east, north]): Position => [east + tee[0], north + tee[1]]);
  return newLayout(placed ?? (before ? straight : up), hole.par);
}
