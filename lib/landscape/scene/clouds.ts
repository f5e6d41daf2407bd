import type { Random } from "@/lib/landscape/random";
import { linearGradient, mix, num, tag } from "@/lib/landscape/svg";
import type { Scene } from "./terrain";

/** A heap of cloud: its middle and half width as shares of the picture, its base and height as shares of the horizon. */
export type Cloud = { at: number; half: number; base: number; height: number };

/** Heaps with a lit head that dissolve at a flat base; where they stand is the terrain's choice, clear of the text. */
export function drawClouds({ frame, palette, random }: Scene, clouds: readonly Cloud[]): string {
  const stream = random.fork("clouds");
  const { width, horizon, fine } = frame;
  const lit = mix(palette.cloud.lit, palette.sun.color, palette.stars > 0 ? 0 : 0.4);
  const opacity = Math.min(1, palette.cloud.opacity * 1.4);
  return clouds
    .map(({ at, half, base, height }, idx) => {
      const own = stream.fork(`cloud-${idx}`);
      const [x, y] = [
        at * width + own.between(-20, 20) * fine,
        (base + own.between(-0.015, 0.015)) * horizon,
      ];
      const rise = height * horizon * own.between(0.85, 1.15);
      const id = `heap-${idx}`;
      const gradient = linearGradient(
        id,
        [0, y - rise],
        [0, y],
        [
          [0, lit, 0.95],
          [0.45, mix(lit, palette.cloud.shade, 0.3), 0.72],
          [0.85, mix(lit, palette.cloud.shade, 0.7), 0.2],
          [1, palette.cloud.shade, 0],
        ],
      );
      return (
        gradient +
        tag("path", { d: heap(x, y, half * Math.max(width, 820), rise, own), fill: `url(#${id})`, opacity })
      );
    })
    .join("");
}

/** Puffs of unequal size, heaped round two or three heads. */
function heap(x: number, y: number, reach: number, rise: number, random: Random): string {
  const heads = [random.between(-0.35, -0.1), random.between(0.15, 0.45), random.between(-0.7, 0.7)];
  const head = (u: number) =>
    Math.max(...heads.map((at, i) => (1 - i * 0.28) * Math.exp(-(((u - at) / 0.3) ** 2)))) * 0.8 +
    0.14 * (1 - u * u);
  const count = Math.round(18 + reach / 6);
  return Array.from({ length: count }, (_, i) => {
    const u = -1 + (2 * (i + random.next())) / count;
    const top = head(u) * rise;
    const radius = Math.max(rise * 0.05, top * random.between(0.16, 0.42));
    const cy = y - Math.max(0, top - radius) * random.between(0.45, 1);
    const cx = x + u * reach;
    return `M${num(cx - radius)} ${num(cy)}a${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-radius * 2)} 0Z`;
  }).join("");
}
