import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { num, tag } from "@/lib/landscape/svg";
import { picture, wash } from "./parts";
import { drawTree } from "./trees";

export const persimmonsSize = { width: 720, height: 520 } as const;

const table = 345;

/** Light and dark side of the fruit that a land grows. */
const fruits: Record<Terrain, { ripe: readonly [string, string]; late: readonly [string, string] }> = {
  "pine-hills": { ripe: ["#d98a4e", "#a5452a"], late: ["#c06a3c", "#84351f"] },
  links: { ripe: ["#c9c06a", "#8f8a3c"], late: ["#c8695a", "#8a2f2c"] },
  parkland: { ripe: ["#b9c46a", "#7d8f3a"], late: ["#cc6a54", "#90302a"] },
  mountain: { ripe: ["#d98a4e", "#a5452a"], late: ["#c06a3c", "#84351f"] },
  subtropical: { ripe: ["#f0b04a", "#d0761e"], late: ["#eea23c", "#c4661a"] },
};

/** Fruit on a table in low winter light, the shadow of a tree on the wall behind: persimmons, apples or mandarins. */
export function stillLife(terrain: Terrain): string {
  const { ripe, late } = fruits[terrain];
  const shadowOf = drawTree[terrain];
  const { width, height } = persimmonsSize;
  const gray = terrain === "pine-hills" ? "#8d8470" : "#8c8371";
  const shadow = { crown: gray, trunk: gray };
  return picture(persimmonsSize, [
    `<defs>${wash("wall", "#e9dfc8", "#f1e8d4")}${wash("table", "#cdb68a", "#dcc8a0")}${fruitLight("ripe", ...ripe)}${fruitLight("late", ...late)}</defs>`,
    tag("rect", { width, height, fill: "url(#wall)" }),
    tag("path", { d: `M60 0H230L520 ${table}H300Z`, fill: "#fdf6e4", opacity: 0.5 }),
    tag("path", { d: `M330 0H400L640 ${table}H560Z`, fill: "#fdf6e4", opacity: 0.42 }),
    `<g opacity="0.3">${shadowOf([520, 420], 420, shadow)}${shadowOf([180, 300], 230, shadow, -1)}</g>`,
    tag("rect", { y: table, width, height: height - table, fill: "url(#table)" }),
    tag("path", { d: `M340 ${table}H520L700 ${height}H430Z`, fill: "#f1e0ba", opacity: 0.5 }),
    fruit(120, 372, 56, "ripe"),
    fruit(590, 376, 58, "ripe"),
    fruit(250, 362, 84, "late"),
    fruit(470, 366, 80, "late"),
    fruit(356, 398, 62, "ripe"),
    fruit(520, 452, 48, "ripe"),
  ]);
}

export const harvestSize = { width: 1440, height: 860 } as const;

const shelf = 470;
/** Back to front; all within the middle that a banner shows. */
const picked: readonly (readonly [x: number, y: number, radius: number, light: "ripe" | "late"])[] = [
  [404, 488, 84, "ripe"],
  [604, 478, 98, "late"],
  [826, 476, 102, "ripe"],
  [1024, 488, 86, "late"],
  [250, 572, 66, "late"],
  [506, 574, 92, "ripe"],
  [716, 586, 106, "late"],
  [930, 580, 96, "ripe"],
  [1188, 590, 72, "ripe"],
];

/** The same fruit as it was picked, a row of it in a wide picture. */
export function harvest(terrain: Terrain): string {
  const { ripe, late } = fruits[terrain];
  const shadowOf = drawTree[terrain];
  const { width, height } = harvestSize;
  const shadow = { crown: "#8c8371", trunk: "#8c8371" };
  return picture(harvestSize, [
    `<defs>${wash("wall", "#e6dcc4", "#f3ead6")}${wash("table", "#cdb68a", "#b9986a")}${fruitLight("ripe", ...ripe)}${fruitLight("late", ...late)}</defs>`,
    tag("rect", { width, height, fill: "url(#wall)" }),
    tag("path", { d: `M120 0H420L930 ${shelf}H560Z`, fill: "#fdf6e4", opacity: 0.5 }),
    tag("path", { d: `M600 0H720L1180 ${shelf}H1040Z`, fill: "#fdf6e4", opacity: 0.42 }),
    `<g opacity="0.26">${shadowOf([1120, 640], 640, shadow)}${shadowOf([250, 520], 420, shadow, -1)}</g>`,
    tag("rect", { y: shelf, width, height: height - shelf, fill: "url(#table)" }),
    tag("path", { d: `M560 ${shelf}H930L1330 ${height}H700Z`, fill: "#f1e0ba", opacity: 0.42 }),
    ...picked.map(([x, y, radius, light]) => fruit(x, y, radius, light)),
  ]);
}

function fruitLight(id: string, light: string, dark: string): string {
  return `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

/** A fruit whose middle lies at a point: a flat ball, four leaves and a stalk. */
function fruit(x: number, y: number, radius: number, fill: string): string {
  const random = createRandom(x);
  const top = y - radius * 0.72;
  const leaves = [-1, -0.4, 0.35, 1].map((side) => {
    const reach = radius * random.between(0.42, 0.56);
    return `M${x} ${num(top + 3)}Q${num(x + side * reach * 0.6)} ${num(top - radius * 0.2)} ${num(x + side * reach)} ${num(top + radius * 0.1)}Q${num(x + side * reach * 0.4)} ${num(top + radius * 0.2)} ${x} ${num(top + 3)}Z`;
  });
  const width = radius * 1.04;
  const foot = y + radius * 0.8;
  const side = (way: 1 | -1) =>
    `C${num(x + way * width * 0.7)} ${num(top - radius * 0.1)} ${num(x + way * width * 1.1)} ${num(y - radius * 0.4)} ${num(x + way * width * 1.08)} ${num(y + radius * 0.02)}` +
    `C${num(x + way * width * 1.06)} ${num(y + radius * 0.5)} ${num(x + way * width * 0.7)} ${num(foot)} `;
  return [
    `<ellipse cx="${num(x + radius * 0.45)}" cy="${num(foot - 4)}" rx="${num(radius * 1.25)}" ry="${num(radius * 0.17)}" fill="#57402c" opacity="0.32"/>`,
    tag("path", {
      d:
        `M${num(x)} ${num(top)}${side(1)}${num(x)} ${num(foot)}` +
        `M${num(x)} ${num(top)}${side(-1)}${num(x)} ${num(foot)}Z`,
      fill: `url(#${fill})`,
    }),
    tag("path", { d: leaves.join(""), fill: "#34402c" }),
    `<path d="M${num(x)} ${num(top + 2)}q${num(radius * 0.05)} ${num(-radius * 0.16)} ${num(radius * 0.2)} ${num(-radius * 0.22)}" stroke="#34402c" stroke-width="${num(radius * 0.09)}" fill="none" stroke-linecap="round"/>`,
  ].join("");
}
