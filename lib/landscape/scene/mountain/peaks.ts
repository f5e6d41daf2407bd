import type { Random } from "@/lib/landscape/random";
import { linearGradient, mix, type Point, polygon, tag } from "@/lib/landscape/svg";
import { type Crest, createCrest, crestStep, type RidgeFacts } from "../crest";
import type { Scene } from "../terrain";

/** A horn: steep, and steeper still toward the summit. */
export function horn(distance: number): number {
  return distance >= 1 ? 0 : (1 - distance) ** 1.35 * 0.72 + (1 - distance) * 0.28;
}

/** The far massif under its snow: lit faces toward the sun, blue ones away from it, bare rock below. */
export function drawPeaks(scene: Scene, facts: RidgeFacts): string {
  const { frame, palette, random } = scene;
  const stream = random.fork("peaks");
  const crest = createCrest(frame, facts, stream);
  const isNight = palette.sun.body === "moon";
  const snow = isNight
    ? mix(palette.ridges[0] ?? palette.haze, "#dfe9e4", 0.42)
    : mix("#fffdf8", palette.sun.glow, 0.22);
  const rock = palette.ridges[0] ?? palette.haze;
  const lit = mix(snow, palette.haze, palette.disc > 0 || isNight ? 0.04 : 0.4);
  const body: Point[] = [...crest.points, [frame.width + crestStep, crest.foot], [-crestStep, crest.foot]];
  const span = crest.foot - crest.top;
  return [
    linearGradient(
      "peaks",
      [0, crest.top],
      [0, crest.foot],
      [
        [0, lit],
        [0.4, mix(lit, rock, 0.12)],
        [0.62, mix(lit, rock, 0.75)],
        [0.8, mix(rock, palette.haze, 0.5)],
        [1, palette.haze],
      ],
    ),
    linearGradient(
      "peaks-shade",
      [0, crest.top],
      [0, crest.top + span * 0.8],
      [
        [0, mix(rock, snow, 0.2)],
        [0.6, rock, 0.85],
        [1, rock, 0],
      ],
    ),
    tag("path", { d: polygon(body), fill: "url(#peaks)" }),
    tag("path", { d: facets(scene, crest, stream) + ribs(scene, crest, stream), fill: "url(#peaks-shade)" }),
  ].join("");
}

/** The faces in shade: from each summit a torn line runs down, and the crest back up to it. */
function facets(scene: Scene, crest: Crest, random: Random): string {
  const side = scene.palette.shadow.direction[0] < 0 ? -1 : 1;
  const points = side > 0 ? crest.points : [...crest.points].reverse();
  const isSummit = (i: number, reach: number) => {
    const y = points[i]?.[1] ?? crest.foot;
    return points.slice(Math.max(0, i - reach), i + reach + 1).every(([, other]) => other >= y);
  };
  let d = "";
  points.forEach(([x, y], i) => {
    const rise = crest.foot - y;
    if (rise < (crest.foot - crest.top) * 0.3 || !isSummit(i, 3)) return;
    const down = points.slice(i);
    const hollow = down.findIndex(([, py], k) => k > 4 && (down[k + 1]?.[1] ?? crest.foot) < py - 1.5);
    const flank = down.slice(0, hollow < 0 ? 60 : hollow + 1);
    const end = flank.at(-1) ?? [x, y];
    const reach = Math.abs(end[0] - x);
    const depth = Math.min(rise * 0.8, reach * 1.5 + rise * 0.12);
    const tear: Point[] = Array.from({ length: 11 }, (_, k): Point => {
      const share = (k + 1) / 11;
      const jag = (k % 2 === 0 ? 1 : -0.7) * reach * random.between(0.02, 0.09);
      return [x + side * (reach * (0.3 * share + 0.24 * share ** 2) + jag), y + depth * share];
    });
    d += polygon([[x, y], ...flank, ...tear.reverse()]);
  });
  return d;
}

/** Gullies on the lit faces: thin wedges that run down from the crest, longer where the mountain is higher. */
function ribs(scene: Scene, crest: Crest, random: Random): string {
  const side = scene.palette.shadow.direction[0] < 0 ? -1 : 1;
  const span = crest.foot - crest.top;
  let d = "";
  for (let i = 0; i < 90; i++) {
    const at = Math.floor(random.between(4, crest.points.length - 4));
    const [x, y] = crest.points[at] ?? [0, 0];
    const rise = crest.foot - y;
    if (rise < span * 0.32) continue;
    const slope = (crest.points[at + 4]?.[1] ?? y) - (crest.points[at - 4]?.[1] ?? y);
    const top = y + rise * random.between(0.02, 0.3);
    const drop = rise * random.between(0.1, 0.32);
    const drift = Math.sign(slope) * drop * random.between(0.1, 0.5);
    const wide = drop * random.between(0.06, 0.16);
    d += polygon([
      [x + drift * 0.2, top],
      [x + drift * 0.6 + wide * side, top + drop * 0.55],
      [x + drift, top + drop],
      [x + drift * 0.4 - wide * 0.3 * side, top + drop * 0.5],
    ]);
  }
  return d;
}
