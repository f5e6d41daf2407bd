import {
  type HoleLayout,
  type LayoutFault,
  layoutFault,
  layoutMetres,
  lengthGap,
  lengthTolerance,
} from "@/lib/landscape";
import {
  type CardFault,
  type CardHole,
  cardFaults,
  type NeighbourNine,
} from "@/lib/shared/courses/card-rules";
import { brokenOrder, type PlayedCourse } from "@/lib/shared/courses/play-order";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import type { CourseRow, HoleRow } from "./repository";

/** Throws 4831 to 4835 for the first fault of a card; `courses` are the nines of the club that are there. */
export function refuseCard(
  ctx: Context,
  holes: readonly CardHole[],
  neighbours: readonly NeighbourNine[],
  courses: readonly CourseRow[],
): void {
  const [fault] = cardFaults(holes, neighbours);
  if (fault) throw cardFailure(ctx, fault, courses);
}

function cardFailure(ctx: Context, fault: CardFault, courses: readonly CourseRow[]): ClubFailure {
  if (fault.kind === "holes") return new ClubFailure("VAL_FIELD", ["holes", "nine_holes"]);
  const hole = String(fault.holeNo);
  if (fault.kind === "par") return new ClubFailure("CRS_PAR", [hole]);
  if (fault.kind === "order") return new ClubFailure("CRS_LENGTHS", [hole]);
  if (fault.kind === "index") return new ClubFailure("CRS_INDEX", [hole]);
  if (fault.kind === "length") {
    const { par, least, most } = fault;
    return new ClubFailure("CRS_LENGTH_PAR", [hole, String(par), String(least), String(most)]);
  }
  const { shown, english } = nameOf(ctx, courses, fault.courseCode);
  const start = [hole, String(fault.hdcp)];
  return new ClubFailure("CRS_INDEX_ROUND", [...start, shown], undefined, [...start, english]);
}

function nameOf(ctx: Context, courses: readonly CourseRow[], courseCode: string) {
  const names = courses.find((course) => course.courseCode === courseCode)?.names ?? {};
  const english = pickText(names, { ...ctx.choice, language: "en" }) ?? courseCode;
  return { shown: pickText(names, ctx.choice) ?? courseCode, english };
}

/** Throws 4836 where a course leads to none or the courses close no circle. */
export function refuseOrder(
  ctx: Context,
  played: readonly PlayedCourse[],
  courses: readonly CourseRow[],
): void {
  const broken = brokenOrder(played);
  if (broken === null) return;
  const { shown, english } = nameOf(ctx, courses, broken);
  throw new ClubFailure("CRS_ORDER", [shown], undefined, [english]);
}

/** Throws 4839 to 4846 for a layout that cannot be drawn or is not as long as its hole from the black tee. */
export function refuseLayout(layout: HoleLayout, blackMetres: number): void {
  const fault = layoutFault(layout);
  if (fault) throw layoutFailure(fault);
  if (Math.abs(lengthGap(layout, blackMetres)) > lengthTolerance) {
    throw new ClubFailure("HOLE_LENGTH", [String(layoutMetres(layout)), String(blackMetres)]);
  }
}

const farFailures = {
  bunkers: "HOLE_BUNKER_FAR",
  water: "HOLE_WATER_FAR",
  hills: "HOLE_HILL_FAR",
} as const;

function layoutFailure(fault: LayoutFault): ClubFailure {
  if (fault.kind === "line") return new ClubFailure("HOLE_LINE", [String(fault.metres)]);
  if (fault.kind === "leg") return new ClubFailure("HOLE_BENDS", [String(fault.number)]);
  if (fault.kind === "fairway") return new ClubFailure("HOLE_FAIRWAY");
  if (fault.kind === "crossing") return new ClubFailure("HOLE_CROSSING", [String(fault.metres)]);
  return new ClubFailure(farFailures[fault.what], [String(fault.number), String(fault.metres)]);
}

/** The nines that a round goes on to from a course, and those from which it comes. */
export function neighboursOf(
  courseCode: string,
  played: readonly PlayedCourse[],
  holes: readonly HoleRow[],
): NeighbourNine[] {
  const own = played.find((course) => course.courseCode === courseCode);
  const codes = played
    .filter((course) => course.nextCourse === courseCode || course.courseCode === own?.nextCourse)
    .map((course) => course.courseCode)
    .filter((code) => code !== courseCode);
  return codes.map((code) => ({
    courseCode: code,
    hdcps: holes.filter((hole) => hole.courseCode === code).map(({ hdcp }) => hdcp),
  }));
}
