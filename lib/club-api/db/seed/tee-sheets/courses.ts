import type { Database } from "../../database";
import { courses, holes } from "../../tables";
import { baramHoles, mirHoles, solHoles } from "./holes";
import { baramLayouts, mirLayouts, solLayouts } from "./layouts";
import { readLayout } from "./read-layouts";

type HoleSeed = {
  par: number;
  hdcp: number;
  lengthM: number;
  tips: Record<"en" | "ko" | "ja" | "zh", string>;
};

const nines = [
  {
    courseCode: "1",
    names: { en: "Mir", ko: "미르", ja: "ミル", zh: "龙" },
    nextCourse: "2",
    color: "#2f5d50",
    nine: readHoles(mirHoles),
    layouts: mirLayouts.trim().split("\n"),
  },
  {
    courseCode: "2",
    names: { en: "Sol", ko: "솔", ja: "ソル", zh: "松" },
    nextCourse: "3",
    color: "#6b5a2e",
    nine: readHoles(solHoles),
    layouts: solLayouts.trim().split("\n"),
  },
  {
    courseCode: "3",
    names: { en: "Baram", ko: "바람", ja: "バラム", zh: "风" },
    nextCourse: "1",
    color: "#3c5a78",
    nine: readHoles(baramHoles),
    layouts: baramLayouts.trim().split("\n"),
  },
];

/** The length of a hole is that of the black tee; the others stand so many percent closer. */
const teePercents = { black: 100, blue: 95, white: 90, red: 80 };

/** The three nines of domain.md 10. */
export async function seedCourses(tx: Database, clubIdx: number): Promise<void> {
  await tx.insert(courses).values(
    nines.map(({ nine, layouts: _, ...course }, place) => ({
      ...course,
      clubIdx,
      par: nine.reduce((sum, hole) => sum + hole.par, 0),
      lengthM: nine.reduce((sum, hole) => sum + hole.lengthM, 0),
      order: place + 1,
    })),
  );
  await tx.insert(holes).values(
    nines.flatMap(({ courseCode, nine, layouts }) =>
      nine.map(({ par, hdcp, lengthM, tips }, place) => ({
        clubIdx,
        courseCode,
        holeNo: place + 1,
        par,
        hdcp,
        distances: distancesOf(lengthM),
        tips,
        layout: readLayout(layouts[place] ?? "", par, lengthM),
      })),
    ),
  );
}

function distancesOf(lengthM: number) {
  const at = (percent: number) => Math.round((lengthM * percent) / 100);
  return {
    black: at(teePercents.black),
    blue: at(teePercents.blue),
    white: at(teePercents.white),
    red: at(teePercents.red),
  };
}

/** Lines of `par | metres | hdcp | en | ko | ja | zh`. */
function readHoles(lines: string): HoleSeed[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [par, lengthM, hdcp, en = "", ko = "", ja = "", zh = ""] = line
        .split("|")
        .map((cell) => cell.trim());
      return { par: Number(par), lengthM: Number(lengthM), hdcp: Number(hdcp), tips: { en, ko, ja, zh } };
    });
}
