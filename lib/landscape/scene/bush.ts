import type { Random } from "@/lib/landscape/random";
import { mix, tag } from "@/lib/landscape/svg";
import { drawPad, type FoliageStyle, fanSizes } from "./foliage";
import type { Three } from "./palette";
import type { Scene } from "./terrain";
import type { Tree } from "./tree";

/** Low round bushes, far to near, in the colours given (shade, middle, lit or in flower). */
export function drawBushes(scene: Scene, bushes: readonly Tree[], colors: Three, name: string): string {
  const random = scene.random.fork(`bushes ${name}`);
  return [...bushes]
    .sort((a, b) => b.away - a.away)
    .map((bush, idx) => drawBush(scene, bush, colors, random.fork(`bush-${idx}`)))
    .join("");
}

function drawBush({ frame, palette }: Scene, bush: Tree, colors: Three, random: Random): string {
  const [x, y] = frame.place(bush.right, bush.away);
  const size = bush.height * frame.scaleAt(bush.away) * random.between(0.85, 1.15);
  const haze = Math.min(0.55, Math.max(0, (bush.away - 80) / 340));
  const style: FoliageStyle = {
    colors: colors.map((color) => mix(color, palette.haze, haze)) as unknown as Three,
    fan: size > 22 ? fanSizes.small : fanSizes.tiny,
    density: 8,
    isCoarse: true,
    litFrom: 0.26,
    sunSide: palette.shadow.direction[0] < 0 ? 1 : -1,
  };
  const pad = (dx: number, dy: number, half: number, rise: number) =>
    drawPad(
      { x: x + dx * size, y: y - dy * size, half: half * size, rise: rise * size, tilt: 0 },
      style,
      random,
    );
  const shade = tag("ellipse", {
    cx: x - style.sunSide * size * 0.2,
    cy: y + size * 0.05,
    rx: size * 1.15,
    ry: size * 0.14,
    fill: mix(palette.ground[2], palette.shadow.color, 0.4),
    opacity: 0.2 + palette.shadow.opacity * 0.6,
  });
  return shade + pad(-0.5, 0.02, 0.5, 0.5) + pad(0.45, 0.02, 0.55, 0.42) + pad(0, 0.16, 0.62, 0.62);
}
