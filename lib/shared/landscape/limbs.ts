import type { Random } from "@/lib/shared/landscape/random";
import { num, type Point, softPolygon } from "@/lib/shared/landscape/svg";

/** A place on a stem's middle line and the half thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** The middle line made finer, through all joints (Catmull-Rom). */
export function smoothJoints(joints: readonly Joint[], parts: number): Joint[] {
  const at = (idx: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, idx))] ?? [0, 0, 0];
  const smooth: Joint[] = [];
  for (let idx = 0; idx < joints.length - 1; idx++) {
    const [a, b, c, d] = [at(idx - 1), at(idx), at(idx + 1), at(idx + 2)];
    for (let i = 0; i < parts; i++) {
      const t = i / parts;
      const value = (key: 0 | 1 | 2) =>
        0.5 *
        (2 * b[key] +
          (c[key] - a[key]) * t +
          (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key]) * t ** 2 +
          (3 * b[key] - a[key] - 3 * c[key] + d[key]) * t ** 3);
      smooth.push([value(0), value(1), value(2)]);
    }
  }
  return [...smooth, at(joints.length - 1)];
}

/** The unit vector across the stem at a joint, pointing right when the stem runs upward. */
export function acrossStem(joints: readonly Joint[], idx: number): Point {
  const before = joints[Math.max(0, idx - 1)] ?? [0, 0, 0];
  const after = joints[Math.min(joints.length - 1, idx + 1)] ?? before;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** The outline between two shares of the thickness: -1 is the left edge, 1 the right one. */
export function stemOutline(joints: readonly Joint[], from = -1, to = 1, random?: Random): Point[] {
  const side = (share: number) =>
    joints.map(([x, y, radius], idx): Point => {
      const [ax, ay] = acrossStem(joints, idx);
      const reach = radius * share + (random ? random.between(-0.06, 0.06) * radius : 0);
      return [x + ax * reach, y + ay * reach];
    });
  return [...side(from), ...side(to).reverse()];
}

/** A tapered branch that sags a little and bends twice, as red pine does. */
export function branchJoints(from: Point, to: Point, thickness: number, sag: number): Joint[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const joints: Joint[] = [
    [from[0], from[1], thickness],
    [from[0] + dx * 0.25, from[1] + dy * 0.42 + sag, thickness * 0.72],
    [from[0] + dx * 0.55, from[1] + dy * 0.86 + sag * 0.9, thickness * 0.5],
    [from[0] + dx * 0.8, from[1] + dy * 0.94 + sag * 0.6, thickness * 0.34],
    [to[0], to[1], thickness * 0.14],
  ];
  return smoothJoints(joints, 4);
}

export function stemPath(joints: readonly Joint[]): string {
  return softPolygon(stemOutline(joints));
}

/** Thin twigs from a branch up into its pad. */
export function twigs(joints: readonly Joint[], rise: number, random: Random): string {
  let d = "";
  for (let i = 0; i < joints.length; i += 2) {
    const [x, y] = joints[i] ?? [0, 0];
    d += `M${num(x)} ${num(y)}q${num(random.between(-6, 6))} ${num(-rise * 0.16)} ${num(random.between(-14, 14))} ${num(-rise * random.between(0.2, 0.42))}`;
  }
  return d;
}
