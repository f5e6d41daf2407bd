import type { Frame } from "@/lib/shared/landscape/frame";
import { layeredNoise } from "@/lib/shared/landscape/noise";
import type { Random } from "@/lib/shared/landscape/random";
import type { Point } from "@/lib/shared/landscape/svg";

/** A summit: its middle and half width as shares of the picture, its height as a share of the horizon. */
type Summit = readonly [middle: number, halfWidth: number, height: number];

type RidgeFacts = { base: number; wave: number; period: number; summits: readonly Summit[] };

/** Far to near. Low on the left, where text stands; a gap in the middle for the sun. */
export const ridgeFacts: readonly RidgeFacts[] = [
  {
    base: 0.17,
    wave: 0.04,
    period: 0.2,
    summits: [
      [0.85, 0.25, 0.29],
      [0.3, 0.16, 0.05],
    ],
  },
  {
    base: 0.16,
    wave: 0.04,
    period: 0.12,
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
    summits: [
      [0.02, 0.12, 0.05],
      [0.77, 0.1, 0.05],
      [0.45, 0.08, 0.035],
    ],
  },
];

export type Crest = { points: readonly Point[]; top: number; foot: number };

/** px between the points of a crest */
export const crestStep = 3;

/** Rounded granite: a dome with a flat top and steep shoulders. */
function dome(distance: number): number {
  return distance >= 1 ? 0 : (1 - distance ** 2) ** 1.7 * (1 + 0.9 * distance ** 2);
}

/** The sky line of one ridge in this layout. */
export function createCrest(frame: Frame, facts: RidgeFacts, random: Random): Crest {
  const broad = layeredNoise(random.fork("broad"), 2, 0.5);
  const fine = layeredNoise(random.fork("fine"), 5, 0.55);
  const foot = frame.horizon + 34 * frame.fine;
  const span = frame.layout === "tall" ? 1.9 : 1;
  const shift = frame.layout === "tall" ? 0.34 : 0;
  const points: Point[] = [];
  let top = foot;
  for (let x = -crestStep; x <= frame.width + crestStep; x += crestStep) {
    const share = x / frame.width / span + shift;
    const lift = facts.summits.reduce(
      (sum, [middle, halfWidth, height]) => sum + height * dome(Math.abs(share - middle) / halfWidth),
      0,
    );
    const wave = facts.wave * broad(share / facts.period);
    const rough = (0.012 + 0.11 * lift) * fine((share / facts.period) * 4);
    const y = foot - (facts.base + lift + wave + rough) * frame.horizon;
    top = Math.min(top, y);
    points.push([x, y]);
  }
  return { points, top, foot };
}
