import type { Database } from "../../database";
import { courses, holes } from "../../tables";
import type { FrameSeeding } from "../seeding";
import { readLayout } from "./read-layouts";

/** The length of a hole is that of the black tee; the others stand so many percent closer. */
const teePercents = { black: 100, blue: 95, white: 90, red: 80 };

/** The nines with their holes (domain.md 10). */
export async function seedCourses(tx: Database, { clubIdx, data }: FrameSeeding): Promise<void> {
  await tx.insert(courses).values(
    data.courses.map(({ holes: nine, ...course }, place) => ({
      ...course,
      clubIdx,
      par: nine.reduce((sum, hole) => sum + hole.par, 0),
      lengthM: nine.reduce((sum, hole) => sum + hole.lengthM, 0),
      order: place + 1,
    })),
  );
  await tx.insert(holes).values(
    data.courses.flatMap(({ courseCode, holes: nine }) =>
      nine.map(({ par, hdcp, lengthM, tips, layout }, place) => ({
        clubIdx,
        courseCode,
        holeNo: place + 1,
        par,
        hdcp,
        distances: distancesOf(lengthM),
        tips: tips ?? {},
        layout: layout ? readLayout(layout, par, lengthM) : null,
      })),
    ),
  );
}

/** Metres from each tee, by those from the black one. */
export function distancesOf(lengthM: number) {
  const at = (percent: number) => Math.round((lengthM * percent) / 100);
  return {
    black: at(teePercents.black),
    blue: at(teePercents.blue),
    white: at(teePercents.white),
    red: at(teePercents.red),
  };
}
