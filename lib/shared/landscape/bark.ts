import { mix } from "@/lib/shared/landscape/color";
import { acrossStem, type Joint, stemOutline, stemPath } from "@/lib/shared/landscape/limbs";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { linearGradient, num, softPolygon, tag } from "@/lib/shared/landscape/svg";

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
