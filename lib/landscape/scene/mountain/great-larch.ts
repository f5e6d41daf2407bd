import type { Random } from "@/lib/landscape/random";
import { mix, num, type Point, tag } from "@/lib/landscape/svg";
import { drawBark, type Joint, smoothJoints } from "../stems";
import type { Scene } from "../terrain";

/** A larch in px of the wide layout: where it stands, where its top is, how far its lowest boughs reach. */
type Larch = { x: number; foot: number; top: number; reach: number; trunk: number; lowest: number };

const behind: Larch = { x: 1196, foot: 800, top: 236, reach: 118, trunk: 9, lowest: 0.14 };
const front: Larch = { x: 1352, foot: 930, top: 66, reach: 246, trunk: 25, lowest: 0.2 };

/** Two larches at the edge, the nearer one cut by the frame. */
export function drawGreatLarches(scene: Scene): string {
  const { scale, x, y } = scene.frame.pine;
  const random = scene.random.fork("great-larch");
  const parts = [
    drawLarch(scene, behind, 0.16, "behind", random.fork("behind")),
    drawLarch(scene, front, 0, "front", random.fork("front")),
  ];
  return tag("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts.join(""));
}

function drawLarch({ palette }: Scene, larch: Larch, haze: number, name: string, random: Random): string {
  const { x, foot, top, trunk } = larch;
  const height = foot - top;
  const stem: Joint[] = smoothJoints(
    [
      [x - 6, foot, trunk * 1.35],
      [x + 2, foot - height * 0.3, trunk],
      [x - 3, foot - height * 0.6, trunk * 0.66],
      [x + 1, foot - height * 0.85, trunk * 0.3],
      [x, top, trunk * 0.06],
    ],
    8,
  );
  const tiers = Math.round(height / 36);
  const boughs = Array.from({ length: tiers }, (_, t) => {
    const share = larch.lowest + ((1 - larch.lowest) * t) / tiers;
    const low = Math.min(1, 0.62 + t * 0.13);
    const reach = low * larch.reach * (1.02 - (share - larch.lowest) / (1 - larch.lowest)) ** 0.8;
    return [-1, 1].map((side) =>
      bough(
        [x, foot - height * share + random.between(-9, 9)],
        side * reach * random.between(0.72, 1.1),
        height * 0.1,
        random,
      ),
    );
  }).flat();
  const toHaze = (color: string) => mix(color, palette.haze, haze);
  const [dark, middle, lit] = palette.needles;
  const bark =
    name === "front"
      ? drawBark(stem, palette, random.fork("bark"))
      : tag("path", {
          d: `M${num(x - trunk)} ${num(foot)}L${num(x)} ${num(top)}L${num(x + trunk)} ${num(foot)}Z`,
          fill: toHaze(palette.bark[0]),
        });
  return [
    bark,
    ...boughs.map(
      ({ shade, body, glints, wood }) =>
        tag("path", { d: wood, fill: "none", stroke: toHaze(palette.bark[0]), "stroke-width": 2.6 }) +
        tag("path", { d: shade, fill: toHaze(dark) }) +
        tag("path", { d: body, fill: toHaze(middle) }) +
        tag("path", { d: glints, fill: toHaze(lit), opacity: 0.55 + palette.rim.opacity * 0.4 }),
    ),
  ].join("");
}

type Bough = { shade: string; body: string; glints: string; wood: string };

/** A bough that sags and lifts its tip, with sprays hanging from it. */
function bough([x, y]: Point, reach: number, drop: number, random: Random): Bough {
  const sag = drop * random.between(0.55, 1) * Math.min(1, Math.abs(reach) / 160);
  const at = (share: number): Point => [
    x + reach * share,
    y + sag * (1.5 * share - 0.7 * share ** 3) - Math.abs(reach) * 0.05 * Math.sin(share * Math.PI),
  ];
  const paths: [string, string, string] = ["", "", ""];
  const count = Math.max(5, Math.round(Math.abs(reach) / 5));
  for (let i = 0; i <= count; i++) {
    const share = 0.06 + (0.94 * i) / count;
    const [px, py] = at(share);
    const full = Math.sin(Math.min(1, share * 1.12 + 0.12) * Math.PI) ** 0.6 || 0.2;
    const length = (8 + Math.abs(reach) * 0.16) * full * random.between(0.6, 1.15);
    const lean = Math.sign(reach) * length * random.between(0.15, 0.5);
    paths[0] += spray(px, py + 1, lean * 0.6, length * 1.08, random);
    paths[1] += spray(px, py - 2, lean, length * 0.72, random);
    if (random.chance(0.7)) paths[2] += spray(px + lean * 0.1, py - 4, lean * 1.1, length * 0.4, random);
  }
  const [ex, ey] = at(0.96);
  const [mx, my] = at(0.5);
  return {
    shade: paths[0],
    body: paths[1],
    glints: paths[2],
    wood: `M${num(x)} ${num(y)}Q${num(mx)} ${num(my - sag * 0.1)} ${num(ex)} ${num(ey)}`,
  };
}

/** A hanging tassel of needles. */
function spray(x: number, y: number, lean: number, length: number, random: Random): string {
  const wide = 2.4 + length * 0.16;
  const tip = random.between(-1.5, 1.5);
  return `M${num(x - wide)} ${num(y)}q${num(lean * 0.2)} ${num(length * 0.5)} ${num(wide + lean + tip)} ${num(length)}q${num(wide * 0.3 - lean * 0.3)} ${num(-length * 0.4)} ${num(wide - lean - tip)} ${num(-length)}q${num(-wide)} ${num(-wide * 1.2)} ${num(-wide * 2)} 0Z`;
}
