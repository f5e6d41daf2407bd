import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { num, type Point, softPolygon, tag } from "@/lib/landscape/svg";
import { pine } from "./parts";

type TreeColors = { crown: string; trunk: string };
type DrawTree = (at: Point, size: number, colors: TreeColors, lean?: 1 | -1) => string;

const shadow = ([x, y]: Point, size: number, fill: string) =>
  `<ellipse cx="${num(x - size * 0.16)}" cy="${num(y)}" rx="${num(size * 0.4)}" ry="${num(size * 0.04)}" fill="${fill}" opacity="0.22"/>`;

/** A broad crown of unequal heads on a short trunk. */
function oak(at: Point, size: number, { crown, trunk }: TreeColors, lean: 1 | -1 = 1): string {
  const [x, y] = at;
  const random = createRandom(`oak ${Math.round(x)} ${Math.round(size)}`);
  const heads = [
    [-0.3, 0.42, 0.2],
    [0.3, 0.44, 0.19],
    [-0.16, 0.62, 0.23],
    [0.18, 0.64, 0.22],
    [0, 0.8, 0.18],
    [0.02, 0.5, 0.24],
  ] as const;
  const path = heads.map(([dx, dy, r]) => {
    const [cx, cy, radius] = [x + dx * size * lean, y - dy * size, r * size * random.between(0.9, 1.1)];
    const corners = Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * Math.PI * 2;
      const reach = radius * random.between(0.86, 1.06);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.9];
    });
    return softPolygon(corners);
  });
  const stem = `M${num(x - size * 0.05)} ${num(y)}Q${num(x - size * 0.02)} ${num(y - size * 0.2)} ${num(x - size * 0.03)} ${num(y - size * 0.45)}H${num(x + size * 0.03)}Q${num(x + size * 0.02)} ${num(y - size * 0.2)} ${num(x + size * 0.05)} ${num(y)}Z`;
  return (
    shadow(at, size, crown) +
    tag("path", { d: stem, fill: trunk }) +
    tag("path", { d: path.join(""), fill: crown })
  );
}

/** A spire of drooping tiers. */
function larch(at: Point, size: number, { crown, trunk }: TreeColors): string {
  const [x, y] = at;
  const tiers = 7;
  let d = "";
  for (let i = 0; i < tiers; i++) {
    const low = 0.1 + (0.82 * i) / tiers;
    const half = size * 0.2 * (1 - i / (tiers + 0.5)) ** 0.9;
    const [top, hem] = [y - size * Math.min(1, low + 0.26), y - size * low];
    d += `M${num(x)} ${num(top)}Q${num(x + half * 0.3)} ${num(hem - (hem - top) * 0.3)} ${num(x + half)} ${num(hem)}l${num(-half * 0.4)} ${num(-size * 0.015)}l${num(-half * 0.3)} ${num(size * 0.03)}l${num(-half * 0.3)} ${num(-size * 0.02)}l${num(-half * 0.35)} ${num(size * 0.026)}l${num(-half * 0.3)} ${num(-size * 0.03)}L${num(x - half)} ${num(hem)}Q${num(x - half * 0.3)} ${num(hem - (hem - top) * 0.3)} ${num(x)} ${num(top)}Z`;
  }
  const stem = `M${num(x - size * 0.02)} ${num(y)}v${num(-size * 0.2)}h${num(size * 0.04)}v${num(size * 0.2)}Z`;
  return (
    shadow(at, size * 0.6, crown) + tag("path", { d: stem, fill: trunk }) + tag("path", { d, fill: crown })
  );
}

/** A leaning trunk under a star of arching fronds. */
function palm(at: Point, size: number, { crown, trunk }: TreeColors, lean: 1 | -1 = 1): string {
  const [x, y] = at;
  const [tx, ty] = [x + lean * size * 0.1, y - size * 0.68];
  const thick = size * 0.024;
  const stem = `M${num(x - thick)} ${num(y)}Q${num(x + lean * size * 0.02)} ${num(y - size * 0.36)} ${num(tx - thick * 0.6)} ${num(ty)}H${num(tx + thick * 0.6)}Q${num(x + lean * size * 0.05)} ${num(y - size * 0.36)} ${num(x + thick)} ${num(y)}Z`;
  const fronds = [-20, 8, 34, 62, 90, 118, 146, 172, 200].map((degrees, i) => {
    const angle = (degrees * Math.PI) / 180;
    const reach = size * (0.36 + 0.05 * ((i * 7) % 3));
    const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.72];
    const hang = reach * (0.12 + 0.34 * Math.abs(Math.cos(angle)));
    return `M${num(tx)} ${num(ty)}Q${num(tx + dx * 0.5)} ${num(ty + dy * 1.15 - reach * 0.1)} ${num(tx + dx)} ${num(ty + dy + hang)}Q${num(tx + dx * 0.62)} ${num(ty + dy * 0.8 + hang * 0.55)} ${num(tx)} ${num(ty + size * 0.02)}Z`;
  });
  return (
    shadow(at, size * 0.7, crown) +
    tag("path", { d: stem, fill: trunk }) +
    tag("path", { d: fronds.join(""), fill: crown })
  );
}

/** Where no tree grows: a clump of marram that the wind combs. */
function marram(at: Point, size: number, { crown, trunk }: TreeColors, lean: 1 | -1 = 1): string {
  const [x, y] = at;
  const random = createRandom(`marram ${Math.round(x)} ${Math.round(size)}`);
  const blades = (count: number, tall: number) =>
    Array.from({ length: count }, () => {
      const root = x + random.between(-0.3, 0.3) * size;
      const length = size * tall * random.between(0.5, 1);
      const bend = -lean * length * random.between(0.2, 0.7) + (root - x) * 0.5;
      return `M${num(root)} ${num(y)}q${num(bend * 0.15)} ${num(-length * 0.7)} ${num(bend)} ${num(-length)}q${num(-bend * 0.6)} ${num(length * 0.35)} ${num(size * 0.016 - bend)} ${num(length)}Z`;
    }).join("");
  return (
    shadow(at, size, crown) +
    tag("path", { d: blades(26, 0.56), fill: crown }) +
    tag("path", { d: blades(16, 0.5), fill: trunk, opacity: 0.8 })
  );
}

/** Draws a tree of a terrain, its root at a point; `lean` mirrors it. */
export const drawTree: Record<Terrain, DrawTree> = {
  "pine-hills": pine,
  links: marram,
  parkland: oak,
  mountain: larch,
  subtropical: palm,
};
