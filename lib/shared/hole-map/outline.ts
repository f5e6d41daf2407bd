import { layeredNoise } from "@/lib/shared/landscape/noise";
import type { Random } from "@/lib/shared/landscape/random";
import type { Patch, Place } from "./layout";
import type { Sample } from "./line";

type Shape = {
  /** Metres added all round. */
  grow?: number;
  /** How much the edge wanders, as a share of the axes. */
  wander?: number;
  /** How deep one side is pressed in: a bunker is a kidney. */
  kidney?: number;
  corners?: number;
};

/** The edge of a patch: an ellipse whose edge wanders, never further out than the axes and the growth. */
export function patchOutline(patch: Patch, random: Random, shape: Shape = {}): Place[] {
  const { grow = 0, wander = 0.1, kidney = 0, corners = 18 } = shape;
  const noise = layeredNoise(random, 2, 0.5);
  const pressedAt = random.between(0, Math.PI * 2);
  const turn = (patch.turn * Math.PI) / 180;
  return Array.from({ length: corners }, (_, idx) => {
    const angle = (idx / corners) * Math.PI * 2;
    const away = Math.abs(Math.atan2(Math.sin(angle - pressedAt), Math.cos(angle - pressedAt)));
    const share = 1 - kidney * Math.exp(-((away / 0.6) ** 2)) - wander * (0.5 + 0.5 * noise(idx / 3));
    const x = Math.cos(angle) * (patch.axes[0] + grow) * share;
    const y = Math.sin(angle) * (patch.axes[1] + grow) * share;
    return [
      patch.at[0] + x * Math.cos(turn) - y * Math.sin(turn),
      patch.at[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  });
}

/** Whether a place lies on a patch that is grown by so many metres. */
export function isOn(patch: Patch, [east, north]: Place, grow = 0): boolean {
  const turn = (patch.turn * Math.PI) / 180;
  const [x, y] = [east - patch.at[0], north - patch.at[1]];
  const along = (x * Math.cos(turn) + y * Math.sin(turn)) / (patch.axes[0] + grow);
  const across = (y * Math.cos(turn) - x * Math.sin(turn)) / (patch.axes[1] + grow);
  return Math.hypot(along, across) <= 1;
}

/** A band along samples with round ends; `half` tells half its width at a sample. */
export function ribbonOutline(samples: readonly Sample[], half: (sample: Sample) => number): Place[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last) return [];
  const edge = (sign: number) =>
    samples.map(({ place, heading, ...rest }): Place => {
      const width = half({ place, heading, ...rest }) * sign;
      return [place[0] + Math.sin(heading) * width, place[1] - Math.cos(heading) * width];
    });
  return [
    ...edge(1),
    ...cap(last, half(last), 0),
    ...edge(-1).reverse(),
    ...cap(first, half(first), Math.PI),
  ];
}

/** The round end of a band, from its right edge to its left one. */
function cap({ place, heading }: Sample, radius: number, turn: number): Place[] {
  return [-60, -25, 0, 25, 60].map((degrees) => {
    const angle = heading + turn + (degrees * Math.PI) / 180;
    return [place[0] + Math.cos(angle) * radius, place[1] + Math.sin(angle) * radius];
  });
}

/** Half the width of the fairway at a distance along the line. */
export function halfWidthAt(
  fairway: { from: number; to: number; halfWidths: readonly number[] },
  along: number,
): number {
  const { from, to, halfWidths } = fairway;
  const last = halfWidths.length - 1;
  const position = Math.min(last, Math.max(0, ((along - from) / (to - from || 1)) * last));
  const before = Math.floor(position);
  const a = halfWidths[before] ?? 0;
  const b = halfWidths[before + 1] ?? a;
  return a + (b - a) * (position - before);
}
