import type { RidgeFacts } from "../crest";

/** Far to near. Low on the left, where text stands; a gap in the middle for the sun. */
export const pineRidges: readonly RidgeFacts[] = [
  {
    base: 0.17,
    wave: 0.04,
    period: 0.2,
    isWooded: false,
    summits: [
      [0.85, 0.25, 0.29],
      [0.3, 0.16, 0.05],
    ],
  },
  {
    base: 0.16,
    wave: 0.04,
    period: 0.12,
    isWooded: false,
    summits: [
      [0.96, 0.2, 0.13],
      [0.08, 0.16, 0.05],
      [0.7, 0.12, 0.06],
    ],
  },
  {
    base: 0.13,
    wave: 0.035,
    period: 0.1,
    isWooded: true,
    summits: [
      [0.645, 0.11, 0.22],
      [0.73, 0.1, 0.07],
      [0.2, 0.12, 0.03],
    ],
  },
  {
    base: 0.12,
    wave: 0.04,
    period: 0.08,
    isWooded: true,
    summits: [
      [0.588, 0.095, 0.12],
      [0.92, 0.12, 0.07],
      [0.36, 0.09, 0.035],
    ],
  },
  {
    base: 0.085,
    wave: 0.03,
    period: 0.06,
    isWooded: true,
    summits: [
      [0.02, 0.12, 0.05],
      [0.77, 0.1, 0.05],
      [0.45, 0.08, 0.035],
    ],
  },
];
