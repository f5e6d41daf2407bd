import type { Frame } from "@/lib/shared/landscape/frame";
import { middleTrees, type Tree } from "@/lib/shared/landscape/middle-pines";
import type { Palette } from "@/lib/shared/landscape/palette";
import type { Random } from "@/lib/shared/landscape/random";
import { blurFilter, type Point, softPolygon, tag } from "@/lib/shared/landscape/svg";

/** Trees that stand outside the picture but lay their shadow into it. */
const outside: readonly Tree[] = [
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

/** Long soft shadows along the ground, away from the sun. */
export function drawShadows(frame: Frame, palette: Palette, random: Random): string {
  const { opacity, color } = palette.shadow;
  if (opacity < 0.02) return "";
  const near: string[] = [];
  const far: string[] = [];
  [...middleTrees(frame.layout), ...outside].forEach((tree, idx) => {
    (tree.away > 130 ? far : near).push(shadowPath(frame, palette, tree, random.fork(`shadow-${idx}`)));
  });
  const style = "mix-blend-mode:multiply";
  return [
    blurFilter("shadow-near", 3.4 * frame.fine, 1.6 * frame.fine),
    blurFilter("shadow-far", 1.6 * frame.fine, 0.7 * frame.fine),
    tag("path", { d: far.join(""), fill: color, opacity: opacity * 0.7, filter: "url(#shadow-far)", style }),
    tag("path", { d: near.join(""), fill: color, opacity, filter: "url(#shadow-near)", style }),
  ].join("");
}

/** The tree laid down in plan: a stem, then the crown's pads as flat patches. */
function shadowPath(frame: Frame, palette: Palette, { right, away, height }: Tree, random: Random): string {
  const [dx, dz] = palette.shadow.direction;
  const reach = height * palette.shadow.length;
  const at = (along: number, aside: number): Point =>
    frame.place(
      right + dx * along * reach + aside * dz,
      Math.max(30, away + dz * along * reach + aside * Math.abs(dx)),
    );
  const stem = softPolygon([
    at(0, -0.4),
    at(0.3, -0.3),
    at(0.6, -0.25),
    at(0.6, 0.25),
    at(0.3, 0.3),
    at(0, 0.4),
  ]);
  let crown = "";
  for (let i = 0; i < 7; i++) {
    const along = 0.5 + 0.5 * (i / 6) + random.between(-0.03, 0.03);
    const aside = random.between(-1.4, 1.4) * (1 - Math.abs(along - 0.75));
    crown += patch(at, along, aside, random.between(0.08, 0.16), random.between(0.7, 1.7));
  }
  return stem + crown;
}

function patch(
  at: (along: number, aside: number) => Point,
  along: number,
  aside: number,
  long: number,
  wide: number,
): string {
  const corners = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2;
    return at(along + Math.cos(angle) * long, aside + Math.sin(angle) * wide);
  });
  return softPolygon(corners);
}
