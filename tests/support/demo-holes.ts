import { readClubData } from "@/lib/club-api/db/seed/club-data";
import { distancesOf } from "@/lib/club-api/db/seed/tee-sheets/courses";
import { readLayout } from "@/lib/club-api/db/seed/tee-sheets/read-layouts";
import type { MappedHole } from "@/lib/landscape/course/layout";

const { courses } = readClubData("mirsol");

/** The nines of the demo club as the maps see them. */
export const demoNines: readonly (readonly MappedHole[])[] = courses.map(({ holes }) =>
  holes.flatMap(({ par, lengthM, layout }, idx) =>
    layout
      ? { holeNo: idx + 1, par, distances: distancesOf(lengthM), layout: readLayout(layout, par, lengthM) }
      : [],
  ),
);
