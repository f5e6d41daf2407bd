import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";

/** A free time of a tee sheet, changed as the test wants it. */
export const slot = (sheetIdx: number, change: Partial<SheetSlot> = {}): SheetSlot => ({
  sheetIdx,
  teeTime: "07:21",
  courseCode: "1",
  courseOut: "2",
  period: "1",
  openCode: "10",
  bookable: true,
  minPlayers: 3,
  maxPlayers: 4,
  companionGreenFee: 150_000,
  holeCode: "18",
  caddieMode: "C",
  greenFee: 80_000,
  normalGreenFee: 80_000,
  event: null,
  ...change,
});
