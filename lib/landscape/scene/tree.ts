import type { Layout } from "@/lib/landscape/address";

/** A tree on the ground, all in metres. */
export type Tree = { right: number; away: number; height: number };

export function tree(right: number, away: number, height: number): Tree {
  return { right, away, height };
}

type Stands = Readonly<Record<"left" | "right" | "distant", readonly Tree[]>>;

/** The standing trees of a layout, far to near; a phone has no room for those at the left. */
export function standingTrees(layout: Layout, { left, right, distant }: Stands): readonly Tree[] {
  const near =
    layout === "tall" ? right.map((one) => ({ ...one, right: one.right - 3 })) : [...right, ...left];
  return [...distant, ...near].sort((a, b) => b.away - a.away);
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
