/** A tree on the ground, all in metres. */
export type Tree = { right: number; away: number; height: number };

export function tree(right: number, away: number, height: number): Tree {
  return { right, away, height };
}

/** Trees that stand outside the picture but lay their shadow into it. */
export const outsideTrees: readonly Tree[] = [
  { right: 34, away: 62, height: 15 },
  { right: 46, away: 70, height: 14 },
  { right: 60, away: 82, height: 15 },
  { right: 78, away: 96, height: 14 },
  { right: 30, away: 50, height: 16 },
  { right: -58, away: 68, height: 14 },
  { right: -70, away: 92, height: 14 },
  { right: -66, away: 76, height: 13 },
  { right: -48, away: 58, height: 15 },
];
