import type { Frame } from "@/lib/shared/landscape/frame";
import type { Palette } from "@/lib/shared/landscape/palette";
import { num, radialGradient, tag } from "@/lib/shared/landscape/svg";

/** Poles along the hole, metres: right, away. */
const poles = [
  [-12, 96],
  [31, 118],
  [24, 172],
  [-4, 150],
  [62, 200],
] as const;

const poleMetres = 13;

/** Pale pools on the fairway under the poles of the third round. */
export function drawPools(frame: Frame, palette: Palette): string {
  if (palette.floodlight === 0) return "";
  const pools = poles.map(([right, away], idx) => {
    const [x, y] = frame.place(right + (right < 20 ? 12 : -10), away - 4);
    const reach = 30 * frame.scaleAt(away);
    const gradient = radialGradient(`pool-${idx}`, [0, 0], 1, [
      [0, "#f2f3c4", 0.6],
      [0.45, "#dbe8ae", 0.26],
      [1, "#cfe3a4", 0],
    ]);
    const transform = `translate(${num(x)} ${num(y)}) scale(${num(reach)} ${num(Math.max(5, reach * 0.2))})`;
    return (
      gradient + tag("circle", { r: 1, transform, fill: `url(#pool-${idx})`, style: "mix-blend-mode:screen" })
    );
  });
  return pools.join("");
}

export function drawPoles(frame: Frame, palette: Palette): string {
  if (palette.floodlight === 0) return "";
  return poles
    .map(([right, away], idx) => {
      const [x, y] = frame.place(right, away);
      const size = frame.scaleAt(away);
      const top = y - poleMetres * size;
      const halo = radialGradient(`halo-${idx}`, [x, top], 7 * size, [
        [0, "#fbf6d8", 0.75],
        [0.2, "#f0efc4", 0.3],
        [1, "#cfe0b0", 0],
      ]);
      const lamp = {
        x: x - 1.3 * size,
        y: top - 0.35 * size,
        width: 2.6 * size,
        height: 0.8 * size,
        rx: 0.2 * size,
        fill: "#fdf8de",
      };
      return [
        halo,
        tag("path", {
          d: `M${num(x)} ${num(y)}V${num(top)}`,
          stroke: "#050f0c",
          "stroke-width": Math.max(1, 0.22 * size),
        }),
        tag("circle", { cx: x, cy: top, r: 7 * size, fill: `url(#halo-${idx})` }),
        tag("rect", lamp),
      ].join("");
    })
    .join("");
}
