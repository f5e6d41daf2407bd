import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { newLayout } from "@/lib/landscape/hole-maps";

const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4];
const lengths: Record<number, number> = { 3: 160, 4: 370, 5: 490 };

/** A course of nine drawn holes; each runs north, with a bunker 25 m right of the line. */
export function drawnCourse(part: Partial<OfficeCourse> = {}): OfficeCourse {
  const holes = pars.map((par, idx) => {
    const black = lengths[par] ?? 0;
    const line = [
      [idx * 100, 0],
      [idx * 100, black],
    ] as const;
    const bunker = { at: [idx * 100 + 25, 120], axes: [10, 6], turn: 90 } as const;
    return {
      holeNo: idx + 1,
      par,
      hdcp: idx + 1,
      distances: { black, blue: black - 10, white: black - 20, red: black - 40 },
      tips: { en: "Keep left." },
      image: "",
      layout: { ...newLayout(line, par), bunkers: [bunker] },
    };
  });
  return {
    courseCode: "1",
    names: { en: "Mir" },
    fullNames: { en: "Mir Course" },
    courseName: "Mir",
    fullName: "Mir Course",
    nextCourse: "2",
    par: 36,
    lengthM: 3150,
    color: "#2f5d50",
    mapImage: "",
    order: 1,
    version: 4,
    isInPlay: true,
    holes,
    ...part,
  };
}

export function secondCourse(): OfficeCourse {
  return drawnCourse({
    courseCode: "2",
    courseName: "Sol",
    fullName: "Sol Course",
    nextCourse: "1",
    order: 2,
  });
}
