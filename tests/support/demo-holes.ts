import { baramHoles, mirHoles, solHoles } from "@/lib/club-api/db/seed/tee-sheets/holes";
import { baramLayouts, mirLayouts, solLayouts } from "@/lib/club-api/db/seed/tee-sheets/layouts";
import { readLayout } from "@/lib/club-api/db/seed/tee-sheets/read-layouts";
import type { MappedHole } from "@/lib/landscape/course/layout";

const lines = (text: string) => text.trim().split("\n");

function readNine(holes: string, layouts: string): MappedHole[] {
  const layoutLines = lines(layouts);
  return lines(holes).map((line, idx) => {
    const [par = 0, black = 0] = line.split("|").map(Number);
    const at = (percent: number) => Math.round((black * percent) / 100);
    return {
      holeNo: idx + 1,
      par,
      distances: { black, blue: at(95), white: at(90), red: at(80) },
      layout: readLayout(layoutLines[idx] ?? "", par, black),
    };
  });
}

/** The nines of the demo club as the maps see them. */
export const demoNines: readonly (readonly MappedHole[])[] = [
  readNine(mirHoles, mirLayouts),
  readNine(solHoles, solLayouts),
  readNine(baramHoles, baramLayouts),
];
