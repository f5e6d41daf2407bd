import { num, type Point } from "@/lib/shared/landscape/svg";

export const profileBox = { width: 400, height: 96 } as const;
/** The picture is never steeper than this, or a flat hole would look like a mountain. */
const leastSpanMetres = 16;
const top = 12;
const ground = 26;

/** The heights of a hole as a soft line and the ground below it, inside `profileBox`. */
export function heightProfile(heights: readonly number[]): { ridge: string; area: string; points: Point[] } {
  const low = Math.min(...heights);
  const span = Math.max(leastSpanMetres, Math.max(...heights) - low);
  const step = profileBox.width / (heights.length - 1);
  const points = heights.map((height, idx): Point => {
    const share = (height - low) / span;
    return [idx * step, profileBox.height - ground - share * (profileBox.height - ground - top)];
  });
  const curves = points.slice(1).map(([x, y], idx) => {
    const [fromX = 0, fromY = 0] = points[idx] ?? [];
    const middle = num((fromX + x) / 2);
    return `C${middle} ${num(fromY)} ${middle} ${num(y)} ${num(x)} ${num(y)}`;
  });
  const ridge = `M0 ${num(points[0]?.[1] ?? 0)}${curves.join("")}`;
  return { points, ridge, area: `${ridge}V${profileBox.height}H0Z` };
}
