import { applicationState } from "@/lib/contract/code-values/draws";
import type { DrawApplication, DrawPost } from "../../../domains/draws";

/**
 * The wins that are announced have to be those that were drawn, with the swaps that the proof shows: a win that was moved
 * from one applicant to another past the office's own tools is not announced. Throws when they are not.
 */
export function requireDrawn(
  { drawPostIdx, outcome, amendments }: DrawPost,
  applications: readonly DrawApplication[],
): void {
  const drawn = new Map<number, number>();
  for (const { drawIdx, won } of outcome?.results ?? []) if (won) drawn.set(drawIdx, won.sheetIdx);
  for (const { kind = "SWAP", moves } of amendments) {
    if (kind !== "SWAP") continue;
    for (const { drawIdx, to } of moves) {
      if (to === null) drawn.delete(drawIdx);
      else drawn.set(drawIdx, to);
    }
  }
  const winners = applications.filter(({ state }) => state === applicationState.won);
  const isDrawn =
    winners.length === drawn.size &&
    winners.every(({ drawIdx, resultSheetIdx }) => drawn.get(drawIdx) === resultSheetIdx);
  if (!isDrawn) throw new Error(`The wins of draw ${drawPostIdx} are not those that were drawn.`);
}
