import type { RidgeFacts } from "../crest";

/** A flat back that falls off steeply, as sea cliffs do. */
function cliff(distance: number): number {
  return distance >= 1 ? 0 : Math.min(1, (1 - distance) * 2.4) ** 0.8 * (1 - distance * 0.25);
}

/** Two headlands across the bay; the nearer one ends where the lighthouse stands. */
export const headlands: readonly RidgeFacts[] = [
  {
    base: 0.04,
    wave: 0.004,
    period: 0.2,
    isWooded: false,
    shape: cliff,
    summits: [
      [0.1, 0.34, 0.085],
      [1.02, 0.34, 0.1],
    ],
  },
  {
    base: 0.03,
    wave: 0.006,
    period: 0.1,
    isWooded: false,
    shape: cliff,
    summits: [
      [0.0, 0.27, 0.105],
      [0.24, 0.07, 0.05],
    ],
  },
];
