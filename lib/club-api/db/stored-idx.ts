const maxStoredIdx = 2_147_483_647;

/** Whether a number can be an idx at all; a larger one fits no column and names nothing. */
export function isStoredIdx(idx: number): boolean {
  return Number.isInteger(idx) && idx > 0 && idx <= maxStoredIdx;
}
