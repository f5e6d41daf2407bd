import type { Building, Terrain } from "@/lib/contract/code-values/scene";
import { createRandom, type Random } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import { eavesHouse } from "./buildings/eaves";
import { modernHouse } from "./buildings/modern";
import { stoneHouse } from "./buildings/stone";
import { timberHouse } from "./buildings/timber";
import { verandaHouse } from "./buildings/veranda";
import { clubhouseSize, ground } from "./clubhouse-size";
import { fade, picture, ridge, wash } from "./parts";
import { drawTree } from "./trees";

const houses: Record<Building, () => string> = {
  timber: timberHouse,
  stone: stoneHouse,
  eaves: eavesHouse,
  modern: modernHouse,
  veranda: verandaHouse,
};

type Site = {
  sky: readonly [string, string];
  hills: readonly [far: string, mid: string, near: string];
  /** How high the three hills rise, px. */
  rise: readonly [number, number, number];
  woods: string;
  lawn: readonly [back: string, front: string];
  crown: string;
  trunk: string;
  sea?: readonly [string, string];
};

const sites: Record<Terrain, Site> = {
  "pine-hills": {
    sky: ["#d3dfd8", "#f4e3cd"],
    hills: ["#a3bba9", "#7fa08d", "#5a8570"],
    rise: [210, 180, 140],
    woods: "#4d7a62",
    lawn: ["#b7c58c", "#9db36f"],
    crown: "#1f4636",
    trunk: "#84462c",
  },
  links: {
    sky: ["#cddde4", "#f3e6d2"],
    hills: ["#a9bcc2", "#a9b79c", "#b4b07c"],
    rise: [70, 50, 46],
    woods: "#a8a56c",
    lawn: ["#c3c283", "#a8ad68"],
    crown: "#7c8550",
    trunk: "#d9c07c",
    sea: ["#8fb0bd", "#bcd0cf"],
  },
  parkland: {
    sky: ["#cfe0e2", "#f2ecd8"],
    hills: ["#aec6b4", "#8bb093", "#6f9c72"],
    rise: [100, 80, 66],
    woods: "#5c8a58",
    lawn: ["#b5cf88", "#98bd6a"],
    crown: "#3f6f3c",
    trunk: "#5e4a38",
  },
  mountain: {
    sky: ["#c6dbe6", "#f1e6dc"],
    hills: ["#9db4c4", "#6f95a0", "#447073"],
    rise: [300, 200, 140],
    woods: "#2f6058",
    lawn: ["#b0c78a", "#92b06c"],
    crown: "#1f4a45",
    trunk: "#57423c",
  },
  subtropical: {
    sky: ["#c3e2e8", "#f8e8d2"],
    hills: ["#a5c6c8", "#82b098", "#5f9a6c"],
    rise: [90, 150, 60],
    woods: "#4f8f5c",
    lawn: ["#b4d07c", "#93bd60"],
    crown: "#2a6b42",
    trunk: "#7d6750",
    sea: ["#3fa2b4", "#9fdcd2"],
  },
};

/** The clubhouse in its land; another seed, other hills. */
export function clubhouse(terrain: Terrain, building: Building, seed: string): string {
  const { width, height } = clubhouseSize;
  const random = createRandom(`clubhouse${seed}`);
  const site = sites[terrain];
  const [far, mid, near] = site.hills;
  return picture(clubhouseSize, [
    "<defs>",
    wash("sky", ...site.sky),
    fade("far", far, 120, 330),
    fade("mid", mid, 170, 380),
    fade("near", near, 230, 420),
    "</defs>",
    tag("rect", { width, height, fill: "url(#sky)" }),
    tag("circle", { cx: 1010, cy: 118, r: 46, fill: "#fbf3e2" }),
    tag("path", { d: ridge(random, width, 270, site.rise[0], height), fill: "url(#far)" }),
    site.sea ? sea(site.sea) : "",
    tag("path", { d: ridge(random, width, 330, site.rise[1], height), fill: "url(#mid)" }),
    tag("path", { d: ridge(random, width, 380, site.rise[2], height), fill: "url(#near)" }),
    treeLine(random, site.woods, terrain === "links" ? 0.5 : 1),
    tag("path", {
      d: `M0 ${ground - 6}Q360 ${ground - 22} 720 ${ground - 8}T1440 ${ground - 14}V${height}H0Z`,
      fill: site.lawn[0],
    }),
    houses[building](),
    tag("path", {
      d: `M0 ${ground + 18}Q420 ${ground - 2} 760 ${ground + 14}T1440 ${ground + 4}V${height}H0Z`,
      fill: site.lawn[1],
    }),
    tag("path", {
      d: `M700 ${ground + 2}Q690 ${ground + 26} 560 ${height}H860Q770 ${ground + 26} 790 ${ground + 2}Z`,
      fill: "#ead9b4",
    }),
    ...trees(terrain, site),
  ]);
}

function trees(terrain: Terrain, { crown, trunk }: Site): string[] {
  return [
    [96, 452, 330, 1],
    [236, 440, 190, -1],
    [1240, 446, 230, 1],
    [1372, 460, 350, -1],
    [1140, 436, 150, 1],
  ].map(([x = 0, y = 0, size = 0, lean]) =>
    drawTree[terrain]([x, y], size, { crown, trunk }, lean === -1 ? -1 : 1),
  );
}

/** A strip of water from the horizon to the shore. */
function sea([far, near]: readonly [string, string]): string {
  const { width } = clubhouseSize;
  const [top, foot] = [286, 372];
  const waves = Array.from({ length: 40 }, (_, i) => {
    const y = top + 6 + ((i * 37) % (foot - top - 8));
    return `M${(i * 97) % width} ${y}h${14 + ((i * 13) % 40)}`;
  }).join("");
  return [
    `<linearGradient id="sea" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`,
    tag("rect", { y: top, width, height: foot - top, fill: "url(#sea)" }),
    tag("path", { d: waves, stroke: mix(near, "#ffffff", 0.5), "stroke-width": 1.2, opacity: 0.6 }),
  ].join("");
}

/** The far edge of the woods, or of the dunes: crowns side by side. */
function treeLine(random: Random, color: string, share: number): string {
  const crowns = Array.from({ length: 70 }, (_, index) => {
    const [x, radius] = [index * 21 + random.between(-6, 6), random.between(9, 17)];
    return `M${num(x - radius)} ${ground - 12}q${num(radius)} ${num(-radius * 2 * share)} ${num(radius * 2)} 0Z`;
  });
  return `<path d="${crowns.join("")}" fill="${color}" opacity="0.75"/>`;
}
