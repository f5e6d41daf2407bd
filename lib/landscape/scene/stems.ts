import type { Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, type Point, softPolygon, tag } from "@/lib/landscape/svg";
import type { Palette } from "./palette";

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

/** Red pine bark: grey-brown plates at the foot, thin orange skin toward the top, lit on the sun side. */
export function drawBark(stem: readonly Joint[], palette: Palette, random: Random): string {
  const [dark, base, lit] = palette.bark;
  const sunSide = palette.shadow.direction[0] < 0 ? -1 : 1;
  const top = stem.at(-1)?.[1] ?? 0;
  const foot = stem[0]?.[1] ?? 0;
  const outline = softPolygon(stemOutline(stem, -1, 1, random.fork("edge")));
  return [
    linearGradient(
      "trunk",
      [0, top],
      [0, foot],
      [
        [0, mix(base, lit, 0.5)],
        [0.4, mix(base, lit, 0.22)],
        [0.75, base],
        [1, mix(base, dark, 0.5)],
      ],
    ),
    tag("clipPath", { id: "trunk-clip" }, tag("path", { d: outline })),
    tag("path", { d: outline, fill: "url(#trunk)" }),
    tag(
      "g",
      { "clip-path": "url(#trunk-clip)", fill: "none", "stroke-linecap": "round" },
      [
        tag("path", {
          d: softPolygon(stemOutline(stem, sunSide * -1.1, sunSide * -0.25)),
          fill: dark,
          opacity: 0.42,
        }),
        tag("path", {
          d: softPolygon(stemOutline(stem, sunSide * -1.1, sunSide * -0.62)),
          fill: dark,
          opacity: 0.4,
        }),
        drawPlates(stem, palette, sunSide, random.fork("plates")),
        tag("path", {
          d: softPolygon(stemOutline(stem, sunSide * 0.86, sunSide * 1.1)),
          fill: lit,
          opacity: 0.55,
        }),
      ].join(""),
    ),
  ].join("");
}

/** Fissures and lit scales that run along the stem and close up toward the top. */
function drawPlates(stem: readonly Joint[], palette: Palette, sunSide: number, random: Random): string {
  let fissures = "";
  let fine = "";
  let scales = "";
  for (let i = 0; i < 620; i++) {
    const at = Math.floor(random.next() ** 1.25 * (stem.length - 2)) + 1;
    const [x, y, radius] = stem[at] ?? [0, 0, 0];
    const [ax, ay] = acrossStem(stem, at);
    const side = random.between(-1, 1);
    const along = random.between(-8, 8);
    const px = x + ax * radius * side - ay * along;
    const py = y + ay * radius * side + ax * along;
    const length = random.between(0.25, 0.75) * radius * (1 - side * side * 0.4);
    const bend = random.between(-0.22, 0.22) * radius;
    const d = `M${num(px)} ${num(py)}q${num(ay * length * 0.5 + ax * bend)} ${num(-ax * length * 0.5 + ay * bend)} ${num(ay * length)} ${num(-ax * length)}`;
    if (side * sunSide > -0.1 && random.chance(0.42)) scales += d;
    else if (random.chance(0.5)) fissures += d;
    else fine += `${d}l${num(ax * radius * 0.14)} ${num(ay * radius * 0.14)}`;
  }
  const [dark, base, lit] = palette.bark;
  return [
    tag("path", { d: fine, stroke: dark, "stroke-width": 1.1, opacity: 0.55 }),
    tag("path", { d: fissures, stroke: dark, "stroke-width": 2.4, opacity: 0.6 }),
    tag("path", { d: scales, stroke: mix(base, lit, 0.75), "stroke-width": 1.9, opacity: 0.7 }),
  ].join("");
}

export function drawBareStem(joints: readonly Joint[], palette: Palette, hazeShare: number): string {
  const [dark, base, lit] = palette.bark;
  const isSunRight = palette.shadow.direction[0] < 0;
  const bright = joints.map(
    ([x, y, radius]): Joint => [x + (isSunRight ? 0.35 : -0.35) * radius, y, radius * 0.45],
  );
  return (
    tag("path", { d: stemPath(joints), fill: mix(mix(base, dark, 0.35), palette.haze, hazeShare) }) +
    tag("path", {
      d: stemPath(bright),
      fill: mix(mix(base, lit, 0.35), palette.haze, hazeShare),
      opacity: 0.8,
    })
  );
}
