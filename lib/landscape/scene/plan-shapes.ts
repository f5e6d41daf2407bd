import { layeredNoise, type Random } from "@/lib/landscape/random";
import type { Point } from "@/lib/landscape/svg";
import type { Frame, Position } from "./frame";
import type { Blob } from "./hole-plan";

/** An outline in plan: an ellipse whose edge wanders; `kidney` presses one side in. */
export function outline({ at, axes, turn }: Blob, random: Random, kidney: number): Position[] {
  const wander = layeredNoise(random, 2, 0.5);
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * Math.PI * 2;
    const press = 1 - kidney * Math.exp(-(((angle - 4.4) / 0.55) ** 2)) + 0.12 * wander(i / 4.67);
    const x = Math.cos(angle) * axes[0] * press;
    const z = Math.sin(angle) * axes[1] * press;
    return [at[0] + x * Math.cos(turn) - z * Math.sin(turn), at[1] + x * Math.sin(turn) + z * Math.cos(turn)];
  });
}

export function placed(frame: Frame, places: readonly Position[]): Point[] {
  return places.map(([right, away]) => frame.place(right, away));
}

export function bounds(points: readonly Point[]): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
